import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { OrderEvent } from '#machines/order/events';
import { payment } from '#machines/order/who';

/** Converts an event of the log for the order's machine. */
export const orderEventOf = (event: Omit<PlacedEvent, 'pos' | 'id'>): OrderEvent => machineEvent(event, payment);
