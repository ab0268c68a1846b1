import type { Id, Language, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { BadgeColour } from '#machines/order/statuses';

/** Statuses of a visitor's request. */
export const leadStates = ['new', 'taken', 'called', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStates)[number];

/** Statuses in which work remains. */
export const openStates = ['new', 'taken', 'called'] as const satisfies readonly LeadStatus[];

/** Colours of the badges, kept with the machine so that pages and files show the same. */
export const leadBadges: Record<LeadStatus, BadgeColour> = {
  new: 'orange',
  taken: 'blue',
  called: 'yellow',
  won: 'green',
  lost: 'red',
};

/** The form that created it: a call request, a selection, a partnership offer, a consultation. */
export const leadKinds = ['call', 'steps', 'offer', 'consultation'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const callOutcomes = ['reached', 'notReached', 'callLater'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const lossReasons = [
  'noAnswer',
  'notInterested',
  'tooExpensive',
  'choseAnother',
  'wrongContact',
  'duplicate',
  'spam',
  'other',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** One call to the visitor. */
interface LeadCall {
  at: Micros;
  by: Id | null;
  outcome: CallOutcome;
  /** when to call again; null if nothing was agreed */
  callAgainAt: Micros | null;
  note: TextRef | null;
}

/** The fold of one lead's events: a visitor's request. Personal data is in separate rows that can be erased. */
export interface LeadState {
  id: Id;
  version: number;
  /** number for people; null until the log has assigned it */
  number: number | null;
  status: LeadStatus;
  kind: LeadKind;
  language: Language;
  country: Id | null;
  service: Id | null;
  /** start of a booked consultation */
  slot: Micros | null;
  /** whether the slot is still reserved for this visitor */
  slotHeld: boolean;
  assignee: Id | null;
  client: Id | null;
  order: Id | null;
  calls: LeadCall[];
  callAgainAt: Micros | null;
  lost: { reason: LossReason; note: TextRef | null; at: Micros; by: Id | null } | null;
  /** the visitor's personal data is erased */
  erased: boolean;
  createdAt: Micros;
  updatedAt: Micros;
}

/** The parts of a lead that the machine evaluates; enough for a page to call `explain`. */
export type LeadView = Pick<LeadState, 'status' | 'assignee' | 'order' | 'erased'>;

/** A lead's number for people: 12 -> "L-000012". Empty before the log has assigned one. */
export const leadNumber = (number: number | null): string => (number === null ? '' : `L-${String(number).padStart(6, '0')}`);
