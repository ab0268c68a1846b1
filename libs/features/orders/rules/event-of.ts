import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { OrderEvent } from '#machines/order/events';
import { payment } from '#machines/order/who';

/** An event of the log as the order's machine knows it. The log holds it as decide gave it. */
export const orderEventOf = (event: Omit<PlacedEvent, 'pos' | 'id'>): OrderEvent => machineEvent(event, payment);
