import type { Id } from '#machines/kernel/ids';
import { PaymentsWorld } from '#libs/testing/payments-world';

interface Finding {
  kind: string;
  amount: { amount: string; currency: string } | null;
  settledAt: string | null;
  note: string | null;
}

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.start();
});
afterAll(() => world?.stop());

const head = 'client-service-head';
const euros = (amount: string) => ({ amount, currency: 'EUR' });

/** Findings of an order as money staff read them. */
async function findings(order: Id, filter = ''): Promise<Finding[]> {
  await world.settle();
  const { items } = await world.orders.must(head, 'GET', `/order-payments/findings?filter[order]=${order}${filter}`);
  return items as Finding[];
}

/** Reports a transfer, of which another amount arrives. @returns its payment */
async function transfer(order: Id, reported: string, arrived: string): Promise<Id> {
  const before = await world.orders.must('client', 'POST', `/order-payments/${order}/transfers`, { amount: euros(reported) });
  const payment = (before['payments'] as { _id: Id; state: string }[]).find(({ state }) => state === 'declared')?._id ?? '';
  await world.orders.must(head, 'PUT', `/order-payments/${order}/transfers/${payment}`, { decision: 'confirm', amount: euros(arrived) });
  return payment;
}

const refund = (order: Id, payment: Id, amount: string) =>
  world.orders.must(head, 'POST', `/order-payments/${order}/refunds`, {
    payment,
    amount: euros(amount),
    by: 'other',
    reason: 'Too much',
    confirmation: 'REFUND',
  });

describe('a payment that brings more than the price', () => {
  it('gets a finding with the excess, open until that is returned', async () => {
    const order = await world.placed();
    const { price } = (await world.orders.must('client', 'GET', `/orders/${order}`)) as unknown as { price: { amount: string } };
    const first = await transfer(order, '141.00', '1410.00');
    const excess = (1410 - Number(price.amount)).toFixed(2);
    expect(Number(excess)).toBeGreaterThan(0);
    expect(await findings(order)).toEqual([expect.objectContaining({ kind: 'overpaid', amount: euros(excess), settledAt: null })]);
    const known = 'select from payment_findings join events on stream_id = order_id and recorded_at_us = opened_at where order_id = $1';
    expect(await world.orders.database.query(known, [order])).not.toHaveLength(0);
    await refund(order, first, '10.00');
    expect(await findings(order, '&filter[settled]=false')).toHaveLength(1);
    await refund(order, first, (Number(excess) - 10).toFixed(2));
    expect(await findings(order, '&filter[settled]=false')).toEqual([]);
    expect(await findings(order)).toEqual([expect.objectContaining({ kind: 'overpaid', settledAt: expect.any(String), note: null })]);
  });

  it('gets no finding if it only differs from what was reported', async () => {
    const order = await world.placed();
    await transfer(order, '141.00', '140.50');
    expect(await findings(order)).toEqual([]);
  });

  it('gets no second finding by a later event, once the first was settled by hand', async () => {
    const order = await world.placed();
    const payment = await transfer(order, '141.00', '1410.00');
    await world.settle();
    const [row] = await world.orders.database.query<{ id: Id }>('select id from payment_findings where about = $1', [payment]);
    await world.orders.must(head, 'POST', `/order-payments/findings/${row?.id}/settlement`, { note: 'The client leaves it with us' });
    await refund(order, payment, '1.00');
    expect(await findings(order, '&filter[settled]=false')).toEqual([]);
    expect(await findings(order)).toHaveLength(1);
  });

  it('of a cancelled order gets a finding at the first money, and one for each payment that follows', async () => {
    const cancelled = await world.placed();
    await world.orders.must('client', 'POST', `/order-payments/${cancelled}/transfers`, { amount: euros('50.00') });
    const { payments } = (await world.orders.must('client', 'POST', `/order-payments/${cancelled}/transfers`, {
      amount: euros('20.00'),
    })) as unknown as { payments: { _id: Id }[] };
    await world.orders.must(head, 'PATCH', `/orders/update-payment-status/${cancelled}`, {
      operation: 'cancelOrder',
      payload: { reason: 'Ordered twice' },
    });
    const kinds = async () => (await findings(cancelled, '&filter[settled]=false')).map(({ kind }) => kind).sort();
    const confirm = (payment: Id | undefined, amount: string) =>
      world.orders.must(head, 'PUT', `/order-payments/${cancelled}/transfers/${payment}`, { decision: 'confirm', amount: euros(amount) });
    const [first, second] = payments.map(({ _id }) => _id);
    await confirm(first, '50.00');
    expect(await kinds()).toEqual(['cancelledPaid']);
    await confirm(second, '20.00');
    expect(await kinds()).toEqual(['cancelledPaid', 'overpaid']);
    await refund(cancelled, first ?? '', '50.00');
    await refund(cancelled, second ?? '', '20.00');
    expect(await findings(cancelled, '&filter[settled]=false')).toEqual([]);
  });
});
