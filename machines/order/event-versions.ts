import type { OrderEventType } from './events.js';
import type { EarlierTerms, OrderTerms } from './state.js';

/** The data of an event as it was written, in whatever shape its version had. */
type Written = Record<string, unknown>;

/** A member that a version of an event brought or changed, and what it is of an event of the version before. */
interface Addition {
  member: string;
  of: (data: Written) => unknown;
}

/** A provider gave its own payments back; of cash and transfers staff stated that they were paid back. */
const by: Addition = { member: 'by', of: ({ method }) => (method === 'provider' ? 'provider' : 'other') };

/** Terms in the newest shape: what was not told then was calendar days, and asked for nothing; documents were taken in any form. */
export const newestTerms = (terms: EarlierTerms): OrderTerms => ({
  termUnit: 'calendar',
  details: [],
  ...terms,
  requiredDocuments: terms.requiredDocuments.map((document) => ({ formats: [], validMonths: null, example: null, ...document })),
});

/** Terms in the shape of OrderPlaced's second version. */
const termsWithUnit = (terms: EarlierTerms): EarlierTerms => ({ termUnit: 'calendar', details: [], ...terms });

type WrittenItems = { required?: number | null }[];

/** What was asked for was typed by hand, or copied from the service as if it were. */
const byHand: Addition = { member: 'items', of: ({ items }) => (items as WrittenItems).map((item) => ({ ...item, required: null })) };

/** What made each version of an event's data of the one before, from the second on. */
const additions: Partial<Record<OrderEventType, readonly Addition[]>> = {
  OrderPlaced: [
    { member: 'terms', of: ({ terms }) => termsWithUnit(terms as EarlierTerms) },
    { member: 'terms', of: ({ terms }) => newestTerms(terms as EarlierTerms) },
  ],
  PaymentCaptured: [{ member: 'fee', of: () => null }],
  DocumentsRequested: [byHand, { member: 'due', of: () => null }],
  DocumentAttached: [{ member: 'replaces', of: () => null }],
  DocumentRejected: [{ member: 'cause', of: () => null }],
  RefundRequested: [by],
  PaymentRefunded: [by],
};

/**
 * The schema version that an event of `type` is written with. Whoever changes the shape of an event's data writes the upcaster that makes the new shape of
 * the old one: what the log holds is never rewritten.
 */
export const orderEventVersion = (type: string): number => 1 + (additions[type as OrderEventType]?.length ?? 0);

const upcasterOf = ({ member, of }: Addition, index: number) =>
  [index + 1, (data: Written): Written => ({ ...data, [member]: of(data) })] as const;

/** By type and version, what makes the next version of an event's data. */
export const orderUpcasters: Readonly<Record<string, Readonly<Record<number, (data: Written) => Written>>>> = Object.fromEntries(
  Object.entries(additions).map(([type, steps]) => [type, Object.fromEntries(steps.map(upcasterOf))]),
);
