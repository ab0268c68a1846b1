import { addDays } from '../rules/period.js';
import { momentsOf } from '../queries/asked-report.js';
import { readStreams } from '#libs/event-log/replay/stream-reader';
import { digitsOf } from '#machines/kernel/money';
import { OrderStories } from '#libs/testing/order-stories';
import { actorOf, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { officeDay } from '#libs/testing/office-day';
import type { OrderEvent } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import { figuresOf } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { progressStatuses } from '#machines/order/statuses';

interface Row {
  key: string;
  label: string;
  values: Record<string, number | string | null>;
  previous: Record<string, number | string | null> | null;
}
type Report = OrderBody & { rows: Row[]; totals: Omit<Row, 'key' | 'label'>; measures: { key: string; kind: string; currency?: string }[] };

let world: OrdersTestApp;
let states: OrderState[];
let events: OrderEvent[];
const today = officeDay();
const period = `from=${addDays(today, -3)}&to=${addDays(today, 3)}`;

beforeAll(async () => {
  world = await OrdersTestApp.start();
  const stories = new OrderStories(world);
  for (const status of progressStatuses) await stories.reach(status);
  for (const status of ['orderConfirmedAndPayed', 'projectFinished', 'newOrder'] as const)
    await stories.reach(status, { service: ['GB', 'ltd'] });
  const finished = await stories.reach('projectFinished', { paid: true });
  const [payment] = finished.payments;
  await stories.call(finished, 'client-service-head', 'requestRefund', {
    payment: payment?.id,
    amount: { amount: '10.00', currency: finished.facts.currency },
    reason: 'Too much',
    confirmation: 'REFUND',
  });
  const managed = await stories.reach('documentsRequested');
  await stories.call(managed, 'owner', 'assignManager', { manager: actorOf('innovations-manager').id });
  await world.settle();
  await readLog();
});
afterAll(() => world.stop());

/** The orders of the log, folded by their machine only. */
async function readLog(): Promise<void> {
  const ids = (await world.database.query<{ id: string }>(`select distinct stream_id as id from events where stream_type = 'order'`)).map(
    ({ id }) => id,
  );
  const streams = await readStreams(world.database, ids);
  const of = (id: string): OrderEvent[] =>
    (streams.get(id) ?? []).map(
      (event) => ({ ...event, order: event.streamId, actor: event.metadata.actor, at: event.recordedAt }) as unknown as OrderEvent,
    );
  events = ids.flatMap(of);
  states = ids.map((id) => fold(of(id)));
}

const get = async (path: string, account = 'owner'): Promise<Report> => (await world.must(account, 'GET', path)) as Report;
const sums = <Item>(items: readonly Item[], key: (item: Item) => string, value: (item: Item) => number): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const item of items) all[key(item)] = (all[key(item)] ?? 0) + value(item);
  return all;
};
const text = (amount: number, currency: string): string =>
  (amount / 10 ** digitsOf(currency as 'EUR')).toFixed(digitsOf(currency as 'EUR'));
const column = ({ rows }: Report, measure: string): Record<string, number | string | null> =>
  Object.fromEntries(rows.map((row) => [row.key, row.values[measure] ?? null]));

describe('reports, compared with the log that they are computed from', () => {
  it('count the days of the office if the request names no zone', async () => {
    const zones = await Promise.all(['', '&timeZone=America/New_York'].map((zone) => get(`/reports/orders?${period}${zone}`)));
    expect(zones.map(({ timeZone }) => timeZone)).toEqual(['Europe/Tallinn', 'America/New_York']);
  });

  it('of orders have as many in each status as the log', async () => {
    const report = await get(`/reports/orders?${period}&groupBy=status`);
    const expected = sums(
      states,
      ({ value }) => value.progress,
      () => 1,
    );
    expect(column(report, 'placed')).toEqual(Object.fromEntries(progressStatuses.map((status) => [status, expected[status] ?? 0])));
    expect(report.totals.values['placed']).toBe(states.length);
    expect(report.totals.values['cancelled']).toBe(expected['orderCancelled']);
    expect(report.totals.values['finished']).toBe(expected['projectFinished']);
  });

  it.each(['country', 'service', 'partner', 'manager'] as const)('of orders have the same figures by %s', async (groupBy) => {
    const owner: Record<typeof groupBy, (state: OrderState) => string> = {
      country: ({ terms }) => terms.country,
      service: ({ terms }) => terms.service,
      partner: ({ facts }) => facts.partner ?? 'none',
      manager: ({ facts }) => facts.manager ?? 'none',
    };
    const report = await get(`/reports/orders?${period}&groupBy=${groupBy}`);
    expect(column(report, 'placed')).toEqual(sums(states, owner[groupBy], () => 1));
    expect(report.rows.every(({ label }) => label !== '')).toBe(true);
  });

  it('of revenue have the same price, received, refunded, net and outstanding sums, for each currency', async () => {
    const report = await get(`/reports/revenue?${period}&groupBy=country`);
    const currencies = [...new Set(states.map(({ terms }) => terms.currency))].sort();
    expect(currencies.length).toBeGreaterThan(1);
    const of = (currency: string) => states.filter(({ terms }) => terms.currency === currency);
    const total = (pick: (state: OrderState) => number) =>
      Object.fromEntries(
        currencies.map((c) => [
          c,
          text(
            of(c).reduce((sum, s) => sum + pick(s), 0),
            c,
          ),
        ]),
      );
    const shown = (key: string) => Object.fromEntries(currencies.map((currency) => [currency, report.totals.values[`${key}.${currency}`]]));
    expect(shown('price')).toEqual(total(({ facts }) => facts.price));
    expect(shown('received')).toEqual(total(({ facts }) => facts.received));
    expect(shown('refunded')).toEqual(total(({ facts }) => facts.refunded));
    expect(shown('net')).toEqual(total(({ facts }) => facts.received - facts.refunded));
    expect(shown('outstanding')).toEqual(total((state) => figuresOf(state).balance));
    expect(Object.keys(report.totals.values).every((key) => /\.[A-Z]{3}$/.test(key))).toBe(true);
  });

  it('of the funnel have how many orders ever reached each status, and how long they stayed in it', async () => {
    const report = await get(`/reports/funnel?${period}`);
    const reached = new Map<string, Set<string>>();
    for (const event of events) {
      if ('to' in event.data) reached.set(event.data.to, (reached.get(event.data.to) ?? new Set()).add(event.order));
    }
    expect(column(report, 'reached')).toEqual(
      Object.fromEntries(progressStatuses.map((status) => [status, reached.get(status)?.size ?? 0])),
    );
    const cancelled = events.filter((event) => event.type === 'OrderCancelled');
    const from = sums(
      cancelled,
      ({ data }) => (data as { from: string }).from,
      () => 1,
    );
    expect(column(report, 'cancelledFrom')).toEqual(Object.fromEntries(progressStatuses.map((status) => [status, from[status] ?? 0])));
    const share = (of: number): number => Math.round((10_000 * of) / states.length) / 100;
    expect(column(report, 'conversion')).toEqual(
      Object.fromEntries(progressStatuses.map((status) => [status, share(reached.get(status)?.size ?? 0)])),
    );
    expect(report.totals.values['conversion']).toBe(100);
    expect(column(report, 'median')['projectFinished']).toBeNull();
    expect(report.totals.values['median']).toBeNull();
  });

  it('of payments have the same sums by method and by stage', async () => {
    const came = events.filter(({ type }) =>
      ['CashPaymentRecorded', 'TransferRecorded', 'TransferConfirmed', 'PaymentCaptured'].includes(type),
    );
    const byStage = await get(`/reports/payments?${period}&groupBy=stage`);
    expect(column(byStage, 'payments')).toEqual(
      sums(
        came,
        ({ data }) => (data as { stage: string }).stage,
        () => 1,
      ),
    );
    const byMethod = await get(`/reports/payments?${period}&groupBy=method`);
    const method = (type: string): string =>
      type === 'CashPaymentRecorded' ? 'cash' : type === 'PaymentCaptured' ? 'provider' : 'transfer';
    expect(column(byMethod, 'payments')).toEqual(
      sums(
        came,
        ({ type }) => method(type),
        () => 1,
      ),
    );
    expect(byMethod.totals.values['refunds']).toBe(1);
  });

  it('of departments have what is open and done by the department of the manager', async () => {
    const report = await get(`/reports/departments?${period}`);
    const open = states.filter(({ value }) => value.progress !== 'projectFinished' && value.progress !== 'orderCancelled');
    const of = (manager: string | null) => open.filter(({ facts }) => facts.manager === manager).length;
    const taken = of(actorOf('client-service-manager').id);
    expect(column(report, 'open')).toEqual({ none: of(null), ubClient: taken, ubInnovations: 1 });
    expect(report.rows.map(({ label }) => label).sort()).toEqual(['Customer service', 'No department', 'Product development']);
  });

  it('by day have a row for every day of the period, and the rows add up to the total', async () => {
    const report = await get(`/reports/orders?${period}&groupBy=day&compare=previous`);
    expect(report.rows.map(({ key }) => key)).toEqual(Array.from({ length: 7 }, (_, i) => addDays(today, i - 3)));
    expect(report.rows.reduce((sum, { values }) => sum + Number(values['placed']), 0)).toBe(states.length);
    expect(report.totals.previous).toEqual({ placed: 0, finished: 0, cancelled: 0 });
  });

  it('lead from a figure to its orders, with the same number and sum', async () => {
    for (const [name, groupBy] of [
      ['orders', 'status'],
      ['revenue', 'country'],
      ['payments', 'method'],
      ['funnel', 'status'],
      ['departments', 'department'],
    ] as const) {
      const report = await get(`/reports/${name}?${period}&groupBy=${groupBy}`);
      for (const { key, kind } of report.measures) {
        for (const row of [...report.rows, undefined]) {
          const value = (row?.values ?? report.totals.values)[key];
          const where = row ? `&row=${row.key}` : '';
          const behind = await get(`/reports/${name}/orders?${period}&groupBy=${groupBy}&measure=${key}${where}&per_page=100`);
          const items = behind['items'] as { amount: { amount: string } | null; count: number | null }[];
          if (kind === 'money')
            expect(
              text(
                items.reduce((sum, { amount }) => sum + Number(amount?.amount) * 100, 0),
                'EUR',
              ),
            ).toBe(value);
          else if (kind === 'count') expect([key, items.reduce((sum, { count }) => sum + Number(count), 0)]).toEqual([key, value]);
          expect(behind['total']).toBe(items.length);
        }
      }
    }
  });

  it('stay the same when the events come again', async () => {
    const before = await get(`/reports/revenue?${period}&groupBy=status`);
    await world.database.query(`update checkpoints set pos = 0 where reader = 'reports'`);
    await world.settle();
    expect((await get(`/reports/revenue?${period}&groupBy=status`)).totals).toEqual(before.totals);
  });
});

describe('a request for a report', () => {
  it.each([
    ['to=2026-01-31', 'from', 'required'],
    ['from=2026-02-30&to=2026-03-01', 'from', 'mustBeDate'],
    ['from=2026-02-02&to=2026-02-01', 'to', 'badRange'],
    ['from=2020-01-01&to=2026-02-01&groupBy=day', 'to', 'periodTooLong'],
    ['from=2026-01-01&to=2026-02-01&groupBy=method', 'groupBy', 'notOffered'],
    ['from=2026-01-01&to=2026-02-01&timeZone=Mars/Base', 'timeZone', 'notOffered'],
    ['from=2026-01-01&to=2026-02-01&timeZone=%2B03:00', 'timeZone', 'notOffered'],
    ['from=2026-01-01&to=2026-02-01&compare=best', 'compare', 'notOffered'],
    ['from=2026-01-01&to=2026-02-01&filter[country]=x', 'filter[country]', 'mustBeId'],
    ['from=2026-01-01&to=2026-02-01&filter[colour]=x', 'filter[colour]', 'unknownFilter'],
  ])('is refused by field: %s', async (query, field, code) => {
    const answer = await world.call('owner', 'GET', `/reports/orders?${query}`);
    expect(answer.status).toBe(422);
    expect(answer.body['errors']).toEqual([expect.objectContaining({ field, code })]);
  });

  it('is accepted for an existing report from a person with the right', async () => {
    expect((await world.call('owner', 'GET', `/reports/weather?${period}`)).status).toBe(404);
    const allowed = { owner: 200, supermanager: 200, 'innovations-manager': 200, 'client-service-head': 403, partner: 403, client: 403 };
    for (const [account, status] of Object.entries(allowed)) {
      expect([account, (await world.call(account, 'GET', `/reports/orders?${period}`)).status]).toEqual([account, status]);
    }
    const exported = { owner: 200, 'innovations-head': 200, supermanager: 403, 'innovations-manager': 403 };
    for (const [account, status] of Object.entries(exported)) {
      expect([account, (await world.call(account, 'GET', `/reports/orders/export?${period}`)).status]).toEqual([account, status]);
    }
  });

  it('selects only matching orders', async () => {
    const [row] = (await get(`/reports/orders?${period}&groupBy=country`)).rows;
    const narrowed = await get(`/reports/orders?${period}&groupBy=country&filter[country]=${row?.key}`);
    expect(narrowed.rows.map(({ key }) => key)).toEqual([row?.key]);
    expect(narrowed.totals.values['placed']).toBe(row?.values['placed']);
  });

  it('means the days of its time zone, whatever its clocks do', async () => {
    const hours = async (day: string, timeZone: string): Promise<number> => {
      const { from, before } = await momentsOf(world.database, { from: day, to: day }, timeZone);
      return (before - from) / 3_600_000_000;
    };
    expect([
      await hours('2026-03-29', 'Europe/Berlin'),
      await hours('2026-10-25', 'Europe/Berlin'),
      await hours('2026-03-29', 'UTC'),
    ]).toEqual([23, 25, 24]);
    const { from } = await momentsOf(world.database, { from: '2026-07-01', to: '2026-07-01' }, 'Asia/Tokyo');
    expect(new Date(from / 1000).toISOString()).toBe('2026-06-30T15:00:00.000Z');
  });
});

describe('a report as a file', () => {
  it('has every figure of the page, the totals last, and says how many rows come', async () => {
    const answer = await world.call('owner', 'GET', `/reports/orders/export?${period}&groupBy=status`);
    const lines = String(answer.body['text']).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('"Status","Placed","Finished","Cancelled"');
    expect(lines).toHaveLength(1 + progressStatuses.length + 1);
    expect(answer.headers['x-total-rows']).toBe(String(lines.length - 1));
    expect(lines.at(-1)).toMatch(new RegExp(`^"Total","${states.length}",`));
    expect(answer.headers['content-disposition']).toContain('.csv');
  });

  it('has every order behind the figures', async () => {
    const answer = await world.call('owner', 'GET', `/reports/orders/export?${period}&rows=orders`, undefined, { 'accept-language': 'ru' });
    const lines = String(answer.body['text']).trim().split('\r\n');
    expect(lines[0]).toContain('"Номер";"Статус";"Клиент"');
    expect(lines).toHaveLength(states.length + 1);
    expect(answer.headers['x-total-rows']).toBe(String(states.length));
  });

  it('is a workbook when asked', async () => {
    const answer = await world.call('owner', 'GET', `/reports/payments/export?${period}&rows=orders&format=xlsx`);
    expect(answer.status).toBe(200);
    expect(String(answer.body['text']).startsWith('PK')).toBe(true);
    expect((await world.call('owner', 'GET', `/reports/payments/export?${period}&format=pdf`)).status).toBe(422);
  });
});
