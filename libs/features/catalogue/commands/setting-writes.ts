import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Currency } from '#machines/kernel/money';
import type { Queryable } from '#libs/platform/database/database';
import type { IfMatch } from '#libs/platform/http/write-request';
import { Problem, invalid } from '#libs/platform/http/problem';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';
import type { SiteSettings } from '#machines/catalogue/site-settings';
import { refuseNewAccount } from '../storage/bank-accounts.js';
import { CatalogueLog, type Writer, always } from '../storage/catalogue-log.js';
import { CatalogueSettings, currencySettingsId, exchangeRatesId, hashOfValue, siteSettingsId } from '../storage/settings.js';
import { mustMatch } from './done.js';

const nothing = always(null);

const updateSql = 'update catalogue_settings set value = $2, version = version + 1, updated_at = clock_timestamp() where id = $1';

const usedSql = `
  select distinct currency from (
    select currency from countries
    union all select currency from services
    union all select p ->> 'currency' from countries c, jsonb_array_elements(c.facts -> 'mandatoryPayments') p
    union all select p ->> 'currency' from services s, jsonb_array_elements(s.mandatory_payments) p) used
  where currency = any($1::text[]) order by currency`;

@Injectable()
export class SettingWrites {
  constructor(
    private readonly log: CatalogueLog,
    private readonly settings: CatalogueSettings,
  ) {}

  /**
   * Parts are replaced as a whole; omitted parts stay unchanged.
   * @returns whether this request was carried out before
   * @throws Problem 412, 422
   */
  async editSite(writer: Writer, parts: Partial<SiteSettings>, ifMatch: IfMatch | undefined): Promise<boolean> {
    const { replayed } = await this.log.change(writer, nothing, async (tx, append) => {
      const { value: before, version } = await this.settings.site(tx, 'for no key update');
      mustMatch(ifMatch, version);
      // Plain data: what was read from a request would never equal what was stored.
      const after: SiteSettings = { ...before, ...(JSON.parse(JSON.stringify(parts)) as Partial<SiteSettings>) };
      if (after.workingHours.from >= after.workingHours.to) throw invalid({ field: 'workingHours.to', code: 'badRange' });
      const fields = (Object.keys(after) as (keyof SiteSettings)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));
      if (fields.length === 0) return;
      await tx.query(updateSql, [siteSettingsId, JSON.stringify(after)]);
      if (fields.includes('settlementCurrency')) await refuseNewAccount(tx, after.settlementCurrency, 'settlementCurrency');
      const place = { stream: 'siteSetting' as const, id: siteSettingsId, version };
      await append(place, { type: 'SiteSettingsChanged', data: { fields: fields.sort(), value: hashOfValue(after) } });
    });
    return replayed;
  }

  /** @returns whether this request was carried out before @throws Problem 409 currencyInUse naming what uses it, 412 */
  async setCurrencies(writer: Writer, offered: Currency[], ifMatch: IfMatch | undefined): Promise<boolean> {
    const { replayed } = await this.log.change(writer, nothing, async (tx, append) => {
      // A write that contains a price locks the list until it is stored.
      const { value: before, version } = await this.settings.currencies(tx, 'for update');
      mustMatch(ifMatch, version);
      if (isDeepStrictEqual(before, offered)) return;
      const dropped = before.filter((currency) => !offered.includes(currency));
      const added = offered.filter((currency) => !before.includes(currency));
      await refuseUsed(tx, dropped);
      await tx.query(updateSql, [currencySettingsId, JSON.stringify(offered)]);
      const place = { stream: 'siteSetting' as const, id: currencySettingsId, version };
      await append(place, { type: 'CurrenciesChanged', data: { added, dropped, value: hashOfValue(offered) } });
    });
    return replayed;
  }

  /** Replaces all rates. @returns whether this request was carried out before @throws Problem 412 */
  async setExchangeRates(writer: Writer, rates: ExchangeRate[], ifMatch: IfMatch | undefined): Promise<boolean> {
    const { replayed } = await this.log.change(writer, nothing, async (tx, append) => {
      const { value: before, version } = await this.settings.exchangeRates(tx, 'for update');
      mustMatch(ifMatch, version);
      const after = JSON.parse(JSON.stringify(rates)) as ExchangeRate[];
      if (isDeepStrictEqual(before, after)) return;
      await tx.query(updateSql, [exchangeRatesId, JSON.stringify(after)]);
      const place = { stream: 'siteSetting' as const, id: exchangeRatesId, version };
      await append(place, { type: 'ExchangeRatesChanged', data: { currencies: changedOf(before, after), value: hashOfValue(after) } });
    });
    return replayed;
  }
}

/** Currencies whose rate was added, removed or changed. */
function changedOf(before: readonly ExchangeRate[], after: readonly ExchangeRate[]): Currency[] {
  const rateOf = (list: readonly ExchangeRate[], code: Currency) => list.find(({ currency }) => currency === code);
  const all = [...new Set([...before, ...after].map(({ currency }) => currency))].sort();
  return all.filter((code) => !isDeepStrictEqual(rateOf(before, code), rateOf(after, code)));
}

async function refuseUsed(tx: Queryable, dropped: readonly Currency[]): Promise<void> {
  const used = (await tx.query<{ currency: Currency }>(usedSql, [dropped])).map(({ currency }) => currency);
  if (used.length === 0) return;
  throw new Problem('currencyInUse', {
    params: { currencies: used },
    errors: [{ field: 'offered', code: 'currencyInUse', params: { currencies: used } }],
    extra: { currencies: used },
  });
}
