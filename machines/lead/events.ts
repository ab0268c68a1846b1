import type { Id, Language, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { EventMessage, TextsErasedData } from '#machines/decider/messages';
import type { LeadActor } from './commands.js';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from './state.js';

/** Events of a lead with their data: ids, codes and times. The visitor's name, contacts and texts are not part of the log. */
export interface LeadEventData {
  LeadRegistered: {
    number: number | null;
    kind: LeadKind;
    language: Language;
    country: Id | null;
    service: Id | null;
    slot: Micros | null;
  };
  LeadTaken: { assignee: Id };
  LeadCallRecorded: { outcome: CallOutcome; callAgainAt: Micros | null; note: TextRef | null };
  LeadWon: { order: Id | null; client: Id | null };
  LeadLost: { reason: LossReason; note: TextRef | null };
  LeadReopened: { to: LeadStatus };
  LeadReassigned: { number: number | null; assignee: Id; previous: Id | null };
  /** `assignee`: who worked on the lead at that time */
  ConsultationMoved: { number: number | null; assignee: Id | null; slot: Micros; previous: Micros | null };
  ConsultationCancelled: { number: number | null; assignee: Id | null; slot: Micros | null };
  LeadErased: { [Name in never]: unknown };
  TextsErased: TextsErasedData;
}
export type LeadEventType = keyof LeadEventData;

/** An event as decide gives it and evolve folds it. */
export type LeadEventOf<Type extends LeadEventType> = EventMessage<'lead', LeadActor, LeadEventData, Type>;
export type LeadEvent = LeadEventOf<LeadEventType>;
