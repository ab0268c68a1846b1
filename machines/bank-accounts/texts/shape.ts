import type { BankAccountsCommandName, BankAccountsRefusal } from '../commands.js';
import type { BankAccountsEventType } from '../events.js';

/** Every text of our bank accounts in one language; a missing or a spare key does not compile. */
export interface BankAccountsTexts {
  command: Readonly<Record<BankAccountsCommandName, string>>;
  /** proposed for the purpose of payments to an account; {number} is the order's */
  purpose: string;
  refusal: Readonly<Record<Exclude<BankAccountsRefusal, 'forbiddenForRole'>, string>>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<BankAccountsEventType, string>>;
