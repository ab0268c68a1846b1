import { sum } from '#machines/kernel/money';
import type { DisputeOutcome } from '#machines/order/state';
import { entries, fields, fieldsIfAny, looked, Misfit, text } from './json-reading.js';
import type { ProviderCapture, ProviderDispute, ProviderOrder, ProviderRefund } from './payment-provider.js';
import { fromPaypal, paidSum, requireSum, type Sum } from './paypal-amounts.js';

/* PayPal's resources (Orders 2.13, Payments 2.5, Disputes v1) read into ours. Every reader throws Misfit for what it cannot read. */

const orderStates: Record<string, ProviderOrder['status']> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  COMPLETED: 'completed',
  VOIDED: 'voided',
};
const captureStates: Record<string, ProviderCapture['status']> = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  REFUNDED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'failed',
};
const refundStates: Record<string, ProviderRefund['status']> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

/** Requires exactly one purchase unit. @param approval the only origin on which payers approve */
export function readOrder(answer: unknown, approval: string): ProviderOrder {
  const order = fields(answer);
  const [unit, ...others] = entries(order['purchase_units']).map(fields);
  if (unit === undefined || others.length > 0) throw new Misfit('shape');
  const payments = fieldsIfAny(unit['payments']);
  const refunds = entries(payments['refunds']).map(readRefund);
  const captures = entries(payments['captures']).map((capture) => readCapture(capture, refunds));
  const asked = unit['amount'] === undefined ? captures[0] : paidSum(unit['amount']);
  if (asked === undefined) throw new Misfit('shape');
  for (const capture of captures) requireSum(capture, asked);
  const status = looked(orderStates, order['status']);
  const approveUrl = status === 'open' ? approvalLink(order['links'], approval) : null;
  return { reference: text(order['id']), status, approveUrl, amount: asked.amount, currency: asked.currency, captures };
}

/** Null if there is no approval link. @throws Misfit for a link to another origin */
function approvalLink(links: unknown, approval: string): string | null {
  const href = linkOf(links, 'payer-action') ?? linkOf(links, 'approve');
  if (href === undefined) return null;
  if (!URL.canParse(href)) throw new Misfit('approveUrl');
  const { origin, username, password } = new URL(href);
  if (origin !== approval || username !== '' || password !== '') throw new Misfit('approveUrl');
  return href;
}

function linkOf(links: unknown, rel: string): string | undefined {
  const found = entries(links)
    .map(fields)
    .find((link) => link['rel'] === rel);
  return found === undefined ? undefined : text(found['href']);
}

/** Sums up the completed refunds, or takes the whole amount if PayPal calls the capture REFUNDED, which also covers a full reversal. */
function readCapture(answer: unknown, refunds: readonly ProviderRefund[]): ProviderCapture {
  const capture = fields(answer);
  const { amount, currency } = paidSum(capture['amount']);
  const id = text(capture['id']);
  const own = refunds.filter((refund) => refund.status === 'completed' && (refund.capture ?? id) === id);
  return {
    id,
    status: looked(captureStates, capture['status']),
    amount,
    currency,
    fee: feeOf(capture['seller_receivable_breakdown'], { amount, currency }),
    returned: capture['status'] === 'REFUNDED' ? amount : Math.min(amount, sum(...own.map((refund) => refund.amount))),
  };
}

/** Null if PayPal gives the fee in another currency than the payment's. */
function feeOf(breakdown: unknown, { currency }: Sum): number | null {
  const money = fieldsIfAny(breakdown)['paypal_fee'];
  const fee = money === undefined ? undefined : fromPaypal(money);
  return fee?.currency === currency ? fee.amount : null;
}

export interface WholeCapture {
  capture: ProviderCapture;
  /** order that it was made for */
  order: string | null;
  /** only the order has the refunded amount */
  partlyRefunded: boolean;
}

/** @param id the requested one */
export function readWholeCapture(answer: unknown, id: string): WholeCapture {
  const { status, supplementary_data: more } = fields(answer);
  const capture = readCapture(answer, []);
  if (capture.id !== id) throw new Misfit('shape');
  const order = fieldsIfAny(fieldsIfAny(more)['related_ids'])['order_id'];
  return { capture, order: order === undefined ? null : text(order), partlyRefunded: status === 'PARTIALLY_REFUNDED' };
}

export function readRefund(answer: unknown): ProviderRefund {
  const refund = fields(answer);
  const [, capture = null] = /\/v2\/payments\/captures\/([\w-]+)$/.exec(linkOf(refund['links'], 'up') ?? '') ?? [];
  return { id: text(refund['id']), capture, status: looked(refundStates, refund['status']), ...paidSum(refund['amount']) };
}

/** Outcomes of a dispute that are not won; after all others the money stays here, including PayPal's own payout (RESOLVED_WITH_PAYOUT). */
const outcomes: ReadonlyMap<unknown, DisputeOutcome> = new Map([
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['ACCEPTED', 'lost'],
  ['CANCELED_BY_BUYER', 'withdrawn'],
]);

export function readDispute(answer: unknown): ProviderDispute {
  const dispute = fields(answer);
  const outcome = fieldsIfAny(dispute['dispute_outcome'])['outcome_code'];
  const captures = entries(dispute['disputed_transactions']).map((transaction) => text(fields(transaction)['seller_transaction_id']));
  const over = text(dispute['status']) === 'RESOLVED';
  const due = dispute['seller_response_due_date'];
  const dueAt = typeof due === 'string' ? Date.parse(due) * 1000 : Number.NaN;
  return {
    status: over ? (outcomes.get(outcome) ?? 'won') : 'open',
    captures,
    amount: dispute['dispute_amount'] === undefined ? null : paidSum(dispute['dispute_amount']),
    dueAt: Number.isSafeInteger(dueAt) ? dueAt : null,
  };
}
