import type { FeedbackTexts } from './shape.js';

export const en: FeedbackTexts = {
  status: { unpublished: 'Not published', published: 'Published', hidden: 'Hidden', deleted: 'Deleted' },
  refusal: {
    orderNotFinished: 'Feedback can be given once the order is finished.',
    feedbackGiven: 'Feedback on this order has already been given.',
    feedbackTooOld: 'Feedback can be changed for 14 days after it was given.',
    feedbackNotPublic: 'The client does not want this feedback to be published.',
    feedbackPublished: 'This feedback is already published.',
    feedbackHidden: 'This feedback is already hidden.',
    feedbackDeleted: 'This feedback has been deleted.',
  },
};
