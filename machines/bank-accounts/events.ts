import type { Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import type { EventMessage } from '#machines/decider/messages';
import type { BankAccountsActor } from './commands.js';
import type { AccountChange, EndCause } from './state.js';

/**
 * Events of our bank accounts with their data. They contain the accounts, which every paying client sees anyway, so that the log alone proves which account was
 * in force when, and who requested it.
 */
export interface BankAccountsEventData {
  /** the accounts before changes had to be proposed */
  BankAccountsKept: { accounts: BankAccount[]; known: Currency[] };
  /** the first accounts of their currencies, in force at once */
  BankAccountsAdded: { accounts: BankAccount[] };
  /** `inForceAt`: null while an approval is required */
  BankChangeProposed: { proposal: Id; changes: AccountChange[]; alone: boolean; inForceAt: Micros | null };
  BankChangeApproved: { proposal: Id; currencies: Currency[]; inForceAt: Micros };
  /** daily reminder of a change that has no second person, until it is in force */
  BankChangeReminded: { proposal: Id; currencies: Currency[]; proposedBy: Id | null; inForceAt: Micros; reminders: number };
  /** `since`: when it took effect, which may be before the event was written */
  BankChangeInForce: { proposal: Id; changes: AccountChange[]; proposedBy: Id | null; approvedBy: Id | null; since: Micros };
  BankChangeEnded: { proposal: Id; currencies: Currency[]; cause: EndCause };
}
export type BankAccountsEventType = keyof BankAccountsEventData;

/** An event as decide gives it and evolve folds it. */
export type BankAccountsEventOf<Type extends BankAccountsEventType> = EventMessage<
  'bankAccounts',
  BankAccountsActor,
  BankAccountsEventData,
  Type
>;
export type BankAccountsEvent = BankAccountsEventOf<BankAccountsEventType>;
