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
  disputeOutcomes,
  documentFormats,
  rejectionCauses,
  reversalCauses,
} from '#machines/order/state';
import type { ItemState } from '#machines/order/items';
import { PersonRefDto } from './order-refs.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

export class StepDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;
}

export class StepGroupDto {
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: [StepDto] })
  steps: StepDto[];
}

export class OrderFileDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'passport.pdf' })
  name: string;
  @ApiProperty({ example: 184_320, description: 'Bytes' })
  size: number;
  @ApiProperty({ example: 'application/pdf' })
  type: string;
  @ApiProperty({ description: 'Lower-case hex' })
  sha256: string;
}

export class OrderDocumentDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['document', 'address', 'result'] })
  kind: DocumentKind;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  item: Id | null;
  @ApiProperty({ type: String, nullable: true })
  title: string | null;
  @ApiProperty({ type: OrderFileDto })
  file: OrderFileDto;
  @ApiProperty({ type: PersonRefDto })
  attachedBy: PersonRefDto;
  @ApiProperty({ format: 'date-time' })
  attachedAt: string;
  @ApiProperty({ enum: ['none', 'accepted', 'rejected'] })
  review: 'none' | 'accepted' | 'rejected';
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
  @ApiProperty({
    enum: rejectionCauses,
    nullable: true,
    description: 'Of a rejected one, by choice; `reason` has words, where there are any',
  })
  cause: RejectionCause | null;
  @ApiProperty({ example: 1, description: 'Among the files of its item, or with the results that it replaced' })
  version: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The result that stands in for this one' })
  replacedBy: Id | null;
}

export class RequestedItemDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['document', 'address'] })
  kind: ItemKind;
  @ApiProperty({ description: "In the reader's language where the service requires it, else as it was typed" })
  title: string;
  @ApiProperty({ type: String, nullable: true, description: 'Whose it is, of what each person gives their own' })
  person: string | null;
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Its place in requiredDocuments; null of what was typed by hand' })
  required: number | null;
  @ApiProperty({
    enum: ['waiting', 'uploaded', 'accepted', 'rejected'],
    description: 'By its newest file; accepted also what came on paper',
  })
  state: ItemState;
  @ApiProperty({ format: 'date-time', description: 'Files from before then no longer count' })
  askedAt: string;
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-27', description: 'The day by which it is wanted' })
  due: string | null;
  @ApiProperty({ type: [OrderDocumentDto] })
  documents: OrderDocumentDto[];
  @ApiProperty()
  receivedOnPaper: boolean;
  @ApiProperty()
  withdrawn: boolean;
}

export class RefundDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ enum: ['requested', 'refunded', 'failed', 'reversed'] })
  state: 'requested' | 'refunded' | 'failed' | 'reversed';
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
  @ApiProperty({ enum: ['provider', 'other'], description: 'Who pays it back; other: staff state that it was paid back' })
  by: RefundWay;
  @ApiProperty({ enum: reversalCauses, nullable: true, description: 'Why the provider took it back unasked; null of a refund' })
  cause: ReversalCause | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's own id of money that it took back unasked" })
  providerReference: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's code of why it failed; for staff" })
  issue: string | null;
}

/** A payer's dispute about a payment. */
export class DisputeDto {
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when it can be answered, where the provider says' })
  dueAt: string | null;
  @ApiProperty({ enum: disputeOutcomes, nullable: true, description: 'Null while it is open' })
  outcome: DisputeOutcome | null;
}

/** A payment in its order and in the history. */
export class PaymentLineDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['cash', 'transfer', 'provider'] })
  method: PaymentMethod;
  @ApiProperty({ enum: ['prepayment', 'postpayment'] })
  stage: PaymentStage;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ enum: ['declared', 'confirmed', 'rejected', 'withdrawn', 'captured', 'pending', 'denied', 'refunded'] })
  state: 'declared' | 'confirmed' | 'rejected' | 'withdrawn' | 'captured' | 'pending' | 'denied' | 'refunded';
  @ApiProperty({ type: String, nullable: true, example: 'paypal', description: 'Null of cash and transfers' })
  provider: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's own id of the payment; null until it is captured" })
  providerReference: string | null;
  @ApiProperty({
    type: MoneyDto,
    nullable: true,
    description: 'What the provider kept of the amount; for staff only, null where it does not say',
  })
  fee: MoneyDto | null;
  @ApiProperty({ type: [DisputeDto], description: 'What its payer disputed at the provider, oldest first' })
  disputes: DisputeDto[];
}

export class PaymentDto extends PaymentLineDto {
  @ApiProperty({ type: PersonRefDto, nullable: true })
  recordedBy: PersonRefDto | null;
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: MoneyDto, description: 'Of this payment' })
  refundable: MoneyDto;
  @ApiProperty({ type: [RefundDto] })
  refunds: RefundDto[];
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The day on which it arrived; null where nobody said' })
  valueDate: string | null;
}

export class RequiredDocumentDto {
  @ApiProperty({ enum: ['document', 'address'] })
  kind: ItemKind;
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: BilingualDto, nullable: true })
  note: BilingualDto | null;
  @ApiProperty({ enum: documentFormats, isArray: true, description: 'In which form it is taken; empty: in any' })
  formats: DocumentFormat[];
  @ApiProperty({ type: Number, nullable: true, description: 'For how many more months it has to be valid when it is given' })
  validMonths: number | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A picture of such a document: `/example/{id}.webp`' })
  example: Id | null;
}
