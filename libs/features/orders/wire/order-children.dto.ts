import type { Id } from '#libs/kernel/ids';
import { ApiProperty } from '@nestjs/swagger';
import type { DocumentKind, ItemKind, PaymentMethod, PaymentStage } from '#machines/order/state';
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
}

export class RequestedItemDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['document', 'address'] })
  kind: ItemKind;
  @ApiProperty()
  title: string;
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  @ApiProperty({ format: 'date-time', description: 'Files from before then no longer count' })
  askedAt: string;
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
  @ApiProperty({ enum: ['requested', 'refunded', 'failed'] })
  state: 'requested' | 'refunded' | 'failed';
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class PaymentDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['cash', 'transfer', 'provider'] })
  method: PaymentMethod;
  @ApiProperty({ enum: ['prepayment', 'postpayment'] })
  stage: PaymentStage;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ enum: ['declared', 'confirmed', 'rejected', 'captured', 'pending', 'refunded'] })
  state: 'declared' | 'confirmed' | 'rejected' | 'captured' | 'pending' | 'refunded';
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
}

export class RequiredDocumentDto {
  @ApiProperty({ enum: ['document', 'address'] })
  kind: ItemKind;
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: BilingualDto, nullable: true })
  note: BilingualDto | null;
}
