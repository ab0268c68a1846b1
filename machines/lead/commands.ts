import type { Id, Language, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from './state.js';

/** A person, or the visitor who sent a form and has no account. */
export type LeadActor = Actor | { id: null; role: 'visitor'; department: null };
export const visitor = { id: null, role: 'visitor', department: null } as const satisfies LeadActor;

/** Commands of staff. */
export const leadOperations = ['take', 'recordCall', 'win', 'lose', 'reopen', 'reassign', 'erase'] as const;
export type LeadOperation = (typeof leadOperations)[number];

/** Commands and their payloads. Ids, texts and facts of other features are part of the payload. */
export interface LeadPayloads {
  /** a visitor sent a form; `slot`: start of the consultation they chose */
  register: { kind: LeadKind; language: Language; country: Id | null; service: Id | null; slot: Micros | null };
  take: Record<never, never>;
  /** `callAgainAt`: the agreed time; required with callLater, and only then */
  recordCall: { outcome: CallOutcome; callAgainAt: Micros | null; note: TextRef | null };
  /** `order`: the resulting order, and `client`: its client; null: the client ordered outside of the product */
  win: { order: Id | null; client: Id | null };
  lose: { reason: LossReason; note: TextRef | null };
  reopen: Record<never, never>;
  /** `fit`: whether that person works on leads at the moment */
  reassign: { assignee: Id; fit: boolean };
  /** the visitor moves their consultation, by the link in its confirmation. `slot`: the new start; `offered`: whether the office offers it at the moment */
  moveConsultation: { slot: Micros; offered: boolean };
  cancelConsultation: Record<never, never>;
  /** erases all personal data for good */
  erase: Record<never, never>;
}
export type LeadCommandName = keyof LeadPayloads;

export type LeadCommandOf<Name extends LeadCommandName> = CommandMessage<'lead', LeadActor, LeadPayloads, Name>;
export type LeadCommand = LeadCommandOf<LeadCommandName>;

/** Refusal codes, which are translation keys. */
export const leadRefusals = [
  'forbiddenForRole',
  'leadNotInState',
  'leadOfAnother',
  'leadErased',
  'leadTimePast',
  'leadAssigneeUnfit',
  'leadUnchanged',
  'leadHasOrder',
  'consultationNotHeld',
  'consultationStarted',
  'slotNotOffered',
] as const;
export type LeadRefusal = (typeof leadRefusals)[number];

/** Codes of the remedies. */
export const leadRemedies = ['bringLeadTo', 'askForLead', 'chooseLaterTime', 'chooseColleague', 'cancelItsOrder'] as const;
export interface LeadRemedy {
  key: (typeof leadRemedies)[number];
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
