import { Query } from '@nestjs/cqrs';
import type { Currency } from '#libs/kernel/money';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';

/** The current exchange rate of a currency; the euro has 1. Null if the settings have none. */
export class RateOf extends Query<Readonly<Pick<ExchangeRate, 'currency' | 'perEuro'>> | null> {
  constructor(readonly currency: Currency) {
    super();
  }
}
