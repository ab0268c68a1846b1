import type { Id, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { Rating } from './state.js';

/** What a client says. */
interface Said {
  rating: Rating;
  text: TextRef | null;
  public: boolean;
}

/** Every command and its payload; ids, texts and what the order says enter with it. */
export interface FeedbackPayloads {
  /** `finishedAt`: null while the order goes on, and where it was cancelled */
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

/** Why the machine says no; the code is the translation key. */
export type FeedbackRefusal =
  | 'forbiddenForRole'
  | 'orderNotFinished'
  | 'feedbackGiven'
  | 'feedbackTooOld'
  | 'feedbackNotPublic'
  | 'feedbackPublished'
  | 'feedbackHidden'
  | 'feedbackDeleted';

/** A refusal; no way around one is offered. */
export interface FeedbackRefused {
  code: FeedbackRefusal;
  remedy: null;
}
