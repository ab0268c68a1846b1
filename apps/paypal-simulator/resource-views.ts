import type { Capture, Dispute, LedgerTransaction, Order, Refund } from './facts.js';
import { moneyBody } from './paypal-money.js';
import type { State } from './state.js';

/** Where links lead. */
export interface Addresses {
  /** The simulator's own API, for the merchant's server; no slash at the end. */
  api: string;
  /** What stands before `/simulator/checkout` where people's browsers reach it: the product's own port; no slash at the end. */
  publicPrefix: string;
}

type Body = Record<string, unknown>;
const link = (href: string, rel: string) => ({ href, rel, method: 'GET' }) as const;
/** A seller has ten days to answer a dispute, milliseconds. */
const answerTime = 10 * 86_400_000;
const time = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
const stamps = ({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }): Body => ({
  create_time: time(createdAt),
  update_time: time(updatedAt),
});
const named = ({ customId, invoiceId }: { customId?: string; invoiceId?: string }): Body => ({
  ...(customId !== undefined && { custom_id: customId }),
  ...(invoiceId !== undefined && { invoice_id: invoiceId }),
});

/** The resources of the state in the shapes of PayPal's documents, as far as the product reads them. */
export class ResourceViews {
  constructor(
    readonly state: State,
    readonly addresses: Addresses,
  ) {}

  checkoutAddress(orderId: string): string {
    return `${this.addresses.publicPrefix}/simulator/checkout/${orderId}`;
  }

  order(order: Order): Body {
    const { id, status, captureId } = order;
    const capture = this.state.captures.get(captureId ?? '');
    const refunds = [...this.state.refunds.values()].filter((refund) => refund.captureId === captureId);
    return {
      id,
      intent: 'CAPTURE',
      status,
      ...stamps(order),
      purchase_units: [
        {
          amount: moneyBody(order),
          ...named(order),
          ...(capture && { payments: { captures: [this.capture(capture)], refunds: refunds.map((refund) => this.refund(refund)) } }),
        },
      ],
      links: [
        link(`${this.addresses.api}/v2/checkout/orders/${id}`, 'self'),
        ...(status === 'PAYER_ACTION_REQUIRED' ? [link(this.checkoutAddress(id), 'payer-action')] : []),
      ],
    };
  }

  capture(capture: Capture): Body {
    const { id, amount, currency, fee, orderId, status } = capture;
    const money = (minor: number) => moneyBody({ amount: minor, currency });
    return {
      id,
      ...captureStatus(capture),
      amount: money(amount),
      ...(status === 'COMPLETED' && {
        seller_receivable_breakdown: { gross_amount: money(amount), paypal_fee: money(fee), net_amount: money(amount - fee) },
      }),
      ...stamps(capture),
      supplementary_data: { related_ids: { order_id: orderId } },
      links: [
        link(`${this.addresses.api}/v2/payments/captures/${id}`, 'self'),
        link(`${this.addresses.api}/v2/checkout/orders/${orderId}`, 'up'),
      ],
    };
  }

  refund(refund: Refund): Body {
    const { id, status, captureId } = refund;
    return { id, status, amount: moneyBody(refund), ...named(refund), ...stamps(refund), links: this.#refundLinks(id, captureId) };
  }

  /** Money that PayPal took back, which it shows like a refund that nobody asked for. */
  reversal({ id, captureId, currency, at, entries }: LedgerTransaction): Body {
    const amount = entries.reduce((total, entry) => total + (entry.account === 'payers' ? entry.amount : 0), 0);
    const money = moneyBody({ amount, currency });
    return { id, status: 'COMPLETED', amount: money, ...stamps({ createdAt: at, updatedAt: at }), links: this.#refundLinks(id, captureId) };
  }

  #refundLinks(id: string, captureId: string): Body[] {
    const payments = `${this.addresses.api}/v2/payments`;
    return [link(`${payments}/refunds/${id}`, 'self'), link(`${payments}/captures/${captureId}`, 'up')];
  }

  dispute(dispute: Dispute): Body {
    const resolved = dispute.status !== 'OPEN';
    return {
      dispute_id: dispute.id,
      ...stamps(dispute),
      disputed_transactions: [{ seller_transaction_id: dispute.captureId }],
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: resolved ? 'RESOLVED' : 'OPEN',
      dispute_amount: moneyBody(dispute),
      ...(!resolved && { seller_response_due_date: time(dispute.createdAt + answerTime) }),
      ...(resolved && { dispute_outcome: { outcome_code: dispute.status === 'WON' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR' } }),
    };
  }
}

function captureStatus({ status, amount, refunded, reversed }: Capture): Body {
  const gone = refunded + reversed;
  if (status !== 'COMPLETED' || gone === 0) return { status };
  return { status: gone >= amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED' };
}
