import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsInt, IsString, IsUUID, Matches, Min } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import { type Currency, currencies } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { MayBeAbsent, Readable } from '#libs/platform/http/field-rules';
import type { BadgeColour } from '#machines/order/statuses';
import { type PayoffOperation, payoffOperations, type PayoffRefusal } from '#machines/payoff/commands';
import { type PayoffLine, type PayoffStatus } from '#machines/payoff/state';
import { BilingualDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto, SignedMoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { WholeExample } from '#libs/platform/http/api-docs';

export class PayoffArithmeticDto {
  price: SignedMoneyDto;
  /** Received less refunded */
  paid: SignedMoneyDto;
  /** The part of the payments that counts, at most the price */
  kept: SignedMoneyDto;
  /**
   * The partner's share of `kept`, in percent
   * @example 20
   */
  percent: number;
  before: SignedMoneyDto;
  /** kept x percent, rounded half up */
  after: SignedMoneyDto;
}

export class PayoffLineDto {
  kind: PayoffLine['kind'];
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'uuid', description: "The order's event it follows from; null of a payment" })
  event: Id | null;
  arithmetic: PayoffArithmeticDto | null;
  amount: SignedMoneyDto;
  reference: string | null;
}

export class PayoffOperationDto {
  operation: PayoffOperation;
  permitted: boolean;
  code?: PayoffRefusal;
  /** Why not, in the reader's language */
  detail?: string;
}

export class PayoffActDto {
  by: NamedRefDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class PayoffDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  order: OrderRefDto;
  /** The client's name, without contacts */
  client: NamedRefDto | null;
  service: BilingualDto | null;
  partner: NamedRefDto;
  state: PayoffStatus;
  badge: BadgeColour;
  price: SignedMoneyDto;
  kept: SignedMoneyDto;
  /**
   * The partner's share of `kept`, in percent
   * @example 20
   */
  percent: number;
  /** Earned at first */
  accrued: SignedMoneyDto;
  /** Taken back after refunds; zero or negative */
  corrected: SignedMoneyDto;
  /** Earned, net of corrections */
  amount: SignedMoneyDto;
  paidOut: SignedMoneyDto;
  /** Negative: to be recovered from other payments to the partner */
  due: SignedMoneyDto;
  @ApiProperty({ format: 'date-time' })
  finishedAt: string;
  @ApiProperty({ format: 'date-time', description: 'While it is held' })
  heldUntil: string | null;
  approved: PayoffActDto | null;
  paid: PayoffActDto | null;
  /** The same person approved and paid it, because nobody else could */
  soleApprover: boolean;
  version: number;
  lines: PayoffLineDto[];
  operations: PayoffOperationDto[];
}

const AmountsByState = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { payable: '120.00' }, description });

export class PayoffTotalDto {
  @ApiProperty({ enum: currencies, enumName: 'Currency' })
  currency: Currency;
  @AmountsByState('Earned amounts by state')
  byState: Record<string, string>;
  @AmountsByState('Still owed by state; a state of which nothing is owed is left out')
  leftByState: Record<string, string>;
  /** Paid out beyond what was earned after refunds */
  toRecover: MoneyDto;
  /** Owed in total, including what is held */
  due: SignedMoneyDto;
  /** Owed and no longer held; negative: to be recovered */
  payable: SignedMoneyDto;
}

export class PayoffPageDto extends PageOf(PayoffDto) {
  totals: PayoffTotalDto[];
}

const reference = /^[\p{L}\d][\p{L}\d ./#-]{0,39}$/u;

/** The number of the bank's document; needed to pay. */
const Reference = (): PropertyDecorator => (target, name) => {
  MayBeAbsent()(target, name as string);
  Readable()(target, name as string);
  IsString()(target, name as string);
  Matches(reference)(target, name as string);
};

export class PayoffPayloadBody {
  @ApiProperty({ example: 'PO-2026/114', description: 'The number of the bank document; needed to pay' })
  @Reference()
  reference?: string;
}

@WholeExample({ operation: 'approve' })
export class PayoffOperationBody {
  @IsIn(payoffOperations)
  operation: PayoffOperation;
  @MayBeAbsent()
  @Nested(() => PayoffPayloadBody)
  payload?: PayoffPayloadBody;
}

export class ChosenPayoffBody {
  @IsUUID()
  _id: Id;
  @IsInt()
  @Min(1)
  version: number;
}

@WholeExample({ operation: 'approve', payoffs: [{ _id: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b', version: 1 }] })
export class PayoffsBulkBody {
  @IsIn(payoffOperations)
  operation: PayoffOperation;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @Nested(() => ChosenPayoffBody)
  payoffs: ChosenPayoffBody[];
  /**
   * Number of the bank's document that pays them
   * @example 'PO-2026/114'
   */
  @Reference()
  reference?: string;
  /** Returns the results without writing anything */
  @MayBeAbsent()
  @IsBoolean()
  dryRun?: boolean;
}

export class PayoffBulkResultDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  accepted: boolean;
  code?: string;
  detail?: string;
}

export class PayoffSumDto {
  partner: NamedRefDto;
  sum: SignedMoneyDto;
}

export class PayoffsBulkDto {
  results: PayoffBulkResultDto[];
  /** Due sums of the accepted payoffs, per partner and currency */
  totals: PayoffSumDto[];
}

export class StatementLineDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'date', description: 'The same as a day of the office’s calendar' })
  day: string;
  order: OrderRefDto;
  kind: PayoffLine['kind'];
  /**
   * In the reader's language
   * @example 'Reward for the finished order'
   */
  title: string;
  @ApiProperty({ example: '1,260.00 × 20%', description: 'How it was calculated' })
  arithmetic: string | null;
  amount: SignedMoneyDto;
}

export class StatementAccountDto {
  @ApiProperty({ enum: currencies, enumName: 'Currency' })
  currency: Currency;
  /** Owed to the partner at the beginning */
  opening: SignedMoneyDto;
  accrued: SignedMoneyDto;
  corrected: SignedMoneyDto;
  paid: SignedMoneyDto;
  closing: SignedMoneyDto;
  lines: StatementLineDto[];
}

export class StatementDto {
  partner: NamedRefDto;
  @ApiProperty({ format: 'date' })
  from: string;
  @ApiProperty({ format: 'date' })
  to: string;
  accounts: StatementAccountDto[];
}
