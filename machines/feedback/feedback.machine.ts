import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import { type FeedbackDomain, feedbackRules } from './rules.js';
import { type FeedbackState, feedbackStates } from './state.js';

const feedback = setup({
  types: {} as { context: FeedbackState; input: FeedbackState; events: Asked<FeedbackDomain> },
  guards: { permits: permitsBy(feedbackRules) },
});

/** The feedback's machine: what is permitted. Its guard asks what pages ask (`permittedOn`). */
export const feedbackMachine = feedback.createMachine({
  id: 'feedback',
  context: ({ input }) => input,
  initial: 'unpublished',
  states: Object.fromEntries(feedbackStates.map((status) => [status, { on: answersIn(feedbackRules, status, (to) => to) }])),
});
