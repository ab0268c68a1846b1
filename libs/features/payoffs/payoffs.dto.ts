import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator';
import { type Currency, currencies } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { MayBeAbsent, Readable } from '#libs/platform/http/field-rules';
import type { BadgeColour } from '#machines/order/statuses';
import { type PayoffOperation, payoffOperations, type PayoffRefusal, payoffRefusals } from '#machines/payoff/commands';
import { type PayoffLine, type PayoffStatus, payoffStatuses } from '#machines/payoff/state';
import { BilingualDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto, SignedMoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { WholeExample } from '#libs/platform/http/api-docs';

export class PayoffArithmeticDto {
  @ApiProperty({ type: SignedMoneyDto })
  price: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Received less refunded' })
  paid: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'What of it counts: never more than the price' })
  kept: SignedMoneyDto;
  @ApiProperty({ example: 20 })
  percent: number;
  @ApiProperty({ type: SignedMoneyDto })
  before: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'kept x percent, rounded half up' })
  after: SignedMoneyDto;
}

export class PayoffLineDto {
  @ApiProperty({ enum: ['accrual', 'correction', 'payment'] })
  kind: PayoffLine['kind'];
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: "The order's event it follows from; null of a payment" })
  event: Id | null;
  @ApiProperty({ type: PayoffArithmeticDto, nullable: true })
  arithmetic: PayoffArithmeticDto | null;
  @ApiProperty({ type: SignedMoneyDto })
  amount: SignedMoneyDto;
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;
}

export class PayoffOperationDto {
  @ApiProperty({ enum: payoffOperations })
  operation: PayoffOperation;
  @ApiProperty()
  permitted: boolean;
  @ApiPropertyOptional({ enum: payoffRefusals })
  code?: PayoffRefusal;
  @ApiPropertyOptional({ description: "Why not, in the reader's language" })
  detail?: string;
}

export class PayoffActDto {
  @ApiProperty({ type: NamedRefDto })
  by: NamedRefDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class PayoffDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ type: NamedRefDto, nullable: true, description: 'By name alone, which is what a partner sees of a client too' })
  client: NamedRefDto | null;
  @ApiProperty({ type: BilingualDto, nullable: true })
  service: BilingualDto | null;
  @ApiProperty({ type: NamedRefDto })
  partner: NamedRefDto;
  @ApiProperty({ enum: payoffStatuses })
  state: PayoffStatus;
  @ApiProperty({ enum: ['orange', 'yellow', 'blue', 'green', 'red'] })
  badge: BadgeColour;
  @ApiProperty({ type: SignedMoneyDto })
  price: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto })
  kept: SignedMoneyDto;
  @ApiProperty({ example: 20 })
  percent: number;
  @ApiProperty({ type: SignedMoneyDto, description: 'Earned at first' })
  accrued: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Taken back after refunds; zero or negative' })
  corrected: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Earned, net of corrections' })
  amount: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto })
  paidOut: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Negative: to be recovered from other payments to the partner' })
  due: SignedMoneyDto;
  @ApiProperty({ format: 'date-time' })
  finishedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'While it is held' })
  heldUntil: string | null;
  @ApiProperty({ type: PayoffActDto, nullable: true })
  approved: PayoffActDto | null;
  @ApiProperty({ type: PayoffActDto, nullable: true })
  paid: PayoffActDto | null;
  @ApiProperty({ description: 'Approved and paid by the same person, because nobody else could' })
  soleApprover: boolean;
  @ApiProperty()
  version: number;
  @ApiProperty({ type: [PayoffLineDto] })
  lines: PayoffLineDto[];
  @ApiProperty({ type: [PayoffOperationDto] })
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
  @ApiProperty({ type: MoneyDto, description: 'Paid out beyond what was earned after all' })
  toRecover: MoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Owed in all, what is held included' })
  due: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Owed and no longer held; negative: to be recovered' })
  payable: SignedMoneyDto;
}

export class PayoffPageDto extends PageOf(PayoffDto) {
  @ApiProperty({ type: [PayoffTotalDto], description: 'Of the whole selection, one per currency' })
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
  @ApiPropertyOptional({ example: 'PO-2026/114', description: 'The number of the bank document; needed to pay' })
  @Reference()
  reference?: string;
}

@WholeExample({ operation: 'approve' })
export class PayoffOperationBody {
  @ApiProperty({ enum: payoffOperations })
  @IsIn(payoffOperations)
  operation: PayoffOperation;
  @ApiPropertyOptional({ type: PayoffPayloadBody })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => PayoffPayloadBody)
  payload?: PayoffPayloadBody;
}

export class ChosenPayoffBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  _id: Id;
  @ApiProperty()
  @IsInt()
  @Min(1)
  version: number;
}

@WholeExample({ operation: 'approve', payoffs: [{ _id: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b', version: 1 }] })
export class PayoffsBulkBody {
  @ApiProperty({ enum: payoffOperations })
  @IsIn(payoffOperations)
  operation: PayoffOperation;
  @ApiProperty({ type: [ChosenPayoffBody] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ChosenPayoffBody)
  payoffs: ChosenPayoffBody[];
  @ApiPropertyOptional({ example: 'PO-2026/114' })
  @Reference()
  reference?: string;
  @ApiPropertyOptional({ description: 'Says what would happen and does nothing' })
  @MayBeAbsent()
  @IsBoolean()
  dryRun?: boolean;
}

export class PayoffBulkResultDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty()
  accepted: boolean;
  @ApiPropertyOptional()
  code?: string;
  @ApiPropertyOptional()
  detail?: string;
}

export class PayoffSumDto {
  @ApiProperty({ type: NamedRefDto })
  partner: NamedRefDto;
  @ApiProperty({ type: SignedMoneyDto })
  sum: SignedMoneyDto;
}

export class PayoffsBulkDto {
  @ApiProperty({ type: [PayoffBulkResultDto] })
  results: PayoffBulkResultDto[];
  @ApiProperty({ type: [PayoffSumDto], description: 'What is due of the accepted ones, per partner and currency' })
  totals: PayoffSumDto[];
}

export class StatementLineDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'date', description: 'The same as a day of the office’s calendar' })
  day: string;
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ enum: ['accrual', 'correction', 'payment'] })
  kind: PayoffLine['kind'];
  @ApiProperty({ example: 'Reward for the finished order' })
  title: string;
  @ApiProperty({ type: String, nullable: true, example: '1,260.00 × 20%', description: 'How it was calculated' })
  arithmetic: string | null;
  @ApiProperty({ type: SignedMoneyDto })
  amount: SignedMoneyDto;
}

export class StatementAccountDto {
  @ApiProperty({ enum: currencies, enumName: 'Currency' })
  currency: Currency;
  @ApiProperty({ type: SignedMoneyDto, description: 'Owed to the partner at the beginning' })
  opening: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto })
  accrued: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto })
  corrected: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto })
  paid: SignedMoneyDto;
  @ApiProperty({ type: SignedMoneyDto, description: 'Owed at the end' })
  closing: SignedMoneyDto;
  @ApiProperty({ type: [StatementLineDto] })
  lines: StatementLineDto[];
}

export class StatementDto {
  @ApiProperty({ type: NamedRefDto })
  partner: NamedRefDto;
  @ApiProperty({ format: 'date' })
  from: string;
  @ApiProperty({ format: 'date' })
  to: string;
  @ApiProperty({ type: [StatementAccountDto] })
  accounts: StatementAccountDto[];
}
