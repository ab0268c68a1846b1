import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { LeadRemedy } from '#machines/lead/commands';
import type { CallOutcome, LeadState, LossReason } from '#machines/lead/state';
import type { ExpectedVersion, Outcome, RequestKey } from '../commands/outcome.js';

/** What somebody of sales does to a lead; notes are texts as they were written. */
export type LeadDeed =
  | { operation: 'take' | 'reopen' | 'erase' }
  | { operation: 'recordCall'; outcome: CallOutcome; callAgainAt: Micros | null; note: string | null }
  | { operation: 'win'; order: Id | null }
  | { operation: 'lose'; reason: LossReason; note: string | null }
  | { operation: 'reassign'; assignee: Id };

/** One operation on a lead. `key` binds the answer for 30 days. `at` overrides the clock, for seeding and tests only. */
export interface LeadCall {
  lead: Id;
  deed: LeadDeed;
  actor: Actor;
  /** null where nobody's token is involved */
  tokenVersion: number | null;
  ifMatch?: ExpectedVersion;
  key?: RequestKey;
  at?: Micros;
  correlation?: string;
}

export type LeadOutcome = Outcome<LeadState, LeadRemedy>;

/** Carries an operation on a lead through judgement into the log. @throws Problem 401, 404, 422 that are not recorded */
export class CallLead extends Command<LeadOutcome> {
  constructor(readonly call: LeadCall) {
    super();
  }
}
