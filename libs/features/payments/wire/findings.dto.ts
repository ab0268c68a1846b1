import { ApiProperty } from '@nestjs/swagger';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import { type DisputeOutcome } from '#machines/order/state';
import { type FindingKind } from '#machines/checkout/finding-events';

export class FindingDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  kind: FindingKind;
  /** The title in the reader's language */
  title: string;
  /** The advised action in the reader's language */
  advice: string;
  order: OrderRefDto | null;
  @ApiProperty({ format: 'uuid' })
  checkout: Id | null;
  /** The provider's own id */
  reference: string | null;
  /** The id that the provider's support asks for */
  debugId: string | null;
  amount: MoneyDto | null;
  /** The outcome of a dispute; null while it is open, and for other kinds */
  outcome: DisputeOutcome | null;
  @ApiProperty({
    format: 'date-time',
    description: 'Until when an open dispute can be answered, or money has to be back after a withdrawal; null if nobody said',
  })
  answerBy: string | null;
  @ApiProperty({ format: 'date-time' })
  openedAt: string;
  @ApiProperty({ format: 'date-time' })
  settledAt: string | null;
  settledBy: NamedRefDto | null;
  note: string | null;
}

export class FindingPageDto extends PageOf(FindingDto) {}
