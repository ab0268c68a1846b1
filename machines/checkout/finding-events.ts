import type { Id } from '#libs/kernel/ids';

/** Why a payment needs a person's attention; the table of findings explains the reasons. */
export type FindingKind = 'unknown' | 'overpaid' | 'disputed' | 'unmatched' | 'mismatch' | 'cancelledPaid' | 'underpaid';

/** Events of findings. The note is stored with the finding and not in the log, because it can contain names. */
export interface FindingEventData {
  /** `reference`: the provider's id of the payment */
  FindingSettled: { kind: FindingKind; order: Id | null; checkout: Id | null; reference: string | null };
}

/** The schema version of new events. A change of the data's shape raises it and adds an upcaster. Version 1 had no `underpaid`. */
export const findingEventVersion = (_type: string): number => 2;

/** Upcasters by event type and version, each producing the next version. */
export const findingUpcasters = {
  FindingSettled: { 1: (data: Record<string, unknown>): Record<string, unknown> => data },
};
