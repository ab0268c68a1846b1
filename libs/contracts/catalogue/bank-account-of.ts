import { Query } from '@nestjs/cqrs';
import type { Currency } from '#libs/kernel/money';
import type { BankAccount } from '#machines/catalogue/payment-settings';

/** Where transfers in a currency go, as the settings say now; null where they name no account for it. */
export class BankAccountOf extends Query<Readonly<BankAccount> | null> {
  constructor(readonly currency: Currency) {
    super();
  }
}
