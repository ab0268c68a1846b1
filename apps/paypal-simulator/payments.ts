import type { Capture, Dispute, LedgerTransaction, Refund } from './facts.js';
import type { Fault } from './faults.js';
import { type Influence, type Made, settlingSeconds } from './orders.js';
import { readMoney } from './paypal-money.js';
import { notFound, unprocessable } from './problem.js';
import type { RefundBody } from './request-bodies.js';
import { keyUsed, type KeyedRequest, madeBefore } from './request-keys.js';
import type { Store } from './store.js';

/** PayPal Payments v2, and what becomes of captures without the merchant's doing. */
export class Payments {
  constructor(readonly store: Store) {}

  /** @throws Problem 404 */
  findCapture(id: string): Capture {
    const capture = this.store.state.captures.get(id);
    if (capture === undefined) throw notFound();
    return capture;
  }

  /** A refund, or a reversal, which PayPal shows at the same address. @throws Problem 404 */
  findRefund(id: string): Refund | LedgerTransaction {
    const found = this.store.state.refunds.get(id) ?? this.store.state.ledger.find((it) => it.id === id && isReversal(it));
    if (found === undefined) throw notFound();
    return found;
  }

  /** @throws Problem 404 */
  findDispute(id: string): Dispute {
    const dispute = this.store.state.disputes.get(id);
    if (dispute === undefined) throw notFound();
    return dispute;
  }

  /**
   * Pays back a part of a capture, or all that is left where the body names no amount.
   * @throws Problem with the issue that PayPal's documents have for it
   */
  refund(captureId: string, body: RefundBody, request: KeyedRequest, { fault, webhookFault }: Influence): Made<Refund> {
    const { state, surroundings } = this.store;
    const before = madeBefore(state, request);
    const known = before === undefined ? undefined : state.refunds.get(before);
    if (known !== undefined) return { resource: known, repeated: true };
    const capture = this.findCapture(captureId);
    const amount = this.#refundable(capture, body);
    const refund = newRefund({ ...capture, amount }, body, surroundings.ids.resource(), surroundings.now(), fault);
    this.store.commit([{ type: 'Refunded', refund }, ...keyUsed(request, refund.id, surroundings.now())], webhookFault);
    return { resource: refund, repeated: false };
  }

  #refundable(capture: Capture, body: RefundBody): number {
    if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
    if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
    if (this.#disputed(capture.id)) throw unprocessable('TRANSACTION_DISPUTED');
    if (capture.reversed > 0) throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
    return amountOf(body, capture);
  }

  #disputed(captureId: string): boolean {
    return [...this.store.state.disputes.values()].some((it) => it.captureId === captureId && it.status === 'OPEN');
  }

  /** Ends a pending capture. @throws Problem where it is not pending */
  settleCapture(captureId: string, outcome: 'COMPLETED' | 'DECLINED', { webhookFault }: Influence): void {
    if (this.findCapture(captureId).status !== 'PENDING') throw unprocessable('CAPTURE_NOT_PENDING');
    this.store.commit([{ type: 'CaptureSettled', captureId, outcome, at: this.store.surroundings.now() }], webhookFault);
  }

  /** Ends a pending refund. @throws Problem where it is not pending */
  settleRefund(refundId: string, outcome: 'COMPLETED' | 'FAILED', { webhookFault }: Influence): void {
    if (this.store.state.refunds.get(refundId)?.status !== 'PENDING') throw unprocessable('REFUND_NOT_PENDING');
    this.store.commit([{ type: 'RefundSettled', refundId, outcome, at: this.store.surroundings.now() }], webhookFault);
  }

  /** The payer objects; what is left of the capture is held. @throws Problem where nothing is left */
  dispute(captureId: string, { webhookFault }: Influence): Dispute {
    const { ids, now } = this.store.surroundings;
    const { currency } = this.findCapture(captureId);
    const [amount, at] = [this.#left(captureId), now()];
    const dispute: Dispute = { id: ids.dispute(), captureId, amount, currency, status: 'OPEN', createdAt: at, updatedAt: at };
    this.store.commit([{ type: 'DisputeOpened', dispute }], webhookFault);
    return dispute;
  }

  /** @throws Problem where the dispute is over */
  resolveDispute(disputeId: string, outcome: 'WON' | 'LOST', { webhookFault }: Influence): void {
    if (this.findDispute(disputeId).status !== 'OPEN') throw unprocessable('DISPUTE_NOT_OPEN');
    this.store.commit([{ type: 'DisputeResolved', disputeId, outcome, at: this.store.surroundings.now() }], webhookFault);
  }

  #left(captureId: string): number {
    const { status, amount, refunded, reversed } = this.findCapture(captureId);
    const left = amount - refunded - reversed;
    if (status !== 'COMPLETED' || left === 0 || this.#disputed(captureId)) throw unprocessable('CAPTURE_NOT_DISPUTABLE');
    return left;
  }

  /** Settles what is due by now. */
  settleDue(influence: Influence): void {
    const now = this.store.surroundings.now();
    for (const id of [...this.store.state.unsettled]) {
      const capture = this.store.state.captures.get(id)?.settles;
      const refund = this.store.state.refunds.get(id)?.settles;
      if (capture !== undefined && capture.at <= now) this.settleCapture(id, capture.outcome, influence);
      if (refund !== undefined && refund.at <= now) this.settleRefund(id, refund.outcome, influence);
    }
  }
}

const isReversal = ({ kind }: LedgerTransaction): boolean => kind === 'reversal' || kind === 'disputeLoss';

function amountOf({ amount: asked }: RefundBody, { amount, refunded, currency }: Capture): number {
  const left = amount - refunded;
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (asked === undefined) return left;
  const money = readMoney(asked);
  if (money === 'MAX_VALUE_EXCEEDED') throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  if (typeof money === 'string') throw unprocessable(money, '/amount');
  if (money.currency !== currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code');
  if (money.amount > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  return money.amount;
}

function newRefund(of: Capture, body: RefundBody, id: string, now: number, fault: Fault | undefined): Refund {
  const pending = fault?.kind === 'pendRefund' || fault?.kind === 'failRefund';
  const at = now + (fault?.seconds ?? settlingSeconds) * 1000;
  return {
    id,
    captureId: of.id,
    amount: of.amount,
    currency: of.currency,
    ...(body.custom_id !== undefined && { customId: body.custom_id }),
    status: pending ? 'PENDING' : 'COMPLETED',
    ...(pending && { settles: { at, outcome: fault.kind === 'pendRefund' ? 'COMPLETED' : 'FAILED' } }),
    createdAt: now,
    updatedAt: now,
  };
}
