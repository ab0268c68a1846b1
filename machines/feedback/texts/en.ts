import type { FeedbackTexts } from './shape.js';

export const en: FeedbackTexts = {
  status: { unpublished: 'Not published', published: 'Published', hidden: 'Hidden', deleted: 'Deleted' },
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
