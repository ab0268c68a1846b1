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
import { type Currency, currencies } from '#libs/kernel/currency';
import type { Id } from '#libs/kernel/ids';
import type { MoneyText } from '#libs/kernel/money';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import type { BadgeColour } from '#machines/order/statuses';
import { type PayoffOperation, payoffOperations, type PayoffRefusal, payoffRefusals } from '#machines/payoff/commands';
import { type PayoffLine, type PayoffStatus, payoffStatuses } from '#machines/payoff/state';

/** An amount that may be negative: what is taken back, or to be recovered. */
export class PayoffMoneyDto implements MoneyText {
  @ApiProperty({ example: '-125.00' })
  amount: string;
  @ApiProperty({ enum: currencies })
  currency: Currency;
}

export class PayoffOrderRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
}

export class PayoffPersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Baltic Filings', description: 'Empty when the person was erased' })
  name: string;
}

export class PayoffArithmeticDto {
  @ApiProperty({ type: PayoffMoneyDto })
  price: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Received less refunded' })
  paid: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'What of it counts: never more than the price' })
  kept: PayoffMoneyDto;
  @ApiProperty({ example: 20 })
  percent: number;
  @ApiProperty({ type: PayoffMoneyDto })
  before: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'kept x percent, rounded half up' })
  after: PayoffMoneyDto;
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
  @ApiProperty({ type: PayoffMoneyDto })
  amount: PayoffMoneyDto;
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
  @ApiProperty({ type: PayoffPersonDto })
  by: PayoffPersonDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class PayoffDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: PayoffOrderRefDto })
  order: PayoffOrderRefDto;
  @ApiProperty({ type: PayoffPersonDto })
  partner: PayoffPersonDto;
  @ApiProperty({ enum: payoffStatuses })
  state: PayoffStatus;
  @ApiProperty({ enum: ['orange', 'yellow', 'blue', 'green', 'red'] })
  badge: BadgeColour;
  @ApiProperty({ type: PayoffMoneyDto })
  price: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto })
  kept: PayoffMoneyDto;
  @ApiProperty({ example: 20 })
  percent: number;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Earned at first' })
  accrued: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Taken back after refunds; zero or negative' })
  corrected: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Earned, net of corrections' })
  amount: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto })
  paidOut: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Negative: to be recovered from other payments to the partner' })
  due: PayoffMoneyDto;
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

export class PayoffTotalDto {
  @ApiProperty({ enum: currencies })
  currency: Currency;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { payable: '120.00' },
    description: 'Earned amounts by state',
  })
  byState: Record<string, string>;
  @ApiProperty({ type: PayoffMoneyDto })
  due: PayoffMoneyDto;
}

export class PayoffPageDto {
  @ApiProperty({ type: [PayoffDto] })
  items: PayoffDto[];
  @ApiProperty()
  page: number;
  @ApiProperty()
  per_page: number;
  @ApiProperty()
  total: number;
  @ApiProperty()
  totalIsExact: boolean;
  @ApiProperty({ type: [PayoffTotalDto], description: 'Of the whole selection, one per currency' })
  totals: PayoffTotalDto[];
}

const reference = /^[\p{L}\d][\p{L}\d ./#-]{0,39}$/u;

/** The number of the bank's document; needed to pay. */
const Reference = (): PropertyDecorator => (target, name) => {
  MayBeAbsent()(target, name as string);
  IsString()(target, name as string);
  Matches(reference)(target, name as string);
};

export class PayoffPayloadBody {
  @ApiPropertyOptional({ example: 'PO-2026/114', description: 'The number of the bank document; needed to pay' })
  @Reference()
  reference?: string;
}

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
  @ApiProperty({ type: PayoffPersonDto })
  partner: PayoffPersonDto;
  @ApiProperty({ type: PayoffMoneyDto })
  sum: PayoffMoneyDto;
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
  @ApiProperty({ type: PayoffOrderRefDto })
  order: PayoffOrderRefDto;
  @ApiProperty({ enum: ['accrual', 'correction', 'payment'] })
  kind: PayoffLine['kind'];
  @ApiProperty({ example: 'Reward for the finished order' })
  title: string;
  @ApiProperty({ type: String, nullable: true, example: '1,260.00 x 20 %', description: 'How it was reckoned' })
  arithmetic: string | null;
  @ApiProperty({ type: PayoffMoneyDto })
  amount: PayoffMoneyDto;
}

export class StatementAccountDto {
  @ApiProperty({ enum: currencies })
  currency: Currency;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Owed to the partner at the beginning' })
  opening: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto })
  accrued: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto })
  corrected: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto })
  paid: PayoffMoneyDto;
  @ApiProperty({ type: PayoffMoneyDto, description: 'Owed at the end' })
  closing: PayoffMoneyDto;
  @ApiProperty({ type: [StatementLineDto] })
  lines: StatementLineDto[];
}

export class StatementDto {
  @ApiProperty({ type: PayoffPersonDto })
  partner: PayoffPersonDto;
  @ApiProperty({ format: 'date' })
  from: string;
  @ApiProperty({ format: 'date' })
  to: string;
  @ApiProperty({ type: [StatementAccountDto] })
  accounts: StatementAccountDto[];
}
