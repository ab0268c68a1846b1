import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { entries, fields, Misfit, text } from './json-reading.js';
import type { ProviderTransaction } from './payment-provider.js';
import { fromPaypal } from './paypal-amounts.js';

/** Transaction Search accepts at most 31 days, and returns 500 transactions a page (reporting_transactions 1.9). */
const longestRange: Micros = 31 * 86_400_000_000;
const pageSize = 500;

export interface TransactionPage {
  transactions: readonly ProviderTransaction[];
  pages: number;
}

/** Splits the range into pieces of at most `longestRange`. */
export function rangesOf(from: Micros, to: Micros): readonly (readonly [Micros, Micros])[] {
  const count = Math.max(1, Math.ceil((to - from) / longestRange));
  return Array.from({ length: count }, (_, index) => {
    const begin = from + index * longestRange;
    return [begin, Math.min(to, begin + longestRange)] as const;
  });
}

export function searchPath([from, to]: readonly [Micros, Micros], page: number): string {
  const query = new URLSearchParams({
    start_date: toRfc3339(from),
    end_date: toRfc3339(to),
    fields: 'transaction_info',
    page_size: String(pageSize),
    page: String(page),
  });
  return `/v1/reporting/transactions?${query}`;
}

/** @throws Misfit for an answer of another shape */
export function readTransactionPage(answer: unknown): TransactionPage {
  const page = fields(answer);
  const transactions = entries(page['transaction_details']).flatMap((detail) => readTransaction(fields(detail)['transaction_info']));
  return { transactions, pages: Number(page['total_pages'] ?? 1) };
}

/** A transaction, and its fee as a separate line; omits unknown currencies, which are none of our payments. */
function readTransaction(value: unknown): ProviderTransaction[] {
  const info = fields(value);
  const moved = info['transaction_amount'] === undefined ? undefined : fromPaypal(info['transaction_amount']);
  if (moved === undefined) return [];
  const id = text(info['transaction_id']);
  const of = info['paypal_reference_id'];
  const at = Date.parse(text(info['transaction_initiation_date'])) * 1000;
  if (Number.isNaN(at)) throw new Misfit('shape');
  const kind = kindOf(text(info['transaction_event_code']), moved.amount);
  const reference = kind === 'capture' || kind === 'refund' ? id : typeof of === 'string' ? of : null;
  const fee = info['fee_amount'] === undefined ? undefined : fromPaypal(info['fee_amount']);
  return [
    { id, kind, reference, ...moved, at },
    ...(fee === undefined || fee.amount === 0 ? [] : [{ id: `${id}-fee`, kind: 'fee', reference: id, ...fee, at } as const]),
  ];
}

/**
 * The kind by PayPal's event codes: T00xx are payments, T01xx fees, T1107 a refund, T1106 a reversal; holds and the rest concern no payment
 * of ours.
 */
function kindOf(code: string, amount: number): ProviderTransaction['kind'] {
  if (code === 'T1107') return 'refund';
  if (code === 'T1106') return 'reversal';
  if (code.startsWith('T01')) return 'fee';
  return code.startsWith('T00') && amount > 0 ? 'capture' : 'other';
}
