import { Injectable, Optional } from '@nestjs/common';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import type { PaymentMeans } from '#machines/catalogue/settlement';
import { BankAccounts } from '../storage/bank-accounts.js';
import { CatalogueSettings } from '../storage/settings.js';

/** Currencies in which orders can be paid now, and the rates that convert others. */
@Injectable()
export class ReadPaymentMeans {
  constructor(
    private readonly settings: CatalogueSettings,
    private readonly accounts: BankAccounts,
    @Optional() private readonly online?: OnlineCurrencies,
  ) {}

  async read(): Promise<PaymentMeans> {
    const [{ accounts }, site, rates] = await Promise.all([this.accounts.current(), this.settings.site(), this.settings.exchangeRates()]);
    return {
      payable: [...new Set([...(this.online?.currencies ?? []), ...accounts.map(({ currency }) => currency)])],
      settlement: site.value.settlementCurrency,
      rates: rates.value,
    };
  }
}
