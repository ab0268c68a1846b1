import fc from 'fast-check';
import { LogReader } from '#libs/event-log/feed/log-reader';
import { OrderStories } from '#libs/testing/order-stories';
import { runs } from '#machines/kernel/testing/runs';
import { GivenProviderModule } from '#libs/features/payments/testing/given-provider.module';
import { ScriptedProvider } from '#libs/features/payments/testing/scripted-provider';
import { actorOf, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { toText } from '#machines/kernel/money';
import { refundable, refundableOf } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { progressStatuses } from '#machines/order/statuses';
import { ReportFacts } from '../consumers/report-facts.js';
import { addDays } from '../rules/period.js';
import { type Asking, type Expected, ExpectedFigures } from '../testing/expected-figures.js';
import { type LoggedOrder, loggedOrders } from '../testing/logged-orders.js';

type Values = Record<string, number | string | null>;
type Report = OrderBody & {
  rows: { key: string; values: Values; previous: Values | null }[];
  totals: { values: Values; previous: Values | null };
  measures: { key: string; kind: string; currency?: string }[];
};
interface Behind {
  total: number;
  items: { _id: string; amount: { amount: string } | null; count: number | null }[];
}

const seed = 20_261_121;
const minutes = 60_000_000;

/** The nights when clocks change in Berlin, New York and Lord Howe, the turn of a year, and an ordinary day. */
const nights = [
  '2026-03-29T00:30:00Z',
  '2025-10-26T00:30:00Z',
  '2026-03-08T06:30:00Z',
  '2026-04-04T14:45:00Z',
  '2025-12-31T22:00:00Z',
  '2026-01-15T12:00:00Z',
];
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];

const life = fc.record({
  status: fc.constantFrom(...progressStatuses),
  service: fc.constantFrom(['EE', 'accounting'] as const, ['GB', 'ltd'] as const, ['JP', 'kk'] as const, ['EE', 'ou'] as const),
  paid: fc.boolean(),
  manager: fc.option(fc.constantFrom('client-service-manager', 'innovations-manager', 'business-manager')),
  refund: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 2 }),
  begins: fc.tuple(fc.constantFrom(...nights), fc.integer({ min: -300, max: 300 })),
  gaps: fc.array(fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 20_000 })), { minLength: 3, maxLength: 9 }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

let world: OrdersTestApp;
let orders: LoggedOrder[];
let departments: Map<string, string>;

async function live({ status, service, paid, manager, refund, begins: [night, late], gaps }: Life): Promise<void> {
  let now = Date.parse(night) * 1000 + late * minutes;
  let step = 0;
  const stories = new OrderStories(world, () => (now += (gaps[step++ % gaps.length] ?? 0) * minutes));
  let order = await stories.reach(status === 'orderCancelled' || status === 'projectFinished' ? 'orderConfirmedNotPayed' : 'newOrder', {
    service,
    paid: false,
  });
  if (manager !== null && order.facts.manager !== actorOf(manager).id)
    order = await stories.call(order, 'owner', 'assignManager', { manager: actorOf(manager).id });
  if (status === 'orderCancelled')
    order = await stories.call(order, 'owner', 'operate', { operation: 'cancelOrder', payload: { reason: 'Told so' } });
  else order = await stories.reach(status, { service, paid });
  if (refund !== null) await giveBack(stories, order, refund);
  if (status === 'projectFinished')
    await world.must('client', 'POST', '/feedbacks', { order: order.id, rating: 1 + (step % 5), public: false });
}

async function giveBack(stories: OrderStories, order: OrderState, percent: number): Promise<void> {
  const payment = order.payments.find((one) => refundableOf(one) > 0);
  if (!payment || refundable(order.facts) === 0) return;
  const amount = Math.max(1, Math.floor((Math.min(refundableOf(payment), refundable(order.facts)) * percent) / 100));
  const body = { payment: payment.id, amount: toText(amount, order.facts.currency), reason: 'Too much', confirmation: 'REFUND' };
  await stories.call(order, 'client-service-head', 'requestRefund', body);
}

beforeAll(async () => {
  // Orders of three currencies need a provider that takes them.
  world = await OrdersTestApp.start(undefined, {
    imports: [GivenProviderModule.of(Object.assign(new ScriptedProvider(), { currencies: ['EUR', 'GBP', 'JPY'] }))],
  });
  for (const one of fc.sample(life, runs({ quick: 45, full: 45, seed }))) await live(one);
  await world.settle();
  orders = await loggedOrders(world.database);
  const people = await world.database.query<{ id: string; department: string }>(
    'select id, department from users where department is not null',
  );
  departments = new Map(people.map(({ id, department }) => [id, department]));
}, 180_000);
afterAll(() => world.stop());

const get = async <Answer>(path: string): Promise<Answer> => (await world.must('owner', 'GET', path)) as unknown as Answer;
const queryOf = ({ groupBy, from, to, timeZone }: Asking): string =>
  `from=${from}&to=${to}&groupBy=${groupBy}&timeZone=${encodeURIComponent(timeZone)}`;

const common = ['month', 'week', 'day', 'status', 'country', 'service', 'manager', 'partner'];
const groupings: Record<string, string[]> = {
  orders: common,
  revenue: common,
  payments: [...common, 'method', 'stage'],
  funnel: ['status'],
  departments: ['department', 'manager'],
};
/** Periods that begin and end around these nights. */
const asking: fc.Arbitrary<Asking> = fc.constantFrom(...Object.keys(groupings)).chain((report) =>
  fc
    .record({
      groupBy: fc.constantFrom(...(groupings[report] ?? [])),
      night: fc.constantFrom(...nights),
      shift: fc.integer({ min: -2, max: 1 }),
      days: fc.constantFrom(0, 0, 1, 3, 30, 240),
      timeZone: fc.constantFrom(...zones),
    })
    .map(({ groupBy, night, shift, days, timeZone }) => {
      const from = addDays(night.slice(0, 10), shift);
      return { report, groupBy, from, to: addDays(from, days), timeZone };
    }),
);

/** The value of an empty cell. */
const nothing = ({ kind, currency }: Report['measures'][number]): number | string | null =>
  kind === 'duration' ? null : kind === 'money' ? (currency === 'JPY' ? '0' : '0.00') : 0;
const skipped = (key: string): boolean => key === 'longest';

function compare(report: Report, asked: Asking): { measure: string; row: string | undefined; expected: Expected }[] {
  const { cells, totals } = new ExpectedFigures(orders, departments, asked).rows();
  const places: { measure: string; row: string | undefined; expected: Expected }[] = [];
  expect([...cells.keys()].filter((key) => !report.rows.some((row) => row.key === key))).toEqual([]);
  for (const measure of report.measures.filter(({ key }) => !skipped(key))) {
    for (const row of [...report.rows, { key: undefined, values: report.totals.values }]) {
      const expected = row.key === undefined ? totals.get(measure.key) : cells.get(row.key)?.get(measure.key);
      const isHidden = row.key === undefined && ['median', 'ninetieth'].includes(measure.key);
      const isUnknown = measure.key === 'conversion' && totals.size === 0;
      const value = isHidden || isUnknown ? null : (expected?.value ?? nothing(measure));
      expect([asked, measure.key, row.key, row.values[measure.key]]).toEqual([asked, measure.key, row.key, value]);
      places.push({ measure: measure.key, row: row.key, expected: expected ?? { value, orders: new Set() } });
    }
  }
  return places;
}

describe('reports of orders that lived through the nights when clocks change', () => {
  it('match the events in every cell, by every grouping, in any zone', async () => {
    expect(new Set(orders.map(({ currency }) => currency)).size).toBe(3);
    expect(orders.some(({ money }) => money.some(({ sign }) => sign === -1))).toBe(true);
    await fc.assert(
      fc.asyncProperty(asking, async (asked) => {
        compare(await get<Report>(`/reports/${asked.report}?${queryOf(asked)}`), asked);
      }),
      runs({ quick: 120, full: 10_000, seed }),
    );
  });

  it.each(Object.entries(groupings).flatMap(([report, all]) => all.map((groupBy) => [report, groupBy] as const)))(
    '%s by %s: every cell leads to its orders, with the same number and sum',
    async (report, groupBy) => {
      const asked = { report, groupBy, from: '2025-10-20', to: '2026-04-10', timeZone: 'Europe/Berlin' };
      const answer = await get<Report>(`/reports/${report}?${queryOf(asked)}`);
      const places = compare(answer, asked).filter(({ expected }, i) => expected.orders.size > 0 || i % 40 === 0);
      for (const { measure, row, expected } of places) {
        const where = row === undefined ? '' : `&row=${row}`;
        const { items, total } = await get<Behind>(`/reports/${report}/orders?${queryOf(asked)}&measure=${measure}${where}&per_page=100`);
        expect([measure, row, total, new Set(items.map(({ _id }) => _id))]).toEqual([measure, row, expected.orders.size, expected.orders]);
        const kind = answer.measures.find(({ key }) => key === measure)?.kind;
        if (kind === 'money') {
          const digits = measure.endsWith('JPY') ? 0 : 2;
          const minor = items.reduce((all, { amount }) => all + Math.round(Number(amount?.amount) * 10 ** digits), 0);
          expect([measure, row, (minor / 10 ** digits).toFixed(digits)]).toEqual([measure, row, expected.value]);
        } else if (kind === 'count') expect(items.reduce((all, { count }) => all + Number(count), 0)).toBe(expected.value);
      }
    },
    120_000,
  );

  it('compare each interval with the same place of the period before', async () => {
    const [now, before] = await Promise.all([
      get<Report>(`/reports/payments?from=2026-03-01&to=2026-03-31&groupBy=day&timeZone=Europe/Berlin&compare=previous`),
      get<Report>(`/reports/payments?from=2026-02-01&to=2026-02-28&groupBy=day&timeZone=Europe/Berlin`),
    ]);
    expect(now['previous']).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    for (const [place, row] of before.rows.entries()) expect(now.rows[place]?.previous).toMatchObject(row.values);
    expect(now.rows.slice(28).every(({ previous }) => Object.values(previous ?? {}).every((value) => Number(value) === 0))).toBe(true);
    expect(now.totals.previous).toMatchObject(before.totals.values);
  });

  it('show how long the oldest open order had waited when the period was over', async () => {
    const report = await get<Report>('/reports/departments?from=2026-01-01&to=2026-03-31&groupBy=department');
    // By the office's clocks, which are in Tallinn.
    const over = Date.parse('2026-04-01T00:00:00+03:00') * 1000;
    const open = orders.filter(
      ({ since, placedAt, finishedAt, cancelledAt }) =>
        placedAt < over && since < over && ((finishedAt ?? cancelledAt) === null || (finishedAt ?? cancelledAt ?? 0) >= over),
    );
    expect(open.length).toBeGreaterThan(0);
    expect(report.totals.values['longest']).toBe(Math.max(...open.map(({ since }) => Math.floor((over - since) / 1e6))));
  });
});

describe('the tables that reports are computed from', () => {
  const tables = ['report_orders', 'report_moves', 'report_money', 'report_feedbacks'];
  const differing = async (other: (table: string) => string): Promise<number[]> =>
    Promise.all(
      tables.map(async (table) => {
        const [a, b] = [`public.${table}`, other(table)];
        const sql = `select count(*) as n from ((table ${a} except all table ${b}) union all (table ${b} except all table ${a})) d`;
        return Number((await world.database.one<{ n: number }>(sql))?.n);
      }),
    );

  it('stay the same when every event comes again', async () => {
    const { database } = world;
    const sums = () =>
      Promise.all(tables.map((table) => database.one(`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`)));
    const before = await sums();
    await database.query(`update checkpoints set pos = 0 where reader = 'reports'`);
    await world.settle();
    expect(await sums()).toEqual(before);
  });

  it('are the same after a rebuild, in batches of any size', async () => {
    const consumer = world.app.get(ReportFacts);
    const events = await new LogReader(world.database).read(0, 100_000);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }), async (sizes) => {
        await world.database.query(`select prepare_beside('reports')`);
        for (let from = 0, nth = 0; from < events.length; nth += 1) {
          const batch = events.slice(from, from + (sizes[nth % sizes.length] ?? 1));
          from += batch.length;
          await world.database.transaction(async (tx) => {
            await tx.query('set local search_path = beside, public');
            await consumer.handleBatch(batch, tx);
          });
        }
        expect(await differing((table) => `beside.${table}`)).toEqual([0, 0, 0, 0]);
      }),
      runs({ quick: 6, full: 6, seed }),
    );
    expect(Number((await world.database.one<{ n: number }>('select count(*) as n from beside.report_moves'))?.n)).toBe(
      orders.reduce((sum, { moves }) => sum + moves.length, 0),
    );
  });
});
