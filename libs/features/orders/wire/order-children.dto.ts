import type { Id } from '#machines/kernel/ids';
import { ApiProperty } from '@nestjs/swagger';
import {
  type DisputeOutcome,
  type DocumentFormat,
  type DocumentKind,
  type ItemKind,
  type PaymentMethod,
  type PaymentStage,
  type RefundWay,
  type RejectionCause,
  type ReversalCause,
} from '#machines/order/state';
import type { ItemState } from '#machines/order/items';
import { PersonRefDto } from './order-refs.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

export class StepDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  title: BilingualDto;
  @ApiProperty({ format: 'date-time' })
  completedAt: string | null;
}

export class StepGroupDto {
  title: BilingualDto;
  steps: StepDto[];
}

export class OrderFileDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /**
   * File name, cleaned at the upload
   * @example 'passport.pdf'
   */
  name: string;
  @ApiProperty({ example: 184_320, description: 'Bytes' })
  size: number;
  /**
   * Media type, decided by the content
   * @example 'application/pdf'
   */
  type: string;
  /** Lower-case hex */
  sha256: string;
}

export class OrderDocumentDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  kind: DocumentKind;
  @ApiProperty({ format: 'uuid' })
  item: Id | null;
  title: string | null;
  file: OrderFileDto;
  attachedBy: PersonRefDto;
  @ApiProperty({ format: 'date-time' })
  attachedAt: string;
  review: 'none' | 'accepted' | 'rejected';
  reason: string | null;
  /** The chosen cause of a rejection; `reason` has its text, if any */
  cause: RejectionCause | null;
  @ApiProperty({ example: 1, description: 'Among the files of its item, or with the results that it replaced' })
  version: number;
  @ApiProperty({ format: 'uuid', description: 'The result that stands in for this one' })
  replacedBy: Id | null;
}

export class RequestedItemDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  kind: ItemKind;
  /** The title in the reader's language if the service requires the item, else as it was typed */
  title: string;
  /** The person whose document it is, if each person gives their own */
  person: string | null;
  note: string | null;
  /** Position in requiredDocuments; null if it was typed by hand */
  required: number | null;
  /** The state of the newest file; also accepted: a document given on paper */
  state: ItemState;
  @ApiProperty({ format: 'date-time', description: 'Files from before then no longer count' })
  askedAt: string;
  @ApiProperty({ format: 'date', example: '2026-11-27', description: 'The day by which it is wanted' })
  due: string | null;
  documents: OrderDocumentDto[];
  receivedOnPaper: boolean;
  withdrawn: boolean;
}

export class RefundDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  amount: MoneyDto;
  state: 'requested' | 'refunded' | 'failed' | 'reversed';
  @ApiProperty({ format: 'date-time' })
  at: string;
  reason: string | null;
  /** Who refunds it; other: staff state that it was refunded another way */
  by: RefundWay;
  /** Why the provider took it back unasked; null for a refund */
  cause: ReversalCause | null;
  /** The provider's id of money that it took back unasked */
  providerReference: string | null;
  /** The provider's code of why it failed; for staff */
  issue: string | null;
}

/** A chargeback or claim that the payer opened at the provider. */
export class DisputeDto {
  amount: MoneyDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'date-time', description: 'Until when it can be answered, where the provider says' })
  dueAt: string | null;
  /** Null while it is open */
  outcome: DisputeOutcome | null;
}

/** A payment in its order and in the history. */
export class PaymentLineDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  method: PaymentMethod;
  stage: PaymentStage;
  amount: MoneyDto;
  state: 'declared' | 'confirmed' | 'rejected' | 'withdrawn' | 'captured' | 'pending' | 'denied' | 'refunded';
  @ApiProperty({ example: 'paypal', description: 'Null of cash and transfers' })
  provider: string | null;
  /** The provider's own id of the payment; null until it is captured */
  providerReference: string | null;
  /** The provider's fee; for staff only, null: the provider does not state it */
  fee: MoneyDto | null;
  /** Disputes of the payer at the provider, oldest first */
  disputes: DisputeDto[];
}

export class PaymentDto extends PaymentLineDto {
  recordedBy: PersonRefDto | null;
  reference: string | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** What the payment still holds, less refunds under way */
  refundable: MoneyDto;
  refunds: RefundDto[];
  @ApiProperty({ format: 'date', description: 'The day on which it arrived; null where nobody said' })
  valueDate: string | null;
}

export class RequiredDocumentDto {
  kind: ItemKind;
  title: BilingualDto;
  note: BilingualDto | null;
  /** Accepted formats; empty: any */
  formats: DocumentFormat[];
  /** Months for which it has to be valid from the day it is given */
  validMonths: number | null;
  @ApiProperty({ format: 'uuid', description: 'A picture of such a document: `/example/{id}.webp`' })
  example: Id | null;
}
