import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import type { EventDraft } from '#machines/decider/row';
import { bankAccountsMachine } from './bank-accounts.machine.js';
import { differences } from './changes.js';
import {
  type BankAccountsCommand,
  type BankAccountsCommandName,
  type BankAccountsCommandOf,
  type KeptAccounts,
  system,
} from './commands.js';
import type { BankAccountsEvent } from './events.js';
import { evolve } from './evolve.js';
import { type BankAccountsDomain, bankAccountsRules, endOf, refusalOf, remindersDue } from './rules.js';
import { aloneWait, approvedWait, type BankAccountsState, type EndCause, type Proposal } from './state.js';

export type BankAccountsDecision = DecisionOf<BankAccountsDomain>;
type Draft = EventDraft<BankAccountsEvent>;

const currenciesOf = ({ changes }: Proposal) => changes.map(({ currency }) => currency);

function proposed(state: BankAccountsState, { at, payload }: BankAccountsCommandOf<'propose'>): Draft[] {
  const { proposal, alone } = payload;
  const { added, changed: changes } = differences(state, payload);
  const inForceAt = alone ? at + aloneWait : null;
  return [
    ...(added.length > 0 ? [{ type: 'BankAccountsAdded' as const, data: { accounts: added } }] : []),
    ...(changes.length > 0 ? [{ type: 'BankChangeProposed' as const, data: { proposal, changes, alone, inForceAt } }] : []),
  ];
}

const ended = (proposal: Proposal, cause: EndCause): Draft => ({
  type: 'BankChangeEnded',
  data: { proposal: proposal.id, currencies: currenciesOf(proposal), cause },
});

/** The event due for a proposal at a given time: its end, else its effect, else a reminder. */
function settledAs(proposal: Proposal, state: BankAccountsState, command: BankAccountsCommandOf<'settle'>): Draft {
  const { id, changes, proposedBy, approvedBy, inForceAt } = proposal;
  const cause = endOf(state, command);
  if (cause !== null || inForceAt === null) return ended(proposal, cause ?? 'expired');
  if (command.at >= inForceAt)
    return { type: 'BankChangeInForce', data: { proposal: id, changes, proposedBy, approvedBy, since: inForceAt } };
  const reminders = remindersDue(proposal, command.at);
  return { type: 'BankChangeReminded', data: { proposal: id, currencies: currenciesOf(proposal), proposedBy, inForceAt, reminders } };
}

/** Event drafts about the open proposal; the guards have checked that there is one. */
const ofProposal = ({ proposal }: BankAccountsState, draft: (proposal: Proposal) => Draft): Draft[] => (proposal ? [draft(proposal)] : []);

/** What each permitted command emits, in order. */
const emitters: Emitters<BankAccountsDomain, BankAccountsCommandName> = {
  propose: proposed,
  approve: (state, { at }) =>
    ofProposal(state, (proposal) => ({
      type: 'BankChangeApproved',
      data: { proposal: proposal.id, currencies: currenciesOf(proposal), inForceAt: at + approvedWait },
    })),
  withdraw: (state) => ofProposal(state, (proposal) => ended(proposal, 'withdrawn')),
  settle: (state, command) => ofProposal(state, (proposal) => settledAs(proposal, state, command)),
};

/** Evaluates `command` on `state` (null: no event yet) and gives its events, or the refusal. Pure: time and ids enter with the command. */
export const decide: (state: BankAccountsState | null, command: BankAccountsCommand) => BankAccountsDecision =
  deciderOf<BankAccountsDomain>({
    rules: bankAccountsRules,
    chart: { machine: bankAccountsMachine, valueOf: ({ status }) => status },
    emitters,
    evolve,
    stream: 'bankAccounts',
    begin: (state, command) => (state === null && command.type === 'propose' ? firstProposal(command) : null),
    absent: ({ type }) => (type === 'settle' ? 'bankNothingToSettle' : 'bankProposalMissing'),
  });

/** The initial state, built from the stored accounts. */
export function keptState({ bankAccounts, at }: Pick<BankAccountsCommand, 'bankAccounts' | 'at'>, kept: KeptAccounts): BankAccountsState {
  return evolve(null, { type: 'BankAccountsKept', schemaVersion: 1, version: 1, actor: system, bankAccounts, at, data: kept });
}

function firstProposal(command: BankAccountsCommandOf<'propose'>) {
  const kept = command.payload.kept ?? { accounts: [], known: [] };
  const state = keptState(command, kept);
  const refusal = refusalOf(state, command);
  return refusal === null ? { drafts: [{ type: 'BankAccountsKept' as const, data: kept }, ...proposed(state, command)] } : { refusal };
}

/** The accounts at `at`, including time-based changes whose events are not written yet, so that a reader never shows an account too early or too late. */
export function settledBy(state: BankAccountsState, at: number, deactivatedAt: number | null): BankAccountsState {
  let now = state;
  for (;;) {
    const decision = decide(now, { type: 'settle', bankAccounts: now.id, actor: system, at, payload: { deactivatedAt } });
    if (!decision.accepted) return now;
    now = decision.next;
  }
}
