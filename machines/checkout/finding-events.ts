import type { Id } from '#libs/kernel/ids';

/** Why a person has to look at a payment; the reasons are explained beside the table of findings. */
export type FindingKind = 'unknown' | 'overpaid' | 'disputed' | 'unmatched' | 'mismatch' | 'cancelledPaid' | 'underpaid';

/** What staff did about payments to look at, as it stands in the log for ever. The note stays beside the finding, because it can hold names. */
export interface FindingEventData {
  /** `reference`: the provider's id of what was looked at */
  FindingSettled: { kind: FindingKind; order: Id | null; checkout: Id | null; reference: string | null };
}

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. Version 1 knew no `underpaid`. */
export const findingEventVersion = (_type: string): number => 2;

/** By type and version, what makes the next version of an event's data. */
export const findingUpcasters = {
  FindingSettled: { 1: (data: Record<string, unknown>): Record<string, unknown> => data },
};
