import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';

export class PriceMoveDto {
  @ApiProperty({
    description:
      'price, employeesAmount, or the list of an option with its value or code; least: the cheapest order; employees N: the same with so many',
    example: 'director own',
  })
  key: string;

  /** Null: the option is new */
  from: MoneyDto | null;

  /** Null: the option is removed */
  to: MoneyDto | null;

  @ApiProperty({ description: 'Null where there is no share, as from zero', example: 45 })
  percent: number | null;
}

/** Prices that wait for a second person; the current ones apply until then. */
export class PriceProposalDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  proposedBy: NamedRefDto;

  @ApiProperty({ format: 'date-time' })
  proposedAt: string;

  @ApiProperty({ description: 'Of the price that moves furthest; null where there is no share', example: 45 })
  percent: number | null;

  /** Every price that differs */
  moves: PriceMoveDto[];

  @ApiProperty({
    format: 'date-time',
    description: 'When it counts by itself, because nobody else could approve it; null: when it is approved',
  })
  countsAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Until when it may be approved' })
  approveUntil: string | null;

  /** People who may approve it now; only in answers for one service */
  approvers?: NamedRefDto[];
}

/** The approval that a change of prices would need. */
export class PriceCheckDto {
  /** Prices that one person may not move so far; empty: the change applies at once */
  moves: PriceMoveDto[];

  /**
   * Percent by which one person may move a price
   * @example 30
   */
  limitPercent: number;

  @ApiProperty({ description: 'Compared with the price of so many days ago, or of the last approval since', example: 30 })
  limitDays: number;

  /** People who could approve it; empty: it would take effect after 72 hours */
  approvers: NamedRefDto[];
}
