import { setup } from 'xstate';
import { type Asked, movesFrom, permitsBy } from '#machines/decider/statechart';
import { type CompanyDomain, companyRules } from './rules.js';
import { type CompanyState, companyStates } from './state.js';

const company = setup({
  types: {} as { context: CompanyState; input: CompanyState; events: Asked<CompanyDomain> },
  guards: { permits: permitsBy(companyRules) },
});

/** State machine of a company, with the moves of its table. */
export const companyMachine = company.createMachine({
  id: 'company',
  context: ({ input }) => input,
  initial: 'unverified',
  states: Object.fromEntries(companyStates.map((status) => [status, { on: movesFrom(companyRules, status) }])),
});
