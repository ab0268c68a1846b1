import type { BankAccountsRefusal } from '../commands.js';

/** Every text of our bank accounts in one language; a missing or a spare key does not compile. */
export interface BankAccountsTexts {
  refusal: Readonly<Record<Exclude<BankAccountsRefusal, 'forbiddenForRole'>, string>>;
}
