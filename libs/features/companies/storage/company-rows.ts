import { Injectable } from '@nestjs/common';
import type { QueryBus } from '@nestjs/cqrs';
import type { CompanyName } from '#libs/contracts/companies/company-queries';
import { OrdersSeenBy } from '#libs/contracts/orders/order-queries';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { companyStates, type TextFact, textFacts, type CompanyState, type Proposal } from '#machines/company/state';
import { Database, type Queryable } from '#libs/platform/database/database';
import { matchesSearch } from '#libs/platform/database/search-words';
import type { ListGrammar, ListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { type CompanyRow, companyStream } from './company-stream.js';

/**
 * `proposed`: a change waits for an answer; `noYearEnd`: the end of the financial year is unknown; `twice`: another company has its number
 * in that country, for staff.
 */
export const companyGrammar = {
  filters: {
    client: { kind: 'id' },
    country: { kind: 'id' },
    order: { kind: 'id' },
    status: { kind: 'choice', of: companyStates },
    proposed: { kind: 'flag' },
    noYearEnd: { kind: 'flag' },
    twice: { kind: 'flag' },
  },
  sorts: ['createdAt', 'name'],
} as const satisfies ListGrammar;

export type CompanyListQuery = ListQuery<(typeof companyGrammar)['filters'], (typeof companyGrammar)['sorts'][number]>;

/** All companies, a client's, or those of these orders. */
export type CompanyScope = 'all' | { client: Id } | { orders: readonly Id[] };

export async function companyScope(queries: QueryBus, actor: Actor): Promise<CompanyScope> {
  if (actor.role === 'Client') return { client: actor.id };
  const orders = await queries.execute(new OrdersSeenBy(actor));
  return orders === 'all' ? 'all' : { orders };
}

/** Bodies of texts are absent if there are none, or after erasure. `twice`: another company has its number in its country. */
export interface StoredCompany {
  state: CompanyState;
  texts: ReadonlyMap<Id, string>;
  twice: boolean;
}

const isTwice = `exists (select from company_search o where o.country_id = s.country_id and o.number_key = s.number_key and o.company_id <> s.company_id)`;
const from = 'from companies c left join company_search s on s.company_id = c.id';
const sortColumns = { createdAt: 'c.created_at', name: `coalesce(s.name, '')` } as const;
type Joined = CompanyRow & { twice: boolean };

/** Queries leave companies of erased clients out. */
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

  async areIn(country: Id): Promise<boolean> {
    return (await this.database.one('select from companies where country_id = $1 and not erased limit 1', [country])) !== undefined;
  }

  async ordersOf(company: Id): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>('select order_id as id from company_orders where company_id = $1', [company]);
    return rows.map(({ id }) => id);
  }

  /** Leaves companies of erased clients out. */
  async names(ids: readonly Id[]): Promise<ReadonlyMap<Id, CompanyName>> {
    const rows = await this.database.query<CompanyName & { id: Id }>(
      `select c.id, n.body as name, r.body as "registerNumber" from companies c
       join texts n on n.id = (c.facts #>> '{name,value,text}')::uuid join texts r on r.id = (c.facts #>> '{registerNumber,value,text}')::uuid
       where c.id = any ($1::uuid[]) and not c.erased and n.body is not null and r.body is not null`,
      [ids],
      'company_names',
    );
    return new Map(rows.map(({ id, ...name }) => [id, name]));
  }

  /**
   * An open order of the partner for the company; null if there is none. Locks it, so that it stays open and theirs until the transaction
   * ends.
   */
  async openOrderOf(tx: Queryable, company: Id, partner: Id): Promise<Id | null> {
    const row = await tx.one<{ id: Id }>(
      `select o.id from company_orders c join orders o on o.id = c.order_id
       where c.company_id = $1 and o.partner_id = $2 and o.progress not in ('projectFinished', 'orderCancelled') order by o.id limit 1 for share of o`,
      [company, partner],
      'company_open_order_of_partner',
    );
    return row?.id ?? null;
  }

  /**
   * Requires the company's row to be locked: its client was not erased, and a later erasure finds what the command writes.
   * @throws Problem 404
   */
  async checkNotErased(tx: Queryable, company: Id): Promise<void> {
    const row = await tx.one('select from companies where id = $1 and not erased', [company], 'company_not_erased');
    if (row === undefined) throw notFound();
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

  /**
   * Number of a client's companies, and register numbers of those in `country`, as typed. Locks the client, so that nobody adds one until
   * the transaction ends.
   */
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
    if (ids.length === 0) return new Map();
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
    ...flag('(c.year_end is null)', filters.noYearEnd),
    ...flag(isTwice, filters.twice),
    ...(search === undefined ? [] : [matchesSearch(['s.words'], search, add)]),
  ];
  return { where: `where ${all.join(' and ')}`, params };
}

const inScope = (scope: Exclude<CompanyScope, 'all'>, add: (value: unknown) => string): string =>
  'client' in scope
    ? `c.client_id = ${add(scope.client)}`
    : `c.id in (select company_id from company_orders where order_id = any (${add(scope.orders)}::uuid[]))`;
