import { Injectable } from '@nestjs/common';
import type { ServiceTitle } from '#libs/contracts/catalogue/catalogue-queries';
import { contentLanguageFor } from '#machines/kernel/content-language';
import type { Currency } from '#machines/kernel/money';
import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { staffServiceGrammar } from './list-grammar.js';
import { Conditions } from './conditions.js';
import type { ServiceRow } from './rows.js';
import { idsOf, type IdPage, rowsOf, type Selection } from './selection.js';
import { columnsSql } from './service-columns.js';

type Grammar = typeof staffServiceGrammar;
export type ServiceQuery = ListQuery<Grammar['filters'], Grammar['sorts'][number]>;

const columns = `s.id, ${columnsSql('s.')}, s.slug, s.version, s.price_proposal as "priceProposal",
  s.archived_at is not null as archived, s.created_at as "createdAt", s.updated_at as "updatedAt",
  jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) as country, jsonb_build_object('id', t.id, 'title', t.title) as type`;

const joined = 'services s join countries c on c.id = s.country_id join service_types t on t.id = s.type_id';
const from = `from ${joined}`;
/** An archived type does not matter: its services can still be ordered. */
const orderable = 's.archived_at is null and c.archived_at is null';

/** Each currency is sorted separately, because prices in different currencies cannot be compared. */
const orders: Record<ServiceQuery['sort']['by'], (language: Language) => string[]> = {
  createdAt: () => ['s.created_at'],
  title: (language) => [`lower(s.title ->> '${contentLanguageFor(language)}')`],
  price: () => ['s.currency', 's.price'],
  term: () => ['s.term_days'],
};

const openSql = `
  select ${columns} ${from} where ${orderable}
  order by lower(c.name ->> 'ru'), c.id, (t.key = 'companyRegistration') desc, (s.currency <> c.currency), s.currency, s.price, s.id`;

const titlesSql = `
  select id, title, legal_form ->> 'en' as "legalForm" from services where id = any($1::uuid[])
  union all select id, name as title, null from deleted_catalogue where id = any($1::uuid[]) and code is null`;

/** A service with the name of its country. */
type FoundService = Pick<ServiceTitle, 'id' | 'title'> & { country: Bilingual };

/** `orderable`: services on offer. */
type ServiceScope = 'orderable' | 'all';

/** Queries leave archived services out, except for editors. */
@Injectable()
export class Services {
  constructor(private readonly database: Database) {}

  find(id: Id, scope: ServiceScope = 'orderable'): Promise<ServiceRow | undefined> {
    const where = `where s.id = $1 ${scope === 'orderable' ? `and ${orderable}` : ''}`;
    return this.database.one<ServiceRow>(`select ${columns} ${from} ${where}`, [id], `service-by-id-${scope}`);
  }

  /** Services that can be ordered: by country, registrations first, then by price. */
  open(tx: Queryable): Promise<ServiceRow[]> {
    return tx.query<ServiceRow>(openSql);
  }

  list(query: ServiceQuery, language: Language): Promise<{ rows: ServiceRow[]; total: number }> {
    return rowsOf<ServiceRow>(this.database, columns, selection(query, language, 'all'));
  }

  /** @param without currencies whose services are left out */
  orderableIds(query: ServiceQuery, language: Language, without: readonly Currency[]): Promise<IdPage> {
    return idsOf(this.database, 's.id', selection(query, language, 'orderable', without));
  }

  /** Leaves out services that cannot be ordered. */
  orderable(ids: readonly Id[]): Promise<ServiceRow[]> {
    return this.database.query<ServiceRow>(`select ${columns} ${from} where s.id = any($1::uuid[]) and ${orderable}`, [ids]);
  }

  /** At most `most` matching services that are not archived, by title. */
  found(search: string, most: number): Promise<FoundService[]> {
    const where = new Conditions().fixed(presence('all', false)).matching(['s.search', 'c.search'], search);
    return this.database.query<FoundService>(
      `select s.id, s.title, c.name as country ${from} ${where.sql} order by lower(s.title ->> 'ru'), s.id limit ${most}`,
      where.params,
    );
  }

  /** Includes archived types. */
  typeKeys(): Promise<{ id: Id; key: string }[]> {
    return this.database.query('select id, key from service_types');
  }

  /** Includes archived and deleted services, because orders refer to them. */
  titles(ids: readonly Id[]): Promise<ServiceTitle[]> {
    return this.database.query<ServiceTitle>(titlesSql, [ids], 'service-titles');
  }
}

/** Readers who see all services request archived ones by a filter; without it they see those that are not archived. */
const presence = (scope: ServiceScope, archived: boolean | undefined): string =>
  scope === 'orderable' ? orderable : `s.archived_at is ${archived === true ? 'not ' : ''}null`;

function selection(query: ServiceQuery, language: Language, scope: ServiceScope, without: readonly Currency[] = []): Selection {
  const direction = query.sort.descending ? 'desc' : 'asc';
  const order = [...orders[query.sort.by](language), 's.id'].map((column) => `${column} ${direction}`).join(', ');
  return { from: joined, where: conditions(query, scope, without), order, page: query };
}

const conditions = ({ filters, search }: ServiceQuery, scope: ServiceScope, without: readonly Currency[]): Conditions =>
  new Conditions()
    .fixed(presence(scope, filters.archived))
    .with('s.country_id = any(?::uuid[])', filters.country)
    .with('c.code = any(?::text[])', filters.countryCode)
    .with('s.type_id = any(?::uuid[])', filters.type)
    .with('s.currency = any(?::text[])', filters.currency)
    .with('s.currency <> all(?::text[])', without.length > 0 ? without : undefined)
    .matching(['s.search', 'c.search'], search);
