import type { FeedbackCommandName, FeedbackRefusal } from '../commands.js';
import type { FeedbackStatus } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of feedbacks in one language; a missing or a spare key does not compile. */
export interface FeedbackTexts {
  status: Words<FeedbackStatus>;
  command: Words<FeedbackCommandName>;
  refusal: Words<Exclude<FeedbackRefusal, 'forbiddenForRole'>>;
}

export const en: FeedbackTexts = {
  status: { unpublished: 'Not published', published: 'Published', hidden: 'Hidden', deleted: 'Deleted' },
  command: {
    give: 'Give feedback',
    change: 'Change feedback',
    publish: 'Publish feedback',
    hide: 'Hide feedback',
    answer: 'Answer feedback',
    delete: 'Delete feedback',
  },
  refusal: {
    orderNotFinished: 'You can give feedback once the order is completed.',
    feedbackGiven: 'You’ve already given feedback on this order.',
    feedbackTooOld: 'You can change feedback for 14 days after giving it.',
    feedbackNotPublic: 'The client doesn’t want this feedback published.',
    feedbackPublished: 'This feedback is already published.',
    feedbackHidden: 'This feedback is already hidden.',
    feedbackDeleted: 'This feedback has been deleted.',
  },
};
