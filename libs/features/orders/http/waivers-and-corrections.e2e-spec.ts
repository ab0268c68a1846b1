import { ReportPayment } from '#libs/contracts/orders/report-payment';
import { CommandBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { cents, eur, type Money, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const head = 'client-service-head';

let world: OrdersTestApp;
OrdersTestApp.forSuite((app) => (world = app));

const get = (id: string, account = manager) => world.must(account, 'GET', `/orders/${id}`);
const paymentOf = (order: OrderBody) =>
  (order['payments'] as { _id: Id; amount: Money; state: string; valueDate: string | null; refundable: Money }[])[0];
const waive = (account: string, id: string, amount: unknown) =>
  world.call(account as typeof manager, 'PUT', `/order-payments/${id}/waiver`, { amount, reason: 'Bank fees' });
const record = (id: string, amount: unknown, more: object = {}) =>
  world.call(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'transfer', amount, ...more });
const correct = (account: string, id: string, payment: string | undefined, amount: unknown) =>
  world.call(account as typeof manager, 'PUT', `/order-payments/${id}/payments/${payment}/amount`, { amount, reason: 'The statement' });
const historyOf = async (id: string, account = manager) =>
  (await world.must(account, 'GET', `/orders/${id}/events`))['items'] as { type: string; data: Record<string, unknown> }[];

describe('the waiver of a balance', () => {
  it('gives up what a bank kept, counts towards the prepayment, and moves the order on', async () => {
    const { _id: id, prepayment, balance } = await world.place();
    await world.operate(manager, id, 'managerConfirmedNotPayedOrder');
    await record(id, eur(cents(prepayment) - 1_650));
    const answer = await waive(manager, id, eur(1_650));
    expect([answer.status, answer.body['status'], answer.body['conceded']]).toEqual([200, 'orderConfirmedAndPayed', eur(1_650)]);
    expect(cents(answer.body['balance'])).toBe(cents(balance) - cents(prepayment));
    expect((await historyOf(id)).slice(-2).map(({ type }) => type)).toEqual(['RestWaived', 'PrepaymentCompleted']);
  });

  it('has the limit of the settings for staff who may not refund, and the balance for others', async () => {
    const { _id: id, balance } = await world.place();
    const over = await waive(manager, id, eur(2_501));
    expect([over.status, over.body.code, over.body['remedy']]).toMatchObject([
      409,
      'waiverOverLimit',
      { key: 'waiveAtMost', amountMax: eur(2_500) },
    ]);
    expect((await waive(head, id, eur(2_501))).status).toBe(200);
    const beyond = await waive(head, id, eur(cents(balance)));
    expect([beyond.status, beyond.body.code]).toEqual([409, 'amountOutOfRange']);
    expect((await waive('client', id, eur(1))).body.code).toBe('forbiddenForRole');
    expect((await waive('services-manager', id, eur(1))).status).toBe(404);
  });

  it('cannot be waived, refunded or corrected itself, and what is waived is waived once', async () => {
    const { _id: id, prepayment, balance } = await world.place();
    await world.operate(manager, id, 'managerConfirmedNotPayedOrder');
    const all = await waive(head, id, balance);
    expect([all.status, all.body['conceded'], all.body['balance']]).toEqual([200, balance, eur(0)]);
    const [event] = (await historyOf(id)).filter(({ type }) => type === 'RestWaived') as unknown as { _id: Id }[];
    for (const account of [manager, head, 'owner']) {
      const again = await waive(account, id, eur(1));
      expect([again.status, again.body.code]).toEqual([409, 'nothingDue']);
    }
    expect((await correct(head, id, event?._id, prepayment)).body.code).toBe('paymentUnknown');
    const refund = { payment: event?._id, amount: eur(1), reason: 'It was waived', confirmation: 'REFUND' };
    expect((await world.call(head, 'POST', `/order-payments/${id}/refunds`, refund)).body.code).toBe('refundExceedsPaid');
    expect(await get(id, head)).toMatchObject({ conceded: balance, balance: eur(0), paid: eur(0) });
  });

  it('shows its reason to staff and not to the client', async () => {
    const { _id: id } = await world.place();
    await waive(manager, id, eur(100));
    const seen = async (account: string) =>
      (await historyOf(id, account as typeof manager)).find(({ type }) => type === 'RestWaived')?.data;
    expect(await seen(manager)).toMatchObject({ amount: 100, reason: expect.anything() });
    expect(await seen('client')).toEqual({ amount: 100, currency: 'EUR' });
  });
});

describe('the correction of a payment', () => {
  it('upwards counts like money that came, and moves the order on', async () => {
    const { _id: id, prepayment } = await world.place();
    await world.operate(manager, id, 'managerConfirmedNotPayedOrder');
    const short = (await record(id, eur(cents(prepayment) - 1))).body;
    const answer = await correct(head, id, paymentOf(short)?._id, prepayment);
    expect([answer.status, answer.body['status'], answer.body['paid']]).toEqual([200, 'orderConfirmedAndPayed', prepayment]);
  });

  it('downwards leaves the missing amount to be settled, and the ledger posts the difference', async () => {
    const { _id: id, prepayment } = await world.place();
    await world.operate(manager, id, 'managerConfirmedNotPayedOrder');
    const order = (await record(id, prepayment)).body;
    const answer = await correct(head, id, paymentOf(order)?._id, eur(0));
    expect([answer.status, answer.body['status'], answer.body['paid']]).toEqual([200, 'orderConfirmedAndPayed', eur(0)]);
    expect((answer.body['machine'] as { facts: { reversed: number } }).facts.reversed).toBe(cents(prepayment));
    const [row] = await world.database.query('select turn, due_at from orders where id = $1', [id]);
    expect(row).toMatchObject({ turn: 'moneyStaff', due_at: expect.any(Number) });
    await world.settle();
    expect(
      await world.database.query(
        `select kind, account::text, amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where order_id = $1 and kind = 'correction' order by amount`,
        [id],
      ),
    ).toEqual([
      { kind: 'correction', account: 'bank', amount: -cents(prepayment) },
      { kind: 'correction', account: 'clientReceivable', amount: cents(prepayment) },
    ]);
    const settled = await world.call(manager, 'PUT', `/order-payments/${id}/reversal`, { outcome: 'waived', note: 'Agreed by phone' });
    expect([settled.status, (settled.body['machine'] as { facts: { reversed: number } }).facts.reversed]).toEqual([200, 0]);
    const again = await world.call(manager, 'PUT', `/order-payments/${id}/reversal`, { outcome: 'waived' });
    expect([again.status, again.body.code]).toEqual([409, 'nothingReversed']);
  });

  it('is refused below what was refunded, twice, of a capture, of another order, and to staff who may not refund', async () => {
    const { _id: id } = await world.place();
    const payment = paymentOf((await record(id, eur(5_000))).body)?._id;
    await world.must(head, 'POST', `/order-payments/${id}/refunds`, {
      payment,
      amount: eur(2_000),
      reason: 'Half of it',
      confirmation: 'REFUND',
    });
    expect((await correct(manager, id, payment, eur(4_000))).body.code).toBe('forbiddenForRole');
    expect((await correct(head, id, payment, eur(1_999))).body).toMatchObject({ code: 'amountOutOfRange', status: 409 });
    expect((await correct(head, id, payment, eur(2_000))).status).toBe(200);
    expect((await correct(head, id, payment, eur(2_000))).body.code).toBe('amountUnchanged');
    expect((await correct(head, id, payment, { amount: '20', currency: 'EUR' })).status).toBe(422);
    const { _id: other } = await world.place();
    expect((await correct(head, other, payment, eur(1_000))).body.code).toBe('paymentUnknown');
    const captured = v7();
    await world.app
      .get(CommandBus, { strict: false })
      .execute(
        new ReportPayment(other, { type: 'recordPayment', payload: { payment: captured, amount: 900, provider: 'paypal', capture: 'C' } }),
      );
    expect((await correct(head, other, captured, eur(800))).body.code).toBe('correctionNotPossible');
  });
});

describe('the day of arrival', () => {
  it('is kept with the payment, and is refused when it is still to come', async () => {
    const { _id: id } = await world.place();
    expect(paymentOf((await record(id, eur(100), { valueDate: '2026-11-02' })).body)?.valueDate).toBe('2026-11-02');
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await record(id, eur(100), { valueDate: tomorrow })).body).toMatchObject({
      status: 422,
      errors: [{ field: 'valueDate', code: 'outOfRange' }],
    });
    expect((await record(id, eur(100), { valueDate: '2026-02-30' })).status).toBe(422);
    expect(paymentOf(await get(id))?.state).toBe('confirmed');
  });
});

describe('a transfer of the balance that arrives short', () => {
  it('asks for the rest again by itself, and the ledger and the payment history have what arrived', async () => {
    const { _id: id, prepayment, balance, steps } = await world.place('client', ['EE', 'accounting']);
    await record(id, prepayment);
    await world.operate(manager, id, 'managerConfirmedPayedOrder');
    if (((await get(id))['requiredDocuments'] as unknown[]).length > 0) {
      await world.operate(manager, id, 'requestDocuments', { items: [{ kind: 'document', title: 'Anything' }] });
      const asked = (await get(id))['requestedItems'] as { _id: string }[];
      await world.operate(manager, id, 'receiveDocuments', { itemIds: asked.map(({ _id }) => _id) });
    }
    for (const { steps: group } of Object.values(steps as Record<string, { steps: { _id: string }[] }>))
      for (const { _id } of group) await world.must(manager, 'PUT', `/orders/${id}/steps/${_id}/completion`);
    await world.operate(manager, id, 'completeAllOrderSteps');
    await world.operate(manager, id, 'acceptedProjectRequireLastPay');
    const rest = cents(balance) - cents(prepayment);
    const declared = await world.must('client', 'POST', `/order-payments/${id}/transfers`, { amount: eur(rest) });
    expect(declared['status']).toBe('lastPaymentPayed');
    const transfer = (declared['payments'] as { _id: string; state: string }[]).find(({ state }) => state === 'declared')?._id;
    const answer = await world.call(manager, 'PUT', `/order-payments/${id}/transfers/${transfer}`, {
      decision: 'confirm',
      amount: eur(rest - 2_300),
    });
    expect([answer.status, answer.body['status'], answer.body['balance']]).toEqual([200, 'lastPaymentRequired', eur(2_300)]);
    expect((await historyOf(id)).slice(-2)).toMatchObject([
      { type: 'TransferConfirmed' },
      { type: 'LastPaymentRejected', data: { cause: 'short' } },
    ]);
  });
});
