import type { Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { BankAccount } from '#machines/catalogue/payment-settings';

/** `waiting` for another person's approval; `approved` by one; `alone`: nobody else could approve it, so it waits longer. */
export const listStatuses = ['settled', 'waiting', 'approved', 'alone'] as const;
export type ListStatus = (typeof listStatuses)[number];

/** The account of one currency before and after; null: none. */
export interface AccountChange {
  currency: Currency;
  from: BankAccount | null;
  to: BankAccount | null;
}

/** A proposed change that is not yet in force. */
export interface Proposal {
  id: Id;
  changes: AccountChange[];
  proposedBy: Id | null;
  proposedAt: Micros;
  /** nobody else could approve it when it was proposed */
  alone: boolean;
  approvedBy: Id | null;
  approvedAt: Micros | null;
  /** null before approval */
  inForceAt: Micros | null;
  /** how many daily reminders were sent */
  reminders: number;
}

/** How a proposal ended without taking effect. */
export type EndCause = 'withdrawn' | 'expired' | 'approverDeactivated' | 'proposerDeactivated';

/** Who last changed the account of a currency. `approvedBy` is null for a first account, or where nobody else could approve. */
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
  /** every currency that has or had an account; before the first order the first account of any other currency takes effect at once */
  known: Currency[];
  lastChanges: LastChange[];
  proposal: Proposal | null;
  /** the last closed proposal; `cause` is null if it took effect */
  over: { id: Id; cause: EndCause | null; at: Micros } | null;
  updatedAt: Micros;
}

/** The rules' version; past-versions.ts has the earlier one. */
export const bankAccountsMachineVersion = 2;

const hour: Micros = 3_600_000_000;
/** Delay between approval and effect. */
export const approvedWait: Micros = 24 * hour;
/** Delay between proposal and effect of a change that nobody else could approve. */
export const aloneWait: Micros = 72 * hour;
/** How long a proposal waits for approval. */
export const approvalTime: Micros = 7 * 24 * hour;
/** Interval between reminders of a change without a second person. */
export const reminderPause: Micros = 24 * hour;
