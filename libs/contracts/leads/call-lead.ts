import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { LeadActor, LeadRemedy } from '#machines/lead/commands';
import type { CallOutcome, LeadState, LossReason } from '#machines/lead/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

/** Actions on a lead: of sales, with notes as texts, and of its visitor on the booked consultation. */
export type LeadAction =
  | { operation: 'take' | 'reopen' | 'erase' }
  | { operation: 'recordCall'; outcome: CallOutcome; callAgainAt: Micros | null; note: string | null }
  | { operation: 'win'; order: Id | null }
  | { operation: 'lose'; reason: LossReason; note: string | null }
  | { operation: 'reassign'; assignee: Id }
  | { operation: 'moveConsultation'; slot: Micros }
  | { operation: 'cancelConsultation' };

/** One operation on a lead and its caller. */
export interface LeadCall extends Omit<StreamCall, 'actor'> {
  actor: LeadActor;
  lead: Id;
  action: LeadAction;
}

export type LeadOutcome = Outcome<LeadState, LeadRemedy>;

/** Decides an operation on a lead and appends its events. @throws Problem 401, 404, 422, and 409 slotTaken, that are not recorded */
export class CallLead extends Command<LeadOutcome> {
  constructor(readonly call: LeadCall) {
    super();
  }
}
