import { setup } from 'xstate';
import { type Asked, movesFrom, permitsBy } from '#machines/decider/statechart';
import { type PayoffDomain, payoffRules } from './rules.js';
import { type PayoffState, payoffStatuses } from './state.js';

const payoff = setup({
  types: {} as { context: PayoffState; input: PayoffState; events: Asked<PayoffDomain> },
  guards: { permits: permitsBy(payoffRules) },
});

/** State machine of a payout: the commands that move it. Its guard calls the same function as `explain`. */
export const payoffMachine = payoff.createMachine({
  id: 'payoff',
  context: ({ input }) => input,
  initial: 'accrued',
  states: Object.fromEntries(payoffStatuses.map((status) => [status, { on: movesFrom(payoffRules, status) }])),
});
