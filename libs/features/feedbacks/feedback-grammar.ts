import type { ListGrammar } from '#libs/platform/http/list-query';
import { feedbackStates, type FeedbackStatus, ratings } from '#machines/feedback/state';

/** The states that a feedback is listed in. */
export const listedStates = feedbackStates.filter((state): state is Exclude<FeedbackStatus, 'deleted'> => state !== 'deleted');

/** What the list of feedbacks may be asked. `awaiting`: a bad rating that nobody has answered. */
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

/** What everybody may ask of published ones. */
export const publishedGrammar = {
  filters: { service: { kind: 'id' }, country: { kind: 'id' } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;
