import { type Changes, evolverOf } from '#machines/decider/decider';
import type { FeedbackEvent, FeedbackEventOf } from './events.js';
import type { FeedbackState } from './state.js';

type Change = Partial<FeedbackState>;

const changes: Changes<FeedbackState, FeedbackEvent, 'FeedbackGiven', Change> = {
  // A hidden feedback stays hidden until staff publish it; a published one that changes waits for staff again.
  FeedbackChanged: ({ status }, { data: { rating, text, public: isPublic } }) => ({
    rating,
    text,
    public: isPublic,
    status: status === 'hidden' ? 'hidden' : 'unpublished',
  }),
  FeedbackPublished: () => ({ status: 'published', reason: null }),
  FeedbackHidden: (_state, { data: { reason } }) => ({ status: 'hidden', reason }),
  FeedbackAnswered: (_state, { at, data: { answer } }) => ({ answer, answeredAt: at }),
  FeedbackDeleted: () => ({ status: 'deleted', text: null, reason: null, answer: null }),
  TextsErased: () => ({}),
};

const given = ({ feedback, version, at, data }: FeedbackEventOf<'FeedbackGiven'>): FeedbackState => ({
  id: feedback,
  version,
  status: 'unpublished',
  ...data,
  reason: null,
  answer: null,
  answeredAt: null,
  createdAt: at,
  updatedAt: at,
});

export const evolve = evolverOf<FeedbackState, FeedbackEvent, 'FeedbackGiven', Change>({
  noun: 'a feedback',
  first: 'FeedbackGiven',
  begin: given,
  changes,
  merge: (_state, change) => change,
});
