import { setup } from 'xstate';
import { type Asked, movesFrom, permitsBy } from '#machines/decider/statechart';
import { type FeedbackDomain, feedbackRules } from './rules.js';
import { type FeedbackState, feedbackStates } from './state.js';

const feedback = setup({
  types: {} as { context: FeedbackState; input: FeedbackState; events: Asked<FeedbackDomain> },
  guards: { permits: permitsBy(feedbackRules) },
});

/** State machine of a feedback. Its guard calls the same function as pages (`permittedOn`). */
export const feedbackMachine = feedback.createMachine({
  id: 'feedback',
  context: ({ input }) => input,
  initial: 'unpublished',
  states: Object.fromEntries(feedbackStates.map((status) => [status, { on: movesFrom(feedbackRules, status) }])),
});
