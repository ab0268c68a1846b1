import { wholeUnitCurrencies } from '#libs/features/payments/provider/paypal-amounts';
import type { Currency } from '#machines/kernel/money';
import type { Queryable } from '#libs/platform/database/database';
import type { SimulatorDispute } from './payer-disputes.js';

/** PayPal uses no decimals for these, although ISO 4217 has two. */
export const scaleOf = (currency: string): number => (wholeUnitCurrencies.includes(currency as Currency) ? 100 : 1);

/** An order's money in each place where it is recorded. */
interface OrderBooks extends Record<string, unknown> {
  id: string;
  progress: string;
  price: number;
  reversed: number;
  /** per place; null if it has no row of the order */
  received: Record<'order' | 'events' | 'history' | 'ledger', number | null>;
  refunded: Record<'order' | 'events' | 'history' | 'ledger', number | null>;
  conceded: Record<'order' | 'events', number>;
  /** balances of the ledger's accounts: where the money is, and what is owed to the client for it */
  held: number;
  owed: number;
  underpaid: number;
  overpaid: number;
}

const booksSql = `
  with mine as (select id, progress, facts::jsonb as facts from orders where id = any ($1)),
  said as (
    select stream_id as id,
      coalesce(sum((data::json ->> 'amount')::bigint) filter (where type in ('PaymentCaptured', 'CashPaymentRecorded', 'TransferRecorded', 'TransferConfirmed')), 0)
        + coalesce(sum((data::json ->> 'amount')::bigint - (data::json ->> 'before')::bigint) filter (where type = 'PaymentCorrected'), 0) as received,
      coalesce(sum((data::json ->> 'amount')::bigint) filter (where type in ('PaymentRefunded', 'PaymentReversed')), 0) as refunded,
      coalesce(sum((data::json ->> 'amount')::bigint) filter (where type = 'RestWaived'), 0)
        + coalesce(sum((data::json ->> 'conceded')::bigint) filter (where type in ('PaymentRefunded', 'PaymentReversed', 'PaymentCorrected')), 0) as conceded
    from events where stream_id = any ($1) group by stream_id),
  listed as (
    select order_id as id, coalesce(sum(amount) filter (where state in ('confirmed', 'captured')), 0) as received, sum(refunded) as refunded
    from order_payments where order_id = any ($1) group by order_id),
  posted as (
    select t.order_id as id,
      sum(e.amount) filter (where e.account in ('cash', 'bank', 'providerClearing', 'providerFees')) as held,
      -sum(e.amount) filter (where e.account in ('clientReceivable', 'refunds')) as owed
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.order_id = any ($1) group by t.order_id),
  found as (
    select order_id as id, count(*) filter (where kind = 'underpaid') as underpaid, count(*) filter (where kind = 'overpaid') as overpaid
    from payment_findings where order_id = any ($1) and settled_at is null group by order_id)
  select mine.id, mine.progress, (facts ->> 'price')::bigint as price, (facts ->> 'reversed')::bigint as reversed,
    json_build_object('order', (facts ->> 'received')::bigint, 'events', said.received, 'history', coalesce(listed.received, 0), 'ledger', l.received) as received,
    json_build_object('order', (facts ->> 'refunded')::bigint, 'events', said.refunded, 'history', coalesce(listed.refunded, 0), 'ledger', l.refunded) as refunded,
    json_build_object('order', (facts ->> 'conceded')::bigint, 'events', said.conceded) as conceded,
    coalesce(posted.held, 0) as held, coalesce(posted.owed, 0) as owed,
    coalesce(found.underpaid, 0) as underpaid, coalesce(found.overpaid, 0) as overpaid
  from mine join said using (id) left join listed using (id) left join posted using (id) left join found using (id) left join ledger_orders l on l.order_id = mine.id`;

/** Compares the figures of each order with its events, the payment history, the ledger and the open findings. @returns one line per difference */
export async function figureFaults(database: Queryable, orders: readonly string[]): Promise<string[]> {
  const rows = await database.query<OrderBooks>(booksSql, [orders]);
  const lost = rows.length === orders.length ? [] : [`${orders.length - rows.length} orders have no row`];
  return [...lost, ...rows.flatMap(faultsOf)];
}

function faultsOf(books: OrderBooks): string[] {
  const of = (what: string): string => `order ${books.id}: ${what}`;
  const [price, reversed, held, owed] = [books.price, books.reversed, books.held, books.owed].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const paid = Number(books.received.order) - Number(books.refunded.order);
  const isCancelled = books.progress === 'orderCancelled';
  const differing = (['received', 'refunded', 'conceded'] as const)
    .filter((figure) => new Set(Object.values(books[figure]).map(Number)).size > 1 || Object.values(books[figure]).includes(null))
    .map((figure) => of(`${figure} is ${JSON.stringify(books[figure])}`));
  const expected: [boolean, string][] = [
    [held === paid && owed === paid, `paid is ${paid}, the ledger holds ${held} and owes ${owed}`],
    [isCancelled || Number(books.overpaid) > 0 === paid > price, `${books.overpaid} findings overpaid, paid ${paid} of ${price}`],
    [isCancelled || Number(books.underpaid) > 0 === reversed > 0, `${books.underpaid} findings underpaid, reversed ${reversed}`],
  ];
  return [...differing, ...expected.filter(([holds]) => !holds).map(([, what]) => of(what))];
}

interface BookedDispute {
  order: string;
  opened: number;
  outcomes: string[];
  amount: number;
  disputed: boolean;
  open: boolean;
  /** its order counted on the money: staff settle that finding instead */
  underpaid: boolean;
}

const disputeSql = `
  select p.order_id as order, count(*) filter (where e.type = 'PaymentDisputed')::int as opened,
    coalesce(array_agg(e.data::json ->> 'outcome') filter (where e.type = 'DisputeClosed'), '{}') as outcomes,
    max((e.data::json ->> 'amount')::bigint) as amount, p.disputed,
    exists (select from payment_findings f where f.kind = 'disputed' and f.about = $1 || ' ' || $2 and f.settled_at is null) as open,
    exists (select from payment_findings f where f.kind = 'underpaid' and f.order_id = p.order_id) as underpaid
  from order_payments p left join events e on e.stream_id = p.order_id and e.type in ('PaymentDisputed', 'DisputeClosed') and e.data::json ->> 'dispute' = $1
  where p.provider_reference = $2 group by p.payment_id, p.order_id, p.disputed`;

/** Compares the provider's disputes with orders, payment history and findings. @returns one line per difference */
export async function disputeFaults(
  database: Queryable,
  disputes: readonly SimulatorDispute[],
  orders: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const open = new Map<string, number>();
  for (const dispute of disputes) {
    const booked = await database.one<BookedDispute>(disputeSql, [dispute.id, dispute.captureId]);
    if (booked === undefined) found.push(`dispute ${dispute.id} is about no payment`);
    else found.push(...disputeFaultsOf(dispute, booked, isAnyOpen(disputes, dispute)));
    if (booked && dispute.status === 'OPEN')
      open.set(booked.order, (open.get(booked.order) ?? 0) + dispute.amount * scaleOf(dispute.currency));
  }
  const rows = await database.query<{ id: string; disputed: number }>(
    `select id, (facts ->> 'disputed')::bigint as disputed from orders where id = any ($1)`,
    [orders],
  );
  for (const { id, disputed } of rows)
    if (Number(disputed) !== (open.get(id) ?? 0))
      found.push(`order ${id}: disputed is ${disputed}, the provider says ${open.get(id) ?? 0}`);
  return found;
}

const isAnyOpen = (disputes: readonly SimulatorDispute[], { captureId }: SimulatorDispute): boolean =>
  disputes.some((other) => other.captureId === captureId && other.status === 'OPEN');

function disputeFaultsOf({ id, status, amount, currency }: SimulatorDispute, booked: BookedDispute, isOpen: boolean): string[] {
  const outcomes = status === 'OPEN' ? '' : status.toLowerCase();
  const waits = status === 'OPEN' || (status === 'LOST' && !booked.underpaid);
  const expected: [boolean, string][] = [
    [booked.opened === 1, `was opened ${booked.opened} times`],
    [booked.outcomes.join() === outcomes, `is ${status}, and was closed as "${booked.outcomes.join()}"`],
    [Number(booked.amount) === amount * scaleOf(currency), `is about ${amount * scaleOf(currency)}, not ${booked.amount}`],
    [booked.disputed === isOpen, `leaves its payment ${booked.disputed ? 'disputed' : 'undisputed'} in the history`],
    [booked.open === waits, `is ${status}, and its finding is ${booked.open ? 'open' : 'not open'}`],
  ];
  return expected.filter(([holds]) => !holds).map(([, what]) => `dispute ${id} ${what}`);
}
