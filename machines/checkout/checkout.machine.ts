import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import { type CheckoutDomain, checkoutRules } from './rules.js';
import { type CheckoutState, checkoutStatuses } from './state.js';

const checkout = setup({
  types: {} as { context: CheckoutState; input: CheckoutState; events: Asked<CheckoutDomain> },
  guards: { permits: permitsBy(checkoutRules) },
});

/** State machine of a checkout: permitted commands and their transitions. Its guard calls the same function as `explain`. */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input }) => input,
  initial: 'created',
  states: Object.fromEntries(checkoutStatuses.map((status) => [status, { on: answersIn(checkoutRules, status, (to) => to) }])),
});
