import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { percentOf } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { OrderStories } from '#libs/testing/order-stories';
import { cents, type Money, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import type { OrderState } from '#machines/order/state';

const head = 'client-service-head';
const manager = 'client-service-manager';

let world: OrdersTestApp;
let stories: OrderStories;
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});

interface Account {
  currency: string;
  closing: Money;
  lines: { order: { _id: Id }; amount: Money }[];
}

/** Sums of one order in each book, in minor units. */
interface Books {
  received: Record<'order' | 'history' | 'ledger', number>;
  refunded: Record<'order' | 'history' | 'ledger', number>;
  commission: Record<'order' | 'statement' | 'ledger', number>;
}

async function statement(): Promise<Account[]> {
  const year = new Date().getUTCFullYear();
  const { accounts } = await world.must('partner', 'GET', `/payoffs/statement?from=${year - 1}-01-01&to=${year}-12-31`);
  return accounts as Account[];
}

async function booksOf({ id }: OrderState): Promise<Books> {
  const [row] = await world.database.query<{ facts: OrderState['facts']; roundto: number }>(
    `select facts::json as facts, (terms::json ->> 'roundTo')::int as roundto from orders where id = $1`,
    [id],
  );
  const [history] = await world.database.query<Record<'received' | 'refunded', string>>(
    `select sum(amount) filter (where state in ('confirmed', 'captured')) as received, sum(refunded) as refunded from order_payments where order_id = $1`,
    [id],
  );
  const [ledger] = await world.database.query<Record<'received' | 'refunded' | 'payable', string>>(
    `select l.received, l.refunded,
       (select -sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.order_id = l.order_id and e.account = 'partnerPayable') as payable
     from ledger_orders l where l.order_id = $1`,
    [id],
  );
  const { received, refunded, price, rewardPercent } = row?.facts as OrderState['facts'];
  const lines = (await statement()).flatMap((account) => account.lines).filter(({ order }) => order._id === id);
  return {
    received: { order: received, history: Number(history?.received), ledger: Number(ledger?.received) },
    refunded: { order: refunded, history: Number(history?.refunded), ledger: Number(ledger?.refunded) },
    commission: {
      order: percentOf(Math.max(0, Math.min(price, received - refunded)), rewardPercent, row?.roundto),
      statement: lines.reduce((sum, { amount }) => sum + cents(amount), 0),
      ledger: Number(ledger?.payable),
    },
  };
}

const differing = (books: Books) => Object.entries(books).filter(([, figures]) => new Set(Object.values(figures)).size > 1);

const money = (minor: number, { facts }: OrderState): Money => ({ amount: (minor / 100).toFixed(2), currency: facts.currency });
const payment = async ({ id }: OrderState): Promise<{ _id: Id; amount: Money; refundable: Money }> =>
  ((await world.must('owner', 'GET', `/orders/${id}`))['payments'] as { _id: Id; amount: Money; refundable: Money }[])[0] as never;

async function refund(order: OrderState, share: number): Promise<OrderBody> {
  const { _id, refundable } = await payment(order);
  const body = { payment: _id, amount: money(Math.floor(cents(refundable) * share), order), reason: 'Agreed', confirmation: 'REFUND' };
  return world.must(head, 'POST', `/order-payments/${order.id}/refunds`, body);
}

const correct = async (order: OrderState, difference: number): Promise<OrderBody> =>
  correctTo(order, cents((await payment(order)).amount) + difference);

async function correctTo(order: OrderState, minor: number): Promise<OrderBody> {
  const { _id } = await payment(order);
  const body = { amount: money(minor, order), reason: 'The bank statement' };
  return world.must('owner', 'PUT', `/order-payments/${order.id}/payments/${_id}/amount`, body);
}

type Step = (order: OrderState) => Promise<OrderBody>;

describe('after money of a finished order changed', () => {
  it.each<[string, Step[]]>([
    ['nothing', []],
    ['a refund of a third', [(order) => refund(order, 1 / 3)]],
    ['two refunds, the second of everything', [(order) => refund(order, 0.5), (order) => refund(order, 1)]],
    ['a correction upwards', [(order) => correct(order, 12_345)]],
    ['two corrections downwards', [(order) => correct(order, -10_001), (order) => correct(order, -1)]],
    ['a correction downwards and back', [(order) => correct(order, -10_001), (order) => correct(order, 10_001)]],
    ['a correction to almost nothing and back', [(order) => correctTo(order, 1), (order) => correct(order, 20_000)]],
    ['a correction downwards, then a refund', [(order) => correct(order, -3_333), (order) => refund(order, 0.25)]],
  ])('order, payment history, ledger and statement agree: %s', async (_name, steps) => {
    const order = await stories.reach('projectFinished');
    await world.settle();
    for (const step of steps) {
      await step(order);
      await world.settle();
    }
    const books = await booksOf(order);
    expect(differing(books)).toEqual([]);
    expect(books.received.order).toBeGreaterThan(0);
  });

  it('the statement closes with what the ledger owes the partner', async () => {
    const owed = await world.database.query<{ currency: string; owed: string }>(
      `select t.currency, -sum(e.amount) as owed from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where e.account = 'partnerPayable' and e.party_id = $1 group by t.currency order by t.currency`,
      [world.idOf('partner')],
    );
    const closing = (await statement()).map((account) => [account.currency, cents(account.closing)]);
    expect(closing).toEqual(owed.map((row) => [row.currency, Number(row.owed)]));
    expect(closing.length).toBeGreaterThan(0);
  });
});

interface Leaving {
  back: Money;
  way: 'withdraw' | 'ask';
}

/** Ways in which clients leave an order that they paid in full. */
const leavings = fc.record({
  /** null: they buy as a company, without a right to withdraw */
  startEarly: fc.constantFrom(true, false, null),
  done: fc.nat({ max: 4 }),
  parts: fc.constantFrom(1, 2),
});

describe('after a client left', () => {
  it('what the order showed was refunded, and order, payment history, ledger and statement agree', async () => {
    await fc.assert(
      fc.asyncProperty(leavings, async ({ startEarly, done, parts }) => {
        const order = await paidOrder(startEarly, parts);
        for (const step of stepsOf(order).slice(0, done)) await world.must(manager, 'PUT', `/orders/${order._id}/steps/${step}/completion`);
        const { leaving } = (await world.must('client', 'GET', `/orders/${order._id}`)) as unknown as { leaving: Leaving };
        await leave(order._id, leaving.way);
        const price = cents(order['price'] as Money);
        const left = await world.database.one<{ kept: number }>(`select (facts ->> 'kept')::int as kept from orders where id = $1`, [
          order._id,
        ]);
        expect(left?.kept).toBe(price - cents(leaving.back));
        await giveBack(order._id, leaving.back);
        await world.settle();
        const state = { id: order._id } as OrderState;
        const { received, refunded } = await booksOf(state);
        expect(new Set(Object.values(received))).toEqual(new Set([price]));
        expect(new Set(Object.values(refunded))).toEqual(new Set([cents(leaving.back)]));
        expect((await statement()).flatMap(({ lines }) => lines).filter((line) => line.order._id === order._id)).toEqual([]);
        const owed = await world.database.query(
          `select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.order_id = $1 and e.account = 'partnerPayable'`,
          [order._id],
        );
        expect(owed).toEqual([]);
        const after = await world.must('client', 'GET', `/orders/${order._id}`);
        expect([after.status, after['paid']]).toMatchObject(['orderCancelled', moneyOf(price - cents(leaving.back), order)]);
      }),
      runs({ quick: 6, full: 300 }),
    );
  });
});

const moneyOf = (minor: number, order: OrderBody): Money => ({ ...(order['price'] as Money), amount: (minor / 100).toFixed(2) });
const stepsOf = ({ steps }: OrderBody): Id[] =>
  Object.values(steps as Record<string, { steps: { _id: Id }[] }>).flatMap((group) => group.steps.map(({ _id }) => _id));

/** An order of accounting, paid in so many parts and confirmed, with a partner. */
async function paidOrder(startEarly: boolean | null, parts: number): Promise<OrderBody> {
  const right = startEarly === null ? { buyer: 'company' } : { buyer: 'consumer', terms: 3, startEarly };
  const order = await world.must('client', 'POST', '/orders', { ...(await world.orderBody(['EE', 'accounting'])), ...right });
  await world.must(manager, 'PUT', `/orders/${order._id}/partner`, { partner: world.idOf('partner') });
  const price = cents(order['price'] as Money);
  const first = Math.floor(price / parts);
  for (const sum of parts === 1 ? [price] : [first, price - first])
    await world.must(manager, 'POST', `/order-payments/${order._id}/payments`, { kind: 'transfer', amount: moneyOf(sum, order) });
  return (await world.operate(manager, order._id, 'managerConfirmedPayedOrder')).body;
}

async function leave(order: Id, way: Leaving['way']): Promise<void> {
  if (way === 'withdraw') {
    await world.must('client', 'POST', `/orders/${order}/withdrawal`, { name: 'Anna Berg', email: 'anna@example.com' });
    return;
  }
  await world.must('client', 'POST', `/orders/${order}/cancellation-request`, { reason: 'Plans have changed' });
  await world.operate(manager, order, 'cancelOrder', { reason: 'As the client asks' });
}

/** Refunds that sum, payment by payment. */
async function giveBack(id: Id, back: Money): Promise<void> {
  const order = await world.must('owner', 'GET', `/orders/${id}`);
  let left = cents(back);
  for (const { _id, refundable } of order['payments'] as { _id: Id; refundable: Money }[]) {
    const part = Math.min(left, cents(refundable));
    if (part === 0) continue;
    const body = { payment: _id, amount: moneyOf(part, order), reason: 'Left', confirmation: 'REFUND' };
    await world.must(head, 'POST', `/order-payments/${id}/refunds`, body);
    left -= part;
  }
  expect(left).toBe(0);
}
