import type { Capture, LedgerTransaction } from './facts.js';
import { moneyBody } from './paypal-money.js';
import { invalid } from './problem.js';
import { merchantId, payerId } from './resource-views.js';
import type { Store } from './store.js';

/** PayPal's event codes: express checkout payment, refund, payment reversal, hold for a dispute and its release. */
const eventCodes: Record<LedgerTransaction['kind'], string> = {
  capture: 'T0006',
  refund: 'T1107',
  reversal: 'T1106',
  disputeHold: 'T1110',
  disputeRelease: 'T1111',
  disputeLoss: 'T1106',
};
const longestRange = 31 * 86_400_000;
const stamp = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;
const time = (at: number): string => new Date(at).toISOString();

/**
 * `GET /v1/reporting/transactions`: what moved the merchant's balance, oldest first, at most 31 days at once.
 * Where nothing moved, `transaction_details` is left out: PayPal's document wants at least one in it.
 * @throws Problem 400 for a range or a page that makes no sense
 */
export function searchTransactions(store: Store, query: URLSearchParams): Record<string, unknown> {
  const [from, to] = [readTime(query, 'start_date'), readTime(query, 'end_date')];
  if (to < from || to - from > longestRange) throw wrong('end_date');
  const [size, page] = [readCount(query, 'page_size', 100, 500), readCount(query, 'page', 1, 2_147_483_647)];
  const all = store.state.ledger.filter((it) => it.at >= from && it.at <= to && wanted(it, query));
  const details = all.slice((page - 1) * size, page * size).map((it) => detail(it, store.state.captures.get(it.captureId)));
  return {
    ...(details.length > 0 && { transaction_details: details }),
    account_number: merchantId,
    start_date: time(from),
    end_date: time(to),
    last_refreshed_datetime: time(store.surroundings.now()),
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / size),
    links: [{ href: `${store.surroundings.addresses.api}/v1/reporting/transactions?${query}`, rel: 'self', method: 'GET' }],
  };
}

function wanted({ id, kind, currency }: LedgerTransaction, query: URLSearchParams): boolean {
  const is = (name: string, value: string): boolean => (query.get(name) ?? value) === value;
  return (
    is('transaction_id', id) &&
    is('transaction_type', eventCodes[kind]) &&
    is('transaction_currency', currency) &&
    is('transaction_status', 'S')
  );
}

const wrong = (field: string) => invalid('INVALID_PARAMETER_VALUE', { field, location: 'query' });

function readTime(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null) throw invalid('MISSING_REQUIRED_PARAMETER', { field: name, location: 'query' });
  const at = stamp.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at)) throw wrong(name);
  return at;
}

function readCount(query: URLSearchParams, name: string, usual: number, most: number): number {
  const value = Number(query.get(name) ?? usual);
  if (!Number.isInteger(value) || value < 1 || value > most) throw wrong(name);
  return value;
}

/** The gross amount as it changed the merchant's balance, and the fee apart and negative, as PayPal reports both. */
function detail({ id, kind, captureId, currency, at, entries }: LedgerTransaction, capture: Capture | undefined): Record<string, unknown> {
  const on = (account: string): number => entries.reduce((total, entry) => total + (entry.account === account ? entry.amount : 0), 0);
  const fee = on('fees');
  return {
    transaction_info: {
      paypal_account_id: payerId,
      transaction_id: id,
      ...(kind !== 'capture' && { paypal_reference_id: captureId, paypal_reference_id_type: 'TXN' }),
      transaction_event_code: eventCodes[kind],
      transaction_initiation_date: time(at),
      transaction_updated_date: time(at),
      transaction_amount: moneyBody({ amount: kind === 'disputeLoss' ? 0 : on('merchant') + fee, currency }),
      ...(fee > 0 && { fee_amount: moneyBody({ amount: -fee, currency }) }),
      transaction_status: 'S',
      ...(capture?.invoiceId !== undefined && { invoice_id: capture.invoiceId }),
      ...(capture?.customId !== undefined && { custom_field: capture.customId }),
      protection_eligibility: '02',
    },
    payer_info: { account_id: payerId, payer_status: 'Y', country_code: 'DE' },
  };
}
