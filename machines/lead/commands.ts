import type { Id, Language, TextRef } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { CommandMessage, PayloadsOf } from '#machines/decider/messages';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from './state.js';

/** A person, or the visitor who sent a form and has no account. */
export type LeadActor = Actor | { id: null; role: 'visitor'; department: null };
export const visitor = { id: null, role: 'visitor', department: null } as const satisfies LeadActor;

/** Commands of staff. */
export const leadOperations = ['take', 'recordCall', 'win', 'lose', 'reopen', 'reassign', 'erase'] as const;
export type LeadOperation = (typeof leadOperations)[number];

/** What staff and visitors ask for. `Text`: the text itself in a request, a reference to it in a command. */
export interface LeadRequests<Text> {
  take: Record<never, never>;
  /** `callAgainAt`: the agreed time; required with callLater, and only then */
  recordCall: { outcome: CallOutcome; callAgainAt: Micros | null; note: Text | null };
  /** `order`: the resulting order; null: the client ordered outside of the product */
  win: { order: Id | null };
  lose: { reason: LossReason; note: Text | null };
  reopen: Record<never, never>;
  reassign: { assignee: Id };
  /** the visitor moves their consultation, by the link in its confirmation. `slot`: the new start */
  moveConsultation: { slot: Micros };
  cancelConsultation: Record<never, never>;
  /** erases all personal data for good */
  erase: Record<never, never>;
}

/** What is read of other features to decide. */
export interface LeadFacts {
  /** a visitor sent a form; `slot`: start of the consultation they chose */
  register: { kind: LeadKind; language: Language; country: Id | null; service: Id | null; slot: Micros | null };
  /** `client`: the order's; null without an order */
  win: { client: Id | null };
  /** `fit`: whether that person works on leads at the moment */
  reassign: { fit: boolean };
  /** `offered`: whether the office offers the slot at the moment */
  moveConsultation: { offered: boolean };
}

export type LeadPayloads = PayloadsOf<LeadRequests<TextRef>, LeadFacts>;
export type LeadCommandName = keyof LeadPayloads;

export type LeadCommandOf<Name extends LeadCommandName> = CommandMessage<'lead', LeadActor, LeadPayloads, Name>;
export type LeadCommand = LeadCommandOf<LeadCommandName>;

/** Refusal codes, which are translation keys. */
export type LeadRefusal =
  | 'forbiddenForRole'
  | 'leadNotInState'
  | 'leadOfAnother'
  | 'leadErased'
  | 'leadTimePast'
  | 'leadAssigneeUnfit'
  | 'leadUnchanged'
  | 'leadHasOrder'
  | 'consultationNotHeld'
  | 'consultationStarted'
  | 'slotNotOffered';

export interface LeadRemedy {
  key: 'bringLeadTo' | 'askForLead' | 'chooseLaterTime' | 'chooseColleague' | 'cancelItsOrder';
  /** of bringLeadTo */
  states?: readonly LeadStatus[];
  /** of askForLead: whose it is */
  person?: Id;
}

/** A refusal with its remedy, if there is one. */
export interface LeadRefused {
  code: LeadRefusal;
  remedy: LeadRemedy | null;
}
