import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { FeedbackState, Rating } from '#machines/feedback/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

interface Said {
  rating: Rating;
  text: string | null;
  public: boolean;
}

/** Actions on the feedback of an order; texts are trimmed. The order identifies it, because there is only one per order. */
export type FeedbackAction =
  | ({ operation: 'give' } & Said)
  | ({ operation: 'change' } & Said)
  | { operation: 'publish' }
  | { operation: 'hide'; reason: string }
  | { operation: 'answer'; answer: string }
  | { operation: 'delete' };

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
