import { Injectable } from '@nestjs/common';
import type { CountryName } from '#libs/contracts/catalogue/catalogue-queries';
import { contentLanguageFor } from '#machines/kernel/content-language';
import type { Id, Language } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { DueRuleContent } from '../rules/due-rules.js';
import { dueRulesOfCountry } from './due-rules.js';
import type { countryGrammar } from './list-grammar.js';
import { Conditions } from './conditions.js';
import type { CountryRow } from './rows.js';
import { idsOf, type IdPage, rowsOf, type Selection } from './selection.js';

type Grammar = typeof countryGrammar;
export type CountryQuery = ListQuery<Grammar['filters'], Grammar['sorts'][number]>;

/** `created`: countries with an offered service. */
type CountryScope = 'created' | 'all';

const columns = `c.id, c.code, c.name, c.currency, c.facts, c.archived_at is not null as archived, c.version,
  (select p.id from country_pictures p where p.country_id = c.id) as picture,
  coalesce(s.services, 0)::int as services, s.price as "fromPrice", s.term as "fromTermDays",
  c.created_at as "createdAt", c.updated_at as "updatedAt"`;

const offer = `left join lateral (
    select count(*) as services, min(price) filter (where currency = c.currency) as price, min(term_days) as term
    from services where country_id = c.id and archived_at is null) s on true`;

const orders: Record<CountryQuery['sort']['by'], (language: Language) => string> = {
  createdAt: () => 'c.created_at',
  name: (language) => `lower(c.name ->> '${contentLanguageFor(language)}')`,
};

const namesSql = `
  select id, code, name from countries where id = any($1::uuid[])
  union all select id, code, name from deleted_catalogue where id = any($1::uuid[]) and code is not null`;

const openSql = `select ${columns} from countries c ${offer} where c.archived_at is null and s.services > 0 order by lower(c.name ->> 'ru'), c.id`;

@Injectable()
export class Countries {
  constructor(private readonly database: Database) {}

  /** `query.perPage` rows from `query.offset`, or all when `whole`. */
  list(query: CountryQuery, language: Language, whole: boolean): Promise<{ rows: CountryRow[]; total: number }> {
    return rowsOf<CountryRow>(this.database, columns, selection('all', query, language, whole));
  }

  /** Ids of countries with a service that can be ordered. */
  idsWithServices(query: CountryQuery, language: Language, whole: boolean): Promise<IdPage> {
    return idsOf(this.database, 'c.id', selection('created', query, language, whole));
  }

  /** At most `most` matching countries that are not archived, by name. */
  found(search: string, most: number): Promise<CountryName[]> {
    const where = new Conditions().fixed('c.archived_at is null').matching(['c.search'], search);
    return this.database.query<CountryName>(
      `select c.id, c.code, c.name from countries c ${where.sql} order by lower(c.name ->> 'ru'), c.id limit ${most}`,
      where.params,
    );
  }

  /** Includes archived countries. */
  find(id: Id): Promise<CountryRow | undefined> {
    return this.database.one<CountryRow>(`select ${columns} from countries c ${offer} where c.id = $1`, [id], 'country-by-id');
  }

  dueRules(id: Id): Promise<DueRuleContent[]> {
    return dueRulesOfCountry(this.database, id);
  }

  byIds(ids: readonly Id[]): Promise<CountryRow[]> {
    return this.database.query<CountryRow>(`select ${columns} from countries c ${offer} where c.id = any($1::uuid[])`, [ids]);
  }

  /** Countries with a service that can be ordered, by their Russian names. */
  open(tx: Queryable): Promise<CountryRow[]> {
    return tx.query<CountryRow>(openSql);
  }

  /** Undefined if the country shows its flag. */
  picture(code: string): Promise<{ id: Id; picture: Buffer } | undefined> {
    const sql = 'select p.id, p.picture from country_pictures p join countries c on c.id = p.country_id where c.code = $1';
    return this.database.one<{ id: Id; picture: Buffer }>(sql, [code], 'country-picture');
  }

  /** Includes deleted countries. */
  names(ids: readonly Id[]): Promise<CountryName[]> {
    return this.database.query<CountryName>(namesSql, [ids], 'country-names');
  }
}

function selection(scope: CountryScope, query: CountryQuery, language: Language, whole: boolean): Selection {
  const direction = query.sort.descending ? 'desc' : 'asc';
  return {
    from: `countries c ${offer}`,
    where: conditions(scope, query),
    order: `${orders[query.sort.by](language)} ${direction}, c.id ${direction}`,
    page: whole ? null : query,
  };
}

function conditions(scope: CountryScope, { filters, search }: CountryQuery): Conditions {
  const where = new Conditions();
  if (scope === 'created') where.fixed('c.archived_at is null and s.services > 0');
  if (filters.archived !== undefined) where.fixed(`c.archived_at is ${filters.archived ? 'not ' : ''}null`);
  return where
    .with('c.code = any(?::text[])', filters.code)
    .with('c.currency = any(?::text[])', filters.currency)
    .matching(['c.search'], search);
}
