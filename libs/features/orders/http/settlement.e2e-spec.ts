import type { Currency } from '#machines/kernel/money';
import { ReadPaymentMeans } from '#libs/features/catalogue/queries/payment-means';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';
import { currentTerms } from '#machines/catalogue/published-terms';

let world: OrdersTestApp;
beforeAll(async () => {
  world = await OrdersTestApp.start();
});
afterAll(() => world.stop());

const georgian = ['GE', 'llc'] as const;

const faults = (answer: { body: OrderBody }) =>
  (answer.body['errors'] as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);

const changeRates = async (change: (rates: ExchangeRate[]) => ExchangeRate[]): Promise<void> => {
  const { items } = (await world.must('owner', 'GET', '/settings/exchange-rates')) as unknown as { items: ExchangeRate[] };
  await world.must('owner', 'PUT', '/settings/exchange-rates', { items: change(items) });
};
const settleIn = (settlementCurrency: string) => world.must('owner', 'PATCH', '/settings/site', { settlementCurrency });

describe('an order of a service that is listed in a currency that nobody can pay in', () => {
  it('is placed in the settlement currency, at the rate of the settings, and states its listed price', async () => {
    const body = await world.orderBody(georgian);
    const quote = await world.must('client', 'POST', `/services/${String(body['service'])}/quote`, {});
    const listed = quote['price'] as { amount: string; currency: Currency };
    const charged = quote['charged'] as { price: { amount: string; currency: Currency }; now: object; rate: string; date: string };
    expect(listed.currency).toBe('GEL');
    expect(charged).toMatchObject({ price: { currency: 'EUR' }, rate: '0.3378378378', date: '2026-11-20' });
    const order = await world.must('client', 'POST', '/orders', body);
    expect(order).toMatchObject({ price: charged.price, listed: { price: listed, rate: charged.rate, date: charged.date } });
    const { body: service } = await world.call(null, 'GET', `/services/${String(body['service'])}`);
    expect(service).toMatchObject({ price: { currency: 'GEL' }, paidIn: { currency: 'EUR', rate: '0.3378378378' } });
    expect(Number(charged.price.amount)).toBeCloseTo(Number(listed.amount) / 2.96, 1);
  });

  it('keeps its rate when it is edited after another rate is kept', async () => {
    const order = await world.must('client', 'POST', '/orders', await world.orderBody(georgian));
    const before = order['listed'] as { rate: string };
    await changeRates((rates) => rates.map((rate) => (rate.currency === 'GEL' ? { ...rate, perEuro: '3.5', date: '2026-11-25' } : rate)));
    const edited = await world.must('client', 'PATCH', `/orders/${order._id}`, { employeesAmount: 2 });
    expect(edited['listed']).toMatchObject({ rate: before.rate });
    const next = await world.must('client', 'POST', '/orders', await world.orderBody(georgian));
    expect(next['listed']).toMatchObject({ date: '2026-11-25' });
  });

  it('is paid in dollars where the settings say so', async () => {
    await settleIn('USD');
    expect(await world.must('client', 'POST', '/orders', await world.orderBody(georgian))).toMatchObject({ price: { currency: 'USD' } });
    await settleIn('EUR');
  });

  it('is refused, and its service is neither quoted nor on the site, where there is no rate', async () => {
    await changeRates((rates) => rates.filter(({ currency }) => currency !== 'GEL'));
    const body = await world.orderBody(georgian);
    const refused = await world.call('client', 'POST', '/orders', body);
    expect([refused.status, faults(refused)]).toEqual([422, ['service notPayable']]);
    const path = `/services/${String(body['service'])}`;
    expect(await world.must('owner', 'GET', path)).toMatchObject({ unpayable: true });
    expect((await world.call(null, 'POST', `${path}/quote`, {})).status).toBe(404);
    expect((await world.call(null, 'GET', path)).status).toBe(404);
    const inLari = async (account: string | null): Promise<number> =>
      Number((await world.call(account, 'GET', '/services?filter[countryCode]=GE&filter[currency]=GEL')).body['total']);
    expect(await inLari(null)).toBe(0);
    expect(await inLari('owner')).toBeGreaterThan(0);
  });

  it('has its prices as they are where the company has an account in that currency', async () => {
    const means = world.app.get(ReadPaymentMeans);
    const { payable } = await means.read();
    const read = jest.spyOn(means, 'read').mockResolvedValue({ payable: [...payable, 'GEL'], settlement: 'EUR', rates: [] });
    const order = await world.must('client', 'POST', '/orders', await world.orderBody(georgian));
    read.mockRestore();
    expect(order).toMatchObject({ price: { currency: 'GEL' }, listed: null });
  });
});

describe('the terms that an order is placed under', () => {
  const stored = async ({ _id }: OrderBody) =>
    (await world.database.one<{ agreed: unknown }>("select detail -> 'agreed' as agreed from orders where id = $1", [_id]))?.agreed;

  it('are those that the client named', async () => {
    const order = await world.must('client', 'POST', '/orders', { ...(await world.orderBody()), terms: currentTerms.version });
    expect(await stored(order)).toEqual({ terms: currentTerms.version, startEarly: false });
  });

  it('are absent if nobody named any, as when staff order for a client', async () => {
    expect(await stored(await world.must('client', 'POST', '/orders', await world.orderBody()))).toEqual({
      terms: null,
      startEarly: false,
    });
  });

  it.each([currentTerms.version + 1, 0, 1.5, 'two'])('are refused where no such version was published: %p', async (terms) => {
    const answer = await world.call('client', 'POST', '/orders', { ...(await world.orderBody()), terms });
    expect(answer.status).toBe(422);
    expect(faults(answer)[0]).toMatch(/^terms /);
  });
});
