import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { type DocumentKind, type RefundWay, type RejectionCause, rejectionCauses } from '#machines/order/state';
import { IsMoney, type MoneyDto } from '#libs/contracts/wire/money.dto';
import { HasTwoDecimals, IsCalendarDate, IsText, MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';

/** Optional; it has no members. */
export class EmptyBodyDto {}

/** Appoints a partner, replaces the current one, or (null) removes them. */
export class AppointPartnerDto {
  @ValidateIf((body: AppointPartnerDto) => body.partner !== null)
  @IsUUID()
  partner: Id | null;

  @ApiProperty({ example: 22.5, description: "Reward percent; the service's when absent" })
  @IsOptional()
  @HasTwoDecimals()
  @Min(1)
  @Max(100)
  percent?: number;
}

export class AssignManagerDto {
  @ValidateIf((body: AssignManagerDto) => body.manager !== null)
  @IsUUID()
  manager: Id | null;
}

export class ChangeRewardDto {
  /**
   * The partner's new reward, in percent of the price
   * @example 25
   */
  @HasTwoDecimals()
  @Min(1)
  @Max(100)
  percent: number;

  /** For the partner */
  @MayBeAbsent()
  @IsText(1000)
  reason?: string;
}

/** A file uploaded by the caller. */
export class AttachDocumentDto {
  @IsUUID()
  file: Id;

  @IsIn(['document', 'address', 'result'])
  kind: DocumentKind;

  /** The requested item that it answers */
  @IsOptional()
  @IsUUID()
  item?: Id | null;

  /** @example 'Passport, pages 1 to 3' */
  @IsOptional()
  @IsText(200)
  title?: string | null;

  /** The result that it replaces */
  @IsOptional()
  @IsUUID()
  replaces?: Id | null;
}

@WholeExample({ decision: 'reject', cause: 'unreadable', reason: 'The photograph is not readable' })
export class ReviewDocumentDto {
  @IsIn(['accept', 'reject'])
  decision: 'accept' | 'reject';

  /** Why it is rejected, by choice */
  @IsOptional()
  @IsIn(rejectionCauses)
  cause?: RejectionCause;

  @ApiProperty({ description: 'Needed when rejected without a cause', example: 'The photograph is not readable' })
  @ValidateIf((body: ReviewDocumentDto) => (body.decision === 'reject' && body.cause === undefined) || body.reason !== undefined)
  @IsText(1000)
  reason?: string;
}

export class DeclareTransferDto {
  @IsMoney()
  amount: MoneyDto;

  /**
   * Text that the client wrote into the transfer
   * @example 'Order R-000412'
   */
  @IsOptional()
  @IsText(200)
  reference?: string | null;
}

/** Accepts no day, or the day on which money arrived. */
const IsArrivalDay = (): PropertyDecorator =>
  applyDecorators(
    IsCalendarDate(),
    IsOptional(),
    ApiProperty({
      required: false,
      nullable: true,
      type: String,
      format: 'date',
      description: 'The day on which it arrived, by the office’s clock; not after today',
    }),
  );

@WholeExample({ decision: 'confirm', amount: { amount: '125.00', currency: 'EUR' } })
export class SettleTransferDto {
  @IsIn(['confirm', 'reject'])
  decision: 'confirm' | 'reject';

  @IsMoney({ required: false, description: 'What arrived; needed when confirmed' })
  @ValidateIf((body: SettleTransferDto) => body.decision === 'confirm' || body.amount !== undefined)
  amount?: MoneyDto;

  /** Required for a rejection */
  @ValidateIf((body: SettleTransferDto) => body.decision === 'reject' || body.reason !== undefined)
  @IsText(1000)
  reason?: string;

  @IsArrivalDay()
  valueDate?: string | null;
}

export class RecordPaymentDto {
  @IsIn(['cash', 'transfer'])
  kind: 'cash' | 'transfer';

  @IsMoney()
  amount: MoneyDto;

  @IsOptional()
  @IsText(1000)
  note?: string | null;

  @IsArrivalDay()
  valueDate?: string | null;
}

@WholeExample({
  payment: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
  amount: { amount: '1.00', currency: 'EUR' },
  reason: 'The registry refused the name',
  confirmation: 'REFUND',
})
export class RequestRefundDto {
  @IsUUID()
  payment: Id;

  @IsMoney()
  amount: MoneyDto;

  /** @example 'The registry refused the name' */
  @IsText(1000)
  reason: string;

  /** Typed by the person, as a confirmation */
  @Equals('REFUND')
  confirmation: 'REFUND';

  /**
   * other: staff state that it was refunded another way, which counts at once. Absent: by the provider that took the payment. Cash and
   * transfers are always refunded another way
   */
  @IsOptional()
  @IsIn(['provider', 'other'])
  by?: RefundWay;
}
