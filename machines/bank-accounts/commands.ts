import type { Id } from '#libs/kernel/ids';
import type { Currency } from '#libs/kernel/money';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import type { CommandMessage } from '#machines/decider/messages';

/** A person, or the product itself, which follows the calendar. */
export type BankAccountsActor = Actor | { id: null; role: 'system'; department: null };
export const system = { id: null, role: 'system', department: null } as const satisfies BankAccountsActor;

/** The list as it was when proposals began: settings that no event of this stream says. */
export interface KeptAccounts {
  accounts: BankAccount[];
  known: Currency[];
}

/** Every command and its payload. */
export interface BankAccountsPayloads {
  /** `accounts`: the whole list as wanted; `alone`: nobody else may approve now; `kept`: of the command that begins the stream */
  propose: { proposal: Id; accounts: BankAccount[]; alone: boolean; kept: KeptAccounts | null };
  approve: { proposal: Id };
  withdraw: { proposal: Id };
  /** what the time and `deactivatedAt` (of who vouches for the proposal) make of it; null: active */
  settle: { deactivatedAt: Micros | null };
}
export type BankAccountsCommandName = keyof BankAccountsPayloads;

export type BankAccountsCommandOf<Name extends BankAccountsCommandName> = CommandMessage<
  'bankAccounts',
  BankAccountsActor,
  BankAccountsPayloads,
  Name
>;
export type BankAccountsCommand = BankAccountsCommandOf<BankAccountsCommandName>;

/** Why the machine says no; the code is the translation key. */
export type BankAccountsRefusal =
  | 'forbiddenForRole'
  | 'bankAccountsUnchanged'
  | 'bankProposalWaiting'
  | 'bankProposalMissing'
  | 'bankOwnApproval'
  | 'bankProposalApproved'
  | 'bankApprovalNotNeeded'
  | 'bankProposalExpired'
  | 'bankProposalWithdrawn'
  | 'bankApproverDeactivated'
  | 'bankProposerDeactivated'
  | 'bankProposalInForce'
  | 'bankNothingToSettle';
