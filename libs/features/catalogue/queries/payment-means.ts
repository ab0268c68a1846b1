import { Injectable, Optional } from '@nestjs/common';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { PaymentMeans } from '#machines/catalogue/settlement';
import { BankAccounts } from '../storage/bank-accounts.js';
import { CatalogueSettings } from '../storage/settings.js';

/** In which currencies orders can be paid now, and the rates that others are converted by. */
@Injectable()
export class ReadPaymentMeans {
  constructor(
    private readonly settings: CatalogueSettings,
    private readonly accounts: BankAccounts,
    private readonly database: Database,
    @Optional() private readonly online?: OnlineCurrencies,
  ) {}

  async read(tx: Queryable = this.database): Promise<PaymentMeans> {
    const { accounts } = await this.accounts.current();
    const [site, rates] = [await this.settings.site(tx), await this.settings.exchangeRates(tx)];
    return {
      payable: [...new Set([...(this.online?.currencies ?? []), ...accounts.map(({ currency }) => currency)])],
      settlement: site.value.settlementCurrency,
      rates: rates.value,
    };
  }
}
