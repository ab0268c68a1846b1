import type { Capture, Delivery, Dispute, Fact, Identity, LedgerTransaction, Order, Refund, RequestKey, WebhookEvent } from './facts.js';
import { transactionOf } from './ledger.js';

/** Everything the simulator knows: a fold of its journal, so that a restart and a crash are the same thing. */
export interface State {
  identity?: Identity;
  orders: Map<string, Order>;
  captures: Map<string, Capture>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  /** By `scope key`. */
  requestKeys: Map<string, RequestKey>;
  events: Map<string, WebhookEvent>;
  /** Those still to be sent; what was taken or given up leaves. */
  deliveries: Map<string, Delivery>;
  /** Ids of the captures and refunds that wait for their settlement. */
  unsettled: Set<string>;
  ledger: LedgerTransaction[];
}

export const emptyState = (): State => ({
  orders: new Map(),
  captures: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  requestKeys: new Map(),
  events: new Map(),
  deliveries: new Map(),
  unsettled: new Set(),
  ledger: [],
});

export const requestKeyId = ({ scope, key }: Pick<RequestKey, 'scope' | 'key'>): string => `${scope} ${key}`;

/** Changes `state` by one fact; the ledger's transaction is taken from the state before it. */
export function apply(state: State, fact: Fact): void {
  const transaction = transactionOf(state, fact);
  change(state, fact);
  if (transaction !== undefined) state.ledger.push(transaction);
}

function change(state: State, fact: Fact): void {
  switch (fact.type) {
    case 'Opened':
      state.identity = fact.identity;
      return;
    case 'OrderCreated':
      state.orders.set(fact.order.id, fact.order);
      return;
    case 'OrderApproved':
      return replace<Order>(state.orders, fact.orderId, (order) => ({
        ...order,
        status: 'APPROVED',
        approval: fact.approval,
        updatedAt: fact.at,
      }));
    case 'InstrumentDeclined':
      return replace<Order>(state.orders, fact.orderId, ({ approval: _, ...order }) => ({
        ...order,
        status: 'PAYER_ACTION_REQUIRED',
        updatedAt: fact.at,
      }));
    case 'Captured':
      return capture(state, fact.capture);
    case 'CaptureSettled':
      state.unsettled.delete(fact.captureId);
      return replace(state.captures, fact.captureId, ({ settles: _, ...it }) => ({ ...it, status: fact.outcome, updatedAt: fact.at }));
    case 'Refunded':
      return refund(state, fact.refund);
    case 'RefundSettled':
      return settleRefund(state, fact);
    case 'Reversed':
      return replace(state.captures, fact.captureId, (it) => ({ ...it, reversed: it.reversed + fact.amount, updatedAt: fact.at }));
    case 'DisputeOpened':
      state.disputes.set(fact.dispute.id, fact.dispute);
      return;
    case 'DisputeResolved':
      return resolveDispute(state, fact);
    case 'RequestKeyUsed':
      state.requestKeys.set(requestKeyId(fact.request), fact.request);
      return;
    case 'RequestKeysExpired':
      return state.requestKeys.clear();
    case 'EventRaised':
      state.events.set(fact.event.id, fact.event);
      fact.deliveries.forEach((delivery) => state.deliveries.set(delivery.id, delivery));
      return;
    case 'DeliveryAttempted':
      return deliver(state, fact);
    case 'DeliveriesResent':
      for (const [id, delivery] of state.deliveries) state.deliveries.set(id, { ...delivery, dueAt: Math.min(delivery.dueAt, fact.at) });
      return;
  }
}

function replace<T>(map: Map<string, T>, id: string, next: (before: T) => T): void {
  const before = map.get(id);
  if (before !== undefined) map.set(id, next(before));
}

function capture(state: State, made: Capture): void {
  state.captures.set(made.id, made);
  if (made.settles !== undefined) state.unsettled.add(made.id);
  replace<Order>(state.orders, made.orderId, (order) => ({ ...order, status: 'COMPLETED', captureId: made.id, updatedAt: made.createdAt }));
}

function refund(state: State, made: Refund): void {
  state.refunds.set(made.id, made);
  if (made.settles !== undefined) state.unsettled.add(made.id);
  replace(state.captures, made.captureId, (it) => ({ ...it, refunded: it.refunded + made.amount, updatedAt: made.createdAt }));
}

function settleRefund(state: State, { refundId, outcome, at }: Extract<Fact, { type: 'RefundSettled' }>): void {
  const before = state.refunds.get(refundId);
  if (before === undefined) return;
  const { settles: _, ...rest } = before;
  state.unsettled.delete(refundId);
  state.refunds.set(refundId, { ...rest, status: outcome, updatedAt: at });
  if (outcome === 'FAILED')
    replace(state.captures, before.captureId, (it) => ({ ...it, refunded: it.refunded - before.amount, updatedAt: at }));
}

function resolveDispute(state: State, { disputeId, outcome, at }: Extract<Fact, { type: 'DisputeResolved' }>): void {
  const dispute = state.disputes.get(disputeId);
  if (dispute === undefined) return;
  state.disputes.set(disputeId, { ...dispute, status: outcome, updatedAt: at });
  if (outcome === 'LOST')
    replace(state.captures, dispute.captureId, (it) => ({ ...it, reversed: it.reversed + dispute.amount, updatedAt: at }));
}

function deliver(state: State, { deliveryId, nextAt }: Extract<Fact, { type: 'DeliveryAttempted' }>): void {
  const before = state.deliveries.get(deliveryId);
  if (before === undefined) return;
  if (nextAt === undefined) state.deliveries.delete(deliveryId);
  else state.deliveries.set(deliveryId, { ...before, attempts: before.attempts + 1, dueAt: nextAt });
}
