import type { Language } from '#machines/kernel/ids';
import { texts } from '../texts/all-figures.js';
import type { Grouping, MeasureKind, ReportName } from '../wire/reports.dto.js';

/** The table of a figure's rows; `o` is the order, `m` a movement of money, `v` one of status with its order, `f` a feedback. */
export type Source = 'orders' | 'money' | 'moves' | 'feedbacks';

/** The key of a figure's title in texts/LANGUAGE/libs/features/reports/figures.yaml. */
type TitleKey = keyof (typeof texts)['en']['figures'];

/** The name of a figure, and how its values are read. */
export interface FigureName {
  key: TitleKey;
  kind: MeasureKind;
  /** if it is not `key` */
  title?: TitleKey;
  /** reported as a share, in percent, of its total */
  share?: true;
}

/**
 * One figure: `value` is aggregated over the rows of `source` whose `time` lies in the period and which `where` accepts. `by` overrides what the grouping
 * `status` means for it. A figure of money is reported per currency and never summed over them. Fragments are constants, nothing of a request is in them;
 * `:before` in them is the moment when the period is over. Figures of one source, time and grouping are reckoned in one pass.
 */
export interface Figure extends FigureName {
  source: Source;
  time: string;
  value: string;
  where?: string;
  by?: string;
  /** `by` is a list: the figure belongs to each entry of it, and its total is not their sum */
  each?: true;
  /** shown without a total: medians of parts have none that can be reckoned from them */
  withoutTotal?: boolean;
  /** SQL of an order's part of the figure, for the list of orders behind it; absent: the list shows no amount */
  amount?: string;
  /** above a number of orders, an even sample is read: a duration does not depend on an order's number */
  sampled?: true;
  /** column of the end of a state (null while it lasts), `time` being its begin: the figure counts what stood at the end of the period, not what happened in it */
  until?: string;
}

export interface Report {
  groupings: readonly [Grouping, ...Grouping[]];
  /** names of the filters that the report accepts */
  filters: readonly string[];
  figures: readonly Figure[];
}

const filters = ['country', 'service', 'manager', 'partner', 'status', 'currency'];
const median = (column: string): string => `percentile_cont(0.5) within group (order by ${column})`;
const ninetieth = (column: string): string => `percentile_cont(0.9) within group (order by ${column})`;

const orders = { kind: 'count', source: 'orders', value: 'count(*)' } as const;
const placed: Figure = { ...orders, key: 'placed', time: 'o.placed_at' };
const finished: Figure = { ...orders, key: 'finished', time: 'o.finished_at' };
const cancelled: Figure = { ...orders, key: 'cancelled', time: 'o.cancelled_at' };

const money = { kind: 'money', source: 'money', time: 'm.at', value: 'sum(m.amount)', amount: 'sum(m.amount)' } as const;
const received: Figure = { ...money, key: 'received', where: `m.kind = 'received'` };
const refunded: Figure = { ...money, key: 'refunded', where: `m.kind = 'refunded'` };
const signed = `sum(case m.kind when 'received' then m.amount else -m.amount end)`;
const net: Figure = { ...money, key: 'net', value: signed, amount: signed };

const ordered = { kind: 'money', source: 'orders', time: 'o.placed_at' } as const;
const price: Figure = { ...ordered, key: 'price', value: 'sum(o.price)', amount: 'sum(o.price)' };
const outstanding: Figure = {
  ...ordered,
  key: 'outstanding',
  value: 'sum(o.balance)',
  where: 'o.balance > 0',
  amount: 'sum(o.balance)',
};

const left = {
  source: 'moves',
  time: 'o.placed_at',
  kind: 'duration',
  by: 'v.from_status',
  where: 'v.from_status is not null',
  withoutTotal: true,
  sampled: true,
} as const;
const reached: Figure = { ...orders, key: 'reached', time: 'o.placed_at', by: 'o.reached', each: true };
const conversion: Figure = { ...reached, key: 'conversion', kind: 'percent', share: true };
const cancelledFrom: Figure = {
  ...orders,
  key: 'cancelledFrom',
  time: 'o.placed_at',
  by: 'o.cancelled_from',
  where: 'o.cancelled_from is not null',
};

const ended = 'coalesce(o.finished_at, o.cancelled_at)';
/** The end of the period, or now where that is still to come; microseconds. */
const then = 'least(:before::bigint, (extract(epoch from clock_timestamp()) * 1000000)::bigint)';
const openOrders = { source: 'orders', time: 'o.placed_at', until: ended } as const;
const said = { source: 'feedbacks', time: 'f.at' } as const;
const done = { source: 'orders', time: 'o.finished_at' } as const;

export const describeReport = (report: ReportName, language: Language): { title: string; about: string } => texts[language].reports[report];

export const figureTitle = ({ key, title = key }: FigureName, language: Language): string => texts[language].figures[title];

/** Every report: what it counts and when. Its texts are in texts/LANGUAGE/libs/features/reports/figures.yaml. */
export const reports: Readonly<Record<ReportName, Report>> = {
  orders: {
    groupings: ['month', 'week', 'day', 'status', 'country', 'service', 'manager', 'partner'],
    filters,
    figures: [placed, finished, cancelled],
  },
  revenue: {
    groupings: ['month', 'week', 'day', 'status', 'country', 'service', 'manager', 'partner'],
    filters,
    figures: [price, received, refunded, net, outstanding],
  },
  funnel: {
    groupings: ['status'],
    filters,
    figures: [
      reached,
      conversion,
      { ...left, key: 'median', value: median('v.seconds') },
      { ...left, key: 'ninetieth', value: ninetieth('v.seconds') },
      cancelledFrom,
    ],
  },
  payments: {
    groupings: ['month', 'week', 'day', 'method', 'stage', 'status', 'country', 'service', 'manager', 'partner'],
    filters,
    figures: [
      {
        key: 'payments',
        kind: 'count',
        source: 'money',
        time: 'm.at',
        value: 'count(*)',
        where: `m.kind = 'received'`,
      },
      received,
      {
        key: 'refunds',
        kind: 'count',
        source: 'money',
        time: 'm.at',
        value: 'count(*)',
        where: `m.kind = 'refunded'`,
      },
      refunded,
      net,
    ],
  },
  feedbacks: {
    groupings: ['month', 'partner', 'service', 'country', 'manager', 'week', 'day'],
    filters,
    figures: [
      { ...said, kind: 'count', key: 'feedbacks', value: 'count(*)' },
      { ...said, kind: 'rating', key: 'rating', value: 'avg(f.rating)' },
      { ...said, kind: 'count', key: 'low', value: 'count(*)', where: 'f.rating <= 2' },
    ],
  },
  departments: {
    groupings: ['department', 'manager'],
    filters,
    figures: [
      placed,
      { ...orders, ...openOrders, key: 'open' },
      { ...finished, key: 'done' },
      {
        ...done,
        key: 'toFinish',
        kind: 'duration',
        value: median('(o.finished_at - o.placed_at) / 1000000'),
        sampled: true,
      },
      {
        ...openOrders,
        key: 'longest',
        kind: 'duration',
        value: `max((${then} - o.since) / 1000000)`,
        where: `o.since < ${then}`,
      },
    ],
  },
  // Its figures are counted by the companies' feature: queries/due-report.
  renewals: {
    groupings: ['month', 'week', 'day', 'country', 'kind', 'service'],
    filters: ['country', 'service', 'kind'],
    figures: [],
  },
};

/** The figure that a measure of the wire names: the key, with the currency behind a dot where it is money. */
export function figureOf(report: ReportName, measure: string): { figure: Figure; currency: string | undefined } | undefined {
  const [key, currency] = measure.split('.');
  const figure = reports[report].figures.find((one) => one.key === key);
  return figure && (figure.kind === 'money') === (currency !== undefined) ? { figure, currency } : undefined;
}
