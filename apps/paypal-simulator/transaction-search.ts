import type { LedgerTransaction } from './facts.js';
import { moneyBody } from './paypal-money.js';
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
const time = (at: number): string => new Date(at).toISOString();

/**
 * `GET /v1/reporting/transactions`: what moved the merchant's balance, oldest first.
 * Where nothing moved, `transaction_details` is left out: PayPal's document wants at least one in it.
 */
export function searchTransactions({ state, surroundings }: Store, query: URLSearchParams): Record<string, unknown> {
  const [from, to] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
  const [size, page] = [Number(query.get('page_size') ?? 100), Number(query.get('page') ?? 1)];
  const all = state.ledger.filter(({ at }) => at >= from && at <= to);
  const details = all.slice((page - 1) * size, page * size).map(detail);
  return {
    ...(details.length > 0 && { transaction_details: details }),
    last_refreshed_datetime: time(surroundings.now()),
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / size),
  };
}

/** The gross amount as it changed the merchant's balance, and the fee apart and negative, as PayPal reports both. */
function detail({ id, kind, captureId, currency, at, entries }: LedgerTransaction): Record<string, unknown> {
  const on = (account: string): number => entries.reduce((total, entry) => total + (entry.account === account ? entry.amount : 0), 0);
  const fee = on('fees');
  return {
    transaction_info: {
      transaction_id: id,
      ...(kind !== 'capture' && { paypal_reference_id: captureId, paypal_reference_id_type: 'TXN' }),
      transaction_event_code: eventCodes[kind],
      transaction_initiation_date: time(at),
      transaction_amount: moneyBody({ amount: kind === 'disputeLoss' ? 0 : on('merchant') + fee, currency }),
      ...(fee > 0 && { fee_amount: moneyBody({ amount: -fee, currency }) }),
      transaction_status: 'S',
    },
  };
}
