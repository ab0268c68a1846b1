import { checkEvent } from '#libs/contracts/events/event-schemas';
import type { EventReading } from './placed-event.js';

/** How the product reads its own events. Every version in the log is still the newest one, so there is nothing to bring up yet. */
export const productReading: EventReading = { check: checkEvent, upcasters: {} };
