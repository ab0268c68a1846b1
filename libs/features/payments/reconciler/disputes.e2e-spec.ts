import { PaymentsWorld } from '#libs/testing/payments-world';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.start();
});
afterAll(() => world?.stop());
beforeEach(() => world.provider.completeAll());

type Status = 'open' | 'won' | 'lost' | 'withdrawn';

/** Makes the provider report a state of the capture's dispute, and lets the reconciler read it. */
async function say(id: string, status: Status, capture: string): Promise<void> {
  const amount = { amount: id.endsWith('A') ? 1_000 : 2_500, currency: 'EUR' as const };
  world.provider.disputes.set(id, { status, captures: [capture], amount, dueAt: null });
  await world.webhook({ kind: 'dispute', reference: id, captures: [capture] });
  await world.reconcile();
}

/** Whether the payment history marks the order's payment as disputed, and the outcomes of its disputes. */
async function disputedOf(order: string): Promise<[boolean, Record<string, Status | null>]> {
  const row = await world.orders.database.one<{ disputed: boolean; disputes: { id: string; outcome: Status | null }[] }>(
    `select disputed, disputes from order_payments where order_id = $1 and method = 'provider'`,
    [order],
  );
  return [row?.disputed ?? false, Object.fromEntries((row?.disputes ?? []).map(({ id, outcome }) => [id, outcome]))];
}

const findingsOf = async (order: string, settled: boolean) =>
  (await world.orders.must('owner', 'GET', `/order-payments/findings?filter[order]=${order}&filter[settled]=${settled}`))[
    'items'
  ] as object[];

describe('two disputes of one payment', () => {
  it('are separate: the payment is disputed while one is open, and each has its outcome', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    await say('D-A', 'open', capture);
    await say('D-B', 'open', capture);
    await say('D-A', 'won', capture);
    await world.settle();
    expect(await disputedOf(order)).toEqual([true, { 'D-A': 'won', 'D-B': null }]);
    const { items } = (await world.orders.must('owner', 'GET', `/order-payments?filter[order]=${order}`)) as unknown as {
      items: unknown[];
    };
    expect(items).toMatchObject([
      {
        disputes: [
          { amount: { amount: '10.00', currency: 'EUR' }, outcome: 'won' },
          { amount: { amount: '25.00', currency: 'EUR' }, outcome: null },
        ],
      },
    ]);
    expect(await findingsOf(order, true)).toMatchObject([
      { reference: 'D-A', outcome: 'won', title: 'We won the dispute about this payment' },
    ]);
    expect(await findingsOf(order, false)).toMatchObject([{ reference: 'D-B', outcome: null, amount: { amount: '25.00' } }]);
    await say('D-B', 'lost', capture);
    await world.settle();
    expect(await disputedOf(order)).toEqual([false, { 'D-A': 'won', 'D-B': 'lost' }]);
    expect(await findingsOf(order, false)).toMatchObject([
      {
        reference: 'D-B',
        outcome: 'lost',
        title: 'We lost the dispute about this payment',
        advice: expect.stringContaining('went back to the payer'),
      },
    ]);
  });
});

describe('a dispute that ends before its capture is booked', () => {
  it('is recorded once the capture is, and its finding gets the order', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    const rename = (from: string, to: string) =>
      world.orders.database.query('update provider_captures set capture = $2 where capture = $1', [from, to]);
    await rename(capture, 'C-not-booked-yet');
    await say('D-early', 'won', capture);
    expect(await findingsOf(order, false)).toEqual([]);
    await rename('C-not-booked-yet', capture);
    await world.orders.database.query(`update provider_tasks set next_at = 0 where kind = 'dispute' and subject = 'D-early'`);
    await world.reconcile();
    await world.settle();
    expect(await disputedOf(order)).toEqual([false, { 'D-early': 'won' }]);
    expect(await findingsOf(order, true)).toMatchObject([{ reference: 'D-early', outcome: 'won', order: { _id: order } }]);
  });
});
