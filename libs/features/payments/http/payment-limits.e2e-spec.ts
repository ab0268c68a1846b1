import type { Answer } from '#libs/testing/orders-test-app';
import { PaymentsWorld } from '#libs/testing/payments-world';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.start({ checkoutsPerHour: 3 });
});
afterAll(() => world?.stop());
beforeEach(() => world.orders.database.query('delete from rate_limits'));

/** Address of requests without a proxy. */
const here = '127.0.0.1';
const forged = (): Promise<Answer> => world.orders.call(null, 'POST', '/order-payments/webhooks/paypal', { id: 'WH-forged' });
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
const pass = (seconds: number): Promise<unknown> =>
  world.orders.database.query('update rate_limits set ends_at = ends_at - make_interval(secs => $1)', [seconds]);

describe('forged messages of a provider', () => {
  it('are examined thirty times a minute from one network, then refused with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, forged));
    expect(statuses(answers).sort()).toEqual([...Array<number>(30).fill(400), ...Array<number>(10).fill(429)]);
    const refused = await forged();
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    await pass(60);
    expect((await forged()).status).toBe(400);
  });

  it('never block genuine ones, however many of both come from one network', async () => {
    await Promise.all(Array.from({ length: 40 }, forged));
    const about = { kind: 'order', reference: 'O-0' } as const;
    for (let n = 0; n < 100; n += 1) await world.receive(world.provider.message(`WH-own-${n}`, about, true, here));
    const taken = await world.orders.database.one<{ n: number }>(
      `select count(*)::int as n from provider_events where event_id like 'WH-own-%'`,
    );
    expect(taken?.n).toBe(100);
    expect((await forged()).status).toBe(429);
  });
});

describe('the limit of payments that a client begins', () => {
  const begin = async (account?: string): Promise<Answer> => world.begin(await world.placed(), {}, account);

  it('counts started payments: continuing an open one is free, and so is a refused one', async () => {
    const order = await world.placed();
    for (let n = 0; n < 5; n += 1) expect((await world.begin(order)).status).toBe(n === 0 ? 201 : 200);
    expect((await world.begin(order, { stage: 'none' })).status).toBe(422);
    expect(statuses([await begin(), await begin()])).toEqual([201, 201]);
    const refused = await begin();
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyCheckouts']);
    expect(refused.body['detail']).toBe("You've begun many payments within an hour. Try again in 60 minutes, or pay by transfer.");
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await world.begin(order)).status).toBe(200);
    await pass(3600);
    expect((await begin()).status).toBe(201);
  });

  it('holds for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin()));
    expect(statuses(answers).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  });
});
