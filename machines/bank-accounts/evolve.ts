import { type Changes, evolverOf } from '#machines/decider/decider';
import { applied } from './changes.js';
import type { BankAccountsEvent, BankAccountsEventOf } from './events.js';
import type { BankAccountsState, LastChange, Proposal } from './state.js';

const changes: Changes<BankAccountsState, BankAccountsEvent, 'BankAccountsKept', Partial<BankAccountsState>> = {
  BankAccountsAdded: (state, { data, actor, at }) => ({
    accounts: [...state.accounts, ...data.accounts],
    known: [...state.known, ...data.accounts.map(({ currency }) => currency)],
    lastChanges: withLast(
      state.lastChanges,
      data.accounts.map(({ currency }) => ({ currency, proposedBy: actor.id, approvedBy: null, at })),
    ),
  }),
  BankChangeProposed: (_state, { data: { proposal: id, changes, alone, inForceAt }, actor, at }) => ({
    status: alone ? 'alone' : 'waiting',
    proposal: { id, changes, proposedBy: actor.id, proposedAt: at, alone, approvedBy: null, approvedAt: null, inForceAt, reminders: 0 },
  }),
  BankChangeApproved: (state, { data: { inForceAt }, actor, at }) => ({
    status: 'approved',
    ...proposalWith(state, { approvedBy: actor.id, approvedAt: at, inForceAt }),
  }),
  BankChangeReminded: (state, { data: { reminders } }) => proposalWith(state, { reminders }),
  BankChangeInForce: (state, { data: { proposal: id, changes, proposedBy, approvedBy, since: at } }) => ({
    status: 'settled',
    accounts: applied(state.accounts, changes),
    lastChanges: withLast(
      state.lastChanges,
      changes.map(({ currency }) => ({ currency, proposedBy, approvedBy, at })),
    ),
    proposal: null,
    over: { id, cause: null, at },
  }),
  BankChangeEnded: (_state, { data: { proposal: id, cause }, at }) => ({ status: 'settled', proposal: null, over: { id, cause, at } }),
};

/** The state after an event. */
export const evolve = evolverOf<BankAccountsState, BankAccountsEvent, 'BankAccountsKept', Partial<BankAccountsState>>({
  noun: 'a list of bank accounts',
  first: 'BankAccountsKept',
  begin: ({ bankAccounts: id, version, at, data }: BankAccountsEventOf<'BankAccountsKept'>) => ({
    id,
    version,
    status: 'settled',
    accounts: data.accounts,
    known: data.known,
    lastChanges: [],
    proposal: null,
    over: null,
    updatedAt: at,
  }),
  changes,
  merge: (_state, change) => change,
});

const proposalWith = ({ proposal }: BankAccountsState, more: Partial<Proposal>): Partial<BankAccountsState> => ({
  proposal: proposal && { ...proposal, ...more },
});

/** The newest change of each currency, in the order of currencies. */
const withLast = (before: readonly LastChange[], fresh: readonly LastChange[]): LastChange[] =>
  [...before.filter(({ currency }) => fresh.every((one) => one.currency !== currency)), ...fresh].sort((a, b) =>
    a.currency < b.currency ? -1 : 1,
  );
