import { ApiProperty } from '@nestjs/swagger';
import { type Currency } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import type { BadgeColour } from '#machines/order/statuses';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import { SignedMoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

export const reportNames = ['orders', 'revenue', 'funnel', 'payments', 'feedbacks', 'departments', 'renewals'] as const;
export type ReportName = (typeof reportNames)[number];

export const groupings = [
  'status',
  'day',
  'week',
  'month',
  'country',
  'service',
  'manager',
  'partner',
  'method',
  'stage',
  'department',
  'kind',
] as const;
export type Grouping = (typeof groupings)[number];

/** Kinds of figures: a number of orders, payments or due dates, an amount, a share in percent, a span in seconds, a mean of ratings from 1 to 5. */
export type MeasureKind = 'count' | 'money' | 'percent' | 'duration' | 'rating';

export class PeriodDto {
  @ApiProperty({ format: 'date', example: '2026-01-01' })
  from: string;
  @ApiProperty({ format: 'date', example: '2026-01-31', description: 'Belongs to the period' })
  to: string;
}

export class MeasureDto {
  @ApiProperty({ example: 'received.EUR', description: 'Figures of money are reported per currency' })
  key: string;
  @ApiProperty({ example: 'Received', description: "In the reader's language" })
  title: string;
  /** Durations are seconds, ratings means from 1 to 5 */
  kind: MeasureKind;
  currency?: Currency;
}

const values = {
  type: 'object' as const,
  additionalProperties: { oneOf: [{ type: 'number' }, { type: 'string' }], nullable: true },
  example: { placed: 12, 'received.EUR': '5400.00' },
};

export class ReportValuesDto {
  @ApiProperty({ ...values, description: 'By the key of the measure; amounts are decimals as texts' })
  values: Record<string, number | string | null>;
  @ApiProperty({ ...values, nullable: true, description: 'The same of the period before; null when it was not asked for' })
  previous: Record<string, number | string | null> | null;
}

export class ReportRowDto extends ReportValuesDto {
  @ApiProperty({ example: '2026-01-01', description: 'The first day of an interval, a status, an id, or none' })
  key: string;
  /**
   * Name of the row in the reader's language
   * @example 'Estonia'
   */
  label: string;
}

export class ReportDto {
  report: ReportName;
  /**
   * In the reader's language
   * @example 'Revenue'
   */
  title: string;
  /** A description of the count and its time, for people */
  about: string;
  groupBy: Grouping;
  /** All groupings that the report offers, the current one included */
  groupings: Grouping[];
  @ApiProperty({ format: 'date' })
  from: string;
  @ApiProperty({ format: 'date' })
  to: string;
  previous: PeriodDto | null;
  /**
   * IANA name of the zone whose days are counted
   * @example 'Europe/Berlin'
   */
  timeZone: string;
  @ApiProperty({ format: 'date-time', description: 'The last movement of an order or of money that is in it' })
  asOf: string | null;
  measures: MeasureDto[];
  rows: ReportRowDto[];
  totals: ReportValuesDto;
}

export class OrderBehindDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
  /**
   * Current status
   * @example 'newOrder'
   */
  status: string;
  /**
   * The status in the reader's language, without a percentage
   * @example 'Awaiting confirmation'
   */
  statusLabel: string;
  badge: BadgeColour;
  client: NamedRefDto;
  service: NamedRefDto;
  country: NamedRefDto;
  /** Its part of the figure; null where the figure is no amount */
  amount: SignedMoneyDto | null;
  /** Occurrences in the figure, of which an order may have several; null: the figure is no count */
  count: number | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class OrdersBehindDto extends PageOf(OrderBehindDto) {}
