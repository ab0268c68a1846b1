import type { Id } from '#libs/kernel/ids';
import type { Currency } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { BankAccount } from '#machines/catalogue/payment-settings';

/** `waiting` for another person's approval; `approved` by one; `alone`: nobody else could approve it, so that it waits longer. */
export const listStatuses = ['settled', 'waiting', 'approved', 'alone'] as const;
export type ListStatus = (typeof listStatuses)[number];

/** The account of one currency before and after; null: none. */
export interface AccountChange {
  currency: Currency;
  from: BankAccount | null;
  to: BankAccount | null;
}

/** What somebody wants to change, until it is in force or over. */
export interface Proposal {
  id: Id;
  changes: AccountChange[];
  proposedBy: Id | null;
  proposedAt: Micros;
  /** nobody else could approve it when it was proposed */
  alone: boolean;
  approvedBy: Id | null;
  approvedAt: Micros | null;
  /** null until it is approved */
  inForceAt: Micros | null;
  /** how many daily reminders were sent */
  reminders: number;
}

/** How a proposal ended that never came into force. */
export const endCauses = ['withdrawn', 'expired', 'approverDeactivated', 'proposerDeactivated'] as const;
export type EndCause = (typeof endCauses)[number];

/** Who changed the account of a currency last. `approvedBy` null: a first account, or nobody else could approve. */
export interface LastChange {
  currency: Currency;
  proposedBy: Id | null;
  approvedBy: Id | null;
  at: Micros;
}

/** The fold of the events of our bank accounts: one list, at most one account per currency. */
export interface BankAccountsState {
  id: Id;
  version: number;
  status: ListStatus;
  /** in force */
  accounts: BankAccount[];
  /** every currency that has or had an account: the first one of any other counts at once */
  known: Currency[];
  lastChanges: LastChange[];
  proposal: Proposal | null;
  /** the last proposal that is over; `cause` null: it came into force */
  over: { id: Id; cause: EndCause | null; at: Micros } | null;
  updatedAt: Micros;
}

const hour: Micros = 3_600_000_000;
/** From the approval until a change is in force. */
export const approvedWait: Micros = 24 * hour;
/** From the proposal until a change is in force that nobody else could approve. */
export const aloneWait: Micros = 72 * hour;
/** How long a proposal may wait for its approval. */
export const approvalTime: Micros = 7 * 24 * hour;
/** From one reminder of a change without a second person to the next. */
export const reminderPause: Micros = 24 * hour;
