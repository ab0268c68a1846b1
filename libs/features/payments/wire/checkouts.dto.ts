import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length, Matches } from 'class-validator';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { type Currency } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { MayBeAbsent, Readable } from '#libs/platform/http/field-rules';
import { OptionalBody } from '#libs/platform/http/validate';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type CheckoutOperation, type CheckoutRefusal } from '#machines/checkout/commands';
import { type CheckoutStatus } from '#machines/checkout/state';
import type { PaymentStage } from '#machines/order/state';

const stages = ['prepayment', 'postpayment'] as const;

@OptionalBody()
@WholeExample({ stage: 'prepayment' })
export class BeginCheckoutBody {
  /**
   * Pays the prepayment, or the whole missing part of the price. Default: the prepayment while a part of it is missing, then the balance
   * once it is due
   */
  @MayBeAbsent()
  @IsIn(stages)
  stage?: PaymentStage;
}

@OptionalBody()
@WholeExample({ token: '4XK19283TR456' })
export class CheckoutReturnBody {
  /** The parameter `token` that the provider added to the return address; a wrong or missing one changes nothing */
  @MayBeAbsent()
  @IsString()
  @Matches(/^[\x21-\x7e]{1,100}$/)
  token?: string;
}

export class CheckoutOperationDto {
  operation: CheckoutOperation;
  permitted: boolean;
  code?: CheckoutRefusal;
  /** Why not, in the reader's language */
  detail?: string;
}

export class CheckoutDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ format: 'uuid' })
  orderId: Id;
  /**
   * Provider that the client pays at
   * @example 'paypal'
   */
  provider: string;
  state: CheckoutStatus;
  @ApiProperty({ example: 'Waiting for your approval', description: "The state in the reader's language" })
  stateText: string;
  stage: PaymentStage;
  amount: MoneyDto;
  /** The page on which its client approves it; null if there is nothing to approve, and for other readers */
  approveUrl: string | null;
  @ApiProperty({ format: 'date-time', description: 'Until then the provider waits for approval' })
  expiresAt: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  version: number;
  @ApiProperty({ example: 'INSTRUMENT_DECLINED', description: "The provider's code of the last decline; for staff" })
  issue?: string;
  operations: CheckoutOperationDto[];
}

export class PaymentProviderDto {
  /**
   * Name by which checkouts refer to the provider
   * @example 'paypal'
   */
  name: string;
  currencies: Currency[];
  /** Currencies whose amounts are paid online in whole units only */
  wholeUnits: Currency[];
}

export class PaymentProvidersDto {
  /** Empty if there is no online payment */
  items: PaymentProviderDto[];
}

@WholeExample({ note: 'The bank confirmed the amount' })
export class FindingSettlementBody {
  /** The result of the examination and the action taken */
  @Readable()
  @IsString()
  @Length(3, 1000)
  note: string;
}
