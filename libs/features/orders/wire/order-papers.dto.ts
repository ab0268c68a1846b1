import { ApiProperty } from '@nestjs/swagger';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { BilingualDto, CountryRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import type { PaymentMethod, PaymentStage } from '#machines/order/state';

export class DueDto {
  @ApiProperty({ enum: ['prepayment', 'postpayment'] })
  stage: PaymentStage;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
}

/** The account that transfers go to; what it does not have is empty. */
export class TransferAccountDto {
  @ApiProperty({ example: 'Registra OÜ' })
  payee: string;
  @ApiProperty({ example: 'EE382200221020145685', description: 'To be copied: without spaces' })
  iban: string;
  @ApiProperty({ example: 'EE38 2200 2210 2014 5685', description: 'To be read: in groups of four' })
  ibanText: string;
  @ApiProperty({ example: '', description: 'The number of an account without IBAN' })
  account: string;
  @ApiProperty({ example: 'HABAEE2X' })
  bic: string;
  @ApiProperty({ example: 'Swedbank AS' })
  bank: string;
  @ApiProperty({ example: 'Liivalaia 8, Tallinn' })
  bankAddress: string;
}

/** A QR code that programs of banks read (EPC069-12). */
export class TransferCodeDto {
  @ApiProperty({ description: 'What it says' })
  payload: string;
  @ApiProperty({ description: 'The code as a picture', example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 370 370">' })
  svg: string;
}

/** What to transfer for an order, and where to. */
export class TransferDetailsDto {
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ type: DueDto, nullable: true, description: 'What is due now, or of the stage asked for; null: nothing' })
  due: DueDto | null;
  @ApiProperty({ type: MoneyDto, description: 'All that is left to pay' })
  balance: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'Transfers that were declared and not decided on yet; they are not taken off what is due' })
  declared: MoneyDto;
  @ApiProperty({ type: TransferAccountDto, nullable: true, description: 'Null where no account takes the order’s currency' })
  account: TransferAccountDto | null;
  @ApiProperty({ type: String, nullable: true, example: 'Payment for order R-000412', description: 'What the payer is to write' })
  purpose: string | null;
  @ApiProperty({ type: TransferCodeDto, nullable: true, description: 'Only in euros, to an IBAN, while something is due' })
  qr: TransferCodeDto | null;
}

export class PayerDto {
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when the person was erased' })
  name: string;
  @ApiProperty({ type: String, nullable: true })
  email: string | null;
}

export class SellerDto {
  @ApiProperty({ type: BilingualDto })
  name: BilingualDto;
  @ApiProperty()
  registryCode: string;
  @ApiProperty({ type: BilingualDto })
  address: BilingualDto;
}

export class ReceiptRefundDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ enum: ['requested', 'refunded', 'reversed'], description: 'requested: on its way' })
  state: 'requested' | 'refunded' | 'reversed';
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'date', description: 'The same as a day of the office’s calendar' })
  day: string;
}

/** The proof that a payment arrived, with what went back of it since. */
export class ReceiptDto {
  @ApiProperty({ format: 'uuid', description: 'Of the receipt in the log, which anyone may verify: /{ru|en}/verify/{proofId}' })
  proofId: string;
  @ApiProperty({ example: 'R-000412-1', description: 'The order’s number and the payment’s place in the order' })
  number: string;
  @ApiProperty({ format: 'date-time', description: 'When the money arrived' })
  at: string;
  @ApiProperty({ format: 'date', description: 'The same as a day of the office’s calendar, which is the day on paper' })
  day: string;
  @ApiProperty({ enum: ['paid', 'partlyRefunded', 'refunded'] })
  state: 'paid' | 'partlyRefunded' | 'refunded';
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ type: BilingualDto })
  service: BilingualDto;
  @ApiProperty({ type: CountryRefDto })
  country: CountryRefDto;
  @ApiProperty({ type: PayerDto })
  payer: PayerDto;
  @ApiProperty({ type: SellerDto })
  company: SellerDto;
  @ApiProperty({ enum: ['cash', 'transfer', 'provider'] })
  method: PaymentMethod;
  @ApiProperty({ enum: ['prepayment', 'postpayment'] })
  stage: PaymentStage;
  @ApiProperty({ type: String, nullable: true, example: 'paypal' })
  provider: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's own id of the payment" })
  providerReference: string | null;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'Of this payment' })
  refunded: MoneyDto;
  @ApiProperty({ type: [ReceiptRefundDto] })
  refunds: ReceiptRefundDto[];
  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'Of the order, in all, less what went back' })
  paid: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'Of the order, still to be paid' })
  left: MoneyDto;
}
