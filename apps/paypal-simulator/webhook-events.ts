import type { Fact, WebhookEvent } from './facts.js';
import type { ResourceViews } from './resource-views.js';

/** An event without what every event has. */
type EventContent = Pick<WebhookEvent, 'event_type' | 'resource_type' | 'summary' | 'resource'>;

const eventOf = (event_type: string, resource_type: string, summary: string, resource: EventContent['resource']): EventContent[] => [
  { event_type, resource_type, summary, resource },
];

/** Which webhooks a fact raises. @param views over the state after the fact */
export function eventsOf(fact: Fact, views: ResourceViews): EventContent[] {
  switch (fact.type) {
    case 'OrderApproved':
      return ofOrder(fact.orderId, 'APPROVED', views);
    case 'Captured':
      return [
        ...ofCapture(fact.capture.id, fact.capture.status === 'PENDING' ? 'PENDING' : 'COMPLETED', views),
        ...ofOrder(fact.capture.orderId, 'COMPLETED', views),
      ];
    case 'CaptureSettled':
      return ofCapture(fact.captureId, fact.outcome === 'COMPLETED' ? 'COMPLETED' : 'DENIED', views);
    case 'Refunded':
      return ofRefund(fact.refund.id, views);
    case 'RefundSettled':
      return ofRefund(fact.refundId, views);
    case 'Reversed':
      return ofReversal(fact.transactionId, views);
    case 'DisputeOpened':
      return ofDispute(fact.dispute.id, 'CREATED', views);
    case 'DisputeResolved':
      return [...ofDispute(fact.disputeId, 'RESOLVED', views), ...(fact.outcome === 'LOST' ? ofReversal(`${fact.disputeId}L`, views) : [])];
    case 'Opened':
    case 'OrderCreated':
    case 'InstrumentDeclined':
    case 'RequestKeyUsed':
    case 'RequestKeysExpired':
    case 'EventRaised':
    case 'DeliveryAttempted':
    case 'DeliveriesResent':
      return [];
  }
}

function ofOrder(id: string, what: 'APPROVED' | 'COMPLETED', views: ResourceViews): EventContent[] {
  const order = views.state.orders.get(id);
  if (order === undefined) return [];
  return eventOf(`CHECKOUT.ORDER.${what}`, 'checkout-order', `An order has been ${what.toLowerCase()}`, views.order(order));
}

function ofCapture(id: string, what: 'PENDING' | 'COMPLETED' | 'DENIED', views: ResourceViews): EventContent[] {
  const capture = views.state.captures.get(id);
  if (capture === undefined) return [];
  return eventOf(`PAYMENT.CAPTURE.${what}`, 'capture', `A capture is ${what.toLowerCase()}`, views.capture(capture));
}

const refundEvents = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
} as const;

function ofRefund(id: string, views: ResourceViews): EventContent[] {
  const refund = views.state.refunds.get(id);
  if (refund === undefined) return [];
  return eventOf(refundEvents[refund.status], 'refund', `A refund is ${refund.status.toLowerCase()}`, views.refund(refund));
}

function ofReversal(id: string, views: ResourceViews): EventContent[] {
  const transaction = views.state.ledger.find((it) => it.id === id);
  return transaction === undefined
    ? []
    : eventOf('PAYMENT.CAPTURE.REVERSED', 'refund', 'A capture was reversed', views.reversal(transaction));
}

function ofDispute(id: string, what: 'CREATED' | 'RESOLVED', views: ResourceViews): EventContent[] {
  const dispute = views.state.disputes.get(id);
  if (dispute === undefined) return [];
  return eventOf(`CUSTOMER.DISPUTE.${what}`, 'dispute', `A dispute was ${what.toLowerCase()}`, views.dispute(dispute));
}
