import { checkEvent } from '#libs/contracts/events/event-schemas';
import { catalogueUpcasters } from '#machines/catalogue/events';
import { findingUpcasters } from '#machines/checkout/finding-events';
import { orderUpcasters } from '#machines/order/events';
import { payoffUpcasters } from '#machines/payoff/events';
import type { Upcasters } from '#machines/decider/messages';
import type { EventReading } from './placed-event.js';

/** All upcasters of the product. */
export const productUpcasters: Upcasters = { ...orderUpcasters, ...findingUpcasters, ...payoffUpcasters, ...catalogueUpcasters };

/** Validation and upcasting of the product's events. */
export const productReading: EventReading = { check: checkEvent, upcasters: productUpcasters };
