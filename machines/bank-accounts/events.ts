import type { Id } from '#libs/kernel/ids';
import type { Currency } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import type { EventMessage } from '#machines/decider/messages';
import type { BankAccountsActor } from './commands.js';
import type { AccountChange, EndCause } from './state.js';

/**
 * Every event of our bank accounts and its data. The accounts themselves are in it, which every client who pays reads: so the log alone proves which account was in
 * force when, and who wanted it so.
 */
export interface BankAccountsEventData {
  /** the list as it was before changes were proposed */
  BankAccountsKept: { accounts: BankAccount[]; known: Currency[] };
  /** the first accounts of their currencies, in force at once */
  BankAccountsAdded: { accounts: BankAccount[] };
  /** `inForceAt`: null as long as it takes an approval */
  BankChangeProposed: { proposal: Id; changes: AccountChange[]; alone: boolean; inForceAt: Micros | null };
  BankChangeApproved: { proposal: Id; currencies: Currency[]; inForceAt: Micros };
  /** of a change without a second person, on each day until it is in force */
  BankChangeReminded: { proposal: Id; currencies: Currency[]; proposedBy: Id | null; inForceAt: Micros; reminders: number };
  /** `since`: from when it counts, whenever the event was written */
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

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const bankAccountsEventVersion = (_type: string): number => 1;
