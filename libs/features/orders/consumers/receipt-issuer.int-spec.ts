import { LogFeed } from '#libs/event-log/feed/log-feed';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { productReading } from '#libs/event-log/feed/product-reading';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { dayIn } from '#machines/kernel/time';
import type { Id } from '#machines/kernel/ids';
import { eur, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { receiptOf, receiptsSource } from '../storage/receipt-stream.js';
import { ReceiptIssuer } from './receipt-issuer.js';

const manager = 'client-service-manager';

let world: OrdersTestApp;
let issuer: ReceiptIssuer;
beforeAll(async () => {
  world = await OrdersTestApp.start();
  issuer = world.app.get(ReceiptIssuer, { strict: false });
});
afterAll(() => world.stop());

const paymentsOf = (order: OrderBody): Id[] => (order['payments'] as { _id: Id }[]).map(({ _id }) => _id);
const receiptsOf = async (payment: Id) =>
  (await readStream(world.database, receiptOf(payment))).map(({ type, data, version, metadata }) => ({ type, data, version, metadata }));
const eventOf = async (order: Id, type: string): Promise<PlacedEvent> =>
  (await readStream(world.database, order)).find((event) => event.type === type) as PlacedEvent;
const deliver = (event: PlacedEvent, rebuild = false) => world.database.transaction((tx) => issuer.handle(event, tx, { rebuild }));

async function paid(amount: number): Promise<{ order: Id; number: string; payment: Id }> {
  const { _id: order, number } = await world.place();
  const after = await world.must(manager, 'POST', `/order-payments/${order}/payments`, { kind: 'cash', amount: eur(amount) });
  return { order, number: String(number), payment: paymentsOf(after)[0] ?? '' };
}
const correct = (order: Id, payment: Id, amount: number) =>
  world.must('client-service-head', 'PUT', `/order-payments/${order}/payments/${payment}/amount`, {
    amount: eur(amount),
    reason: 'Counted again',
  });

describe('the receipt of a payment', () => {
  it('is an event without a person and without a text, with the day of the payment', async () => {
    const { order, number, payment } = await paid(1000);
    await world.settle();
    const [receipt, ...more] = await receiptsOf(payment);
    const cause = await eventOf(order, 'CashPaymentRecorded');
    const day = dayIn(new Date(cause.recordedAt / 1000), 'Europe/Tallinn');
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      type: 'ReceiptIssued',
      version: 1,
      metadata: {
        actor: null,
        causation: cause.id,
        correlation: cause.metadata.correlation,
      },
    });
    expect(cause.metadata.correlation).toBeDefined();
    expect(receipt?.data).toEqual({
      receipt: `${number}-1`,
      orderNumber: number,
      issue: 1,
      replaces: null,
      amount: 1000,
      currency: 'EUR',
      day,
      stage: 'prepayment',
    });
  });

  it('is replaced by each correction, and has the number of its payment in the order', async () => {
    const { order, number, payment } = await paid(1000);
    await world.must('client', 'POST', `/order-payments/${order}/transfers`, { amount: eur(500) });
    const declared = paymentsOf(await world.must('client', 'GET', `/orders/${order}`))[1] ?? '';
    await world.settle();
    expect(await receiptsOf(declared)).toEqual([]);
    await world.must(manager, 'PUT', `/order-payments/${order}/transfers/${declared}`, { decision: 'confirm', amount: eur(450) });
    await correct(order, payment, 900);
    await correct(order, payment, 1000);
    await world.settle();
    expect((await receiptsOf(payment)).map(({ data, version }) => ({ version, ...data }))).toMatchObject([
      { version: 1, issue: 1, replaces: null, amount: 1000 },
      { version: 2, issue: 2, replaces: 1, amount: 900 },
      { version: 3, issue: 3, replaces: 2, amount: 1000 },
    ]);
    expect((await receiptsOf(declared)).map(({ data }) => data)).toMatchObject([{ receipt: `${number}-2`, amount: 450, issue: 1 }]);
  });

  it('is issued once, however often and late an event is delivered', async () => {
    const { order, payment } = await paid(1000);
    await correct(order, payment, 900);
    await correct(order, payment, 1000);
    const history = (await readStream(world.database, order)).filter(({ type }) => (issuer.types as readonly string[]).includes(type));
    await Promise.all([...history, ...history.toReversed()].map((event) => deliver(event)));
    await world.settle();
    for (const event of history) await deliver(event);
    const issues = (await receiptsOf(payment)).map(({ data }) => data['issue'] as number);
    expect(issues).toEqual([...new Set(issues)].sort());
    expect(issues.at(-1)).toBe(3);
  });

  it('is not issued again by a rebuild', async () => {
    const { order, payment } = await paid(1000);
    await deliver(await eventOf(order, 'CashPaymentRecorded'), true);
    expect(await receiptsOf(payment)).toEqual([]);
  });

  it('is issued for earlier payments when the consumer starts on an older log', async () => {
    const { payment } = await paid(1000);
    await world.settle();
    const issued = await receiptsOf(payment);
    const late = { name: 'orders.receipts-late', projectionVersion: 1, types: issuer.types };
    const delivered: string[] = [];
    const handle: ReceiptIssuer['handle'] = async (event, tx, delivery) => {
      delivered.push(event.type);
      await issuer.handle(event, tx, delivery);
    };
    const feed = new LogFeed(world.database, world.app.get(Wakeups), [{ ...late, handle }], { reading: productReading });
    await feed.drain();
    await feed.stop();
    expect(delivered.length).toBeGreaterThan(5);
    expect(await receiptsOf(payment)).toEqual(issued);
  });

  it('replays: rows follow from events, and commands are decided again with the same result', async () => {
    await world.settle();
    let streams = 0;
    for await (const { streams: some, faults } of receiptsSource.parts(world.database, 100)) {
      expect(faults).toEqual([]);
      streams += some;
    }
    expect(streams).toBeGreaterThan(3);
  });
});
