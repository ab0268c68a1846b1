import type { Id } from '#machines/kernel/ids';

/**
 * Why staff have to look at a payment: the provider gave no answer for days; more was paid than the price; the payer disputes; the provider has money that belongs to
 * no order, or another sum than was asked for; its book and ours differ; a cancelled order holds what its client paid; money was taken back that an order counts on.
 */
export const findingKinds = ['unknown', 'overpaid', 'disputed', 'unmatched', 'mismatch', 'cancelledPaid', 'underpaid'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Events of findings. The note is stored with the finding and not in the log, because it can contain names. */
export interface FindingEventData {
  /** `reference`: the provider's id of the payment */
  FindingSettled: { kind: FindingKind; order: Id | null; checkout: Id | null; reference: string | null };
}

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. Version 1 knew no `underpaid`. */
export const findingEventVersion = (_type: string): number => 2;

/** By type and version, what makes the next version of an event's data. */
export const findingUpcasters = {
  FindingSettled: { 1: (data: Record<string, unknown>): Record<string, unknown> => data },
};
