import type { OrderEventType } from './events.js';

/**
 * The version of each event's data where it is not 1. Whoever changes the shape of an event's data raises its number here and writes the upcaster
 * that makes the new shape of the old one: what the log holds is never rewritten.
 */
const raised: Partial<Record<OrderEventType, number>> = {};

/** The schema version that an event of `type` is written with. */
export const orderEventVersion = (type: string): number => raised[type as OrderEventType] ?? 1;
