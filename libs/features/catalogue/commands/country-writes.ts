import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import isoCountries from 'i18n-iso-countries';
import { v7 } from 'uuid';
import { CompaniesIn } from '#libs/contracts/companies/company-queries';
import { OrdersUse } from '#libs/contracts/orders/order-queries';
import type { CatalogueEventData } from '#machines/catalogue/events';
import type { Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Queryable } from '#libs/platform/database/database';
import type { IfMatch } from '#libs/platform/http/write-request';
import { type FieldFault, Problem, invalid, notFound } from '#libs/platform/http/problem';
import {
  type CountryContent,
  type WrittenCountry,
  changedCountryFields,
  countryContentOf,
  countryRulesOf,
} from '../rules/country-content.js';
import { changedDueRules, type DueRuleContent, type WrittenDueRule } from '../rules/due-rules.js';
import { removeRow, setArchived } from '../storage/archiving.js';
import { type Append, CatalogueLog, type Writer, always } from '../storage/catalogue-log.js';
import { holdCountry, insertCountry, touchCountry, updateCountry } from '../storage/country-writes.js';
import { dueRulesOfCountry, replaceDueRules, servicesOfCountry } from '../storage/due-rules.js';
import { type Done, mustMatch, unlessTaken } from './done.js';
import { offeredCurrencies } from './offered.js';

const known: ReadonlySet<string> = new Set(Object.keys(isoCountries.getAlpha2Codes()));

/** @throws Problem 422 for an unknown country code */
function codeOf(written: string): string {
  const code = written.toUpperCase();
  if (!known.has(code)) throw invalid({ field: 'code', code: 'unknownCountry' });
  return code;
}

const taken = { countries_code_key: () => new Problem('countryExists', { errors: [{ field: 'code', code: 'countryExists' }] }) };

@Injectable()
export class CountryWrites {
  constructor(
    private readonly log: CatalogueLog,
    private readonly queries: QueryBus,
  ) {}

  /** @throws Problem 409 countryExists, archived or not; 422 for an unknown code and for contradictory fields */
  create(writer: Writer, written: WrittenCountry & { code: string }): Promise<Done<Id>> {
    const id = v7();
    const code = codeOf(written.code);
    return unlessTaken(taken, () =>
      this.log.change(writer, always(id), async (tx, append) => {
        const offered = await offeredCurrencies(tx);
        const { content, faults } = countryContentOf(written, offered, null);
        const rules = await changedRules(tx, id, written.dueRules, content, offered, faults);
        await insertCountry(tx, id, code, content);
        await append({ stream: 'country', id, version: 0 }, { type: 'CountryCreated', data: { code, currency: content.currency } });
        if (rules) await saveRules(tx, append, id, 1, rules);
      }),
    );
  }

  /** Facts and due rules are replaced as a whole; omitted parts stay unchanged. @throws Problem 404, 412 staleVersion, 422 */
  edit(writer: Writer, id: Id, parts: Partial<WrittenCountry> & { code?: string }, ifMatch: IfMatch | undefined): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await holdCountry(tx, id);
      if (!held) throw notFound();
      mustMatch(ifMatch, held.version);
      if (parts.code !== undefined && parts.code.toUpperCase() !== held.code) throw invalid({ field: 'code', code: 'countryCodeFixed' });
      const offered = await offeredCurrencies(tx);
      const { content, faults } = countryContentOf(parts, offered, held.content);
      const rules = await changedRules(tx, id, parts.dueRules, content, offered, faults);
      const fields = changedCountryFields(held.content, content);
      if (fields.length > 0) {
        await updateCountry(tx, id, content);
        await append({ stream: 'country', id, version: held.version }, { type: 'CountryEdited', data: { fields } });
      }
      if (rules) await saveRules(tx, append, id, held.version + Math.sign(fields.length), rules);
    });
  }

  /** Deletes a country without services, orders and companies, and archives any other. @returns whether it was archived @throws Problem 404, 412 */
  async remove(writer: Writer, id: Id, ifMatch: IfMatch | undefined): Promise<Done<{ archived: boolean }>> {
    const [ordered, hasCompanies] = await Promise.all([
      this.queries.execute(new OrdersUse('country', id)),
      this.queries.execute(new CompaniesIn(id)),
    ]);
    const isUsed = async (tx: Queryable): Promise<{ archived: boolean }> => {
      await holdCountry(tx, id, true);
      return {
        archived: ordered || hasCompanies || (await tx.one('select from services where country_id = $1 limit 1', [id])) !== undefined,
      };
    };
    return this.log.change(writer, isUsed, async (tx, append, { archived }) => {
      const held = await holdCountry(tx, id, true);
      if (!held) throw notFound();
      mustMatch(ifMatch, held.version);
      const place = { stream: 'country' as const, id, version: held.version };
      if (!archived) {
        await removeRow(tx, 'countries', id, { code: held.code, name: held.content.name });
        await append(place, { type: 'CountryDeleted', data: { code: held.code } });
      } else if (!held.archived) {
        await setArchived(tx, 'countries', id, true);
        await append(place, { type: 'CountryArchived', data: {} });
      }
    });
  }

  /** Offers an archived country again; another stays unchanged. @throws Problem 404 for an unknown id */
  restore(writer: Writer, id: Id): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await holdCountry(tx, id);
      if (!held) throw notFound();
      if (!held.archived) return;
      await setArchived(tx, 'countries', id, false);
      await append({ stream: 'country', id, version: held.version }, { type: 'CountryRestored', data: {} });
    });
  }

  /** Replaces the flag by a WebP of 480 by 320 pixels; null restores the flag. @throws Problem 404, 412 */
  setPicture(writer: Writer, id: Id, picture: Buffer | null, ifMatch: IfMatch | undefined): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await holdCountry(tx, id);
      if (!held) throw notFound();
      mustMatch(ifMatch, held.version);
      const gone = await tx.query('delete from country_pictures where country_id = $1 returning 1', [id]);
      if (picture === null && gone.length === 0) return;
      if (picture !== null)
        await tx.query('insert into country_pictures (country_id, id, picture) values ($1, $2, $3)', [id, v7(), picture]);
      await touchCountry(tx, id);
      await append({ stream: 'country', id, version: held.version }, { type: 'CountryEdited', data: { fields: ['picture'] } });
    });
  }
}

interface ChangedRules {
  rules: readonly DueRuleContent[];
  data: CatalogueEventData['DueRulesChanged'];
}

/**
 * The due rules of a country after a write; null if they do not change.
 * @param faults of the other fields
 * @throws Problem 422 with all faults
 */
async function changedRules(
  tx: Queryable,
  id: Id,
  written: readonly WrittenDueRule[] | undefined,
  content: CountryContent,
  offered: readonly Currency[],
  others: readonly FieldFault[],
): Promise<ChangedRules | null> {
  const present = await dueRulesOfCountry(tx, id);
  const { rules, faults } = countryRulesOf(written, content, offered, {
    present,
    services: written ? await servicesOfCountry(tx, id) : new Set(),
  });
  if (others.length + faults.length > 0) throw invalid(...others, ...faults);
  const data = changedDueRules(present, rules);
  return data && { rules, data };
}

async function saveRules(tx: Queryable, append: Append, id: Id, version: number, { rules, data }: ChangedRules): Promise<void> {
  await replaceDueRules(tx, id, rules);
  await touchCountry(tx, id);
  await append({ stream: 'country', id, version }, { type: 'DueRulesChanged', data });
}
