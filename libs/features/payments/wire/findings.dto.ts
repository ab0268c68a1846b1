import { ApiProperty } from '@nestjs/swagger';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import { type DisputeOutcome, disputeOutcomes } from '#machines/order/state';
import { type FindingKind, findingKinds } from '#machines/checkout/finding-events';

export class FindingDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: findingKinds })
  kind: FindingKind;
  @ApiProperty({ description: "What it is, in the reader's language" })
  title: string;
  @ApiProperty({ description: "What there is to do, in the reader's language" })
  advice: string;
  @ApiProperty({ type: OrderRefDto, nullable: true })
  order: OrderRefDto | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  checkout: Id | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's own id" })
  reference: string | null;
  @ApiProperty({ type: String, nullable: true, description: "What the provider's support asks for" })
  debugId: string | null;
  @ApiProperty({ type: MoneyDto, nullable: true })
  amount: MoneyDto | null;
  @ApiProperty({ enum: disputeOutcomes, nullable: true, description: 'How the dispute ended; null of other kinds, and while it is open' })
  outcome: DisputeOutcome | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when an open dispute can be answered; null if nobody said',
  })
  answerBy: string | null;
  @ApiProperty({ format: 'date-time' })
  openedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;
  @ApiProperty({ type: NamedRefDto, nullable: true })
  settledBy: NamedRefDto | null;
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

export class FindingPageDto extends PageOf(FindingDto) {}
