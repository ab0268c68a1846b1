import { digitsOf } from '#machines/kernel/money';
import { type Move, type Movement, owed, type LoggedOrder } from './logged-orders.js';

/** A report's request in tests; days are inclusive. */
export interface Asking {
  report: string;
  groupBy: string;
  from: string;
  to: string;
  timeZone: string;
}

/** The expected value of a cell, and the orders behind it. */
export interface Expected {
  value: number | string | null;
  orders: Set<string>;
}
/** By measure; null: the cell is empty. */
export type ExpectedRows = Map<string, Map<string, Expected>>;

type Fact = { order: LoggedOrder; at: number } & Partial<Move> & Partial<Movement>;
type Reckon = (facts: Fact[], currency: string) => number | string | null;

const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** The day in a time zone, computed without the database. */
function dayIn(timeZone: string, at: number): string {
  const known = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, known);
  return known.format(new Date(Math.floor(at / 1000)));
}

function intervalOf(groupBy: string, day: string): string {
  if (groupBy === 'month') return `${day.slice(0, 7)}-01`;
  if (groupBy === 'day') return day;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const quantile = (part: number, values: number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return Math.round(low + (high - low) * (place - Math.floor(place)));
};
const amount = (minor: number, currency: string): string => {
  const digits = digitsOf(currency as 'EUR');
  return (minor / 10 ** digits).toFixed(digits);
};
const sum =
  (of: (fact: Fact) => number): Reckon =>
  (facts, currency) =>
    amount(
      facts.reduce((all, fact) => all + of(fact), 0),
      currency,
    );
const count: Reckon = (facts) => facts.length;
const distinct = (facts: Fact[]): number => new Set(facts.map(({ order }) => order.id)).size;

/** A second, independent implementation of every report over the logged orders. */
export class ExpectedFigures {
  constructor(
    private readonly orders: readonly LoggedOrder[],
    private readonly departments: ReadonlyMap<string, string>,
    private readonly asking: Asking,
  ) {}

  rows(): { cells: ExpectedRows; totals: Map<string, Expected> } {
    const cells: ExpectedRows = new Map();
    const totals = new Map<string, Expected>();
    for (const [measure, facts, reckon, key] of this.measures()) {
      const money = measure.endsWith('.');
      const currencies = money ? [...new Set(facts.map(({ order }) => order.currency))] : [''];
      for (const currency of currencies) {
        const mine = facts.filter(({ order }) => !money || order.currency === currency);
        const keys = [...new Set(mine.map(key))];
        for (const row of keys) {
          const inRow = cells.get(row) ?? new Map<string, Expected>();
          inRow.set(
            measure + currency,
            this.cell(
              mine.filter((fact) => key(fact) === row),
              reckon,
              currency,
            ),
          );
          cells.set(row, inRow);
        }
        if (mine.length > 0) totals.set(measure + currency, this.cell(mine, reckon, currency));
      }
    }
    return { cells, totals };
  }

  private cell(facts: Fact[], reckon: Reckon, currency: string): Expected {
    return { value: reckon(facts, currency), orders: new Set(facts.map(({ order }) => order.id)) };
  }

  private measures(): [string, Fact[], Reckon, (fact: Fact) => string][] {
    const { report } = this.asking;
    const key = (fact: Fact): string => this.keyOf(fact, fact.order.status);
    const money = this.during(this.orders.flatMap((order) => order.money));
    const [came, went] = [money.filter(({ sign }) => sign === 1), money.filter(({ sign }) => sign === -1)];
    const placed = this.during(this.orders.map((order) => ({ order, at: order.placedAt })));
    const finished = this.during(this.orders.flatMap((order) => (order.finishedAt === null ? [] : [{ order, at: order.finishedAt }])));
    const cancelled = this.during(this.orders.flatMap((order) => (order.cancelledAt === null ? [] : [{ order, at: order.cancelledAt }])));
    const moved = placed.flatMap(({ order }) => order.moves);
    const leaving = moved.filter(({ from }) => from !== null);
    const received = sum((fact) => fact.amount ?? 0);
    const net = sum((fact) => (fact.sign ?? 1) * (fact.amount ?? 0));
    const cash: [string, Fact[], Reckon, (fact: Fact) => string][] = [
      ['received.', came, received, key],
      ['refunded.', went, received, key],
      ['net.', money, net, key],
    ];
    switch (report) {
      case 'orders':
        return [
          ['placed', placed, count, key],
          ['finished', finished, count, key],
          ['cancelled', cancelled, count, key],
        ];
      case 'revenue':
        return [
          ['price.', placed, sum(({ order }) => order.price), key],
          ...cash,
          ['outstanding.', placed.filter(({ order }) => owed(order) > 0), sum(({ order }) => owed(order)), key],
        ];
      case 'payments':
        return [['payments', came, count, key], ['refunds', went, count, key], ...cash];
      case 'funnel':
        return [
          ['reached', moved, distinct, (fact) => fact.to ?? ''],
          ['conversion', moved, (facts) => Math.round((10_000 * distinct(facts)) / placed.length) / 100, (fact) => fact.to ?? ''],
          [
            'median',
            leaving,
            (facts) =>
              quantile(
                0.5,
                facts.map(({ seconds }) => seconds ?? 0),
              ),
            (fact) => fact.from ?? '',
          ],
          [
            'ninetieth',
            leaving,
            (facts) =>
              quantile(
                0.9,
                facts.map(({ seconds }) => seconds ?? 0),
              ),
            (fact) => fact.from ?? '',
          ],
          ['cancelledFrom', moved.filter(({ to }) => to === 'orderCancelled'), count, (fact) => fact.from ?? ''],
        ];
      default:
        return [
          ['placed', placed, count, key],
          ['open', this.openOrders(), count, key],
          ['done', finished, count, key],
          [
            'toFinish',
            finished,
            (facts) =>
              quantile(
                0.5,
                facts.map(({ order, at }) => Math.floor((at - order.placedAt) / 1e6)),
              ),
            key,
          ],
        ];
    }
  }

  private during(facts: readonly Fact[]): Fact[] {
    const { from, to, timeZone } = this.asking;
    return facts.filter(({ at }) => dayIn(timeZone, at) >= from && dayIn(timeZone, at) <= to);
  }

  private openOrders(): Fact[] {
    const { to, timeZone } = this.asking;
    return this.orders
      .filter(({ placedAt, finishedAt, cancelledAt }) => {
        const ended = finishedAt ?? cancelledAt;
        return dayIn(timeZone, placedAt) <= to && (ended === null || dayIn(timeZone, ended) > to);
      })
      .map((order) => ({ order, at: order.placedAt }));
  }

  private keyOf({ order, at, method, stage }: Fact, status: string): string {
    const { groupBy, timeZone } = this.asking;
    switch (groupBy) {
      case 'day':
      case 'week':
      case 'month':
        return intervalOf(groupBy, dayIn(timeZone, at));
      case 'method':
        return method ?? '';
      case 'stage':
        return stage ?? '';
      case 'status':
        return status;
      case 'department':
        return this.departments.get(order.manager ?? '') ?? 'none';
      default:
        return order[groupBy as 'country'] ?? 'none';
    }
  }
}
