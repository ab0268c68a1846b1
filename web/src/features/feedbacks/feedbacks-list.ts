import { days, defineList, defineTabList, flag, oneOf, text } from '../../lib/list/define-list.js';

/** States that the filter of the list offers. */
export const listedStates = ['unpublished', 'published', 'hidden'] as const;

/** State of the page of feedbacks, all of it in the address; the newest first by default. */
export const feedbacksList = defineList({
  sorts: ['-createdAt', 'createdAt', 'rating', '-rating'],
  filters: {
    state: oneOf('state', listedStates),
    rating: oneOf('rating', ['1', '2', '3', '4', '5']),
    country: text('country'),
    /** id of an order, from the link of a notification */
    order: text('order'),
    awaiting: flag('awaiting'),
    created: days('createdAt'),
  },
});

/** State of the list of feedbacks in a tab of a person's page, kept in the page's address. */
export const feedbacksTab = defineTabList('reviews', ['-createdAt', 'rating']);
