import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { type TextFact, textFacts, type CompanyState, type Proposal } from '#machines/company/state';
import { Database, type Queryable } from '#libs/platform/database/database';
import { matchesSearch } from '#libs/platform/database/search-words';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { companyGrammar } from '../company-grammar.js';
import { type CompanyRow, companyStream } from './company-stream.js';

export type CompanyListQuery = ListQuery<(typeof companyGrammar)['filters'], (typeof companyGrammar)['sorts'][number]>;

/** Whose companies: everybody's, a client's, or those of these orders. */
export type CompanyScope = 'all' | { client: Id } | { orders: readonly Id[] };

/** A company with the bodies of its texts; absent where there is none, or none any more. `twice`: another one has its number in its country. */
export interface StoredCompany {
  state: CompanyState;
  texts: ReadonlyMap<Id, string>;
  twice: boolean;
}

const isTwice = `exists (select from company_search o where o.country_id = s.country_id and o.number_key = s.number_key and o.company_id <> s.company_id)`;
const from = 'from companies c left join company_search s on s.company_id = c.id';
const sortColumns = { createdAt: 'c.created_at', name: `coalesce(s.name, '')` } as const;
type Joined = CompanyRow & { twice: boolean };

/** Companies by index, those of erased clients left out. */
@Injectable()
export class CompanyRows {
  constructor(private readonly database: Database) {}

  async one(id: Id, scope: CompanyScope): Promise<StoredCompany | undefined> {
    const { where, params } = conditions({ filters: {} }, scope);
    const [stored] = await this.stored(`select c.*, ${isTwice} as twice ${from} ${where} and c.id = $${params.push(id)}`, params);
    return stored;
  }

  page(query: CompanyListQuery, scope: CompanyScope): Promise<StoredCompany[]> {
    const { where, params } = conditions(query, scope);
    const direction = query.sort.descending ? 'desc' : 'asc';
    const order = `order by ${sortColumns[query.sort.by]} ${direction}, c.id ${direction}`;
    return this.stored(`select c.*, ${isTwice} as twice ${from} ${where} ${order} limit ${query.perPage} offset ${query.offset}`, params);
  }

  async count(query: CompanyListQuery, scope: CompanyScope): Promise<number> {
    const { where, params } = conditions(query, scope);
    return (await this.database.one<{ total: number }>(`select count(*)::int as total ${from} ${where}`, params))?.total ?? 0;
  }

  /** The orders of a company. */
  async ordersOf(company: Id): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>('select order_id as id from company_orders where company_id = $1', [company]);
    return rows.map(({ id }) => id);
  }

  /** Other companies with the same number in the same country. */
  twins(company: Id): Promise<{ id: Id; client: Id }[]> {
    return this.database.query(
      `select o.company_id as id, o.client_id as client from company_search s
       join company_search o on o.country_id = s.country_id and o.number_key = s.number_key and o.company_id <> s.company_id
       where s.company_id = $1 order by o.company_id limit 20`,
      [company],
    );
  }

  /** How many companies a client has, and the register numbers of those in `country`, as they were typed. Until the transaction ends nobody else adds one. */
  async numbersOf(tx: Queryable, client: Id, country: Id | null): Promise<{ companies: number; numbers: string[] }> {
    await tx.query('select from users where id = $1 for no key update', [client], 'client_of_companies_held');
    const rows = await tx.query<{ number: string | null }>(
      `select case when c.country_id = $2 then t.body end as number
       from companies c left join texts t on t.id = (c.facts #>> '{registerNumber,value,text}')::uuid where c.client_id = $1`,
      [client, country],
      'company_numbers_of_client',
    );
    return { companies: rows.length, numbers: rows.flatMap(({ number }) => number ?? []) };
  }

  private async stored(sql: string, params: unknown[]): Promise<StoredCompany[]> {
    const rows = await this.database.query<Joined>(sql, params);
    const states = rows.map((row) => companyStream.read(row));
    const texts = await this.bodies(states.flatMap(textsOf));
    return states.map((state, at) => ({ state, texts, twice: rows[at]?.twice ?? false }));
  }

  private async bodies(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    const sql = 'select id, body from texts where id = any ($1::uuid[]) and body is not null';
    const rows = await this.database.query<{ id: Id; body: string }>(sql, [ids], 'company_texts');
    return new Map(rows.map(({ id, body }) => [id, body]));
  }
}

const textsOf = ({ facts, proposal }: CompanyState): Id[] =>
  textFacts.flatMap((name) => [facts[name]?.value.text ?? [], proposedText(proposal, name)].flat());

const proposedText = (proposal: Proposal | null, name: TextFact): Id[] => {
  const ref = proposal?.facts[name] ?? null;
  return ref === null ? [] : [ref.text];
};

function conditions({ filters, search }: Pick<CompanyListQuery, 'filters' | 'search'>, scope: CompanyScope) {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const any = (column: string, values: readonly unknown[] | undefined, type = 'uuid'): string[] =>
    values === undefined ? [] : [`${column} = any (${add(values)}::${type}[])`];
  const flag = (sql: string, wanted: boolean | undefined): string[] => (wanted === undefined ? [] : [wanted ? sql : `not ${sql}`]);
  const all = [
    'not c.erased',
    ...(scope === 'all' ? [] : [inScope(scope, add)]),
    ...any('c.client_id', filters.client),
    ...any('c.country_id', filters.country),
    ...(filters.order === undefined ? [] : [inScope({ orders: filters.order }, add)]),
    ...any('c.status', filters.status, 'text'),
    ...flag('(c.proposal is not null)', filters.proposed),
    ...flag(isTwice, filters.twice),
    ...(search === undefined ? [] : [matchesSearch(['s.words'], search, add)]),
  ];
  return { where: `where ${all.join(' and ')}`, params };
}

const inScope = (scope: Exclude<CompanyScope, 'all'>, add: (value: unknown) => string): string =>
  'client' in scope
    ? `c.client_id = ${add(scope.client)}`
    : `c.id in (select company_id from company_orders where order_id = any (${add(scope.orders)}::uuid[]))`;
