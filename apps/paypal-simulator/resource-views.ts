import type { Capture, Dispute, LedgerTransaction, Order, Refund } from './facts.js';
import { moneyBody, type PaypalMoney } from './paypal-money.js';
import type { State } from './state.js';

/** Where links lead. */
export interface Addresses {
  /** The simulator's own API, for the merchant's server; no slash at the end. */
  api: string;
  /** What stands before `/simulator/checkout` where people's browsers reach it: the product's own port; no slash at the end. */
  publicPrefix: string;
}

type Body = Record<string, unknown>;
const link = (href: string, rel: string, method: 'GET' | 'POST' = 'GET') => ({ href, rel, method });
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

/** The one payer of the simulation. */
const payer = {
  email_address: 'payer@paypal-simulator.example',
  payer_id: 'PAYERSMLTN234',
  name: { given_name: 'Sample', surname: 'Payer' },
};
export const payerId = payer.payer_id;
/** The merchant's account, as Transaction Search names it. */
export const merchantId = 'MERCHANTSM234';

/** A resource in the length that `Prefer` asks for: `return=minimal` leaves id, status and links. */
export function inLength(body: Body, prefer: string | undefined): Body {
  return prefer === 'return=representation' ? body : { id: body['id'], status: body['status'], links: body['links'] };
}

/** The resources of the state as PayPal's documents shape them. */
export class ResourceViews {
  constructor(
    readonly state: State,
    readonly addresses: Addresses,
  ) {}

  checkoutAddress(orderId: string): string {
    return `${this.addresses.publicPrefix}/simulator/checkout/${orderId}`;
  }

  order(order: Order): Body {
    const approved = order.status === 'APPROVED' || order.status === 'COMPLETED';
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      ...stamps(order),
      ...(order.hasSource && { payment_source: { paypal: approved ? wallet : {} } }),
      ...(approved && { payer }),
      purchase_units: [this.#unit(order)],
      links: this.#orderLinks(order),
    };
  }

  #unit(order: Order): Body {
    const capture = order.captureId === undefined ? undefined : this.state.captures.get(order.captureId);
    const refunds = [...(capture === undefined ? [] : this.#refundsOf(capture.id))];
    return {
      reference_id: order.referenceId,
      amount: moneyBody(order),
      ...(order.description !== undefined && { description: order.description }),
      ...named(order),
      ...(capture && {
        payments: { captures: [this.capture(capture)], ...(refunds.length > 0 && { refunds: refunds.map((it) => this.refund(it)) }) },
      }),
    };
  }

  *#refundsOf(captureId: string): Iterable<Refund> {
    for (const refund of this.state.refunds.values()) if (refund.captureId === captureId) yield refund;
  }

  #orderLinks({ id, status, hasSource }: Order): Body[] {
    const self = `${this.addresses.api}/v2/checkout/orders/${id}`;
    const toPayer = link(this.checkoutAddress(id), hasSource ? 'payer-action' : 'approve');
    if (status === 'COMPLETED') return [link(self, 'self')];
    return status === 'APPROVED' ? [link(self, 'self'), link(`${self}/capture`, 'capture', 'POST')] : [link(self, 'self'), toPayer];
  }

  /** A capture as it stands inside an order (`full`: as `GET /v2/payments/captures` shows it, with the order it is of). */
  capture(capture: Capture, { full = false } = {}): Body {
    const { id, amount, currency, fee, orderId } = capture;
    const money = (minor: number) => moneyBody({ amount: minor, currency });
    return {
      id,
      ...captureStatus(capture),
      amount: money(amount),
      final_capture: true,
      seller_protection: { status: 'NOT_ELIGIBLE' },
      ...named(capture),
      ...(capture.status === 'COMPLETED' && {
        seller_receivable_breakdown: { gross_amount: money(amount), paypal_fee: money(fee), net_amount: money(amount - fee) },
      }),
      ...stamps(capture),
      ...(full && { supplementary_data: { related_ids: { order_id: orderId } } }),
      links: this.#captureLinks(id, orderId),
    };
  }

  #captureLinks(id: string, orderId: string): Body[] {
    const self = `${this.addresses.api}/v2/payments/captures/${id}`;
    return [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${this.addresses.api}/v2/checkout/orders/${orderId}`, 'up'),
    ];
  }

  refund(refund: Refund): Body {
    const { currency, amount, captureId } = refund;
    const total = this.state.captures.get(captureId)?.refunded ?? amount;
    return {
      id: refund.id,
      status: refund.status,
      ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
      amount: moneyBody(refund),
      ...named(refund),
      ...(refund.note !== undefined && { note_to_payer: refund.note }),
      seller_payable_breakdown: {
        gross_amount: moneyBody(refund),
        paypal_fee: moneyBody({ amount: 0, currency }),
        net_amount: moneyBody(refund),
        total_refunded_amount: moneyBody({ amount: total, currency }),
      },
      ...stamps(refund),
      links: this.#refundLinks(refund.id, captureId),
    };
  }

  /** Money that PayPal took back, which it shows like a refund that nobody asked for. */
  reversal(transaction: LedgerTransaction): Body {
    const { id, captureId, at } = transaction;
    return {
      id,
      status: 'COMPLETED',
      amount: moneyBody(takenBack(transaction)),
      ...stamps({ createdAt: at, updatedAt: at }),
      links: this.#refundLinks(id, captureId),
    };
  }

  #refundLinks(id: string, captureId: string): Body[] {
    return [
      link(`${this.addresses.api}/v2/payments/refunds/${id}`, 'self'),
      link(`${this.addresses.api}/v2/payments/captures/${captureId}`, 'up'),
    ];
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
      links: [link(`${this.addresses.api}/v1/customer/disputes/${dispute.id}`, 'self')],
    };
  }
}

const wallet = { email_address: payer.email_address, account_id: payerId, account_status: 'VERIFIED', name: payer.name };

/** What the payer got back in a transaction of the ledger. */
function takenBack({ currency, entries }: LedgerTransaction): PaypalMoney {
  return { currency, amount: entries.reduce((total, { account, amount }) => total + (account === 'payers' ? amount : 0), 0) };
}

function captureStatus({ status, amount, refunded, reversed }: Capture): Body {
  if (status === 'PENDING') return { status, status_details: { reason: 'PENDING_REVIEW' } };
  const gone = refunded + reversed;
  if (status === 'DECLINED' || gone === 0) return { status };
  return { status: gone >= amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED', ...(reversed > 0 && { status_details: { reason: 'CHARGEBACK' } }) };
}
