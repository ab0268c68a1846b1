import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import { type BankAccountsDomain, bankAccountsRules } from './rules.js';
import { type BankAccountsState, listStatuses } from './state.js';

const bankAccounts = setup({
  types: {} as { context: BankAccountsState; input: BankAccountsState; events: Asked<BankAccountsDomain> },
  guards: { permits: permitsBy(bankAccountsRules) },
});

/** State machine of our bank accounts: permitted commands and their transitions. */
export const bankAccountsMachine = bankAccounts.createMachine({
  id: 'bankAccounts',
  context: ({ input }) => input,
  initial: 'settled',
  states: Object.fromEntries(listStatuses.map((status) => [status, { on: answersIn(bankAccountsRules, status, (to) => to) }])),
});
