import type { ListGrammar } from '#libs/platform/http/list-query';
import { feedbackStates, type FeedbackStatus, ratings } from '#machines/feedback/state';

/** Deleted feedbacks are in no list. */
export const listedStates = feedbackStates.filter((state): state is Exclude<FeedbackStatus, 'deleted'> => state !== 'deleted');

/** Filters and sorts of the list of feedbacks. `awaiting`: a bad rating that nobody has answered. */
export const feedbackGrammar = {
  filters: {
    partner: { kind: 'id' },
    client: { kind: 'id' },
    order: { kind: 'id' },
    service: { kind: 'id' },
    country: { kind: 'id' },
    rating: { kind: 'choice', of: ratings.map(String) },
    state: { kind: 'choice', of: listedStates },
    awaiting: { kind: 'flag' },
    createdAt: { kind: 'date' },
  },
  sorts: ['createdAt', 'rating'],
  search: false,
} as const satisfies ListGrammar;

export const publishedGrammar = {
  filters: { service: { kind: 'id' }, country: { kind: 'id' } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;
