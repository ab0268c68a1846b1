import { Command } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { FeedbackRequests } from '#machines/feedback/commands';
import type { FeedbackState } from '#machines/feedback/state';
import type { ActionOf, Outcome, StreamCall } from '../commands/outcome.js';

/** Actions on the feedback of an order; texts are trimmed. The order identifies it, because there is only one per order. */
export type FeedbackAction = ActionOf<FeedbackRequests<string>>;

/** A feedback action and its caller. */
export interface FeedbackCall extends StreamCall {
  order: Id;
  action: FeedbackAction;
}

export type FeedbackOutcome = Outcome<FeedbackState>;

/**
 * Decides an action and appends its events.
 * @throws Problem 401, 404, 422 that are not recorded
 */
export class CallFeedback extends Command<FeedbackOutcome> {
  constructor(readonly call: FeedbackCall) {
    super();
  }
}
