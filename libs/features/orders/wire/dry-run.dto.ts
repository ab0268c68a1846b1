import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsUUID } from 'class-validator';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type OperationName, operationNames } from '#machines/order/commands';
import { type ConsequenceKey, consequenceKeys } from '#machines/order/consequences';
import { refusalCodes } from '#machines/order/decision';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import type { Side } from '#machines/order/who';
import { RemedyDto } from './judgement.dto.js';

/** Calls on a placed order that are not operations. */
export const dryRunCommands = [
  'editOrder',
  'giveDetails',
  'recordCompany',
  'setExpectedDate',
  'appointPartner',
  'assignManager',
  'changePartnerReward',
  'acknowledgePartnerReward',
  'completeStep',
  'reopenStep',
  'attachDocument',
  'removeDocument',
  'reviewDocument',
  'declareTransfer',
  'settleTransfer',
  'withdrawTransfer',
  'recordOfflinePayment',
  'waiveRest',
  'correctPayment',
  'settleReversal',
  'requestRefund',
] as const satisfies readonly Exclude<OrderCallName, 'placeOrder' | 'operate'>[];

/** The call to foresee: one of the fifteen operations, or another command with the body of that command’s route. */
@WholeExample({ operation: 'cancelOrder', payload: { reason: 'The client changed their mind' } })
export class DryRunDto {
  @ApiProperty({ enum: operationNames, required: false, description: 'One of the fifteen operations' })
  @IsOptional()
  @IsIn(operationNames)
  operation?: OperationName;

  @ApiProperty({ enum: dryRunCommands, required: false, description: 'Another command, instead of an operation' })
  @IsOptional()
  @IsIn(dryRunCommands)
  command?: (typeof dryRunCommands)[number];

  @ApiProperty({
    type: Object,
    additionalProperties: true,
    required: false,
    description: 'The payload of the operation, or the body of the command’s route',
  })
  @IsOptional()
  @IsObject()
  payload?: object;

  @ApiProperty({
    format: 'uuid',
    required: false,
    description: 'The step, document, transfer or payment in the path of the command’s route',
  })
  @IsOptional()
  @IsUUID()
  part?: Id;

  @ApiProperty({ format: 'uuid', required: false, description: 'Decides for this person instead; for people who read the audit section' })
  @IsOptional()
  @IsUUID()
  as?: Id;
}

export class DryRunRefusalDto {
  @ApiProperty({ enum: refusalCodes })
  code: string;
  @ApiProperty({ example: 'The order isn’t fully paid.', description: "In the reader's language" })
  detail: string;
  @ApiProperty({ type: RemedyDto, required: false })
  remedy?: RemedyDto;
}

export class ConsequenceDto {
  @ApiProperty({ enum: consequenceKeys })
  key: ConsequenceKey;
  @ApiProperty({ example: 'The client will be asked to pay €1,260.00.', description: "In the reader's language" })
  text: string;
  @ApiProperty({ type: MoneyDto, required: false })
  amount?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  amountBefore?: MoneyDto;
  @ApiProperty({ required: false, example: 3 })
  count?: number;
}

export class NotifiedDto {
  @ApiProperty({ enum: ['client', 'partner', 'staff'] })
  side: Side;
  @ApiProperty({ example: 3 })
  people: number;
  @ApiProperty({ example: 1, description: 'Those of them who get an email at once' })
  emails: number;
}

export class ForeseenPostingDto {
  @ApiProperty({ example: 'commission' })
  kind: string;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
}

/** What a call would lead to, as the reader may see it. Nothing was written. */
export class DryRunResultDto {
  @ApiProperty()
  accepted: boolean;
  @ApiProperty({ example: 7, description: 'The version of the order that it was decided on' })
  version: number;
  @ApiProperty({ enum: progressStatuses, description: 'The status after it; the present one if it would be refused' })
  status: ProgressStatus;
  @ApiProperty({ type: DryRunRefusalDto, required: false, description: 'Why it would be refused' })
  refusal?: DryRunRefusalDto;
  @ApiProperty({
    type: [String],
    example: ['ProjectFinished'],
    description: 'Types of the events that the reader would see in the history',
  })
  events: string[];
  @ApiProperty({ type: ConsequenceDto, isArray: true })
  consequences: ConsequenceDto[];
  @ApiProperty({ type: NotifiedDto, isArray: true, description: 'Staff: everybody by side. Clients and partners: themselves' })
  notified: NotifiedDto[];
  @ApiProperty({
    type: ForeseenPostingDto,
    isArray: true,
    required: false,
    description: 'Postings of the ledger, for staff who read payments',
  })
  postings?: ForeseenPostingDto[];
}
