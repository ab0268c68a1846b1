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
  /** @example 'passport.pdf' */
  name: string;
  @ApiProperty({ example: 184_320, description: 'Bytes' })
  size: number;
  /** @example 'application/pdf' */
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
  /** Of a rejected one, by choice; `reason` has words, where there are any */
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
  /** In the reader's language where the service requires it, else as it was typed */
  title: string;
  /** Whose it is, of what each person gives their own */
  person: string | null;
  note: string | null;
  /** Its place in requiredDocuments; null of what was typed by hand */
  required: number | null;
  /** By its newest file; accepted also what came on paper */
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
  /** Who pays it back; other: staff state that it was paid back */
  by: RefundWay;
  /** Why the provider took it back unasked; null of a refund */
  cause: ReversalCause | null;
  /** The provider's own id of money that it took back unasked */
  providerReference: string | null;
  /** The provider's code of why it failed; for staff */
  issue: string | null;
}

/** A payer's dispute about a payment. */
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
  /** What the provider kept of the amount; for staff only, null where it does not say */
  fee: MoneyDto | null;
  /** What its payer disputed at the provider, oldest first */
  disputes: DisputeDto[];
}

export class PaymentDto extends PaymentLineDto {
  recordedBy: PersonRefDto | null;
  reference: string | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** Of this payment */
  refundable: MoneyDto;
  refunds: RefundDto[];
  @ApiProperty({ format: 'date', description: 'The day on which it arrived; null where nobody said' })
  valueDate: string | null;
}

export class RequiredDocumentDto {
  kind: ItemKind;
  title: BilingualDto;
  note: BilingualDto | null;
  /** In which form it is taken; empty: in any */
  formats: DocumentFormat[];
  /** For how many more months it has to be valid when it is given */
  validMonths: number | null;
  @ApiProperty({ format: 'uuid', description: 'A picture of such a document: `/example/{id}.webp`' })
  example: Id | null;
}
