import type { Id, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { Rating } from './state.js';

/** The client's input. */
interface Said {
  rating: Rating;
  text: TextRef | null;
  public: boolean;
}

/** Commands and their payloads. Ids, texts and facts of the order are part of the payload. */
export interface FeedbackPayloads {
  /** `finishedAt`: null while the order is open, and if it was cancelled */
  give: Said & { order: Id; client: Id; partner: Id | null; service: Id; country: Id; finishedAt: Micros | null };
  change: Said;
  publish: object;
  hide: { reason: TextRef };
  answer: { answer: TextRef };
  delete: object;
}
export type FeedbackCommandName = keyof FeedbackPayloads;

export type FeedbackCommandOf<Name extends FeedbackCommandName> = CommandMessage<'feedback', Actor, FeedbackPayloads, Name>;
export type FeedbackCommand = FeedbackCommandOf<FeedbackCommandName>;

/** Refusal codes, which are translation keys. */
export type FeedbackRefusal =
  | 'forbiddenForRole'
  | 'orderNotFinished'
  | 'feedbackGiven'
  | 'feedbackTooOld'
  | 'feedbackNotPublic'
  | 'feedbackPublished'
  | 'feedbackHidden'
  | 'feedbackDeleted';

/** A refusal; feedback has no remedies. */
export interface FeedbackRefused {
  code: FeedbackRefusal;
  remedy: null;
}
