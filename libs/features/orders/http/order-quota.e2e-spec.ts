import { UserStates } from '#libs/platform/auth/user-states';
import { defaultQuotas } from '#libs/platform/config/quotas';
import { Metrics } from '#libs/platform/metrics/metrics';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

describe('the quota of orders that a client places within an hour', () => {
  let world: OrdersTestApp;
  let body: Record<string, unknown>;

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, {
      quotas: { ordersPerHour: 8, ordersPerHourUnconfirmed: defaultQuotas.ordersPerHourUnconfirmed },
    });
    body = await world.orderBody();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.database.query('delete from rate_limits');
    await confirm('client', true);
  });

  const confirm = async (account: Account, confirmed: boolean): Promise<void> => {
    const at = confirmed ? 'now()' : 'null';
    await world.database.query(`update users set email_confirmed_at = ${at} where id = $1`, [world.idOf(account)]);
    world.app.get(UserStates).forget(world.idOf(account));
  };
  const place = (key?: string, account: Account = 'client'): Promise<Answer> =>
    world.call(account, 'POST', '/orders', body, key === undefined ? {} : { 'idempotency-key': key });
  const ordersOf = async (account: Account): Promise<number> =>
    (await world.database.one<{ n: number }>('select count(*)::int as n from orders where client_id = $1', [world.idOf(account)]))?.n ?? -1;
  const tally = (answers: readonly Answer[]): Record<string, number> =>
    answers.reduce<Record<string, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

  it('is five while the mailbox is unconfirmed, also for eighty concurrent requests', async () => {
    await confirm('client', false);
    const before = await ordersOf('client');
    const answers = await Promise.all(Array.from({ length: 80 }, () => place()));
    expect(tally(answers)).toEqual({ 201: 5, 429: 75 });
    expect(await ordersOf('client')).toBe(before + 5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'tooManyUnconfirmedOrders',
      detail: expect.stringContaining('Confirm your email') as string,
    });
    const wait = Number(refused?.headers['retry-after']);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    const figures = await world.app.get(Metrics).registry.metrics();
    expect(figures).toContain('http_problems_total{status="429",code="tooManyUnconfirmedOrders"} 75');
  });

  it('is the full number as soon as the mailbox is confirmed', async () => {
    await confirm('client', false);
    for (let n = 0; n < 5; n += 1) expect((await place()).status).toBe(201);
    expect((await place()).status).toBe(429);
    await confirm('client', true);
    const answers = await Promise.all(Array.from({ length: 12 }, () => place()));
    expect(tally(answers)).toEqual({ 201: 8, 429: 4 });
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'tooManyOrders',
      detail: "You've placed many orders within an hour. Try again in 60 minutes.",
    });
  });

  it('does not count repetitions, and answers them when nothing is left', async () => {
    const first = await place('first');
    for (let n = 0; n < 20; n += 1) expect((await place('first')).headers['idempotency-replayed']).toBe('true');
    const rest = await Promise.all(Array.from({ length: 9 }, (_, n) => place(`rest ${n}`.replace(' ', '-'))));
    expect(tally(rest)).toEqual({ 201: 7, 429: 2 });
    const again = await place('first');
    expect([again.status, again.body._id, again.headers['idempotency-replayed']]).toEqual([201, first.body._id, 'true']);
  });

  it('leaves the key of a refused call free for a later try', async () => {
    for (let n = 0; n < 8; n += 1) await place();
    expect((await place('later')).status).toBe(429);
    await world.database.query(`update rate_limits set ends_at = ends_at - interval '1 hour'`);
    expect((await place('later')).status).toBe(201);
  });

  it('does not count refused orders', async () => {
    for (let n = 0; n < 12; n += 1)
      expect((await world.call('client', 'POST', '/orders', { ...body, employeesAmount: -1 })).status).toBe(422);
    expect(tally(await Promise.all(Array.from({ length: 9 }, () => place())))).toEqual({ 201: 8, 429: 1 });
  });

  it('is counted for each client, and not for staff who order for clients', async () => {
    for (let n = 0; n < 8; n += 1) await place();
    expect((await place()).status).toBe(429);
    expect((await place(undefined, 'client2')).status).toBe(201);
    const forClient = { ...body, client: world.idOf('client') };
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.call(manager, 'POST', '/orders', forClient)));
    expect(tally(answers)).toEqual({ 201: 12 });
  });

  it('is renewed an hour later, not within a quarter of one', async () => {
    for (let n = 0; n < 8; n += 1) await place();
    const pass = (minutes: number) =>
      world.database.query('update rate_limits set ends_at = ends_at - make_interval(mins => $1)', [minutes]);
    await pass(59);
    expect((await place()).status).toBe(429);
    await pass(1);
    expect((await place()).status).toBe(201);
  });
});
