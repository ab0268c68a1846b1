import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { LeadRemedy } from '#machines/lead/commands';
import type { CallOutcome, LeadState, LossReason } from '#machines/lead/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

/** What somebody of sales does to a lead; notes are texts as they were written. */
export type LeadAction =
  | { operation: 'take' | 'reopen' | 'erase' }
  | { operation: 'recordCall'; outcome: CallOutcome; callAgainAt: Micros | null; note: string | null }
  | { operation: 'win'; order: Id | null }
  | { operation: 'lose'; reason: LossReason; note: string | null }
  | { operation: 'reassign'; assignee: Id };

/** One operation on a lead. */
export interface LeadCall extends StreamCall {
  lead: Id;
  action: LeadAction;
}

export type LeadOutcome = Outcome<LeadState, LeadRemedy>;

/** Carries an operation on a lead through judgement into the log. @throws Problem 401, 404, 422 that are not recorded */
export class CallLead extends Command<LeadOutcome> {
  constructor(readonly call: LeadCall) {
    super();
  }
}
