import { cents, eur, type Money, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const head = 'client-service-head';

describe('money of an order', () => {
  let world: OrdersTestApp;

  OrdersTestApp.forSuite((app) => (world = app));

  const get = (id: string, account = manager) => world.must(account, 'GET', `/orders/${id}`);
  const pay = (id: string, amount: unknown, kind = 'cash') =>
    world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind, amount, note: 'Till 3' });
  const refund = (id: string, payment: string, amount: unknown) =>
    world.call(head, 'POST', `/order-payments/${id}/refunds`, { payment, amount, reason: 'Registry refused', confirmation: 'REFUND' });
  const paymentsOf = (order: OrderBody) =>
    order['payments'] as { _id: string; state: string; refundable: Money; reference: string | null }[];
  const accounts = async (id: string): Promise<Record<string, number>> => {
    const rows = await world.database.query<{ account: string; total: number }>(
      `select account::text, sum(amount)::bigint as total from ledger_entries join ledger_transactions t on t.id = transaction_id
       where t.order_id = $1 group by 1 having sum(amount) <> 0`,
      [id],
    );
    return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
  };

  /** An order that is paid in full and finished, without documents. */
  async function finished(partnerPercent?: number): Promise<string> {
    const { _id: id, balance, steps } = await world.place('client', ['EE', 'accounting']);
    if (partnerPercent !== undefined) {
      await world.must(manager, 'PUT', `/orders/${id}/partner`, { partner: world.idOf('partner'), percent: partnerPercent });
    }
    await pay(id, balance, 'transfer');
    const operate = async (operation: string, payload: object = {}) => {
      const answer = await world.operate(manager, id, operation, payload);
      expect([operation, answer.status, answer.body.code]).toEqual([operation, 200, undefined]);
    };
    await operate('managerConfirmedPayedOrder');
    if (((await get(id))['requiredDocuments'] as unknown[]).length > 0) {
      await operate('requestDocuments', { items: [{ kind: 'document', title: 'Anything' }] });
      await operate('receiveDocuments', { itemIds: ((await get(id))['requestedItems'] as { _id: string }[]).map(({ _id }) => _id) });
    }
    for (const { steps: group } of Object.values(steps as Record<string, { steps: { _id: string }[] }>)) {
      for (const { _id } of group) await world.must(manager, 'PUT', `/orders/${id}/steps/${_id}/completion`);
    }
    await operate('completeAllOrderSteps');
    await operate('acceptWorkWithFullyPayedOrder');
    await operate('managerFinishedProject');
    return id;
  }

  it('completes the prepayment by itself when cash is recorded', async () => {
    const { _id: id, prepayment } = await world.place();
    await world.operate(manager, id, 'managerConfirmedNotPayedOrder');
    expect(await pay(id, prepayment)).toMatchObject({ status: 'orderConfirmedAndPayed', paid: prepayment });
  });

  it('is refused beyond the balance, and refunded at most as paid, in total and per payment', async () => {
    const { _id: id, balance } = await world.place();
    const much = await world.call(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: eur(cents(balance) + 1) });
    expect([much.status, much.body.code, (much.body['remedy'] as { amountMax: unknown }).amountMax]).toEqual([
      409,
      'amountOutOfRange',
      balance,
    ]);
    await pay(id, eur(5000));
    const order = await pay(id, eur(3000));
    const [first] = paymentsOf(order);
    const beyond = await refund(id, first?._id ?? '', eur(5001));
    expect([beyond.status, beyond.body.code, (beyond.body['remedy'] as { amountMax: unknown }).amountMax]).toEqual([
      409,
      'refundExceedsPaid',
      eur(5000),
    ]);
    const answer = await refund(id, first?._id ?? '', eur(2000));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ paid: eur(6000), refunded: eur(2000), refundable: eur(6000) });
    expect(paymentsOf(answer.body)[0]?.refundable).toEqual(eur(3000));
    await refund(id, first?._id ?? '', eur(3000));
    expect(paymentsOf(await get(id))[0]?.state).toBe('refunded');
  });

  it('is shown to client and staff as what comes back if the order stops now, and to nobody else', async () => {
    const { _id: id, balance, steps } = await world.place('client', ['EE', 'accounting']);
    await world.must(manager, 'PUT', `/orders/${id}/partner`, { partner: world.idOf('partner') });
    await pay(id, balance, 'transfer');
    await world.operate(manager, id, 'managerConfirmedPayedOrder');
    const all = Object.values(steps as Record<string, { steps: { _id: string }[] }>).flatMap(({ steps: group }) => group);
    const done = await world.must('partner', 'PUT', `/orders/${id}/steps/${all[0]?._id}/completion`);
    const kept = Math.floor(cents(balance) / all.length);
    const leaving = { back: eur(cents(balance) - kept), kept: eur(kept), stepsDone: 1, stepsAll: all.length, reason: 'steps', way: 'ask' };
    for (const account of ['client', manager, head, 'owner'] as const) expect(await get(id, account)).toMatchObject({ leaving });
    for (const answer of [done, await get(id, 'partner')]) expect(answer).not.toHaveProperty('leaving');
    expect((await world.call('content-manager', 'GET', `/orders/${id}`)).status).toBe(403);
    expect((await world.call('client2', 'GET', `/orders/${id}`)).status).toBe(404);
    await world.must(manager, 'PUT', `/orders/${id}/manager`, { manager: world.idOf('services-manager') });
    expect(await get(id, 'services-manager')).not.toHaveProperty('leaving');
    await world.operate(manager, id, 'cancelOrder', { reason: 'The client stops' });
    expect((await get(id, 'client'))['leaving']).toBeNull();
  });

  it('is refunded only with the confirming word typed, and by those with the right', async () => {
    const { _id: id } = await world.place();
    const order = await pay(id, eur(1000));
    const body = { payment: paymentsOf(order)[0]?._id, amount: eur(1000), reason: 'x', confirmation: 'refund' };
    expect((await world.call(head, 'POST', `/order-payments/${id}/refunds`, body)).status).toBe(422);
    const byManager = await world.call(manager, 'POST', `/order-payments/${id}/refunds`, { ...body, confirmation: 'REFUND' });
    expect([byManager.status, byManager.body.code]).toEqual([403, 'forbiddenForRole']);
  });

  it('hides staff’s notes from the client and the partner, and all payments from the partner', async () => {
    const { _id: id } = await world.place();
    await world.must(manager, 'PUT', `/orders/${id}/partner`, { partner: world.idOf('partner') });
    await pay(id, eur(1000));
    await world.must('client', 'POST', `/order-payments/${id}/transfers`, { amount: eur(500), reference: 'My words' });
    expect(paymentsOf(await get(id)).map(({ reference }) => reference)).toEqual(['Till 3', 'My words']);
    expect(paymentsOf(await get(id, 'client')).map(({ reference }) => reference)).toEqual([null, 'My words']);
    for (const path of ['', '/events']) {
      expect(JSON.stringify(await world.must('client', 'GET', `/orders/${id}${path}`))).not.toMatch(
        /Till 3|partnerReward|"rewardPercent":[1-9]/,
      );
      expect(JSON.stringify(await world.must('partner', 'GET', `/orders/${id}${path}`))).not.toMatch(
        /Till 3|My words|CashPayment|TransferDeclared|"received":[1-9]|"paid"|balance"|client@registra|\+7 900/,
      );
    }
  });

  it('is in the payment history: all of it for staff, their own for clients, nothing for partners', async () => {
    await world.settle();
    const all = await world.must(manager, 'GET', '/order-payments?per_page=100');
    expect((all['items'] as unknown[]).length).toBeGreaterThan(4);
    const refunded = await world.must(manager, 'GET', '/order-payments?per_page=100&filter[refunded]=true');
    expect(refunded['items']).toMatchObject([{ state: 'refunded', refunded: eur(5000), order: { number: expect.stringMatching(/^R-/) } }]);
    expect((refunded['items'] as { refundedAt: string }[])[0]?.refundedAt).toMatch(/Z$/);
    expect((await world.must('client', 'GET', '/order-payments?per_page=100'))['total']).toBe(all['total']);
    type Line = { state: string; method: string; confirmedBy: { _id: string } | null };
    const confirmers = (lines: unknown): (string | undefined)[] =>
      (lines as Line[]).filter(({ state }) => state === 'confirmed' || state === 'refunded').map(({ confirmedBy }) => confirmedBy?._id);
    expect(new Set(confirmers(all['items']))).toEqual(new Set([world.idOf(manager)]));
    expect((all['items'] as Line[]).filter(({ state, confirmedBy }) => state === 'declared' && confirmedBy !== null)).toEqual([]);
    const own = await world.must('client', 'GET', '/order-payments?per_page=100');
    expect(new Set(confirmers(own['items']))).toEqual(new Set([world.idOf(manager)]));
    expect((await world.must('client2', 'GET', '/order-payments'))['total']).toBe(0);
    expect((await world.call('partner', 'GET', '/order-payments')).status).toBe(403);
    expect((await world.call('client', 'GET', `/order-payments?filter[client]=${world.idOf('client2')}`)).status).toBe(422);
  });

  it('is booked twice from the first movement: revenue and the partner’s share at the end, corrected by a later refund', async () => {
    const id = await finished(20);
    await world.settle();
    const order = await get(id);
    const price = cents(order['price']);
    const commission = Math.round(price * 0.2);
    expect(await accounts(id)).toEqual({ bank: price, revenue: -(price - commission), partnerPayable: -commission });
    const back = Math.floor(price / 3);
    expect((await refund(id, paymentsOf(order)[0]?._id ?? '', eur(back))).status).toBe(201);
    await world.settle();
    const left = Math.round((price - back) * 0.2);
    expect(await accounts(id)).toEqual({ bank: price - back, revenue: -(price - back - left), partnerPayable: -left });
    expect(await get(id)).toMatchObject({ status: 'projectFinished', balance: eur(0), conceded: eur(back) });
  });

  it('balances in every transaction, and the database refuses one that does not', async () => {
    await world.settle();
    const unbalanced = await world.database.query('select transaction_id from ledger_entries group by 1 having sum(amount) <> 0');
    expect(unbalanced).toEqual([]);
    const paid = await world.database.one<{ total: number }>(
      `select sum((facts ->> 'received')::bigint - (facts ->> 'refunded')::bigint)::bigint as total from orders`,
    );
    const held = await world.database.one<{ total: number }>(
      `select sum(amount)::bigint as total from ledger_entries where account in ('cash', 'bank', 'providerClearing')`,
    );
    expect(held).toEqual(paid);
    const add = world.database.transaction(async (tx) => {
      await tx.query(
        `insert into ledger_transactions values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'payment', 'EUR', 1)`,
      );
      await tx.query(`insert into ledger_entries select id, 1, 'cash', null, 100 from ledger_transactions where at_us = 1`);
    });
    await expect(add).rejects.toThrow(/not to zero/);
    await expect(world.database.query('update ledger_entries set amount = 1')).rejects.toThrow(/permission denied|refused/);
  });

  it('earns the partner a payoff with its arithmetic, seen by them and by readers of payoffs', async () => {
    const own = await world.must('partner', 'GET', '/orders/orders-for-payoffs/');
    const [line] = own['items'] as { _id: string; percent: number; kept: Money; reward: Money }[];
    expect(own['items']).toHaveLength(1);
    expect(line?.percent).toBe(20);
    expect(cents(line?.reward)).toBe(Math.round(cents(line?.kept) * 0.2));
    const partner = world.idOf('partner');
    expect(await world.must('owner', 'GET', `/orders/orders-for-payoffs/${line?._id}?partner=${partner}`)).toEqual(line);
    const status = async (account: string, query: string) =>
      (await world.call(account, 'GET', `/orders/orders-for-payoffs/${query}`)).status;
    expect(await status('partner2', `?partner=${partner}`)).toBe(404);
    expect(await status('partner2', line?._id ?? '')).toBe(404);
    expect(await status('owner', '')).toBe(422);
    expect(await status('client', '')).toBe(403);
    expect(await status(manager, `?partner=${partner}`)).toBe(403);
  });
});
