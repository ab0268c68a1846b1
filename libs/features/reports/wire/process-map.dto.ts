import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { type OperationName } from '#machines/order/commands';
import { type BadgeColour, type ProgressStatus } from '#machines/order/statuses';

/** `onward` along the usual way, `back` to an earlier status or the same one, `out` into cancellation. */
export type ArrowKind = 'onward' | 'back' | 'out';

/** Sides that an order waits for. */
export type WaitedFor = 'client' | 'partner' | 'staff' | 'moneyStaff';

export class WaitedForDto {
  /** moneyStaff: staff who confirm payments */
  who: WaitedFor;
  /**
   * Open orders in this status whose next step is this side's
   * @example 4
   */
  orders: number;
}

const orNull = { type: Number, nullable: true } as const;

export class StatusWaitDto {
  @ApiProperty({ example: 6, description: 'Open orders that have this status now' })
  orders: number;
  @ApiProperty({ ...orNull, example: 86400, description: 'Seconds up to now' })
  median: number | null;
  @ApiProperty({ ...orNull, example: 172800, description: 'Seconds up to now' })
  longest: number | null;
  /** The sides that act next; empty: nobody does */
  for: WaitedForDto[];
}

export class WalkedStatusDto {
  status: ProgressStatus;
  badge: BadgeColour;
  @ApiProperty({ example: 40, description: 'Orders that were ever in it' })
  orders: number;
  @ApiProperty({ example: 44, description: 'How often it was left; of these stays the times are' })
  stays: number;
  @ApiProperty({ ...orNull, example: 86400, description: 'Seconds; a stay that has not ended is not in it' })
  median: number | null;
  @ApiProperty({ ...orNull, example: 345600, description: 'Seconds; nine of ten stays were no longer' })
  ninetieth: number | null;
  waiting: StatusWaitDto;
}

export class WalkedArrowDto {
  from: ProgressStatus;
  to: ProgressStatus;
  /** Operations that lead this way today; empty for a way of earlier rules */
  operations: OperationName[];
  /** onward along the usual way, back to an earlier status or the same one, out into cancellation */
  kind: ArrowKind;
  @ApiProperty({ example: 38, description: 'How often it was taken' })
  times: number;
  @ApiProperty({ ...orNull, example: 95, description: 'Percent of all times that the status was left; null where it never was' })
  share: number | null;
  @ApiProperty({ ...orNull, example: 86400, description: 'Seconds in the status before' })
  median: number | null;
  @ApiProperty({ ...orNull, example: 345600, description: 'Seconds in the status before' })
  ninetieth: number | null;
}

export class LoopDto {
  from: ProgressStatus;
  to: ProgressStatus;
  /**
   * Different orders that went this way
   * @example 3
   */
  orders: number;
  /**
   * How often they went this way in total
   * @example 5
   */
  times: number;
}

export class DeviationDto {
  status: ProgressStatus;
  /**
   * Different orders that deviated at this status
   * @example 3
   */
  orders: number;
  @ApiProperty({ example: 5, description: 'How often passed over, or entered again' })
  times: number;
}

export class ProcessMapDto {
  @ApiProperty({ example: 40, description: 'Placed in the period' })
  orders: number;
  @ApiProperty({ example: 30, description: 'Of these, by now' })
  finished: number;
  @ApiProperty({ example: 2, description: 'Of these, by now' })
  cancelled: number;
  /** All statuses, in their usual order */
  statuses: WalkedStatusDto[];
  /** All arrows of the workflow, and those that earlier rules had */
  arrows: WalkedArrowDto[];
  /** Ways back and to the same status, the most frequent first */
  loops: LoopDto[];
  /** Statuses of the usual way that were passed over */
  skipped: DeviationDto[];
  /** Statuses that were entered more than once */
  repeated: DeviationDto[];
  /** Statuses that wait for a payment, with the orders that paid more than `paidLateDays` after it was asked for, or still have not */
  paidLate: DeviationDto[];
  /** Statuses with the orders that stayed there longer than 99 of 100 stays that ended; an order that is still there counts by its time up to now */
  outliers: DeviationDto[];
  @ApiProperty({ example: 7, description: 'Days of the office after which a payment is late' })
  paidLateDays: number;
  @ApiProperty({ format: 'date-time', description: 'The last movement that is in it' })
  asOf: string | null;
}

export class WalkedOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
  /** Current status */
  status: ProgressStatus;
  client: NamedRefDto;
  service: NamedRefDto;
  country: NamedRefDto;
  manager: NamedRefDto | null;
  partner: NamedRefDto | null;
  /** Number of occurrences; null for orders that wait */
  times: number | null;
  @ApiProperty({ ...orNull, description: 'The longest time in the status; of orders that wait or are still there, up to now' })
  seconds: number | null;
  @ApiProperty({ ...orNull, description: 'Behind paidLate: the days of the office from asking to paying, or to now' })
  days: number | null;
  @ApiProperty({ format: 'date-time', description: 'When last; of orders that wait, since when' })
  at: string;
}

export class WalkedOrderPageDto extends PageOf(WalkedOrderDto) {}
