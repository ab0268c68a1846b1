import { Query } from '@nestjs/cqrs';
import type { Currency } from '#libs/kernel/money';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';

/** What a currency is worth as the settings say now; the euro is worth one. Null where they have no rate of it. */
export class RateOf extends Query<Readonly<Pick<ExchangeRate, 'currency' | 'perEuro'>> | null> {
  constructor(readonly currency: Currency) {
    super();
  }
}
