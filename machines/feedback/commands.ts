import type { Id, TextRef } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { CommandMessage, PayloadsOf } from '#machines/decider/messages';
import type { Rating } from './state.js';

/** The client's input. */
interface Said<Text> {
  rating: Rating;
  text: Text | null;
  public: boolean;
}

/** What callers ask for. `Text`: the text itself in a request, a reference to it in a command. */
export interface FeedbackRequests<Text> {
  give: Said<Text>;
  change: Said<Text>;
  publish: object;
  hide: { reason: Text };
  answer: { answer: Text };
  delete: object;
}

/** What a first feedback takes from its order. `finishedAt`: null while the order is open, and if it was cancelled */
export interface FeedbackFacts {
  give: { order: Id; client: Id; partner: Id | null; service: Id; country: Id; finishedAt: Micros | null };
}

export type FeedbackPayloads = PayloadsOf<FeedbackRequests<TextRef>, FeedbackFacts>;
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
