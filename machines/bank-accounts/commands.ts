import type { Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { Dependence } from '#machines/access/second-person';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import type { CommandMessage } from '#machines/decider/messages';

/** A person, or the system, which acts on deadlines. */
export type BankAccountsActor = Actor | { id: null; role: 'system'; department: null };
export const system = { id: null, role: 'system', department: null } as const satisfies BankAccountsActor;

/** The accounts at the time proposals were introduced. They come from settings; no event of this stream contains them. */
export interface KeptAccounts {
  accounts: BankAccount[];
  known: Currency[];
}

/** Every command and its payload. */
export interface BankAccountsPayloads {
  /**
   * `accounts`: the complete requested list; `alone`: nobody else may approve at the moment; `kept`: the stored accounts, in the command that starts the
   * stream; `ordered`: an order was ever placed; `proven`: the caller proved their identity again for this command
   */
  propose: { proposal: Id; accounts: BankAccount[]; alone: boolean; kept: KeptAccounts | null; ordered: boolean; proven: boolean };
  /** `dependence`: on the person `comparedWith`, who proposed the change; null: independent */
  approve: { proposal: Id; comparedWith: Id | null; dependence: Dependence | null; proven: boolean };
  withdraw: { proposal: Id };
  /** applies what is due by the command's time; `deactivatedAt`: when the person who vouches for the proposal was deactivated, null while active */
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

/** Refusal codes, which are translation keys. */
export type BankAccountsRefusal =
  | 'forbiddenForRole'
  | 'bankAccountsUnchanged'
  | 'bankProposalWaiting'
  | 'bankProposalMissing'
  | 'bankOwnApproval'
  | 'bankApproverNew'
  | 'bankApproverChanged'
  | 'proofNeeded'
  | 'bankProposalApproved'
  | 'bankApprovalNotNeeded'
  | 'bankProposalExpired'
  | 'bankProposalWithdrawn'
  | 'bankApproverDeactivated'
  | 'bankProposerDeactivated'
  | 'bankProposalInForce'
  | 'bankNothingToSettle';
