import type { Id } from '#machines/kernel/ids';
import { DryRunWorld } from '#libs/testing/dry-run-world';
import { type Answer, eur, type OrderBody, type OrdersTestApp } from '#libs/testing/orders-test-app';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';

const manager = 'client-service-manager';
const head = 'client-service-head';

let world: OrdersTestApp;
beforeAll(async () => {
  world = (await DryRunWorld.start(() => 0.5)).orders;
});
afterAll(() => world.stop());
beforeEach(() => world.database.query('delete from rate_limits'));

const waive = (id: Id, amount: unknown, account = manager, headers: Record<string, string> = {}): Promise<Answer> =>
  world.call(account, 'PUT', `/order-payments/${id}/waiver`, { amount, reason: 'Bank fees' }, headers);
const foresee = (id: Id, amount: unknown, account = manager): Promise<OrderBody> =>
  world.must(account, 'POST', `/orders/${id}/dry-run`, { command: 'waiveRest', payload: { amount, reason: '-' } });
const place = async (count: number, service?: readonly [string, string]): Promise<Id[]> => {
  const ids: Id[] = [];
  while (ids.length < count) ids.push((await world.place('client', service))._id);
  return ids;
};
const outcomeOf = ({ status, body }: Answer): string => `${status} ${(body['remedy'] as { key: string } | undefined)?.key ?? ''}`.trim();
const tally = (answers: readonly Answer[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((sum, answer) => ({ ...sum, [outcomeOf(answer)]: (sum[outcomeOf(answer)] ?? 0) + 1 }), {});
const changeRate = async (perEuro: string): Promise<void> => {
  const { items } = (await world.must('owner', 'GET', '/settings/exchange-rates')) as unknown as { items: ExchangeRate[] };
  await world.must('owner', 'PUT', '/settings/exchange-rates', {
    items: items.map((rate) => (rate.currency === 'USD' ? { ...rate, perEuro } : rate)),
  });
};

describe('the limit of waivers for one order', () => {
  it('holds for all waivers of people who may not refund together, however many there are', async () => {
    const [id = ''] = await place(1);
    const answers: Answer[] = [];
    for (let n = 0; n < 24; n += 1) answers.push(await waive(id, eur(2_500)));
    expect(tally(answers)).toEqual({ '200': 1, '409 waiveAtMost': 23 });
    expect((await world.must(manager, 'GET', `/orders/${id}`))['conceded']).toEqual(eur(2_500));
    expect((await waive(id, eur(5_000), head)).status).toBe(200);
  });

  it('is not exceeded by concurrent waivers', async () => {
    const [id = ''] = await place(1);
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => waive(id, eur(1_000))))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect((await world.must(manager, 'GET', `/orders/${id}`))['conceded']).toEqual(eur(2_000));
    expect((await waive(id, eur(500))).status).toBe(200);
  });
});

describe('the limit of waivers for one person and day', () => {
  it('is 250.00, also over many concurrent orders', async () => {
    const orders = await place(14);
    expect(tally(await Promise.all(orders.map((id) => waive(id, eur(2_500)))))).toEqual({ '200': 10, '409 waiveAtMostToday': 4 });
    expect((await waive(orders.at(-1) ?? '', eur(2_500), head)).status).toBe(200);
  });

  it('is not used by a refusal or a repetition', async () => {
    const orders = await place(10);
    const [first = '', ...others] = orders;
    // More than the order’s limit, than is due, of another currency, of an order that is not there, and by a stale version.
    expect(outcomeOf(await waive(first, eur(20_000)))).toBe('409 waiveAtMost');
    expect((await waive(first, { amount: '1.00', currency: 'USD' })).status).toBe(422);
    expect((await waive(world.idOf('client'), eur(2_500))).status).toBe(404);
    expect((await waive(first, eur(2_500), manager, { 'if-match': '"99"' })).status).toBe(412);
    for (let n = 0; n < 3; n += 1)
      expect((await waive(first, eur(2_500), manager, { 'idempotency-key': 'the-same-waiver' })).status).toBe(200);
    expect((await waive(first, eur(2_400), manager, { 'idempotency-key': 'the-same-waiver' })).body.code).toBe('idempotencyKeyReused');
    for (const id of others) expect((await waive(id, eur(2_500))).status).toBe(200);
    const [one = ''] = await place(1);
    expect(outcomeOf(await waive(one, eur(1)))).toBe('409 waiveAtMostToday');
  });

  it('is reported by a dry run, which uses none of it', async () => {
    const orders = await place(10);
    const [last = '', ...others] = orders;
    for (const id of others) await waive(id, eur(2_500));
    const said = await foresee(last, eur(1_000));
    expect(said['consequences']).toContainEqual(expect.objectContaining({ key: 'waiverLeft', amount: eur(1_500) }));
    expect(await foresee(last, eur(2_501))).toMatchObject({ refusal: { remedy: { key: 'waiveAtMost', amountMax: eur(2_500) } } });
    expect((await waive(last, eur(2_400))).status).toBe(200);
    const [next = ''] = await place(1);
    expect(await foresee(next, eur(200))).toMatchObject({
      accepted: false,
      refusal: { code: 'waiverOverLimit', remedy: { key: 'waiveAtMostToday', amountMax: eur(100) } },
    });
    expect(((await foresee(next, eur(200), head))['consequences'] as { key: string }[]).map(({ key }) => key)).not.toContain('waiverLeft');
    expect((await waive(next, eur(100))).status).toBe(200);
  });

  it('is counted in euros at the newest rate, and earlier waivers keep their value', async () => {
    await world.must('owner', 'PATCH', '/settings/site', { settlementCurrency: 'USD' });
    const orders = await place(11, ['GE', 'llc']);
    const usd = (amount: number) => ({ ...eur(amount), currency: 'USD' });
    await changeRate('2');
    for (const id of orders.slice(0, 9)) expect((await waive(id, usd(5_000))).status).toBe(200);
    await changeRate('1.25');
    const [, , , , , , , , , last = '', beyond = ''] = orders;
    expect(await foresee(last, usd(3_126))).toMatchObject({ refusal: { remedy: { amountMax: usd(3_125) } } });
    expect((await waive(last, usd(3_125))).status).toBe(200);
    expect(outcomeOf(await waive(beyond, usd(1)))).toBe('409 waiveAtMostToday');
    await world.must('owner', 'PATCH', '/settings/site', { settlementCurrency: 'EUR' });
  });
});

describe('a correction upwards', () => {
  it('stays within the limit for a head, in as many steps as they take, and is free for an Owner', async () => {
    const [id = ''] = await place(1);
    const order = await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(20_000) });
    const payment = (order['payments'] as { _id: Id }[])[0]?._id ?? '';
    const correct = (account: string, amount: number) =>
      world.call(account, 'PUT', `/order-payments/${id}/payments/${payment}/amount`, { amount: eur(amount), reason: 'The statement' });
    expect((await correct(head, 25_000)).status).toBe(200);
    const over = await correct(head, 30_001);
    expect([over.status, over.body.code, over.body['remedy']]).toMatchObject([
      ...[409, 'correctionOverLimit'],
      { key: 'correctAtMost', amountMax: eur(30_000), roles: ['topStaff'] },
    ]);
    expect((await correct(head, 30_000)).status).toBe(200);
    expect((await correct('owner', 200_000)).status).toBe(200);
    expect((await correct(head, 220_000)).status).toBe(200);
    expect(outcomeOf(await correct(head, 220_001))).toBe('409 correctAtMost');
  });
});

describe('a percent of the partner', () => {
  it('exceeds the service’s by ten points at most, appointed or changed, but for an Owner', async () => {
    const [id = ''] = await place(1);
    const { percent } = (await world.database.one<{ percent: number }>(
      `select (terms ->> 'partnerRewardPercent')::int / 100 as percent from orders where id = $1`,
      [id],
    )) ?? { percent: 0 };
    const appoint = (account: string, points: number) =>
      world.call(account, 'PUT', `/orders/${id}/partner`, { partner: world.idOf('partner'), percent: percent + points });
    const reward = (account: string, points: number) =>
      world.call(account, 'PUT', `/orders/${id}/partner-reward`, { percent: percent + points, reason: 'More work' });
    const over = await appoint(manager, 10.5);
    expect([over.status, over.body.code, over.body['remedy']]).toMatchObject([
      ...[409, 'rewardOverLimit'],
      { key: 'rewardAtMost', percentMax: percent + 10, text: expect.stringContaining(`${percent + 10}%`) as string },
    ]);
    expect((await appoint(manager, 10)).status).toBe(200);
    expect(outcomeOf(await reward(manager, 11))).toBe('409 rewardAtMost');
    expect((await reward('owner', 30)).status).toBe(200);
    expect((await reward(manager, 29)).status).toBe(200);
  });
});
