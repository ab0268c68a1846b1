import { Command } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { LeadActor, LeadRemedy, LeadRequests } from '#machines/lead/commands';
import type { LeadState } from '#machines/lead/state';
import type { ActionOf, Outcome, StreamCall } from '../commands/outcome.js';

/** Actions on a lead: of sales, with notes as texts, and of its visitor on the booked consultation. */
export type LeadAction = ActionOf<LeadRequests<string>>;

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
