import { setup } from 'xstate';
import { type Asked, movesFrom, permitsBy } from '#machines/decider/statechart';
import { type LeadDomain, leadRules } from './rules.js';
import { type LeadState, leadStates } from './state.js';

const lead = setup({
  types: {} as { context: LeadState; input: LeadState; events: Asked<LeadDomain> },
  guards: { permits: permitsBy(leadRules) },
});

/** State machine of a lead: the commands that move it. Its guard calls the same function as `explain`. */
export const leadMachine = lead.createMachine({
  id: 'lead',
  context: ({ input }) => input,
  initial: 'new',
  states: Object.fromEntries(leadStates.map((status) => [status, { on: movesFrom(leadRules, status) }])),
});
