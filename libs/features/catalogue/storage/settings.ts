import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { canonical } from '#libs/event-log/replay/canonical';
import type { Currency } from '#machines/kernel/money';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';
import { type SiteSettings, siteSettingsOf } from '#machines/catalogue/site-settings';

/** Ids of the rows of `catalogue_settings`, which are also streams. */
export const siteSettingsId = '00000000-0000-7000-8000-000000000092';
export const currencySettingsId = '00000000-0000-7000-8000-000000000093';
/** The stream of imports; it has no row. */
export const catalogueImportsId = '00000000-0000-7000-8000-000000000094';

/** Accounts from before changes were proposed; `bank_accounts` has the list with proposals. */
export const bankAccountsId = '00000000-0000-7000-8000-000000000095';
export const exchangeRatesId = '00000000-0000-7000-8000-000000000096';

export interface Setting<Value> {
  version: number;
  value: Value;
}

/** SHA-256 (hex) of a setting's value, as in its event. */
export const hashOfValue = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const sql = 'select version, value from catalogue_settings where id = $1';

/** Settings of the public site and currencies of prices. Their rows exist from the start. */
@Injectable()
export class CatalogueSettings {
  constructor(private readonly database: Database) {}

  async site(queryable: Queryable = this.database, lock = ''): Promise<Setting<SiteSettings>> {
    const { version, value } = await read<SiteSettings>(queryable, siteSettingsId, lock);
    return { version, value: siteSettingsOf(value) };
  }

  currencies(queryable: Queryable = this.database, lock = ''): Promise<Setting<Currency[]>> {
    return read<Currency[]>(queryable, currencySettingsId, lock);
  }

  exchangeRates(queryable: Queryable = this.database, lock = ''): Promise<Setting<ExchangeRate[]>> {
    return read<ExchangeRate[]>(queryable, exchangeRatesId, lock);
  }
}

async function read<Value>(queryable: Queryable, id: string, lock: string): Promise<Setting<Value>> {
  const row = await queryable.one<Setting<Value>>(`${sql} ${lock}`, [id]);
  if (!row) throw new Error(`the setting ${id} has no row`);
  return row;
}
