import type { Id } from '#machines/kernel/ids';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { consumerNames } from '../wire/dead-letters.dto.js';
import { AuditModule } from '#libs/features/audit/audit.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { eventTitles } from '../texts/event-titles.js';
import { eventTitle } from '../texts/texts.js';
import { eventSchemaTable } from '#libs/contracts/events/event-schema-table';

const manager = 'client-service-manager';

interface DeadLetter extends OrderBody {
  _id: string;
  consumer: string;
  event: { _id: Id; type: string; title: string; version: number; data: Record<string, unknown> };
  subject: { type: string; _id: Id; label: string };
  state: string;
  waiting: number;
  acts: { act: string; by: { _id: Id; name: string }; reason: string | null }[];
}

let world: OrdersTestApp;
beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule, NotificationsWorkerModule] });
});
// Replay names the stream that a test below writes past the machine, and no other.
afterAll(() => expect(world.stop()).rejects.toThrow(/^1 orders do not replay:\n0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d at /));

const listed = async (query = '') => (await world.must('owner', 'GET', `/dead-letters?per_page=100${query}`))['items'] as DeadLetter[];

/** An order whose payment the ledger cannot post, because its row of the order was deleted. */
async function broken(): Promise<{ order: OrderBody; deadLetter: DeadLetter; repair: () => Promise<unknown> }> {
  const order = await world.place();
  await world.settle();
  const [known] = await world.database.query<object>('delete from ledger_orders where order_id = $1 returning *', [order._id]);
  const pay = (amount: string) =>
    world.must(manager, 'POST', `/order-payments/${order._id}/payments`, {
      kind: 'cash',
      amount: { amount, currency: 'EUR' },
      note: 'Till 3',
    });
  await pay('10.00');
  await pay('5.00');
  await world.settle();
  const deadLetter = (await listed()).find(({ subject }) => subject._id === order._id);
  if (deadLetter === undefined) throw new Error('nothing failed');
  const repair = () =>
    world.database.query('insert into ledger_orders select * from json_populate_record(null::ledger_orders, $1)', [JSON.stringify(known)]);
  return { order, deadLetter, repair };
}

const ledgerSum = async (order: Id): Promise<number> => {
  const row = await world.database.one<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.order_id = $1 and e.account = 'cash'`,
    [order],
  );
  return row?.sum ?? 0;
};

describe('a dead letter', () => {
  it('shows the event in words and as stored, the error, the order, and which events wait behind it', async () => {
    const { order, deadLetter } = await broken();
    expect(deadLetter).toMatchObject({
      consumer: 'ledger',
      consumerTitle: 'Ledger',
      state: 'open',
      error: expect.stringContaining('does not know order'),
      attempts: 1,
      subject: { type: 'order', _id: order._id, label: order['number'] },
      event: { type: 'CashPaymentRecorded', title: 'Cash payment recorded', version: 2, data: { amount: 1000, currency: 'EUR' } },
      acts: [],
    });
    expect(deadLetter.waiting).toBeGreaterThanOrEqual(1);
    expect(await world.must('owner', 'GET', `/dead-letters/${deadLetter._id}`)).toEqual(deadLetter);
    const inRussian = await world.call('owner', 'GET', `/dead-letters/${deadLetter._id}`, undefined, { 'accept-language': 'ru' });
    expect(inRussian.body).toMatchObject({ consumerTitle: 'Бухгалтерская книга', event: { title: 'Получены наличные' } });
    expect(JSON.stringify(deadLetter)).not.toContain('Till 3');
  });

  it('is closed by a retry once its cause was repaired', async () => {
    const { order, deadLetter, repair } = await broken();
    await repair();
    const asked = await world.must('owner', 'POST', `/dead-letters/${deadLetter._id}/retry`);
    expect(asked['acts']).toMatchObject([{ act: 'retry', by: { _id: world.idOf('owner') }, reason: null }]);
    await world.settle();
    expect(await world.must('owner', 'GET', `/dead-letters/${deadLetter._id}`)).toMatchObject({ state: 'handled', nextAttemptAt: null });
    expect(await ledgerSum(order._id)).toBe(1500);
    expect(await world.call('owner', 'POST', `/dead-letters/${deadLetter._id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'deadLetterClosed' },
    });
    expect((await listed()).map(({ _id }) => _id)).not.toContain(deadLetter._id);
    expect((await listed('&filter[state]=resolved')).map(({ _id }) => _id)).toContain(deadLetter._id);
  });

  it('is skipped by a named person with a reason, and later events of the order continue', async () => {
    const { order, deadLetter, repair } = await broken();
    await repair();
    const skipped = await world.must('owner', 'POST', `/dead-letters/${deadLetter._id}/skip`, { reason: ' booked by hand ' });
    expect(skipped).toMatchObject({
      state: 'skipped',
      acts: [{ act: 'skip', reason: 'booked by hand', by: { _id: world.idOf('owner') } }],
    });
    await world.settle();
    expect(await ledgerSum(order._id)).toBe(500);
    expect((await world.call('owner', 'POST', `/dead-letters/${deadLetter._id}/skip`, { reason: 'again' })).body.code).toBe(
      'deadLetterClosed',
    );
  });

  it('is settled once, however often the same request comes', async () => {
    const { deadLetter } = await broken();
    const key = { 'idempotency-key': `once-${deadLetter._id}` };
    const body = { reason: 'it is wrong' };
    const [first, again] = await Promise.all(
      [1, 2].map(() => world.call('owner', 'POST', `/dead-letters/${deadLetter._id}/skip`, body, key)),
    );
    expect([first?.status, again?.status]).toEqual([200, 200]);
    expect([first?.headers['idempotency-replayed'], again?.headers['idempotency-replayed']].filter(Boolean)).toEqual(['true']);
    expect((again?.body as DeadLetter).acts).toHaveLength(1);
    const other = await world.call('owner', 'POST', `/dead-letters/${deadLetter._id}/skip`, { reason: 'something else' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('of an event of an unknown version or type parks its stream in every consumer that wants it', async () => {
    const stream = '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d';
    const event = '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6e';
    await world.database.query(
      `with e as (insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
         values ($1, 'order', $2, 1, 'OrderPlaced', 99, '{}', $3, 1) returning event_id) insert into unsequenced select event_id from e`,
      [event, stream, JSON.stringify({ actor: null, command: event, commandHash: '', machineVersion: 1 })],
    );
    await world.settle();
    const deadLetters = (await listed()).filter(({ event: { _id } }) => _id === event);
    expect(deadLetters.map(({ consumer }) => consumer)).toEqual(
      expect.arrayContaining(['ledger', 'orders.counts', 'reports', 'notifications']),
    );
    expect(deadLetters[0]).toMatchObject({ error: expect.stringContaining('99'), subject: { label: '' }, event: { schemaVersion: 99 } });
  });
});

describe('the list of dead letters', () => {
  it('is filtered by consumer and sorted by the time of the failure', async () => {
    await broken();
    const items = await listed('&filter[consumer]=ledger,reports&filter[state]=all&sort=failedAt');
    expect(items.length).toBeGreaterThan(1);
    expect(new Set(items.map(({ consumer }) => consumer)).size).toBeLessThanOrEqual(2);
    const times = items.map((item) => String(item['failedAt']));
    expect(times).toEqual([...times].sort());
    expect((await listed('&filter[consumer]=orders.search')).every(({ consumer }) => consumer === 'orders.search')).toBe(true);
  });

  it.each([
    ['filter[consumer]=nobody', 'notOffered'],
    ['filter[colour]=red', 'unknownFilter'],
    ['sort=attempts', 'unknownSort'],
    ['search=ledger', 'unknownParameter'],
  ])('refuses %s', async (query, code) => {
    const answer = await world.call('owner', 'GET', `/dead-letters?${query}`);
    expect([answer.status, (answer.body['errors'] as { code: string }[])[0]?.code]).toEqual([422, code]);
  });

  it('names every consumer there is', () => {
    expect(
      world.app
        .get(ConsumerRegistry)
        .all.map(({ name }) => name)
        .sort(),
    ).toEqual([...consumerNames].sort());
  });

  it('names every event there is, in both languages', () => {
    const types = [...new Set(Object.keys(eventSchemaTable).map((key) => key.split('/')[0] ?? ''))];
    expect(types.filter((type) => Object.values(eventTitles).some((titles) => titles[type] === undefined))).toEqual([]);
    expect(eventTitle('en', 'PartnerRewardAcknowledged')).toBe('Commission accepted');
  });
});

describe('access to dead letters', () => {
  const readers = ['owner', 'admin', 'ceo', 'supermanager', 'innovations-head'];
  const strangers = ['innovations-manager', 'client-service-head', 'content-head', 'partner', 'client'];
  const repairers = ['owner', 'admin', 'ceo'];
  const missing = '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d.ledger.1';

  it.each([...readers, ...strangers])('is checked for reading by %s', async (account) => {
    const expected = readers.includes(account) ? 200 : 403;
    expect((await world.call(account, 'GET', '/dead-letters')).status).toBe(expected);
    expect((await world.call(account, 'GET', `/dead-letters/${missing}`)).status).toBe(expected === 200 ? 404 : 403);
    expect((await world.call(account, 'GET', '/read-models')).status).toBe(expected);
  });

  it.each([...readers, ...strangers])('is checked for repairs by %s', async (account) => {
    const expected = repairers.includes(account) ? 404 : 403;
    for (const [path, body] of [
      [`/dead-letters/${missing}/retry`, undefined],
      [`/dead-letters/${missing}/skip`, { reason: 'x' }],
      ['/read-models/nothing/rebuild', undefined],
      ['/read-models/nothing/swap', { reason: 'x' }],
    ] as const)
      expect([path, (await world.call(account, 'POST', path, body)).status]).toEqual([path, expected]);
  });

  it('needs a sign-in', async () => {
    expect((await world.call(null, 'GET', '/dead-letters')).status).toBe(401);
    expect((await world.call(null, 'POST', `/dead-letters/${missing}/skip`, { reason: 'x' })).status).toBe(401);
  });

  it.each([{}, { reason: '' }, { reason: '  ' }, { reason: 5 }, { reason: 'x'.repeat(501) }, { reason: 'x', more: 1 }])(
    'refuses to skip with %j',
    async (body) => {
      expect((await world.call('owner', 'POST', `/dead-letters/${missing}/skip`, body)).status).toBe(422);
    },
  );

  it.each(['x', `${missing}.1`, '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d', '%2e%2e'])('finds nothing under the name %s', async (id) => {
    expect((await world.call('owner', 'GET', `/dead-letters/${id}`)).status).toBe(404);
  });
});
