import { faultKinds } from './faults.js';
import { arrived, ProviderWorld } from './testing/provider-world.js';
import type { PaypalAdapter } from '#libs/features/payments/provider/paypal-adapter';
import type { Id } from '#machines/kernel/ids';
import { countOf, seedFrom } from '#machines/kernel/testing/runs';
import { PaymentsWorld } from '#libs/testing/payments-world';

/** What goes wrong follows from it. */
const seed = seedFrom(Date.now() % 1_000_000);
const checkouts = countOf({ quick: 40, full: 400 });

let paypal: ProviderWorld;
let world: PaymentsWorld<PaypalAdapter>;
beforeAll(async () => {
  paypal = new ProviderWorld();
  paypal.simulator.now = Date.now();
  world = await PaymentsWorld.with(paypal.provider);
});
afterAll(() => world?.stop());

/** Hands on every webhook that was sent since. @returns how many were taken */
async function deliver(): Promise<number> {
  let taken = 0;
  for (const sent of paypal.simulator.sent.splice(0)) {
    const ok = await world.receive(arrived(sent)).then(
      () => true,
      () => false,
    );
    taken += Number(ok);
  }
  return taken;
}

const refundAll = async (order: Id): Promise<void> => {
  const [row] = await world.orders.database.query<{ id: Id }>(
    `select payment_id as id from order_payments where order_id = $1 and method = 'provider' and state = 'captured'`,
    [order],
  );
  const { prepayment } = await world.orders.must('client', 'GET', `/orders/${order}`);
  if (!row) return;
  const body = { payment: row.id, amount: prepayment, reason: 'Changed my mind', confirmation: 'REFUND' };
  await world.orders.call('client-service-head', 'POST', `/order-payments/${order}/refunds`, body);
};

/** In minor units. */
interface Sums {
  captured: number;
  back: number;
}

/** What PayPal charged and gave back, and what our orders have of it. */
async function books(): Promise<{ theirs: Sums; ours: Sums }> {
  const { transactions } = paypal.simulator.control('GET', 'ledger').body as {
    transactions: { kind: string; entries: { account: string; amount: number }[] }[];
  };
  const sumOf = (...kinds: string[]): number =>
    transactions
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === 'payers')
      .reduce((total, { amount }) => total + Math.abs(amount), 0);
  const row = await world.orders.database.one<{ captured: number; back: number }>(
    `select coalesce(sum((data::json ->> 'amount')::bigint) filter (where type = 'PaymentCaptured'), 0)::bigint as captured,
            coalesce(sum((data::json ->> 'amount')::bigint) filter (where type in ('PaymentRefunded', 'PaymentReversed')), 0)::bigint as back
     from events`,
  );
  return {
    theirs: { captured: sumOf('capture'), back: sumOf('refund', 'reversal') },
    ours: { captured: row?.captured ?? 0, back: row?.back ?? 0 },
  };
}

it('an online payment goes through the adapter and the simulator, and what PayPal reports is applied', async () => {
  const order = (await world.orders.place())._id;
  const { checkout, reference } = await world.waiting(order);
  paypal.simulator.choose(reference);
  expect((await world.return(order, checkout._id, reference)).body['state']).toBe('captured');
  await world.settle();
  await paypal.simulator.pass(1);
  expect(await deliver()).toBeGreaterThan(0);
  await world.reconcileAll();
  expect(await world.countEvents(order, 'PaymentCaptured')).toBe(1);
  await refundAll(order);
  await world.reconcile();
  expect(await world.countEvents(order, 'PaymentRefunded')).toBe(1);
});

it(`every charge is recorded once after ${checkouts} checkouts with faults, seed ${seed}`, async () => {
  const kinds = faultKinds.filter((kind) => kind !== 'dispute' && kind !== 'outage');
  paypal.simulator.control('POST', 'faults', { mix: { seed, rate: 0.2, kinds } });
  const orders: Id[] = [];
  for (let nth = 0; nth < checkouts; nth += 1) {
    const order = (await world.orders.place())._id;
    orders.push(order);
    const { body } = await world.begin(order);
    const reference = body._id === undefined ? '' : await world.referenceOf(body._id);
    if (reference === '') continue;
    paypal.simulator.choose(reference, nth % 7 === 3 ? 'cancel' : 'pay');
    if (nth % 3 !== 2) await world.return(order, body._id, reference);
    if (nth % 4 === 1) {
      await world.settle();
      await refundAll(order);
    }
    await deliver();
  }
  paypal.simulator.control('DELETE', 'faults');
  for (let round = 0; round < 6; round += 1) {
    await paypal.simulator.pass(600);
    await deliver();
    await world.reconcileAll();
  }
  const { theirs, ours } = await books();
  expect(ours).toEqual(theirs);
  expect([theirs.captured > 0, theirs.back > 0]).toEqual([true, true]);
  const open = await world.orders.database.query(`select id, status from checkouts where status in ('capturing', 'unknown', 'pending')`);
  expect(open).toEqual([]);
});
