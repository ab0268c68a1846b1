import type { Id, Language, TextRef } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { BadgeColour } from '#machines/order/statuses';

/** Where a request of a visitor stands. */
export const leadStates = ['new', 'taken', 'called', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStates)[number];

/** Those in which somebody still has to do something. */
export const openStates = ['new', 'taken', 'called'] as const satisfies readonly LeadStatus[];

/** Colours of the badges, kept with the machine so that pages and files show the same. */
export const leadBadges: Record<LeadStatus, BadgeColour> = {
  new: 'orange',
  taken: 'blue',
  called: 'yellow',
  won: 'green',
  lost: 'red',
};

/** The form it came by: a call asked for, the answers of the selection, an offer of partnership, a consultation. */
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
  /** when to call again; null where nothing was agreed */
  callAgainAt: Micros | null;
  note: TextRef | null;
}

/** The fold of one lead's events: a request that a visitor left. Who they are stands apart, in rows that can be erased. */
export interface LeadState {
  id: Id;
  version: number;
  /** for people; null until the log has given it */
  number: number | null;
  status: LeadStatus;
  kind: LeadKind;
  language: Language;
  country: Id | null;
  service: Id | null;
  /** the beginning of a booked consultation */
  slot: Micros | null;
  /** the hour is still kept for this visitor */
  slotHeld: boolean;
  assignee: Id | null;
  client: Id | null;
  order: Id | null;
  calls: LeadCall[];
  callAgainAt: Micros | null;
  lost: { reason: LossReason; note: TextRef | null; at: Micros; by: Id | null } | null;
  /** nothing is known of the visitor any more */
  erased: boolean;
  createdAt: Micros;
  updatedAt: Micros;
}

/** What the machine judges by; enough for a page to ask `explain`. */
export type LeadView = Pick<LeadState, 'status' | 'assignee' | 'order' | 'erased'>;
