import { days, defineList, defineTabList, flag, oneOf, text } from '../../lib/list/define-list.js';

/** The states that a feedback is listed in. */
export const listedStates = ['unpublished', 'published', 'hidden'] as const;

/** The list's address contains the whole query. */
export const feedbacksList = defineList({
  sorts: ['-createdAt', 'createdAt', 'rating', '-rating'],
  filters: {
    state: oneOf('state', listedStates),
    rating: oneOf('rating', ['1', '2', '3', '4', '5']),
    country: text('country'),
    /** order in the link of a notification */
    order: text('order'),
    awaiting: flag('awaiting'),
    created: days('createdAt'),
  },
});

/** The list in a tab of a person's page. */
export const feedbacksTab = defineTabList('reviews', ['-createdAt', 'rating']);
