import { v7 } from 'uuid';
import { eur, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { reportPayment } from '#libs/testing/provider-money';

const manager = 'client-service-manager';
const head = 'client-service-head';

interface Payment {
  _id: string;
  state: string;
  refunds: { state: string; by: string; cause: string | null; providerReference: string | null }[];
}
const paymentsOf = (order: OrderBody) => order['payments'] as Payment[];
const itemsOf = (page: OrderBody) => page['items'] as Record<string, unknown>[];

describe('money that a provider moved', () => {
  let world: OrdersTestApp;
  beforeAll(async () => void (world = await OrdersTestApp.start()));
  afterAll(async () => world?.stop());

  const get = (id: string, account = manager) => world.must(account, 'GET', `/orders/${id}`);
  const history = async (id: string, account = manager) => {
    await world.settle();
    return itemsOf(await world.must(account, 'GET', `/order-payments?per_page=100&sort=at&filter[order]=${id}`));
  };
  const refund = (id: string, payment: string, amount: number, more: object = {}) => {
    const body = { payment, amount: eur(amount), reason: 'Registry refused', confirmation: 'REFUND', ...more };
    return world.call(head, 'POST', `/order-payments/${id}/refunds`, body);
  };
  const captured = async (amount = 10_000) => {
    const { _id: id } = await world.place();
    const payment = v7();
    const payload = { payment, amount, provider: 'paypal', capture: `CAP-${payment.slice(-6)}`, fee: 359 };
    await reportPayment(world, id, { type: 'recordPayment', payload });
    return { id, payment, reference: payload.capture };
  };

  it('shows staff the provider’s reference and fee, and the client the reference alone', async () => {
    const { id, reference } = await captured();
    const provider = { provider: 'paypal', providerReference: reference };
    expect(paymentsOf(await get(id))).toMatchObject([{ ...provider, fee: eur(359), state: 'captured' }]);
    expect(paymentsOf(await get(id, 'client'))).toMatchObject([{ ...provider, fee: null }]);
    expect(await history(id)).toMatchObject([{ ...provider, fee: eur(359), reversed: eur(0) }]);
    expect(await history(id, 'client')).toMatchObject([{ ...provider, fee: null }]);
    expect(JSON.stringify(await world.must('client', 'GET', `/orders/${id}/events`))).not.toContain('"fee"');
    expect(JSON.stringify(await world.must(manager, 'GET', `/orders/${id}/events`))).toContain('"fee":359');
  });

  it('is pending, then denied, and stays in the history as a failed payment with the time it was announced', async () => {
    const { _id: id } = await world.place();
    const payment = v7();
    await reportPayment(world, id, { type: 'recordPaymentPending', payload: { payment, amount: 5000, provider: 'paypal' } });
    const [pending] = await history(id);
    expect(pending).toMatchObject({ state: 'pending', provider: 'paypal', providerReference: null });
    await reportPayment(world, id, { type: 'recordPaymentDenied', payload: { payment, provider: 'paypal' } });
    expect(await history(id)).toMatchObject([{ state: 'denied', at: pending?.['at'], refunded: eur(0) }]);
    expect(paymentsOf(await get(id))[0]).toMatchObject({ state: 'denied', provider: 'paypal', fee: null });
  });

  it('waits for the provider when it is refunded, unless staff state that it was paid back another way', async () => {
    const { id, payment } = await captured();
    expect((await refund(id, payment, 4000)).status).toBe(201);
    expect((await refund(id, payment, 1000, { by: 'other' })).status).toBe(201);
    expect(paymentsOf(await get(id))[0]?.refunds).toMatchObject([
      { state: 'requested', by: 'provider', cause: null },
      { state: 'refunded', by: 'other', cause: null },
    ]);
    expect(await history(id)).toMatchObject([{ refunded: eur(1000), refundedAt: expect.stringMatching(/Z$/) }]);
    expect((await refund(id, payment, 1000, { by: 'pigeon' })).status).toBe(422);
  });

  it('can be reversed by the provider: counted like a refund, and distinguished from one', async () => {
    const { id, payment } = await captured();
    const payload = { refund: v7(), payment, amount: 10_000, provider: 'paypal', cause: 'dispute' as const, reference: 'DIS-1' };
    await reportPayment(world, id, { type: 'recordReversal', payload });
    const reversal = { state: 'reversed', by: 'provider', cause: 'dispute', providerReference: 'DIS-1' };
    expect(paymentsOf(await get(id))[0]?.refunds).toMatchObject([reversal]);
    expect(await history(id)).toMatchObject([{ state: 'refunded', refunded: eur(10_000), reversed: eur(10_000) }]);
    const booked = await world.database.query(
      `select t.kind, e.account::text, e.amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where t.order_id = $1 and e.account in ('providerClearing', 'providerFees') order by t.at_us, t.kind desc, e.line`,
      [id],
    );
    expect(booked).toEqual([
      { kind: 'payment', account: 'providerClearing', amount: 10_000 },
      { kind: 'fee', account: 'providerFees', amount: 359 },
      { kind: 'fee', account: 'providerClearing', amount: -359 },
      { kind: 'dispute', account: 'providerClearing', amount: -10_000 },
    ]);
  });

  it('can be withdrawn while it is only a declared transfer, once and by the client who declared it', async () => {
    const { _id: id } = await world.place();
    const order = await world.must('client', 'POST', `/order-payments/${id}/transfers`, { amount: eur(1000) });
    const transfer = paymentsOf(order)[0]?._id ?? '';
    const withdraw = (account: string) => world.call(account, 'DELETE', `/order-payments/${id}/transfers/${transfer}`);
    expect((await withdraw('client2')).status).toBe(404);
    const byStaff = await withdraw(manager);
    expect([byStaff.status, byStaff.body.code]).toEqual([403, 'forbiddenForRole']);
    const done = await withdraw('client');
    expect([done.status, paymentsOf(done.body)[0]?.state]).toEqual([200, 'withdrawn']);
    const again = await withdraw('client');
    expect([again.status, again.body.code]).toEqual([409, 'paymentAlreadySettled']);
    expect(await history(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect((await world.must('client', 'GET', `/orders/${id}/events`))['items']).toContainEqual(
      expect.objectContaining({ type: 'TransferWithdrawn' }),
    );
  });
});

describe('the payment history', () => {
  let world: OrdersTestApp;
  let own: { id: string; number: string; reference: string };
  beforeAll(async () => {
    world = await OrdersTestApp.start();
    const { _id: id, number } = await world.place();
    const payment = v7();
    own = { id, number: String(number), reference: '7AB12345CD678901E' };
    const payload = { payment, amount: 20_000, provider: 'paypal', capture: own.reference, fee: 700 };
    await reportPayment(world, id, { type: 'recordPayment', payload });
    const body = { payment, amount: eur(5000), reason: 'Too much', confirmation: 'REFUND', by: 'other' };
    await world.must(head, 'POST', `/order-payments/${id}/refunds`, body);
    const other = await world.place('client2', ['GB', 'ltd']);
    const pounds = (amount: string) => ({ amount, currency: other['currency'] });
    await world.must(manager, 'POST', `/order-payments/${other._id}/payments`, {
      kind: 'cash',
      amount: pounds('30.00'),
      note: 'Envelope seven',
    });
    await world.must('client2', 'POST', `/order-payments/${other._id}/transfers`, {
      amount: pounds('1.00'),
      reference: 'Аванс по договору',
    });
    await world.settle();
  });
  afterAll(async () => world?.stop());

  const ask = (query: string, account = manager) => world.call(account, 'GET', `/order-payments?per_page=100&${query}`);
  const total = async (query: string, account = manager) => (await ask(query, account)).body['total'];

  it('is searched by the order’s number, by the client, and by the provider’s reference in any case', async () => {
    expect(await total(`search=${own.number}`)).toBe(1);
    expect(await total('search=client2@registra')).toBe(2);
    expect(await total(`search=${own.reference.toLowerCase()}`)).toBe(1);
    expect(await total(`search=${own.reference.slice(0, 8)}`)).toBe(0);
    expect(await total('search=client2@registra', 'client2')).toBe(0);
  });

  it('is searched by its amount as the reader writes amounts, in every currency that it can be one of', async () => {
    const english = (search: string, account = manager) =>
      world.call(account, 'GET', `/order-payments?search=${encodeURIComponent(search)}`, undefined, { 'accept-language': 'en' });
    const totals = async (...searches: string[]) => {
      const answers = [];
      for (const search of searches) answers.push((await english(search)).body['total']);
      return answers;
    };
    expect(await totals('200', '200.00', '200,00', '€200.00', '200.00 EUR')).toEqual([1, 1, 1, 1, 1]);
    expect(await totals('£200.00', '200.01', '£30.00', '1.00')).toEqual([0, 0, 1, 1]);
    expect((await english('30.00', 'client2')).body['total']).toBe(1);
    expect((await english('30.00', 'client')).body['total']).toBe(0);
  });

  it('is searched by the texts that it shows: the note for staff alone, the reference for its author too', async () => {
    const written = (search: string, account = manager) => total(`search=${encodeURIComponent(search)}`, account);
    expect([await written('АВАНС'), await written('velope s'), await written('100%'), await written('c_n')]).toEqual([1, 1, 0, 0]);
    expect([await written('аванс', 'client2'), await written('envelope', 'client2'), await written('аванс', 'client')]).toEqual([1, 0, 0]);
    const references = async (account: string) => itemsOf((await ask('sort=at', account)).body).map(({ reference }) => reference);
    expect(await references(manager)).toEqual([null, 'Envelope seven', 'Аванс по договору']);
    expect(await references('client2')).toEqual([null, 'Аванс по договору']);
  });

  it('is filtered by currency, state and the time of the refund, and sorted by it', async () => {
    expect(await total('filter[currency]=EUR')).toBe(1);
    expect(await total('filter[state]=declared,confirmed')).toBe(2);
    expect(await total('filter[refundedAt]=2020-01-01..2030-12-31')).toBe(1);
    expect(await total('filter[refundedAt]=2020-01-01..2020-12-31')).toBe(0);
    const items = itemsOf((await ask('sort=-refundedAt')).body);
    expect(items.map(({ refundedAt }) => refundedAt !== null)).toEqual([true, false, false]);
    expect((await ask('filter[state]=lost')).status).toBe(422);
  });

  it('sums what arrived and went back in each currency, and only when asked', async () => {
    expect((await ask('')).body).not.toHaveProperty('totals');
    const { body } = await ask('include=totals');
    const line = { payments: 1, received: eur(20_000), refunded: eur(5000), kept: eur(15_000), fees: eur(700) };
    const currencies = (body['totals'] as { kept: { currency: string } }[]).map(({ kept }) => kept.currency);
    expect(currencies).toHaveLength(2);
    expect(body['totals']).toContainEqual(line);
    expect((await ask('include=totals', 'client')).body['totals']).toEqual([{ ...line, fees: null }]);
    expect((await ask('include=everything')).status).toBe(422);
  });

  it('is exported whole, as the reader sees it, in their language', async () => {
    const csv = await world.call(manager, 'GET', '/order-payments/export?sort=at', undefined, { 'accept-language': 'ru' });
    expect([csv.status, csv.headers['x-total-rows']]).toEqual([200, '3']);
    const text = String(csv.body['text']);
    expect(text).toContain('";"Комиссия платёжной системы"');
    expect(text).toContain(own.reference);
    expect(text.trim().split('\n')).toHaveLength(4);
    const client = String((await world.call('client', 'GET', '/order-payments/export')).body['text']);
    expect(client).toContain(own.number);
    expect(client).not.toMatch(/Provider fee|7\.00|Client email/);
    const xlsx = await world.call(manager, 'GET', '/order-payments/export?format=xlsx');
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    expect((await world.call(manager, 'GET', '/order-payments/export?format=pdf')).status).toBe(422);
    expect((await world.call('partner', 'GET', '/order-payments/export')).status).toBe(403);
  });

  it('is exported without a row lost or doubled over the hour that clocks put back, and its times are one instant each', async () => {
    // Tallinn, the last Sunday of October 2026: a day of 25 hours, in which 03:30 comes twice.
    const inside = ['2026-10-24T21:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T21:59:59Z'];
    const moments = ['2026-10-24T20:59:59Z', ...inside, '2026-10-25T22:00:00Z'];
    const { _id: id } = await world.place();
    for (const _ of moments) await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(100) });
    await world.settle();
    const rows = await world.database.query<{ id: string }>('select payment_id as id from order_payments where order_id = $1', [id]);
    for (const [place, row] of rows.entries())
      await world.database.query('update order_payments set at = $2 where payment_id = $1', [
        row.id,
        Date.parse(moments[place] ?? '') * 1000,
      ]);
    const day = `filter[order]=${id}&filter[at]=2026-10-24T21:00:00Z..2026-10-25T21:59:59.999Z&sort=at`;
    const { status, body, headers } = await world.call(manager, 'GET', `/order-payments/export?${day}`);
    expect([status, headers['x-total-rows']]).toEqual([200, '4']);
    const csv = [...String(body['text']).matchAll(/2026-10-2\dT[\d:.]+Z/g)].map(([at]) => new Date(at).toISOString());
    expect(csv).toEqual(inside.map((at) => new Date(at).toISOString()));
    const { items } = (await ask(day)).body as unknown as { items: { at: string }[] };
    expect(items.map(({ at }) => new Date(at).toISOString())).toEqual(csv);
  });
});
