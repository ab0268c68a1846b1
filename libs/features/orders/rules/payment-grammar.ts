import { currencies } from '#machines/kernel/money';
import type { FilterKind, ListGrammar } from '#libs/platform/http/list-query';
import type { Reader } from './reader.js';

const paymentSorts = ['at', 'refundedAt'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** `client` is only for staff. */
export interface PaymentFilters extends Record<string, FilterKind> {
  order: { kind: 'id' };
  client: { kind: 'id' };
  method: { kind: 'choice'; of: readonly string[] };
  stage: { kind: 'choice'; of: readonly string[] };
  state: { kind: 'choice'; of: readonly string[] };
  currency: { kind: 'choice'; of: readonly string[] };
  at: { kind: 'date' };
  refundedAt: { kind: 'date' };
  refunded: { kind: 'flag' };
}

const id = { kind: 'id' } as const;
const date = { kind: 'date' } as const;
const choice = (...of: string[]) => ({ kind: 'choice', of }) as const;

/**
 * A search finds orders (by number or client), amounts, parts of a payment's reference or note, and a provider's complete reference. Sorts
 * are times, because amounts of different currencies cannot be compared.
 */
export const paymentGrammar: ListGrammar<PaymentFilters, PaymentSort> = {
  filters: {
    order: id,
    client: id,
    method: choice('cash', 'transfer', 'provider'),
    stage: choice('prepayment', 'postpayment'),
    state: choice('declared', 'confirmed', 'rejected', 'withdrawn', 'captured', 'pending', 'denied'),
    currency: choice(...currencies),
    at: date,
    refundedAt: date,
    refunded: { kind: 'flag' },
  },
  sorts: paymentSorts,
};

/** Leaves out the filter by client for clients. */
export function paymentGrammarFor({ kind }: Reader): ListGrammar<PaymentFilters, PaymentSort> {
  if (kind === 'staff') return paymentGrammar;
  const { client: _, ...own } = paymentGrammar.filters;
  return { ...paymentGrammar, filters: own as PaymentFilters };
}
