import { type OrderView, paid } from './figures.js';
import { statusMeta } from './status-meta.js';
import type { OrderStatus, ProgressStatus } from './statuses.js';
import { type Reader, seesPayments } from './who.js';

export type LabelKey = `status.${OrderStatus | 'refunded' | 'addressRequested' | 'addressReceived'}`;

const notStarted: readonly ProgressStatus[] = ['newOrder', 'orderConfirmedNotPayed'];

/**
 * The key of the label in `machines/order/texts`. A cancelled order is "refunded" if everything received was refunded, but "cancelled" for readers without
 * payments. A request for addresses only is labelled as such.
 */
export function labelOf({ value, facts }: OrderView, reader: Reader): LabelKey {
  const refunded = facts.received > 0 && paid(facts) === 0;
  if (value.progress === 'orderCancelled' && refunded && seesPayments(reader)) return 'status.refunded';
  if (facts.items > 0 && facts.addressItems === facts.items) {
    if (value.progress === 'documentsRequested') return 'status.addressRequested';
    if (value.progress === 'documentsReceived') return 'status.addressReceived';
  }
  return statusMeta[value.progress].labelKey;
}

/** Whether "partner appointed" is shown next to the label: an order that waits for confirmation or payment already has a partner. */
export const partnerAppointed = ({ value, facts }: Pick<OrderView, 'value'> & { facts: Pick<OrderView['facts'], 'partner'> }): boolean =>
  facts.partner !== null && notStarted.includes(value.progress);
