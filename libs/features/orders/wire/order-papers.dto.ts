import { ApiProperty } from '@nestjs/swagger';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { BilingualDto, CountryRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import type { PaymentMethod, PaymentStage } from '#machines/order/state';

export class DueDto {
  stage: PaymentStage;
  amount: MoneyDto;
}

/** Missing members are empty. */
export class TransferAccountDto {
  /**
   * Holder of the account
   * @example 'Registra OÜ'
   */
  payee: string;
  @ApiProperty({ example: 'EE382200221020145685', description: 'To be copied: without spaces' })
  iban: string;
  @ApiProperty({ example: 'EE38 2200 2210 2014 5685', description: 'To be read: in groups of four' })
  ibanText: string;
  @ApiProperty({ example: '', description: 'The number of an account without IBAN' })
  account: string;
  /**
   * SWIFT code of the bank; may be empty
   * @example 'HABAEE2X'
   */
  bic: string;
  /**
   * Name of the bank; may be empty
   * @example 'Swedbank AS'
   */
  bank: string;
  /**
   * Street and city of the bank; may be empty
   * @example 'Liivalaia 8, Tallinn'
   */
  bankAddress: string;
}

/** A QR code for banking apps (EPC069-12). */
export class TransferCodeDto {
  /** The text in the code */
  payload: string;
  @ApiProperty({ description: 'The code as a picture', example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 370 370">' })
  svg: string;
}

/** Amount, account and purpose of a transfer for an order. */
export class TransferDetailsDto {
  order: OrderRefDto;
  /** The amount due now, or of the requested stage; null: nothing is due */
  due: DueDto | null;
  /** Everything that is left to pay */
  balance: MoneyDto;
  /** Declared transfers without a decision; they are not deducted from what is due */
  declared: MoneyDto;
  /** Null if no account takes the order’s currency */
  account: TransferAccountDto | null;
  @ApiProperty({ example: 'Payment for order R-000412', description: 'What the payer is to write' })
  purpose: string | null;
  /** A code for banking apps; only in euros, to an IBAN, while something is due */
  qr: TransferCodeDto | null;
}

export class PayerDto {
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when the person was erased' })
  name: string;
  email: string | null;
}

export class SellerDto {
  name: BilingualDto;
  registryCode: string;
  address: BilingualDto;
}

export class ReceiptRefundDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  amount: MoneyDto;
  /** requested: under way */
  state: 'requested' | 'refunded' | 'reversed';
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'date', description: 'The same as a day of the office’s calendar' })
  day: string;
}

/** Proves that a payment arrived, and lists its refunds since. */
export class ReceiptDto {
  @ApiProperty({ format: 'uuid', description: 'Of the receipt in the log, which anyone may verify: /{ru|en}/verify/{proofId}' })
  proofId: string;
  @ApiProperty({ example: 'R-000412-1', description: 'The order’s number and the payment’s place in the order' })
  number: string;
  @ApiProperty({ format: 'date-time', description: 'When the money arrived' })
  at: string;
  @ApiProperty({ format: 'date', description: 'The same as a day of the office’s calendar, which is the day on paper' })
  day: string;
  state: 'paid' | 'partlyRefunded' | 'refunded';
  order: OrderRefDto;
  service: BilingualDto;
  country: CountryRefDto;
  payer: PayerDto;
  company: SellerDto;
  method: PaymentMethod;
  stage: PaymentStage;
  /**
   * Provider that took the payment; null for cash and transfers
   * @example 'paypal'
   */
  provider: string | null;
  /** The provider's own id of the payment */
  providerReference: string | null;
  amount: MoneyDto;
  /** What was returned of this payment since */
  refunded: MoneyDto;
  refunds: ReceiptRefundDto[];
  price: MoneyDto;
  /** Payments of the whole order, less refunds */
  paid: MoneyDto;
  /** What is left to pay of the whole order */
  left: MoneyDto;
}
