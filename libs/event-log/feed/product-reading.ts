import { checkEvent } from '#libs/contracts/events/event-schemas';
import { findingUpcasters } from '#machines/checkout/finding-events';
import { orderUpcasters } from '#machines/order/events';
import { payoffUpcasters } from '#machines/payoff/events';
import type { EventReading, Upcasters } from './placed-event.js';

/** What brings each older event of the product to its newest shape. */
export const productUpcasters: Upcasters = { ...orderUpcasters, ...findingUpcasters, ...payoffUpcasters };

/** How the product reads its own events. */
export const productReading: EventReading = { check: checkEvent, upcasters: productUpcasters };
