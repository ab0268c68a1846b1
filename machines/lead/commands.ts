import type { Id, Language, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from './state.js';

/** A person, or the visitor whose form it is: nobody who could sign in. */
export type LeadActor = Actor | { id: null; role: 'visitor'; department: null };
export const visitor = { id: null, role: 'visitor', department: null } as const satisfies LeadActor;

/** What staff do to leads. */
export const leadOperations = ['take', 'recordCall', 'win', 'lose', 'reopen', 'reassign', 'erase'] as const;
export type LeadOperation = (typeof leadOperations)[number];

/** Every command and its payload; ids, texts and what other features know enter with it. */
export interface LeadPayloads {
  /** a visitor sent a form; `slot`: the beginning of the consultation they chose */
  register: { kind: LeadKind; language: Language; country: Id | null; service: Id | null; slot: Micros | null };
  take: Record<never, never>;
  /** `callAgainAt`: agreed for then; only with callLater, and never without */
  recordCall: { outcome: CallOutcome; callAgainAt: Micros | null; note: TextRef | null };
  /** `order`: what they ordered, and `client`: as whom; null: told to us, and not ordered here */
  win: { order: Id | null; client: Id | null };
  lose: { reason: LossReason; note: TextRef | null };
  reopen: Record<never, never>;
  /** `fit`: whether that person works on leads now */
  reassign: { assignee: Id; fit: boolean };
  /** everything personal goes, for ever */
  erase: Record<never, never>;
}
export type LeadCommandName = keyof LeadPayloads;

export type LeadCommandOf<Name extends LeadCommandName> = CommandMessage<'lead', LeadActor, LeadPayloads, Name>;
export type LeadCommand = LeadCommandOf<LeadCommandName>;

/** Why the machine says no; the code is the translation key. */
export const leadRefusals = [
  'forbiddenForRole',
  'leadNotInState',
  'leadOfAnother',
  'leadErased',
  'leadTimePast',
  'leadAssigneeUnfit',
  'leadUnchanged',
  'leadHasOrder',
] as const;
export type LeadRefusal = (typeof leadRefusals)[number];

/** What would make it possible. */
export const leadRemedies = ['bringLeadTo', 'askForLead', 'chooseLaterTime', 'chooseColleague', 'cancelItsOrder'] as const;
export interface LeadRemedy {
  key: (typeof leadRemedies)[number];
  /** of bringLeadTo */
  states?: readonly LeadStatus[];
  /** of askForLead: whose it is */
  person?: Id;
}

/** A refusal and its way out, where there is one. */
export interface LeadRefused {
  code: LeadRefusal;
  remedy: LeadRemedy | null;
}
