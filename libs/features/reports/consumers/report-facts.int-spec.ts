import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { toText } from '#machines/kernel/money';

describe('a refund of a payment that was corrected', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(() => world.stop());

  it('is one movement of the payment’s stage, and reports continue', async () => {
    const stories = new OrderStories(world);
    const order = await stories.reach('orderConfirmedAndPayed');
    const [payment] = order.payments;
    if (payment === undefined) throw new Error('the prepayment is missing');
    const head = 'client-service-head';
    const amount = (sum: number) => toText(sum, order.facts.currency);
    const corrected = await stories.call(
      ...([order, head, 'correctPayment', { amount: amount(payment.amount + 500), reason: 'The statement' }, payment.id] as const),
    );
    const refund = { payment: payment.id, amount: amount(700), reason: 'Less work', confirmation: 'REFUND' };
    const refunded = await stories.call(corrected, head, 'requestRefund', refund);
    await stories.call(refunded, 'client-service-manager', 'operate', { operation: 'cancelOrder', payload: { reason: 'Over' } });
    await world.settle();
    expect(
      await world.database.query('select kind, stage, amount from report_money where order_id = $1 order by at, amount desc', [order.id]),
    ).toEqual([
      { kind: 'received', stage: 'prepayment', amount: payment.amount },
      { kind: 'received', stage: 'prepayment', amount: 500 },
      { kind: 'refunded', stage: 'prepayment', amount: 700 },
    ]);
    expect(await world.database.one('select progress from report_orders where order_id = $1', [order.id])).toEqual({
      progress: 'orderCancelled',
    });
    expect(await world.database.query('select * from dead_letters')).toEqual([]);
  });
});
