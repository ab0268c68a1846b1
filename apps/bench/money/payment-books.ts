import type { LedgerSums } from '#apps/paypal-simulator/ledger';
import type { LedgerTransaction } from '#apps/paypal-simulator/facts';
import type { Currency } from '#machines/kernel/money';
import type { Queryable } from '#libs/platform/database/database';
import { scaleOf } from './money-books.js';

/** `GET /simulator/ledger`. */
export interface ProviderBook {
  sums: Partial<Record<Currency, LedgerSums>>;
  transactions: readonly Pick<LedgerTransaction, 'id' | 'kind' | 'captureId' | 'currency'>[];
}

/** One side's totals in a currency, in our minor units; `clearing`: our balance at the provider, net of fees. */
type Sums = Record<'charged' | 'back' | 'fees' | 'clearing', number>;

function theirSums({ sums }: ProviderBook): Map<string, Sums> {
  const found = new Map<string, Sums>();
  for (const [currency, { charged, refunded, reversed, fees }] of Object.entries(sums)) {
    const scale = scaleOf(currency);
    const back = (refunded + reversed) * scale;
    found.set(currency, { charged: charged * scale, back, fees: fees * scale, clearing: charged * scale - back - fees * scale });
  }
  return found;
}

const ordersSql = `
  select o.currency,
         coalesce(sum((e.data::json ->> 'amount')::bigint) filter (where e.type = 'PaymentCaptured'), 0)::bigint as charged,
         coalesce(sum((e.data::json ->> 'amount')::bigint) filter (where e.type in ('PaymentRefunded', 'PaymentReversed') and e.data::json ->> 'method' = 'provider'), 0)::bigint as back
  from events e join (select distinct order_id, currency from checkouts where order_id = any ($1)) o on o.order_id = e.stream_id
  where e.type in ('PaymentCaptured', 'PaymentRefunded', 'PaymentReversed') group by o.currency`;

const ledgerSql = `
  select t.currency, coalesce(sum(e.amount) filter (where e.account = 'providerFees'), 0)::bigint as fees,
         coalesce(sum(e.amount) filter (where e.account = 'providerClearing'), 0)::bigint as clearing
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.order_id = any ($1) group by t.currency`;

async function ourSums(database: Queryable, orders: readonly string[]): Promise<Map<string, Sums>> {
  const found = new Map<string, Sums>();
  const nothing = { charged: 0, back: 0, fees: 0, clearing: 0 };
  for (const sql of [ordersSql, ledgerSql]) {
    for (const { currency, ...sums } of await database.query<{ currency: string } & Record<string, number>>(sql, [orders])) {
      const figures = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)]));
      found.set(currency, { ...nothing, ...found.get(currency), ...figures });
    }
  }
  return found;
}

/** Compares the provider's ledger with orders and our ledger, for orders paid online. @returns one line per difference */
export async function bookFaults(database: Queryable, book: ProviderBook, orders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const captured = await database.query<{ capture: string; n: number }>(
    `select data::json ->> 'capture' as capture, count(*)::int as n from events where type = 'PaymentCaptured' and stream_id = any ($1) group by 1`,
    [orders],
  );
  const ours = new Map(captured.map(({ capture, n }) => [capture, n]));
  const theirs = new Set(book.transactions.filter(({ kind }) => kind === 'capture').map(({ captureId }) => captureId));
  for (const id of theirs) if (ours.get(id) !== 1) found.push(`charge ${id} is in the orders ${ours.get(id) ?? 0} times`);
  for (const id of ours.keys()) if (!theirs.has(id)) found.push(`payment ${id} is of no charge`);
  const [of, at] = [await ourSums(database, orders), theirSums(book)];
  for (const currency of new Set([...of.keys(), ...at.keys()])) {
    const [we, they] = [JSON.stringify(ordered(of.get(currency))), JSON.stringify(ordered(at.get(currency)))];
    if (we !== they) found.push(`${currency}: we have ${we}, the provider ${they}`);
  }
  return found;
}

const ordered = (sums: Sums | undefined): number[] => [sums?.charged ?? 0, sums?.back ?? 0, sums?.fees ?? 0, sums?.clearing ?? 0];

/** Findings of unknown money, though every charge belongs to one of our checkouts with the requested amount. @returns one line per kind */
export async function openQuestions(database: Queryable): Promise<string[]> {
  const found = await database.query<{ kind: string; n: number; about: string }>(
    `select kind, count(*)::int as n, min(about) as about from payment_findings
     where settled_at is null and kind in ('unmatched', 'mismatch', 'unknown') group by kind order by kind`,
  );
  return found.map(({ kind, n, about }) => `${n} payments to look at are ${kind}, such as ${about}`);
}

/**
 * Processes that should have ended. Each payer approves once: a checkout that waits for approval after a decline waits for a payer who has left. @param
 * approved the provider's ids of approved orders @returns one line each
 */
export async function stuckCheckouts(database: Queryable, orders: readonly string[], approved: readonly string[]): Promise<string[]> {
  const checkouts = await database.query<{ id: string; status: string }>(
    `select id, status from checkouts where order_id = any ($1)
     and (status in ('created', 'approved', 'capturing', 'unknown', 'pending')
          or (status = 'approvalWaited' and reference = any ($2) and detail ->> 'issue' is null))`,
    [orders, approved],
  );
  const refunds = await database.query<{ subject: string }>(
    `select subject from provider_tasks where kind = 'refund' and settled_at is null`,
  );
  return [
    ...checkouts.map(({ id, status }) => `checkout ${id} is stuck: ${status}`),
    ...refunds.map(({ subject }) => `refund ${subject} is stuck`),
  ];
}
