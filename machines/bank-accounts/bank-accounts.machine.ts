import { setup } from 'xstate';
import { type Asked, movesFrom, permitsBy } from '#machines/decider/statechart';
import { type BankAccountsDomain, bankAccountsRules } from './rules.js';
import { type BankAccountsState, listStatuses } from './state.js';

const bankAccounts = setup({
  types: {} as { context: BankAccountsState; input: BankAccountsState; events: Asked<BankAccountsDomain> },
  guards: { permits: permitsBy(bankAccountsRules) },
});

/** State machine of our bank accounts: the commands that move them. */
export const bankAccountsMachine = bankAccounts.createMachine({
  id: 'bankAccounts',
  context: ({ input }) => input,
  initial: 'settled',
  states: Object.fromEntries(listStatuses.map((status) => [status, { on: movesFrom(bankAccountsRules, status) }])),
});
