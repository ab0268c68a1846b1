import { days, defineList, defineTabList, flag, oneOf, text } from '../../lib/list/define-list.js';

/** The states that a feedback is listed in. */
export const listedStates = ['unpublished', 'published', 'hidden'] as const;

/** The list of feedbacks; its address holds the whole query. */
export const feedbacksList = defineList({
  sorts: ['-createdAt', 'createdAt', 'rating', '-rating'],
  filters: {
    state: oneOf('state', listedStates),
    rating: oneOf('rating', ['1', '2', '3', '4', '5']),
    country: text('country'),
    /** The one that a notification leads to. */
    order: text('order'),
    awaiting: flag('awaiting'),
    created: days('createdAt'),
  },
});

/** The same in a tab of a person's page. */
export const feedbacksTab = defineTabList('reviews', ['-createdAt', 'rating']);
