import { Metrics } from '#libs/platform/metrics/metrics';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

/* A tenth of the figures of production (write-limit.spec.ts), so that no machine is too slow to send them within a minute. */
describe('the limit of writes within a minute', () => {
  let world: OrdersTestApp;

  beforeAll(async () => {
    const quotas = { writesPerMinute: 12, refusedWritesPerMinute: 6, staffWritesPerMinute: 40, staffRefusedWritesPerMinute: 20 };
    world = await OrdersTestApp.start(undefined, { quotas });
  });
  afterAll(() => world.stop());

  const eventsOf = async (account: Account): Promise<number> =>
    (await world.database.one<{ n: number }>('select count(*)::int as n from events where stream_id = $1', [world.idOf(account)]))?.n ?? -1;
  const rename = (account: Account, n: number, headers?: Record<string, string>): Promise<Answer> =>
    world.call(account, 'PATCH', '/users', { firstName: `Name${String.fromCharCode(97 + (n % 26))}` }, headers);
  const many = (times: number, one: (n: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => one(n)));
  const tally = (answers: readonly Answer[]): Record<string, number> =>
    answers.reduce<Record<string, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

  it('is a number for a client, however many writes are concurrent, and the refusal says how long to wait', async () => {
    const before = await eventsOf('client');
    expect(tally(await many(18, (n) => rename('client', n)))).toEqual({ 200: 12, 429: 6 });
    expect((await eventsOf('client')) - before).toBeLessThanOrEqual(12);
    const refused = await rename('client', 1);
    const wait = Number(refused.headers['retry-after']);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyWrites']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.body['detail']).toMatch(/^Too many changes within a minute\. Try again in \d+ seconds?\.$/);
    const russian = await rename('client', 1, { 'accept-language': 'ru' });
    expect(russian.body['detail']).toMatch(/^Слишком много изменений за минуту\. Повторите через \d+ секунд/);
    expect(await world.app.get(Metrics).registry.metrics()).toContain('http_problems_total{status="429",code="tooManyWrites"} 8');
  });

  it('does not block reading, or ending a copied sign-in', async () => {
    expect((await rename('client', 1)).status).toBe(429);
    expect((await world.call('client', 'GET', '/users/me')).status).toBe(200);
    expect((await world.call('client', 'GET', '/auth/sessions')).status).toBe(200);
    expect((await world.call('client', 'DELETE', '/auth/sessions/0197b2c4-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await world.call('client', 'POST', '/auth/logout-everywhere')).status).toBe(204);
  });

  it('is half as much for refused writes, whatever the refusal, and no more reach the command ledger', async () => {
    const order = await world.place('client2');
    const foreign = await world.must(manager, 'POST', '/orders', await world.orderBody(['EE', 'ou'], 'client'));
    const cancel = (id: string, n: number) =>
      world.operate('client2', id, 'cancelOrder', { reason: 'x'.repeat(400) }, { 'idempotency-key': `cancel-${n}`, 'if-match': '"99"' });
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await cancel(n % 2 === 0 ? order._id : foreign._id, n)).status);
    expect(statuses).toEqual([412, 404, 412, 404, 412, 404, 429, 429, 429]);
    const rows = await world.database.query<{ code: string }>(`select code from commands where actor_id = $1 and outcome = 'refused'`, [
      world.idOf('client2'),
    ]);
    expect(rows).toEqual(Array(3).fill({ code: 'staleVersion' }));
    expect(await world.database.query('select from texts where owner_person = $1', [world.idOf('client2')])).toEqual([]);
  });

  it('counts a repeated request like any other', async () => {
    for (let n = 0; n < 6; n += 1) await rename('partner', n, { 'idempotency-key': `once-${n}` });
    const again = await rename('partner', 0, { 'idempotency-key': 'once-0' });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(tally(await many(8, () => rename('partner', 0, { 'idempotency-key': 'once-0' })))).toEqual({ 200: 5, 429: 3 });
  });

  it('is more for staff, who work through lists', async () => {
    const order = await world.place('client-service-head');
    const refusals = await many(10, () => world.operate(manager, order._id, 'finishProject', {}, { 'if-match': '"99"' }));
    expect(tally(refusals)).not.toHaveProperty('429');
    expect(tally(await many(15, (n) => rename(manager, n)))).toEqual({ 200: 15 });
  });

  it('does not count a refused form, which stores nothing, among the refused ones', async () => {
    const answers = await many(8, () => world.call('partner2', 'PATCH', '/users', { firstName: '' }));
    expect(tally(answers)).toEqual({ 422: 8 });
    expect((await rename('partner2', 1)).status).toBe(200);
  });

  it('counts each order of a bulk request', async () => {
    const payoffs = Array.from({ length: 18 }, (_, n) => ({ _id: `0197b2c4-0000-7000-8000-${String(n).padStart(12, '0')}`, version: 1 }));
    const bulk = (dryRun: boolean) => world.call('ceo', 'POST', '/payoffs/bulk', { operation: 'approve', payoffs, dryRun });
    expect(tally(await many(3, () => bulk(true)))).toEqual({ 200: 3 });
    expect(tally(await many(5, () => bulk(false)))).toEqual({ 200: 3, 429: 2 });
  });
});
