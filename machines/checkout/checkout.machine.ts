import { setup } from 'xstate';
import { type Asked, movesFrom, permitsBy } from '#machines/decider/statechart';
import { type CheckoutDomain, checkoutRules } from './rules.js';
import { type CheckoutState, checkoutStatuses } from './state.js';

const checkout = setup({
  types: {} as { context: CheckoutState; input: CheckoutState; events: Asked<CheckoutDomain> },
  guards: { permits: permitsBy(checkoutRules) },
});

/** State machine of a checkout: the commands that move it. Its guard calls the same function as `explain`. */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input }) => input,
  initial: 'created',
  states: Object.fromEntries(checkoutStatuses.map((status) => [status, { on: movesFrom(checkoutRules, status) }])),
});
