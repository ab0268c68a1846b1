import type { Currency } from '#machines/kernel/money';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import type { BankAccountsPayloads } from './commands.js';
import type { AccountChange, BankAccountsState } from './state.js';

/** Every field of an account but the texts of its purpose. */
const fields = ['currency', 'payee', 'iban', 'account', 'bic', 'bank', 'bankAddress'] as const satisfies (keyof BankAccount)[];

const isSame = (a: BankAccount, b: BankAccount): boolean =>
  fields.every((field) => a[field] === b[field]) && a.purpose.ru === b.purpose.ru && a.purpose.en === b.purpose.en;

export const accountOf = (accounts: readonly BankAccount[], code: Currency): BankAccount | null =>
  accounts.find(({ currency }) => currency === code) ?? null;

/**
 * The changes that turn the accounts in force into those of `wanted`, ordered by currency. `added`: first accounts of a currency, which take effect at once until
 * an order was ever placed; `changed`: all other changes.
 */
export function differences(
  { accounts, known }: Pick<BankAccountsState, 'accounts' | 'known'>,
  { accounts: wanted, ordered }: Pick<BankAccountsPayloads['propose'], 'accounts' | 'ordered'>,
): { added: BankAccount[]; changed: AccountChange[] } {
  const added: BankAccount[] = [];
  const changed: AccountChange[] = [];
  for (const currency of [...new Set([...accounts, ...wanted].map((one) => one.currency))].sort()) {
    const [from, to] = [accountOf(accounts, currency), accountOf(wanted, currency)];
    if (to && !known.includes(currency) && !ordered) added.push(to);
    else if (!from || !to || !isSame(from, to)) changed.push({ currency, from, to });
  }
  return { added, changed };
}

/** The accounts after the changes. An existing account keeps its position; a new one is appended. */
export function applied(accounts: readonly BankAccount[], changes: readonly Pick<AccountChange, 'currency' | 'to'>[]): BankAccount[] {
  const changeOf = (code: Currency) => changes.find(({ currency }) => currency === code);
  const kept = accounts.flatMap((account) => {
    const change = changeOf(account.currency);
    return change === undefined ? [account] : (change.to ?? []);
  });
  const fresh = changes.flatMap(({ currency, to }) => (to && !accountOf(accounts, currency) ? [to] : []));
  return [...kept, ...fresh];
}
