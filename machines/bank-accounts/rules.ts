import type { Dependence } from '#machines/access/second-person';
import { permits } from '#machines/access/table';
import type { Table } from '#machines/decider/row';
import { both, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import { differences } from './changes.js';
import type { Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type {
  BankAccountsActor,
  BankAccountsCommand,
  BankAccountsCommandName,
  BankAccountsCommandOf,
  BankAccountsRefusal,
} from './commands.js';
import type { BankAccountsEvent } from './events.js';
import { aloneWait, approvalTime, type BankAccountsState, type EndCause, type ListStatus, type Proposal, reminderPause } from './state.js';

/** Types of the state machine of our bank accounts. */
export interface BankAccountsDomain {
  command: BankAccountsCommand;
  event: BankAccountsEvent;
  state: BankAccountsState;
  view: BankAccountsState;
  status: ListStatus;
  /** `keeper`: Owner or Admin */
  who: 'keeper' | 'system';
  parties: null;
  variant: 'firstOnly' | 'shared' | 'alone' | 'effect' | 'end' | 'reminder';
  refusal: BankAccountsRefusal;
  row: object;
}
type Verdict = true | BankAccountsRefusal;

/** Who may propose, approve and withdraw changes of our bank accounts. */
export const isKeeper = (actor: BankAccountsActor): boolean => actor.role !== 'system' && permits(actor, 'security.write');

/** The person who vouches for the proposal: its approver; before an approval, and where nobody else could approve, its proposer. */
export const voucherOf = ({ proposedBy, approvedBy }: Proposal): Id | null => approvedBy ?? proposedBy;

/**
 * Whether one person added the account of a currency less than `aloneWait` ago, so that no price and no setting may turn clients to it. `added`: accounts that took
 * effect at once, before the first order.
 */
export const isNewAccount = (
  added: readonly { currency: Currency; at: Micros }[],
  currency: Currency,
  now: Micros,
  ordered: boolean,
): boolean => ordered && added.some((one) => one.currency === currency && one.at > now - aloneWait);

/** How a proposal ended, as the refusal code of later commands on it. */
const codeOfEnd: Readonly<Record<EndCause, BankAccountsRefusal>> = {
  withdrawn: 'bankProposalWithdrawn',
  expired: 'bankProposalExpired',
  approverDeactivated: 'bankApproverDeactivated',
  proposerDeactivated: 'bankProposerDeactivated',
};

/** Why the named proposal is no longer the open one. */
function missing({ over }: BankAccountsState, id: Proposal['id']): BankAccountsRefusal {
  if (over?.id !== id) return 'bankProposalMissing';
  return over.cause === null ? 'bankProposalInForce' : codeOfEnd[over.cause];
}

type Named = BankAccountsCommandOf<'approve' | 'withdraw'>;
type Approval = BankAccountsCommandOf<'approve'>;

const codeOfDependence: Readonly<Record<Dependence, BankAccountsRefusal>> = {
  newInRole: 'bankApproverNew',
  changedByOther: 'bankApproverChanged',
};

const isNamed = (state: BankAccountsState, { payload }: Named): Verdict =>
  state.proposal?.id === payload.proposal || missing(state, payload.proposal);
const awaitsApproval = ({ status }: BankAccountsState): Verdict =>
  status === 'waiting' || (status === 'alone' ? 'bankApprovalNotNeeded' : 'bankProposalApproved');
const byAnother = ({ proposal }: BankAccountsState, { actor }: Named): Verdict => actor.id !== proposal?.proposedBy || 'bankOwnApproval';
/** The caller must have been compared with the proposer of this very proposal. */
const isIndependent = ({ proposal }: BankAccountsState, { payload }: Approval): Verdict => {
  if (payload.comparedWith !== proposal?.proposedBy) return 'bankProposalMissing';
  return payload.dependence === null || codeOfDependence[payload.dependence];
};
/** Evaluated last: the caller is asked for a proof only where nothing else refuses. */
const isProven = (_state: BankAccountsState, { payload }: Approval): Verdict => payload.proven || 'proofNeeded';
const inTime = ({ proposal }: BankAccountsState, { at }: Named): Verdict =>
  (proposal !== null && at <= proposal.proposedAt + approvalTime) || 'bankProposalExpired';
const notYetInForce = ({ proposal }: BankAccountsState, { at }: Named): Verdict =>
  proposal?.inForceAt == null || at < proposal.inForceAt || 'bankProposalInForce';
const isChange = (state: BankAccountsState, { payload }: BankAccountsCommandOf<'propose'>): Verdict => {
  const { added, changed } = differences(state, payload);
  if (added.length + changed.length === 0) return 'bankAccountsUnchanged';
  return changed.length === 0 || payload.proven || 'proofNeeded';
};
const isDue = (state: BankAccountsState, command: BankAccountsCommandOf<'settle'>): Verdict =>
  outcomeOf(state, command) !== null || 'bankNothingToSettle';

/** Why a proposal can no longer take effect and ends; null if it still can. */
export function endOf({ proposal, status }: BankAccountsState, { at, payload }: BankAccountsCommandOf<'settle'>): EndCause | null {
  if (proposal === null) return null;
  const { deactivatedAt } = payload;
  if (status === 'waiting') {
    if (deactivatedAt !== null) return 'proposerDeactivated';
    return at > proposal.proposedAt + approvalTime ? 'expired' : null;
  }
  if (deactivatedAt === null || proposal.inForceAt === null || deactivatedAt >= proposal.inForceAt) return null;
  return status === 'alone' ? 'proposerDeactivated' : 'approverDeactivated';
}

/** Number of reminders due by now. No reminder is due on the last day, when the change takes effect. */
export const remindersDue = ({ proposedAt, inForceAt }: Proposal, at: number): number =>
  inForceAt === null ? 0 : Math.floor((Math.min(at, inForceAt - 1) - proposedAt) / reminderPause);

/** The event type that is due for the proposal now; null: none. */
function outcomeOf(state: BankAccountsState, command: BankAccountsCommandOf<'settle'>): 'effect' | 'end' | 'reminder' | null {
  const { proposal, status } = state;
  if (proposal === null) return null;
  if (endOf(state, command) !== null) return 'end';
  if (proposal.inForceAt === null) return null;
  if (command.at >= proposal.inForceAt) return 'effect';
  return status === 'alone' && remindersDue(proposal, command.at) > proposal.reminders ? 'reminder' : null;
}

const every: readonly ListStatus[] = ['settled', 'waiting', 'approved', 'alone'];

/**
 * Rows of the transition table. Before the first order the first account of a currency needs no approval, even while a proposal about others is open. Approvals, withdrawals and
 * deadlines are listed for every status, because the named proposal explains better than the status why a command comes too late.
 */
// prettier-ignore
const bankAccountsTable: Table<BankAccountsDomain, BankAccountsCommandName> = {
  propose: [
    { variant: 'firstOnly', from: every,                     who: ['keeper'], payloadGuard: isChange, emits: ['BankAccountsAdded'] },
    { variant: 'shared',    from: ['settled'], to: 'waiting', who: ['keeper'], payloadGuard: isChange, emits: ['BankAccountsAdded', 'BankChangeProposed'] },
    { variant: 'alone',     from: ['settled'], to: 'alone',   who: ['keeper'], payloadGuard: isChange, emits: ['BankAccountsAdded', 'BankChangeProposed'] },
  ],
  approve:  { from: every, to: 'approved', who: ['keeper'], payloadGuard: both(isNamed, awaitsApproval, byAnother, isIndependent, inTime, isProven), emits: ['BankChangeApproved'] },
  withdraw: { from: every, to: 'settled',  who: ['keeper'], payloadGuard: both(isNamed, notYetInForce), emits: ['BankChangeEnded'] },
  settle: [
    { variant: 'effect',   from: every, to: 'settled', who: ['system'], payloadGuard: isDue, emits: ['BankChangeInForce'] },
    { variant: 'end',      from: every, to: 'settled', who: ['system'], payloadGuard: isDue, emits: ['BankChangeEnded'] },
    { variant: 'reminder', from: ['alone'],            who: ['system'], payloadGuard: isDue, emits: ['BankChangeReminded'] },
  ],
};

/** The table and the rules that evaluate it. */
export const bankAccountsRules: Rules<BankAccountsDomain> = {
  rows: rowsByName<BankAccountsDomain>(bankAccountsTable),
  statusOf: ({ status }) => status,
  partiesOf: () => null,
  isWho: (who, actor) => (who === 'system' ? actor.role === 'system' : isKeeper(actor)),
  variants: {
    propose: (state, { payload }) => {
      if (differences(state, payload).changed.length === 0) return 'firstOnly';
      return payload.alone ? 'alone' : 'shared';
    },
    settle: (state, command) => outcomeOf(state, command) ?? 'effect',
  },
  forRole: () => 'forbiddenForRole',
  inStatus: () => 'bankProposalWaiting',
};

/** Why `command` is refused; null when the machine permits it. */
export const refusalOf = (state: BankAccountsState, command: BankAccountsCommand): BankAccountsRefusal | null =>
  refusalOfCommand(bankAccountsRules, state, command);
