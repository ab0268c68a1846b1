import type { Bilingual } from '#machines/kernel/ids';
import type { Grouping, MeasureKind, ReportName } from '../wire/reports.dto.js';

/** The table of a figure's rows; `o` is the order, `m` a movement of money, `v` one of status with its order, `f` a feedback. */
export type Source = 'orders' | 'money' | 'moves' | 'feedbacks';

/** The names of a figure, and how its values are read. */
export interface FigureTitle {
  key: string;
  kind: MeasureKind;
  title: Bilingual;
  /** reported as a share, in percent, of its total */
  share?: true;
}

/**
 * One figure: `value` is aggregated over the rows of `source` whose `time` lies in the period and which `where` accepts. `by` overrides what the grouping
 * `status` means for it. A figure of money is reported per currency and never summed over them. Fragments are constants, nothing of a request is in them;
 * `:before` in them is the moment when the period is over. Figures of one source, time and grouping are reckoned in one pass.
 */
export interface Figure extends FigureTitle {
  source: Source;
  time: string;
  value: string;
  where?: string;
  by?: string;
  /** `by` is a list: the figure belongs to each entry of it, and its total is not their sum */
  each?: true;
  /** shown without a total: medians of parts have none that can be reckoned from them */
  withoutTotal?: boolean;
  /** what a drill into it says of each order; absent: nothing but the order */
  amount?: string;
  /** above a number of orders, an even sample is read: a duration does not depend on an order's number */
  sampled?: true;
  /** column of the end of a state (null while it lasts), `time` being its begin: the figure counts what stood at the end of the period, not what happened in it */
  until?: string;
}

export interface Report {
  title: Bilingual;
  about: Bilingual;
  groupings: readonly [Grouping, ...Grouping[]];
  /** what narrows it */
  filters: readonly string[];
  figures: readonly Figure[];
}

const filters = ['country', 'service', 'manager', 'partner', 'status', 'currency'];
const median = (column: string): string => `percentile_cont(0.5) within group (order by ${column})`;
const ninetieth = (column: string): string => `percentile_cont(0.9) within group (order by ${column})`;
const both = (ru: string, en: string): Bilingual => ({ ru, en });

const orders = { kind: 'count', source: 'orders', value: 'count(*)' } as const;
const placed: Figure = { ...orders, key: 'placed', title: both('Оформлено', 'Placed'), time: 'o.placed_at' };
const finished: Figure = { ...orders, key: 'finished', title: both('Завершено', 'Finished'), time: 'o.finished_at' };
const cancelled: Figure = { ...orders, key: 'cancelled', title: both('Отменено', 'Cancelled'), time: 'o.cancelled_at' };

const money = { kind: 'money', source: 'money', time: 'm.at', value: 'sum(m.amount)', amount: 'sum(m.amount)' } as const;
const received: Figure = { ...money, key: 'received', title: both('Получено', 'Received'), where: `m.kind = 'received'` };
const refunded: Figure = { ...money, key: 'refunded', title: both('Возвращено', 'Refunded'), where: `m.kind = 'refunded'` };
const signed = `sum(case m.kind when 'received' then m.amount else -m.amount end)`;
const net: Figure = { ...money, key: 'net', title: both('Итого', 'Net'), value: signed, amount: signed };

const ordered = { kind: 'money', source: 'orders', time: 'o.placed_at' } as const;
const price: Figure = { ...ordered, key: 'price', title: both('Сумма заказов', 'Ordered'), value: 'sum(o.price)', amount: 'sum(o.price)' };
const outstanding: Figure = {
  ...ordered,
  key: 'outstanding',
  title: both('Ждём оплаты', 'Outstanding'),
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
const reached: Figure = { ...orders, key: 'reached', title: both('Дошли', 'Reached'), time: 'o.placed_at', by: 'o.reached', each: true };
const conversion: Figure = { ...reached, key: 'conversion', kind: 'percent', title: both('Конверсия', 'Conversion'), share: true };
const cancelledFrom: Figure = {
  ...orders,
  key: 'cancelledFrom',
  title: both('Отменены отсюда', 'Cancelled from here'),
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

/** Every report: what it counts and when, with the texts that the page shows. */
export const reports: Readonly<Record<ReportName, Report>> = {
  orders: {
    title: both('Заказы', 'Orders'),
    about: both(
      'Оформленные заказы — по дню оформления, завершённые и отменённые — по дню, когда это случилось. Статус — тот, что сейчас.',
      'Orders placed count on the day they were placed, finished and cancelled ones on the day that happened. The status is the present one.',
    ),
    groupings: ['month', 'week', 'day', 'status', 'country', 'service', 'manager', 'partner'],
    filters,
    figures: [placed, finished, cancelled],
  },
  revenue: {
    title: both('Выручка', 'Revenue'),
    about: both(
      'Получено и возвращено — по дню движения денег. Сумма заказов и остаток к оплате — по заказам, оформленным за период. Каждая валюта отдельно.',
      'Received and refunded count on the day the money moved. Ordered and outstanding belong to the orders placed in the period. Each currency by itself.',
    ),
    groupings: ['month', 'week', 'day', 'status', 'country', 'service', 'manager', 'partner'],
    filters,
    figures: [price, received, refunded, net, outstanding],
  },
  funnel: {
    title: both('Воронка', 'Funnel'),
    about: both(
      'Заказы, оформленные за период: сколько из них дошло до каждого статуса, сколько времени они в нём стояли, откуда отменялись. Если заказов больше ста тысяч, время — по равномерной выборке из них.',
      'Orders placed in the period: how many of them reached each status, how long they stood in it, and where they were cancelled from. Of more than a hundred thousand orders, times are taken from an even sample.',
    ),
    groupings: ['status'],
    filters,
    figures: [
      reached,
      conversion,
      { ...left, key: 'median', title: both('Обычно стоят', 'Usual time'), value: median('v.seconds') },
      { ...left, key: 'ninetieth', title: both('Девять из десяти — до', 'Nine in ten within'), value: ninetieth('v.seconds') },
      cancelledFrom,
    ],
  },
  payments: {
    title: both('Платежи', 'Payments'),
    about: both(
      'Движения денег по дню, когда они случились. Возврат относится к этапу своего платежа. Каждая валюта отдельно.',
      'Movements of money on the day they happened. A refund belongs to the stage of its payment. Each currency by itself.',
    ),
    groupings: ['month', 'week', 'day', 'method', 'stage', 'status', 'country', 'service', 'manager', 'partner'],
    filters,
    figures: [
      {
        key: 'payments',
        kind: 'count',
        title: both('Платежей', 'Payments'),
        source: 'money',
        time: 'm.at',
        value: 'count(*)',
        where: `m.kind = 'received'`,
      },
      received,
      {
        key: 'refunds',
        kind: 'count',
        title: both('Возвратов', 'Refunds'),
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
    title: both('Отзывы', 'Feedback'),
    about: both(
      'Отзывы — по дню, когда их оставили, с нынешней оценкой. Удалённые не считаются, скрытые считаются.',
      'Feedback counts on the day it was given, with its present rating. Deleted feedback doesn’t count, hidden feedback does.',
    ),
    groupings: ['month', 'partner', 'service', 'country', 'manager', 'week', 'day'],
    filters,
    figures: [
      { ...said, key: 'feedbacks', kind: 'count', title: both('Отзывов', 'Reviews'), value: 'count(*)' },
      { ...said, key: 'rating', kind: 'rating', title: both('Средняя оценка', 'Average rating'), value: 'avg(f.rating)' },
      { ...said, key: 'low', kind: 'count', title: both('Оценок 1 и 2', 'Rated 1 or 2'), value: 'count(*)', where: 'f.rating <= 2' },
    ],
  },
  departments: {
    title: both('Нагрузка отделов', 'Department load'),
    about: both(
      'По отделу нынешнего менеджера. Оформленные и завершённые — за период; в работе — на его конец, сколько бы ни было заказу. «Дольше всех ждёт» — сколько к этому времени простоял в нынешнем статусе самый давний из открытых заказов.',
      'By the department of the present manager. Placed and finished happened in the period; open ones are those at its end, however old. Longest wait is how long, by then, the open order that has waited most had stood in its present status.',
    ),
    groupings: ['department', 'manager'],
    filters,
    figures: [
      placed,
      { ...orders, ...openOrders, key: 'open', title: both('В работе', 'Open') },
      { ...finished, key: 'done' },
      {
        ...done,
        key: 'toFinish',
        kind: 'duration',
        title: both('Обычно до завершения', 'Usual time to finish'),
        value: median('(o.finished_at - o.placed_at) / 1000000'),
        sampled: true,
      },
      {
        ...openOrders,
        key: 'longest',
        kind: 'duration',
        title: both('Дольше всех ждёт', 'Longest wait'),
        value: `max((${then} - o.since) / 1000000)`,
        where: `o.since < ${then}`,
      },
    ],
  },
  // Its figures are counted by the companies' feature: queries/due-report.
  renewals: {
    title: both('Продления', 'Renewals'),
    about: both(
      'Сроки компаний, которые выпадают на период, и чем они закончились к сегодняшнему дню. Продлено у нас — сделано, и на это есть заказ; сделано без нас — отмечено сделанным без заказа; потеряно — срок прошёл, а заказа и отметки нет. Доля продлений — от закончившихся сроков, которые делает одна из наших услуг.',
      'What falls due for companies in the period, and what has become of it by today. Kept: done, and there is an order for it; done elsewhere: marked as done without an order; lost: past, without an order or a mark. The renewal rate is of those that ended and that one of our services does.',
    ),
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
