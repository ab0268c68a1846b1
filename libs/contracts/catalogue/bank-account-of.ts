import { Query } from '@nestjs/cqrs';
import type { Currency } from '#libs/kernel/money';
import type { BankAccount } from '#machines/catalogue/payment-settings';

/** Bank account for transfers in a currency, from the current settings; null if there is none. */
export class BankAccountOf extends Query<Readonly<BankAccount> | null> {
  constructor(readonly currency: Currency) {
    super();
  }
}
