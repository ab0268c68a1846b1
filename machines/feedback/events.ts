import type { Id, TextRef } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { EventMessage, TextsErasedData } from '#machines/decider/messages';

/**
 * Events of a feedback with their data. Each names its order, so that a reader needs no other event. Texts are not part of the log: they are in `texts`, where
 * they can be erased.
 */
export interface FeedbackEventData {
  FeedbackGiven: {
    order: Id;
    client: Id;
    partner: Id | null;
    service: Id;
    country: Id;
    rating: 1 | 2 | 3 | 4 | 5;
    text: TextRef | null;
    public: boolean;
  };
  FeedbackChanged: { order: Id; rating: 1 | 2 | 3 | 4 | 5; text: TextRef | null; public: boolean };
  FeedbackPublished: { order: Id };
  FeedbackHidden: { order: Id; reason: TextRef };
  FeedbackAnswered: { order: Id; answer: TextRef };
  FeedbackDeleted: { order: Id };
  TextsErased: TextsErasedData;
}
export type FeedbackEventType = keyof FeedbackEventData;

/** An event as decide gives it and evolve folds it. */
export type FeedbackEventOf<Type extends FeedbackEventType> = EventMessage<'feedback', Actor, FeedbackEventData, Type>;
export type FeedbackEvent = FeedbackEventOf<FeedbackEventType>;
