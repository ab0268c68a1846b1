import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsUUID } from 'class-validator';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type OperationName, operationNames } from '#machines/order/commands';
import { type ConsequenceKey } from '#machines/order/consequences';
import { refusalCodes } from '#machines/order/decision';
import { type ProgressStatus } from '#machines/order/statuses';
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

/** The call to foresee: one of the fifteen operations, or another command with the body of its route. */
@WholeExample({ operation: 'cancelOrder', payload: { reason: 'The client changed their mind' } })
export class DryRunDto {
  /** One of the fifteen operations */
  @IsOptional()
  @IsIn(operationNames)
  operation?: OperationName;

  /** Another command, instead of an operation */
  @IsOptional()
  @IsIn(dryRunCommands)
  command?: (typeof dryRunCommands)[number];

  @ApiProperty({ additionalProperties: true, description: 'The payload of the operation, or the body of the command’s route' })
  @IsOptional()
  @IsObject()
  payload?: object;

  /** The step, document, transfer or payment in the path of the command’s route */
  @IsOptional()
  @IsUUID()
  part?: Id;

  /** Decides for this person instead; only for people who read the audit section */
  @IsOptional()
  @IsUUID()
  as?: Id;
}

export class DryRunRefusalDto {
  @ApiProperty({ enum: refusalCodes })
  code: string;
  @ApiProperty({ example: 'The order isn’t fully paid.', description: "In the reader's language" })
  detail: string;
  remedy?: RemedyDto;
}

export class ConsequenceDto {
  key: ConsequenceKey;
  @ApiProperty({ example: 'The client will be asked to pay €1,260.00.', description: "In the reader's language" })
  text: string;
  amount?: MoneyDto;
  amountBefore?: MoneyDto;
  /**
   * Number that `text` quotes, such as payments, steps or people
   * @example 3
   */
  count?: number;
}

export class NotifiedDto {
  side: Side;
  /**
   * People of this side who are notified
   * @example 3
   */
  people: number;
  @ApiProperty({ example: 1, description: 'Those of them who get an email at once' })
  emails: number;
}

export class ForeseenPostingDto {
  /**
   * Kind of the ledger's posting
   * @example 'commission'
   */
  kind: string;
  amount: MoneyDto;
}

/** The result as the reader may see it. Nothing was written. */
export class DryRunResultDto {
  accepted: boolean;
  @ApiProperty({ example: 7, description: 'The version of the order that it was decided on' })
  version: number;
  /** The status afterwards; the current one if the call would be refused */
  status: ProgressStatus;
  /** Why it would be refused */
  refusal?: DryRunRefusalDto;
  @ApiProperty({ example: ['ProjectFinished'], description: 'Types of the events that the reader would see in the history' })
  events: string[];
  consequences: ConsequenceDto[];
  /** For staff, all people by side; for clients and partners, themselves */
  notified: NotifiedDto[];
  /** Postings of the ledger, for staff who read payments */
  postings?: ForeseenPostingDto[];
}
