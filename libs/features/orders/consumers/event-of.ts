import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { OrderEvent, OrderEventType } from '#machines/order/events';

/** An event of the log as the order's machine knows it. The log holds it as decide gave it. */
export const orderEventOf = (event: Omit<PlacedEvent, 'pos' | 'id'>): OrderEvent =>
  ({
    type: event.type as OrderEventType,
    schemaVersion: event.schemaVersion,
    order: event.streamId,
    version: event.version,
    actor: event.metadata.actor,
    at: event.recordedAt,
    data: event.data,
  }) as unknown as OrderEvent;
