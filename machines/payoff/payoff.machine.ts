import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import { type PayoffDomain, payoffRules } from './rules.js';
import { type PayoffState, payoffStatuses } from './state.js';

const payoff = setup({
  types: {} as { context: PayoffState; input: PayoffState; events: Asked<PayoffDomain> },
  guards: { permits: permitsBy(payoffRules) },
});

/** The payoff's machine: what is permitted and where it leads. Its guard asks what `explain` asks. */
export const payoffMachine = payoff.createMachine({
  id: 'payoff',
  context: ({ input }) => input,
  initial: 'accrued',
  states: Object.fromEntries(payoffStatuses.map((status) => [status, { on: answersIn(payoffRules, status, (to) => to) }])),
});
