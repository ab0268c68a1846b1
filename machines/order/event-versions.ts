import type { OrderEventType } from './events.js';
import type { FirstTerms, OrderTerms } from './state.js';

/** The data of an event as it was written, in whatever shape its version had. */
type Written = Record<string, unknown>;

/** A member that the second version of an event brought or changed, and what it is of an event of the first. */
interface Addition {
  member: string;
  of: (data: Written) => unknown;
}

/** A provider gave its own payments back; of cash and transfers staff stated that they were paid back. */
const by: Addition = { member: 'by', of: ({ method }) => (method === 'provider' ? 'provider' : 'other') };

/** Terms in the newest shape: what was not told then was calendar days, and asked for nothing. */
export const newestTerms = (terms: FirstTerms | OrderTerms): OrderTerms => ({ termUnit: 'calendar', details: [], ...terms });

type WrittenItems = { required?: number | null }[];

/** What was asked for was typed by hand, or copied from the service as if it were. */
const byHand: Addition = { member: 'items', of: ({ items }) => (items as WrittenItems).map((item) => ({ ...item, required: null })) };

const additions: Partial<Record<OrderEventType, Addition>> = {
  OrderPlaced: { member: 'terms', of: ({ terms }) => newestTerms(terms as FirstTerms) },
  PaymentCaptured: { member: 'fee', of: () => null },
  DocumentsRequested: byHand,
  DocumentAttached: { member: 'replaces', of: () => null },
  DocumentRejected: { member: 'cause', of: () => null },
  RefundRequested: by,
  PaymentRefunded: by,
};

/**
 * The version of each event's data where it is not 1. Whoever changes the shape of an event's data raises its number here and writes the upcaster
 * that makes the new shape of the old one: what the log holds is never rewritten.
 */
const raised: Partial<Record<OrderEventType, number>> = Object.fromEntries(Object.keys(additions).map((type) => [type, 2]));

/** The schema version that an event of `type` is written with. */
export const orderEventVersion = (type: string): number => raised[type as OrderEventType] ?? 1;

/** By type and version, what makes the next version of an event's data. */
export const orderUpcasters: Readonly<Record<string, Readonly<Record<number, (data: Written) => Written>>>> = Object.fromEntries(
  Object.entries(additions).map(([type, { member, of }]) => [type, { 1: (data: Written) => ({ ...data, [member]: of(data) }) }]),
);
