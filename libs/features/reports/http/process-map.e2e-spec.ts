import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { Id } from '#machines/kernel/ids';
import { readXml } from '#libs/platform/xml/read-xml';
import { faults } from '#libs/testing/field-faults';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { finalStatuses, type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { drawnArrows, repeatedSteps, returns, skippedSteps } from '../rules/walked-steps.js';
import { seedFrom } from '#machines/kernel/testing/runs';
import { liveWithDetours } from '#libs/testing/order-detours';
import type { ProcessMapDto, WalkedOrderPageDto } from '../wire/process-map.dto.js';

const seed = seedFrom(20_261_127);

/** An order computed from its events. */
interface Logged {
  id: Id;
  number: number;
  country: Id;
  service: Id;
  manager: Id | null;
  partner: Id | null;
  placed: number;
}

/** Orders and changes of status by SQL over the events alone, without read models. */
const logged = `
with log as materialized (select stream_id as id, version, type, recorded_at_us as at, data::json as d from events where stream_type = 'order'),
  orders as materialized (
    select p.id, (p.d ->> 'number')::bigint as number, p.d -> 'terms' ->> 'country' as country, p.d -> 'terms' ->> 'service' as service, p.at as placed,
      (select l.d ->> 'manager' from log l where l.id = p.id and l.type = 'ManagerAssigned' order by l.version desc limit 1) as manager,
      (select l.d ->> 'partner' from log l where l.id = p.id and l.type = 'PartnerAppointed' order by l.version desc limit 1) as partner
    from log p where p.type = 'OrderPlaced'),
  moves as materialized (
    select id, version, at, d ->> 'from' as "from", d ->> 'to' as "to",
      floor((at - lag(at) over (partition by id order by version)) / 1000000.0) as seconds
    from log where d ->> 'to' is not null)`;

let world: OrdersTestApp;
let orders: Logged[];

beforeAll(async () => {
  world = await OrdersTestApp.start();
  await liveWithDetours(world, 40, seed);
  await world.settle();
  orders = await world.database.query<Logged>(`${logged} select * from orders order by number`);
}, 180_000);
afterAll(() => world.stop());

const get = async <Answer>(path: string): Promise<Answer> =>
  (await world.must('owner', 'GET', `/audit/process-map${path}`)) as unknown as Answer;
const inLog = <Row>(select: string, ids: readonly Id[]): Promise<Row[]> =>
  world.database.query<Row>(`${logged} ${select.replace(':mine', 'id = any ($1::uuid[])')}`, [ids]);

interface Step {
  id: Id;
  from: ProgressStatus | null;
  to: ProgressStatus;
}
const stepsBy = async (ids: readonly Id[]): Promise<Map<Id, Step[]>> => {
  const all = new Map<Id, Step[]>(ids.map((id) => [id, []]));
  for (const step of await inLog<Step>('select id, "from", "to" from moves where :mine order by id, version', ids))
    all.get(step.id)?.push(step);
  return all;
};

/** Filters with the orders that match them. */
const questions: [string, () => string, (order: Logged) => boolean][] = [
  ['of all orders', () => '', () => true],
  ['of a country', () => `filter[country]=${orders[0]?.country}`, ({ country }) => country === orders[0]?.country],
  ['of a service', () => `filter[service]=${orders[0]?.service}`, ({ service }) => service === orders[0]?.service],
  ['of a manager', () => `filter[manager]=${world.idOf('business-manager')}`, ({ manager }) => manager === world.idOf('business-manager')],
  ['of a partner', () => `filter[partner]=${world.idOf('partner')}`, ({ partner }) => partner === world.idOf('partner')],
  [
    'of a period and two managers',
    () => `filter[at]=2025-07-01..2025-12-31&filter[manager]=${world.idOf('client-service-manager')},${world.idOf('innovations-manager')}`,
    ({ placed, manager }) =>
      placed >= Date.parse('2025-07-01T00:00:00Z') * 1000 &&
      placed < Date.parse('2026-01-01T00:00:00Z') * 1000 &&
      [world.idOf('client-service-manager'), world.idOf('innovations-manager')].includes(manager ?? ''),
  ],
];

describe.each(questions)('a process map %s', (_, query, isMine) => {
  let map: ProcessMapDto;
  let ids: Id[];
  let steps: Map<Id, Step[]>;
  beforeAll(async () => {
    map = await get<ProcessMapDto>(`?${query()}`);
    ids = orders.filter(isMine).map(({ id }) => id);
    steps = await stepsBy(ids);
  });

  it('has the orders that their events have', () => {
    const last = [...steps.values()].map((all) => all.at(-1)?.to);
    expect(ids.length).toBeGreaterThan(0);
    expect(map).toMatchObject({
      orders: ids.length,
      finished: last.filter((status) => status === 'projectFinished').length,
      cancelled: last.filter((status) => status === 'orderCancelled').length,
    });
  });

  it('has the counts, medians and ninetieth percentiles of the arrows that SQL over the events gives', async () => {
    const expected = await inLog(
      `select "from", "to", count(*)::int as times, round(percentile_cont(0.5) within group (order by seconds))::float8 as median,
         round(percentile_cont(0.9) within group (order by seconds))::float8 as ninetieth
       from moves where :mine and "from" is not null group by 1, 2 order by 1, 2`,
      ids,
    );
    const walked = map.arrows
      .filter(({ times }) => times > 0)
      .map(({ from, to, times, median, ninetieth }) => ({ from, to, times, median, ninetieth }));
    expect(walked.sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1))).toEqual(expected);
    for (const { from, to, share, times } of map.arrows) {
      const left = map.arrows.filter((arrow) => arrow.from === from).reduce((sum, arrow) => sum + arrow.times, 0);
      expect([from, to, share]).toEqual([from, to, left === 0 ? null : Math.round((10_000 * times) / left) / 100]);
    }
  });

  it('has the orders and the finished stays of each status that SQL over the events gives', async () => {
    const rows = await statusesInLog(ids);
    expect(
      map.statuses.map(({ status, orders: n, stays, median, ninetieth }) => ({ status, orders: n, stays, median, ninetieth })),
    ).toEqual(progressStatuses.map((status) => rows.find((row) => row.status === status)));
  });

  it('counts loops, skipped and repeated steps by the one definition', () => {
    const all = [...steps.values()];
    const isReturn = ({ from, to }: Step) => returns.some((one) => one.from === from && one.to === to);
    const looped = all.flatMap((one) => one.filter(isReturn).map(({ id, from, to }) => ({ id, arrow: `${from} ${to}` })));
    const loops = [...new Set(looped.map(({ arrow }) => arrow))].map((arrow) => {
      const mine = looped.filter((one) => one.arrow === arrow);
      return [arrow, new Set(mine.map(({ id }) => id)).size, mine.length];
    });
    expect(new Set(map.loops.map(({ from, to, orders: n, times }) => `${from} ${to} ${n} ${times}`))).toEqual(
      new Set(loops.map((one) => one.join(' '))),
    );
    const ordersWith = (found: (of: Step[]) => readonly ProgressStatus[], status: ProgressStatus) =>
      all.filter((one) => found(one).includes(status)).length;
    expect(Object.fromEntries(map.skipped.map(({ status, orders: n }) => [status, n]))).toEqual(
      Object.fromEntries(progressStatuses.flatMap((status) => [[status, ordersWith(skippedSteps, status)]]).filter(([, n]) => n !== 0)),
    );
    expect(map.repeated).toEqual(
      progressStatuses.flatMap((status) => {
        const again = all.flatMap((one) => repeatedSteps(one).get(status) ?? []);
        return again.length === 0 ? [] : [{ status, orders: again.length, times: again.reduce((sum, n) => sum + n, 0) }];
      }),
    );
  });

  it('shows where orders wait now, and for whom', async () => {
    const now = Date.now() * 1000;
    const open = (
      await inLog<{ id: Id; status: ProgressStatus; at: number }>(
        'select distinct on (id) id, "to" as status, at from moves where :mine order by id, version desc',
        ids,
      )
    ).filter(({ status }) => !(finalStatuses as readonly string[]).includes(status));
    for (const { status, waiting } of map.statuses) {
      const mine = open.filter((one) => one.status === status);
      expect([status, waiting.orders]).toEqual([status, mine.length]);
      expect([status, waiting.for.reduce((sum, one) => sum + one.orders, 0)]).toEqual([status, mine.length]);
      if (mine.length === 0) continue;
      const longest = (now - Math.min(...mine.map(({ at }) => Number(at)))) / 1e6;
      expect(Math.abs((waiting.longest ?? 0) - longest)).toBeLessThan(60);
    }
    const byWho = (status: ProgressStatus) => map.statuses.find((one) => one.status === status)?.waiting.for.map(({ who }) => who);
    expect(byWho('lastPaymentPayed')?.every((who) => who === 'moneyStaff')).toBe(true);
    // Every order of this suite has a partner.
    expect(byWho('documentsReceived')?.every((who) => who === 'partner')).toBe(true);
  });

  it('leads to the orders behind each figure, as many of them', async () => {
    const behind = (kind: string, status: string, to = '') =>
      get<WalkedOrderPageDto>(`/orders?per_page=100&behind=${kind}&status=${status}${to && `&to=${to}`}&${query()}`);
    for (const { from, to, times } of map.arrows) {
      const { items, total } = await behind('arrow', from, to);
      const took = ids.filter((id) => steps.get(id)?.some((step) => step.from === from && step.to === to));
      expect([from, to, total, items.map(({ _id }) => _id).sort()]).toEqual([from, to, took.length, took.sort()]);
      expect(items.reduce((sum, one) => sum + (one.times ?? 0), 0)).toBe(times);
    }
    for (const { status, orders: n, waiting } of map.statuses) {
      expect([status, (await behind('entered', status)).total]).toEqual([status, n]);
      expect([status, (await behind('waiting', status)).total]).toEqual([status, waiting.orders]);
    }
    for (const kind of ['skipped', 'repeated'] as const)
      for (const { status, orders: n } of map[kind]) expect([kind, status, (await behind(kind, status)).total]).toEqual([kind, status, n]);
  });
});

const statusesInLog = (ids: readonly Id[]): Promise<{ status: string }[]> =>
  world.database.query(
    `${logged} select s.status, (select count(distinct id)::int from moves where id = any ($1::uuid[]) and "to" = s.status) as orders,
       count(m."from")::int as stays, round(percentile_cont(0.5) within group (order by seconds))::float8 as median,
       round(percentile_cont(0.9) within group (order by seconds))::float8 as ninetieth
     from unnest($2::text[]) s(status) left join moves m on m."from" = s.status and m.id = any ($1::uuid[]) group by 1`,
    [ids, progressStatuses],
  );

describe('the process map', () => {
  it('has every kind of deviation to show', async () => {
    const map = await get<ProcessMapDto>('');
    expect(map.skipped.map(({ status }) => status)).toEqual([
      'orderConfirmedNotPayed',
      'documentsRequested',
      'documentsReceived',
      'documentsSentAfterLastPayment',
    ]);
    expect(map.repeated.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['documentsRequested', 'allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed']),
    );
    expect(map.loops.length).toBeGreaterThan(3);
    expect(map.arrows.length).toBe(drawnArrows.length);
    expect(map.asOf).toMatch(/^20\d\d-/);
  });

  it('is empty if nothing matches, with figures of zero', async () => {
    const map = await get<ProcessMapDto>('?filter[at]=2001-01-01');
    expect(map).toMatchObject({ orders: 0, finished: 0, cancelled: 0, loops: [], skipped: [], repeated: [] });
    expect(map.arrows.every(({ times, share, median }) => times === 0 && share === null && median === null)).toBe(true);
    expect(map.statuses.every(({ waiting }) => waiting.orders === 0 && waiting.median === null)).toBe(true);
  });

  it('sorts the orders behind a figure, with names', async () => {
    const page = await get<WalkedOrderPageDto>('/orders?behind=entered&status=newOrder&sort=-time&per_page=3');
    expect(page.items).toHaveLength(3);
    expect(page.total).toBe(orders.length);
    const times = page.items.map(({ seconds }) => seconds ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(page.items[0]).toMatchObject({
      client: { name: expect.stringMatching(/\S/) },
      country: { name: 'Estonia' },
      partner: { name: expect.any(String) },
    });
    const second = await get<WalkedOrderPageDto>('/orders?behind=entered&status=newOrder&sort=-time&per_page=3&page=2');
    expect(second.items.map(({ _id }) => _id)).not.toEqual(expect.arrayContaining(page.items.map(({ _id }) => _id)));
  });

  it.each([
    ['?filter[at]=yesterday', ['filter[at] mustBeDate']],
    ['?filter[country]=Estonia', ['filter[country] mustBeId']],
    ['?filter[status]=newOrder', ['filter[status] unknownFilter']],
    ['?limit=5', ['limit unknownParameter']],
    ['/orders', ['behind required', 'status required']],
    ['/orders?behind=lost&status=gone', ['behind notOffered', 'status notOffered']],
    ['/orders?behind=arrow&status=newOrder', ['to required']],
    ['/orders?behind=skipped&status=newOrder&to=projectFinished', ['to notOffered']],
    ['/orders?behind=entered&status=newOrder&per_page=101', ['per_page tooLarge']],
    ['/orders?behind=entered&status=newOrder&sort=name', ['sort unknownSort']],
    ['/export?format=pdf', ['format notOffered']],
  ])('refuses %s', async (path, expected) => {
    expect(faults(await world.call('owner', 'GET', `/audit/process-map${path}`))).toEqual([422, expected]);
  });

  it.each(['client', 'partner', 'client-service-manager', 'client-service-head', 'content-manager'])(
    'is refused to %s',
    async (account) => {
      for (const path of ['', '/orders?behind=entered&status=newOrder', '/export'])
        expect((await world.call(account, 'GET', `/audit/process-map${path}`)).status).toBe(403);
    },
  );
});

/** Waits for a payment by the events alone: order, status, and days by the office's calendar. */
async function paymentWaits(): Promise<{ id: Id; status: ProgressStatus; days: number; version: number | null }[]> {
  const timeZone = (await world.app.get(QueryBus).execute(new ReadSiteSettings())).workingHours.timeZone;
  const dayOf = (at: number) => Date.parse(new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(at / 1000))) / 86_400_000;
  const moves = await inLog<Step & { at: number; version: number }>(
    'select id, version, at, "from", "to" from moves where :mine order by id, version',
    orders.map(({ id }) => id),
  );
  const waits: Awaited<ReturnType<typeof paymentWaits>> = [];
  for (const { id } of orders) {
    let asked: { status: ProgressStatus; at: number } | undefined;
    for (const { from, to, at, version } of moves.filter((one) => one.id === id)) {
      if (asked && from !== to) {
        if (to !== 'orderCancelled') waits.push({ id, status: asked.status, days: dayOf(Number(at)) - dayOf(asked.at), version });
        asked = undefined;
      }
      if (!asked && (to === 'orderConfirmedNotPayed' || to === 'lastPaymentRequired')) asked = { status: to, at: Number(at) };
    }
    if (asked) waits.push({ id, status: asked.status, days: dayOf(Date.now() * 1000) - dayOf(asked.at), version: null });
  }
  return waits;
}

describe('orders that paid late', () => {
  it('are those whose payment took more days of the office than the setting, by the events alone', async () => {
    const late = (await paymentWaits()).filter(({ days }) => days > 7);
    const map = await get<ProcessMapDto>('');
    expect(map.paidLateDays).toBe(7);
    expect(late.length).toBeGreaterThan(0);
    for (const status of ['orderConfirmedNotPayed', 'lastPaymentRequired'] as const) {
      const mine = late.filter((one) => one.status === status);
      const longest = new Map<Id, number>();
      for (const { id, days } of mine) longest.set(id, Math.max(days, longest.get(id) ?? 0));
      expect(map.paidLate.find((one) => one.status === status)?.orders ?? 0).toBe(longest.size);
      const { items } = await get<WalkedOrderPageDto>(`/orders?behind=paidLate&status=${status}&sort=-time&per_page=100`);
      expect(new Map(items.map(({ _id, days }) => [_id, days]))).toEqual(longest);
      expect(items.map(({ days }) => days)).toEqual([...longest.values()].sort((a, b) => b - a));
    }
    const { orders: count } = await get<ProcessMapDto>('?filter[paidLate]=true');
    expect(count).toBe(new Set(late.map(({ id }) => id)).size);
    expect(count).toBeLessThan(orders.length);
  });

  it('are refused for a status that waits for no payment', async () => {
    expect(faults(await world.call('owner', 'GET', '/audit/process-map/orders?behind=paidLate&status=newOrder'))).toEqual([
      422,
      ['status notOffered'],
    ]);
  });

  it('are exported with the days, at the end of their wait', async () => {
    const answer = await world.call('owner', 'GET', '/audit/process-map/export?filter[paidLate]=true', undefined, {
      'accept-language': 'en',
    });
    const lines = String(answer.body['text'])
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(/[;,]/));
    const waits = await paymentWaits();
    const lateOnes = new Set(waits.filter(({ days }) => days > 7).map(({ id }) => id));
    const ended = waits.filter(({ id, version }) => lateOnes.has(id) && version !== null);
    expect(lines[0]?.slice(-2)).toEqual(['Days until paid', 'Paid late']);
    const written = lines.slice(1).flatMap((line) => (line.at(-2) ? [[line.at(-2), line.at(-1)].join()] : []));
    expect(written.sort()).toEqual(ended.map(({ days }) => `${days},${days > 7 ? 1 : ''}`).sort());
  });
});

describe('stays that are unusually long', () => {
  interface Stay {
    id: Id;
    status: ProgressStatus;
    seconds: number;
  }
  const stays = (open: boolean): Promise<Stay[]> =>
    world.database.query<Stay>(
      open
        ? 'select order_id as id, progress as status, extract(epoch from now())::float8 - since / 1e6 as seconds from report_orders where finished_at is null and cancelled_at is null'
        : 'select order_id as id, from_status as status, seconds::float8 as seconds from report_moves where from_status is not null',
    );
  /** Computed by sorting in memory: the shortest stay that at least 99 % of the ended ones do not exceed. */
  async function expected(): Promise<Map<ProgressStatus, Set<Id>>> {
    const ended = await stays(false);
    const long = new Map<ProgressStatus, Set<Id>>();
    for (const { id, status, seconds } of [...ended, ...(await stays(true))]) {
      const sorted = ended.flatMap((one) => (one.status === status ? [one.seconds] : [])).sort((a, b) => a - b);
      const limit = sorted[Math.ceil(sorted.length * 0.99) - 1];
      if (limit !== undefined && seconds > limit) long.set(status, (long.get(status) ?? new Set()).add(id));
    }
    return long;
  }
  const check = async (): Promise<Map<ProgressStatus, Set<Id>>> => {
    const long = await expected();
    const map = await get<ProcessMapDto>('');
    expect(map.outliers.map(({ status, orders: n }) => [status, n])).toEqual(
      progressStatuses.flatMap((status) => (long.has(status) ? [[status, long.get(status)?.size]] : [])),
    );
    for (const [status, ids] of long) {
      const { items } = await get<WalkedOrderPageDto>(`/orders?behind=outliers&status=${status}&sort=-time&per_page=100`);
      expect(new Set(items.map(({ _id }) => _id))).toEqual(ids);
      expect(items.map(({ seconds }) => seconds)).toEqual(items.map(({ seconds }) => seconds ?? 0).sort((a, b) => b - a));
    }
    return long;
  };
  afterAll(() => world.database.query('delete from report_moves where version >= 1000'));

  it('are of orders that are still there while fewer than 100 ended, and of both from then on', async () => {
    const open = new Map((await stays(true)).map(({ id, status }) => [id, status]));
    for (const [status, ids] of await check()) for (const id of ids) expect([id, open.get(id)]).toEqual([id, status]);
    // 300 stays of 1 to 300 s, the last of which are far longer than what anybody waits.
    const [first, second] = orders;
    await world.database.query(
      `insert into report_moves (order_id, version, from_status, to_status, at, seconds)
       select case when n > 298 then $1::uuid else $2::uuid end, 1000 + n, 'documentsSentAfterLastPayment', 'projectFinished', n, n + case when n > 290 then 2000000000 else 0 end
       from generate_series(1, 300) n`,
      [first?.id, second?.id],
    );
    expect((await check()).get('documentsSentAfterLastPayment')).toContain(first?.id);
  });
});

describe('the export of the process map', () => {
  const file = async (query: string): Promise<{ text: string; rows: number; type: string; name: string }> => {
    const answer = await world.call('owner', 'GET', `/audit/process-map/export${query}`);
    const header = (name: string): string => String(answer.headers[name]);
    return {
      text: String(answer.body['text']),
      rows: Number(header('x-total-rows')),
      type: header('content-type'),
      name: header('content-disposition'),
    };
  };

  it('has every movement as a line of CSV', async () => {
    const { text, rows, type } = await file('');
    const lines = text.trim().split('\r\n');
    const [count] = await inLog<{ n: number }>(
      'select count(*)::int as n from moves where :mine',
      orders.map(({ id }) => id),
    );
    expect([rows, lines.length - 1, type.split(';')[0]]).toEqual([count?.n, count?.n, 'text/csv']);
    expect(lines[1]).toMatch(/R-\d{6}/);
  });

  it('is an event log in XES: traces are orders, events their movements, each with its command, in their order (A14)', async () => {
    const { text, type, name } = await file('?format=xes');
    expect([type.split(';')[0], name]).toEqual(['application/xml', 'attachment; filename="process-map.xes"']);
    const log = await readXes(text);
    expect(log.root).toEqual({ xmlns: 'http://www.xes-standard.org/', 'xes.version': '1849.2016', 'xes.features': '' });
    expect(log.extensions.map(({ prefix }) => prefix)).toEqual(['concept', 'time', 'lifecycle', 'org']);
    expect(log.classifiers).toEqual([{ name: 'Status', keys: 'concept:name' }]);
    expect(log.scopes).toEqual(['trace', 'event']);
    const steps = await stepsBy(orders.map(({ id }) => id));
    expect(log.traces.map(({ name: number, events }) => [number, events.map((event) => event['concept:name'])])).toEqual(
      orders.map(({ id, number }) => [`R-${String(number).padStart(6, '0')}`, steps.get(id)?.map(({ to }) => to)]),
    );
    const events = log.traces.flatMap((trace) => trace.events);
    for (const event of events) {
      expect(event['time:timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(event['lifecycle:transition']).toBe('complete');
      expect(event['org:role']).toMatch(/^(Client|Partner|Manager|DepartmentHead|Owner|payment|product)$/);
    }
    expect(new Set(events.map((event) => event['operation']))).toContain('managerConfirmedNotPayedOrder');
    const caused = await world.database.query<{ type: string }>(
      `${logged} select c.type from moves m join orders o using (id) join events e on e.stream_id = m.id and e.version = m.version
         join commands c on c.command_id = (e.metadata::json ->> 'command')::uuid order by o.number, m.version`,
    );
    expect(events.map((event) => event['command'])).toEqual(caused.map((one) => one.type));
    const people = await world.database.query<{ name: string }>(`select last_name as name from users where length(last_name) > 3`);
    for (const person of people) expect(text).not.toContain(person.name);
  });

  it('is refused beyond 100,000 movements', async () => {
    const [order] = orders;
    await world.database.query(
      `insert into report_moves (order_id, version, from_status, to_status, at, seconds)
       select $1, n, 'documentsRequested', 'documentsRequested', n, 1 from generate_series(1000, 101000) n`,
      [order?.id],
    );
    const answer = await world.call('owner', 'GET', '/audit/process-map/export');
    expect(answer).toMatchObject({ status: 422, body: { code: 'exportTooLong' } });
    const other = await world.call('owner', 'GET', `/audit/process-map/export?filter[manager]=${world.idOf('owner')}`);
    expect(other.status).toBe(200);
    await world.database.query('delete from report_moves where version >= 1000');
  });
});

type Attributes = Readonly<Record<string, string>>;
/** Parses an event log with an XML parser: elements as in IEEE 1849, values by their keys. */
async function readXes(text: string) {
  const log = { root: {} as Attributes, extensions: [] as Attributes[], classifiers: [] as Attributes[], scopes: [] as string[] };
  const traces: { name: string; events: Record<string, string>[] }[] = [];
  const path: string[] = [];
  await readXml(bytesOf(text), {
    open: (name, attributes) => {
      const parent = path.at(-1);
      path.push(name);
      if (name === 'log') log.root = attributes;
      else if (name === 'extension') log.extensions.push(attributes);
      else if (name === 'classifier') log.classifiers.push(attributes);
      else if (name === 'global') log.scopes.push(attributes['scope'] ?? '');
      else if (name === 'trace') traces.push({ name: '', events: [] });
      else if (name === 'event') traces.at(-1)?.events.push({});
      else if (!['string', 'date'].includes(name)) throw new Error(`<${name}> in <${parent}>`);
      else if (parent === 'trace' && attributes['key'] === 'concept:name')
        Object.assign(traces.at(-1) ?? {}, { name: attributes['value'] });
      else if (parent === 'event') Object.assign(traces.at(-1)?.events.at(-1) ?? {}, { [attributes['key'] ?? '']: attributes['value'] });
    },
    close: () => void path.pop(),
  });
  return { ...log, traces };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}
