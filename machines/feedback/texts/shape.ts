import type { FeedbackCommandName, FeedbackRefusal } from '../commands.js';
import type { FeedbackEventType } from '../events.js';
import type { FeedbackStatus } from '../state.js';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of feedbacks in one language; a missing or a spare key does not compile. */
export interface FeedbackTexts {
  status: Texts<FeedbackStatus>;
  command: Texts<FeedbackCommandName>;
  refusal: Texts<Exclude<FeedbackRefusal, 'forbiddenForRole'>>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<FeedbackEventType, 'TextsErased'>, string>>;
