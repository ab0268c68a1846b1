import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { nameConsumers } from '#libs/event-log/feed/deliveries';
import { Sealer } from '#libs/event-log/seals/sealer';
import { AuditModule } from '#libs/features/audit/audit.module';
import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { fieldFaults } from '#libs/testing/field-faults';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const head = 'client-service-head';

interface Named {
  _id: Id | null;
  name: string;
}
interface LogEvent {
  _id: Id;
  position: number | null;
  at: string;
  type: string;
  title: string;
  group: string;
  actor: Named & { role: string | null; post: string };
  subject: { kind: string | null; _id: Id; label: string; role: string | null };
  stream: { type: string; _id: Id; version: number };
  amount: { amount: string; currency: string } | null;
  changes: { field: string; title: string; from: string | null; to: string | null }[];
  command: { _id: Id; type: string; title: string } | null;
}
interface Refusal {
  _id: Id;
  actor: Named;
  operation: string;
  title: string;
  subject: { kind: string; _id: Id; label: string };
  stream: { _id: Id; version: number };
  status: string | null;
  statusWords: string | null;
  code: string;
  reason: string;
  remedy: string | null;
  stale: boolean;
  repeats: number;
}
interface TakingBody {
  consumer: string;
  title: string;
  state: string;
  at: string | null;
  exact: boolean;
}
interface Page<Item> {
  items: Item[];
  total: number;
  people: Named[];
}

let world: OrdersTestApp;
let order: OrderBody;
let number: number;
let service: Id;

const events = async (query = '', account = 'owner') =>
  (await world.must(account, 'GET', `/audit/events?per_page=100${query}`)) as unknown as Page<LogEvent>;
const refusals = async (query = '') =>
  (await world.must('owner', 'GET', `/audit/refusals?per_page=100${query}`)) as unknown as Page<Refusal>;
const typesOf = ({ items }: Page<LogEvent>) => items.map(({ type }) => type);
const money = (amount: string) => ({ amount, currency: 'EUR' });

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule] });
  order = await world.place();
  number = Number(String(order['number']).replace(/\D/g, ''));
  await world.operate(manager, order._id, 'managerConfirmedNotPayedOrder');
  const paid = await world.must(manager, 'POST', `/order-payments/${order._id}/payments`, {
    kind: 'cash',
    amount: money('700.00'),
    note: 'Till 3',
  });
  const [payment] = paid['payments'] as { _id: Id }[];
  await world.must(head, 'POST', `/order-payments/${order._id}/refunds`, {
    payment: payment?._id,
    amount: money('600.00'),
    reason: 'Paid twice',
    confirmation: 'REFUND',
  });
  service = seededServiceId('EE', 'ou');
  const written = await world.must('owner', 'GET', `/services/${service}`);
  await world.must('owner', 'PATCH', `/services/${service}`, { price: { ...(written['price'] as object), amount: '999.00' } });
  // Another order's, so that every filter has something to leave out.
  await world.place('client2');
  await world.settle();
});
afterAll(() => world.stop());

describe('the audit log', () => {
  it('shows an event in words, with its place, who acted, what it is about and the command that caused it', async () => {
    const { items } = await events('&filter[type]=PaymentRefunded');
    expect(items).toMatchObject([
      {
        position: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        title: 'Payment refunded',
        group: 'refunds',
        actor: { _id: world.idOf(head), role: 'DepartmentHead', post: 'Head of department, Customer service' },
        subject: { kind: 'order', _id: order._id, label: order['number'] },
        stream: { type: 'order', _id: order._id },
        amount: money('600.00'),
        command: { type: 'requestRefund', title: 'Refund' },
      },
    ]);
    const russian = await world.call('owner', 'GET', '/audit/events?filter[type]=PaymentRefunded', undefined, { 'accept-language': 'ru' });
    expect((russian.body as unknown as Page<LogEvent>).items[0]).toMatchObject({
      title: 'Деньги возвращены',
      actor: { post: 'Руководитель отдела, Отдел обслуживания' },
    });
    expect(JSON.stringify(items)).not.toMatch(/Paid twice|Till 3/);
  });

  it('has every event, the newest first, and can be sorted the other way', async () => {
    const { items, total } = await events();
    const all = `select count(*)::int as total from events where stream_type <> 'log'`;
    expect(total).toBe((await world.database.one<{ total: number }>(all))?.total);
    const times = items.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const backwards = await events('&sort=at');
    expect(backwards.items[0]?.at).toBe(
      (await world.database.one<{ at: Date }>('select to_timestamp(min(recorded_at_us) / 1e6) as at from events'))?.at.toISOString(),
    );
  });

  it.each([
    ['the person who acted', () => `actor]=${world.idOf(head)}`, ['PaymentRefunded', 'RefundRequested']],
    ['a type', () => 'type]=RefundRequested', ['RefundRequested']],
    ['several types', () => 'type]=OrderConfirmedUnpaid,RefundRequested', ['OrderConfirmedUnpaid', 'RefundRequested']],
    ['a group', () => 'group]=refunds', ['PaymentRefunded', 'RefundRequested']],
    ['a group and a type of another', () => 'group]=refunds&filter[type]=OrderPlaced', []],
    [
      'the number of an order',
      () => `order]=${number}`,
      [
        'CashPaymentRecorded',
        'ManagerAssigned',
        'OrderConfirmedUnpaid',
        'OrderPlaced',
        'PaymentRefunded',
        'PrepaymentCompleted',
        'RefundRequested',
      ],
    ],
    ['a stream', () => `stream]=${service}&filter[type]=ServiceEdited`, ['ServiceEdited']],
    ['an order that there is not', () => 'order]=999999', []],
    ['amounts over 650', () => 'amount]=EUR:650..', ['CashPaymentRecorded', 'ReceiptIssued']],
    ['amounts between 500 and 650', () => 'amount]=EUR:500..650', ['PaymentRefunded', 'RefundRequested']],
    ['amounts of a currency that nobody paid in', () => 'amount]=USD:1..', []],
    [
      'refunds over 500 of this year by one person',
      () => `amount]=EUR:500..&filter[type]=PaymentRefunded&filter[at]=2020-01-01..&filter[actor]=${world.idOf(head)}`,
      ['PaymentRefunded'],
    ],
    ['a time at which nothing was yet', () => 'at]=..2020-01-01', []],
  ])('is narrowed by %s', async (_, filter, expected) => {
    expect(typesOf(await events(`&filter[${filter()}`)).sort()).toEqual(expected);
  });

  it('is narrowed by a period to its ends', async () => {
    const [newest] = (await events()).items;
    const at = newest?.at ?? '';
    expect(typesOf(await events(`&filter[at]=${at}..`))).toContain(newest?.type);
    expect((await events(`&filter[at]=2100-01-01..`)).items).toEqual([]);
  });

  it('says in words whose change of bank details was approved, and when it takes effect (A9)', async () => {
    const [stream, proposal] = [v7(), v7()];
    const write = (version: number, type: string, data: object, actor: string) =>
      world.database.query(
        `with e as (insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
           values ($1, 'bankAccounts', $2, $3, $4, 1, $5, $6, $7) returning event_id) insert into unsequenced (event_id) select event_id from e`,
        [
          v7(),
          stream,
          version,
          type,
          JSON.stringify(data),
          JSON.stringify({ actor: { id: world.idOf(actor), role: 'Owner' } }),
          Date.now() * 1000,
        ],
      );
    const inForceAt = Date.UTC(2026, 10, 29, 16, 42, 52) * 1000;
    await write(1, 'BankChangeProposed', { proposal, changes: [], alone: false, inForceAt: null }, 'owner');
    await write(2, 'BankChangeApproved', { proposal, currencies: ['EUR'], inForceAt }, 'admin');
    const page = await events(`&filter[stream]=${stream}&filter[type]=BankChangeApproved`);
    expect(page.items[0]?.changes).toEqual([
      {
        field: 'proposedBy',
        title: 'Proposed by',
        from: null,
        to: (await events(`&filter[stream]=${stream}&sort=at`)).items[0]?.actor.name,
      },
      { field: 'inForce', title: 'Takes effect', from: null, to: '29 November 2026 at 16:42:52 UTC' },
    ]);
  });

  it('is narrowed to a position and its neighbours', async () => {
    const at = (await events('&filter[type]=PaymentRefunded')).items[0]?.position ?? 0;
    expect((await events(`&filter[position]=${at}`)).items).toMatchObject([{ position: at, type: 'PaymentRefunded' }]);
    const near = await events(`&filter[position]=${at - 2}..${at}`);
    expect(near.items.map(({ position }) => position).sort()).toEqual([at - 2, at - 1, at]);
    expect((await events('&filter[position]=900000..900010')).items).toEqual([]);
  });

  it('names the person that it is narrowed by, also where nothing is found', async () => {
    const page = await events(`&filter[actor]=${world.idOf('content-head')}&filter[type]=OrderPlaced`);
    expect(page.items).toEqual([]);
    expect(page.people).toMatchObject([{ _id: world.idOf('content-head'), name: expect.stringMatching(/\p{L}/u) }]);
  });

  it('shows what changed in the price list, old and new, and by whom', async () => {
    const { items } = await events('&filter[group]=catalogue&filter[type]=ServiceEdited');
    expect(items).toMatchObject([
      {
        actor: { _id: world.idOf('owner') },
        subject: { kind: 'service', _id: service, label: expect.stringMatching(/\w/) },
        changes: [{ field: 'price', title: 'Price', from: expect.stringMatching(/^€/), to: '€999.00' }],
      },
    ]);
  });

  it('pages through rows of several types without a gap', async () => {
    const all = (await events('&filter[group]=orders,refunds,payments')).items.map(({ _id }) => _id);
    const paged: Id[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 3); page += 1) {
      const { items } = (await world.must(
        'owner',
        'GET',
        `/audit/events?per_page=3&page=${page}&filter[group]=orders,refunds,payments`,
      )) as unknown as Page<LogEvent>;
      paged.push(...items.map(({ _id }) => _id));
    }
    expect(paged).toEqual(all);
  });

  it.each([
    ['filter[actor]=nobody', [['filter[actor]', 'mustBeId']]],
    ['filter[type]=OrderEaten', [['filter[type]', 'notOffered']]],
    ['filter[group]=everything', [['filter[group]', 'notOffered']]],
    ['filter[order]=1..5', [['filter[order]', 'mustBeWhole']]],
    ['filter[order]=1.5', [['filter[order]', 'mustBeWhole']]],
    ['filter[stream]=R-1', [['filter[stream]', 'mustBeId']]],
    ['filter[amount]=500..', [['filter[amount]', 'mustBeMoney']]],
    ['filter[at]=last-month', [['filter[at]', 'mustBeDate']]],
    ['filter[position]=0', [['filter[position]', 'mustBeWhole']]],
    ['filter[position]=1.5', [['filter[position]', 'mustBeWhole']]],
    ['filter[position]=7..', [['filter[position]', 'tooManyPositions']]],
    ['filter[position]=1..1001', [['filter[position]', 'tooManyPositions']]],
    ['sort=amount', [['sort', 'unknownSort']]],
    ['search=refund', [['search', 'unknownParameter']]],
    ['per_page=1000', [['per_page', 'tooLarge']]],
  ])('refuses %s', async (query, faults) => {
    const answer = await world.call('owner', 'GET', `/audit/events?${query}`);
    expect(answer.status).toBe(422);
    expect(fieldFaults(answer.body)).toEqual(faults.map((fault) => fault.join(' ')));
  });

  it('says in both languages how many positions may be requested', async () => {
    const said = async (language: string) =>
      JSON.stringify(
        (await world.call('owner', 'GET', '/audit/events?filter[position]=7..', undefined, { 'accept-language': language })).body,
      );
    expect(await said('en')).toContain('a range of up to 1,000');
    expect(await said('ru')).toContain('диапазон не длиннее 1');
  });

  it('shows one event as it is stored, with its command', async () => {
    const [refund] = (await events('&filter[type]=RefundRequested')).items;
    const one = await world.must('owner', 'GET', `/audit/events/${refund?._id}`);
    expect(one).toMatchObject({
      ...refund,
      data: { amount: 60_000, currency: 'EUR', reason: { text: expect.any(String), hash: expect.any(String) } },
      cause: { type: 'requestRefund', actor: { _id: world.idOf(head) }, decidedOn: expect.any(Number), input: { type: 'requestRefund' } },
    });
    expect(JSON.stringify(one)).not.toContain('Paid twice');
    for (const id of [order._id, 'nothing']) {
      expect(await world.call('owner', 'GET', `/audit/events/${id}`)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    }
  });

  it('shows for an event which consumers have applied it, when, and which have not', async () => {
    const order2 = await world.place('client2');
    const of = async (type: string) => {
      const [found] = (await events(`&filter[stream]=${order2._id}&filter[type]=${type}`)).items;
      return (await world.must('owner', 'GET', `/audit/events/${found?._id}`)) as unknown as { kafka: unknown; consumers: TakingBody[] };
    };
    const registered = world.app.get(ConsumerRegistry).all;
    await nameConsumers(world.database, [...registered, { ...registered[0], name: 'of before' } as Consumer], true);
    await nameConsumers(world.database, registered, true);
    const wanting = registered.filter(({ types }) => types === undefined || types.includes('OrderPlaced')).map(({ name }) => name);
    expect((await of('OrderPlaced')).consumers).toEqual(
      [...wanting].sort().map((consumer) => ({ consumer, title: expect.any(String), state: 'waiting', at: null, exact: false })),
    );
    const before = Date.now();
    await world.settle();
    const placed = await of('OrderPlaced');
    expect(placed.kafka).toBeNull();
    expect(placed.consumers.map(({ consumer, state }) => [consumer, state])).toEqual([...wanting].sort().map((name) => [name, 'taken']));
    for (const { at } of placed.consumers) expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(before - 1);
    await world.operate(manager, order2._id, 'managerConfirmedNotPayedOrder');
    await world.settle();
    const stream = (await events(`&filter[stream]=${order2._id}`)).items.sort((one, other) => other.stream.version - one.stream.version);
    const [newest, first] = [await of(stream[0]?.type ?? ''), await of('OrderPlaced')];
    expect(newest.consumers.map(({ exact }) => exact)).toEqual(newest.consumers.map(() => true));
    for (const { consumer } of newest.consumers) {
      expect(first.consumers.filter((one) => one.consumer === consumer)).not.toContainEqual(expect.objectContaining({ exact: true }));
    }
  });

  it('lists the types by their titles, each in a group', async () => {
    const { types, groups } = await world.must('owner', 'GET', '/audit/event-types');
    expect(types).toContainEqual({ type: 'PaymentRefunded', title: 'Payment refunded', group: 'refunds' });
    expect(groups).toContainEqual({ group: 'catalogue', title: 'Price list and countries' });
  });

  it('is exported with the rows of the filters, up to the limit of a file', async () => {
    const file = await world.call('owner', 'GET', '/audit/events/export?filter[type]=PaymentRefunded');
    expect(file.headers).toMatchObject({ 'content-type': expect.stringContaining('text/csv'), 'x-total-rows': '1' });
    const text = String(file.body['text']);
    expect(text).toContain('Position');
    expect(text).toMatch(/Payment refunded.*PaymentRefunded.*600\.00.*EUR/);
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(await world.call('owner', 'GET', '/audit/events/export?format=pdf')).toMatchObject({ status: 422 });
    expect(await world.call('owner', 'GET', '/audit/events/export?page=2')).toMatchObject({ status: 200 });
  });
});

describe('refusals in the audit log', () => {
  beforeAll(async () => {
    for (let time = 0; time < 3; time += 1) await world.operate(manager, order._id, 'managerFinishedProject');
    await world.operate(head, order._id, 'acceptWorkWithFullyPayedOrder');
    await world.operate(manager, order._id, 'cancelOrder', { reason: 'Nobody answers' }, { 'if-match': '"1"' });
  });

  it('are sealed in the log under a separate topic, which lists show only on request (A3)', async () => {
    const before = await events();
    expect(await new Sealer(world.database, { committed: () => undefined }, { shortest: 0 }).run()).toBeGreaterThan(0);
    await world.settle();
    const after = await events();
    expect([after.total, typesOf(after).filter((type) => type.endsWith('Sealed'))]).toEqual([before.total, []]);
    expect(typesOf(await events('&filter[group]=settings'))).not.toContain('CommandsSealed');
    const seal = (await events('&filter[group]=seals')).items.find(({ type }) => type === 'CommandsSealed');
    expect(seal).toMatchObject({ type: 'CommandsSealed', group: 'seals', title: 'Commands sealed' });
    for (const asked of ['filter[type]=CommandsSealed', `filter[position]=${seal?.position}`, `filter[stream]=${seal?.stream._id}`])
      expect(typesOf(await events(`&${asked}`))).toContain('CommandsSealed');
    const file = await world.call('owner', 'GET', '/audit/events/export');
    expect(JSON.stringify(file)).not.toContain('CommandsSealed');
  });

  it('show who tried what, on what, in which status, why not and what was missing then', async () => {
    const { items, total } = await refusals(`&filter[actor]=${world.idOf(manager)}`);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      operation: 'cancelOrder',
      code: 'staleVersion',
      stale: true,
      remedy: null,
      stream: { version: expect.any(Number) },
    });
    expect(items[1]).toMatchObject({
      actor: { _id: world.idOf(manager) },
      operation: 'managerFinishedProject',
      title: 'Complete order',
      subject: { kind: 'order', _id: order._id, label: order['number'] },
      statusWords: expect.stringMatching(/\p{L}/u),
      code: 'operationNotPermittedInStatus',
      reason: 'Not available in this status.',
      remedy: expect.stringMatching(/^Available once the order reaches “/),
      stale: false,
      repeats: 3,
    });
    expect(items.map(({ repeats }) => repeats)).toEqual([1, 3, 2, 1]);
    expect(JSON.stringify(items)).not.toContain('Nobody answers');
  });

  it('keep the status at the time of the attempt, whatever became of the order', async () => {
    const before = (await refusals('&filter[operation]=acceptWorkWithFullyPayedOrder')).items[0];
    await world.must(manager, 'PATCH', `/orders/update-payment-status/${order._id}`, {
      operation: 'cancelOrder',
      payload: { reason: 'The client asked for it' },
    });
    expect((await refusals('&filter[operation]=acceptWorkWithFullyPayedOrder')).items[0]).toEqual(before);
    expect(before?.status).not.toBe('orderCancelled');
  });

  it.each([
    ['the code', () => 'code]=staleVersion', ['cancelOrder']],
    ['the operation', () => 'operation]=acceptWorkWithFullyPayedOrder', ['acceptWorkWithFullyPayedOrder']],
    ['the order', () => `order]=${number}&filter[code]=staleVersion`, ['cancelOrder']],
    ['the stream', () => `stream]=${order._id}&filter[code]=staleVersion`, ['cancelOrder']],
    ['a code that there is not', () => 'code]=neverHeardOf', []],
    ['a period before all of it', () => 'at]=..2020-01-01', []],
    ['a period that holds all of it', () => 'at]=2020-01-01..&filter[code]=staleVersion', ['cancelOrder']],
  ])('are narrowed by %s', async (_, filter, expected) => {
    expect((await refusals(`&filter[${filter()}`)).items.map(({ operation }) => operation)).toEqual(expected);
  });

  it('are counted by code, operation and person', async () => {
    const page = await world.must('owner', 'GET', `/audit/refusals?include=counts&filter[order]=${number}`);
    expect(page['counts']).toEqual({
      codes: [
        { value: 'operationNotPermittedInStatus', title: 'Not available in this status.', count: 4 },
        { value: 'staleVersion', title: expect.stringMatching(/\p{L}/u), count: 1 },
      ],
      operations: [
        { value: 'managerFinishedProject', title: 'Complete order', count: 3 },
        { value: 'acceptWorkWithFullyPayedOrder', title: 'Accept work (paid in full)', count: 1 },
        { value: 'cancelOrder', title: 'Cancel order', count: 1 },
      ],
      people: [
        { value: world.idOf(manager), title: expect.stringMatching(/\p{L}/u), count: 4 },
        { value: world.idOf(head), title: expect.stringMatching(/\p{L}/u), count: 1 },
      ],
    });
  });

  it('do not include attempts on orders that their sender cannot see', async () => {
    const before = (await refusals()).total;
    expect((await world.operate('client2', order._id, 'cancelOrder', { reason: 'Not mine' })).status).toBe(404);
    expect((await refusals()).total).toBe(before);
  });

  it.each([
    ['filter[code]=not%20a%20code', [['filter[code]', 'badFormat']]],
    ['filter[operation]=1cancel', [['filter[operation]', 'badFormat']]],
    ['filter[order]=..5', [['filter[order]', 'mustBeWhole']]],
    ['include=everything', [['include', 'notOffered']]],
    ['filter[amount]=EUR:1..', [['filter[amount]', 'unknownFilter']]],
  ])('refuse %s', async (query, faults) => {
    const answer = await world.call('owner', 'GET', `/audit/refusals?${query}`);
    expect(answer.status).toBe(422);
    expect(fieldFaults(answer.body)).toEqual(faults.map((fault) => fault.join(' ')));
  });

  it('are exported in the language of the reader', async () => {
    const file = await world.call('owner', 'GET', '/audit/refusals/export?filter[code]=staleVersion', undefined, {
      'accept-language': 'ru',
    });
    const text = String(file.body['text']);
    expect(text).toContain('Чего не хватило');
    expect(text).toContain('staleVersion');
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  it('are exported only up to the limit of a file', async () => {
    await world.database.query(
      `insert into commands (command_id, type, actor_id, actor_facts, stream_type, stream_id, stream_version, machine_version, input, outcome, code, at)
       select gen_random_uuid(), 'cancelOrder', null, null, 'order', $1, 1, 6, '{"judged":false}', 'refused', 'staleVersion', n
       from generate_series(1, 20001) n`,
      [order._id],
    );
    expect(await world.call('owner', 'GET', '/audit/refusals/export')).toMatchObject({ status: 422, body: { code: 'exportTooLong' } });
    const long = (await world.must('owner', 'GET', '/audit/refusals?page=700&per_page=12')) as unknown as Page<Refusal> & {
      totalIsExact: boolean;
    };
    expect(long).toMatchObject({ total: 10_000, totalIsExact: false, items: { length: 12 } });
  });
});
