import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { searchedDigits } from '#machines/kernel/phone';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import { matchesDigits, matchesEmail, matchesSearch } from '#libs/platform/database/search-words';
import type { ListGrammar, ListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { leadKinds, type LeadState, leadStates, type LeadStatus } from '#machines/lead/state';
import type { LeadContact } from './lead-contacts.js';
import { type LeadRow, leadStream } from './lead-stream.js';

/** `source` is any text of ASCII characters. */
export const leadGrammar = {
  filters: {
    kind: { kind: 'choice', of: leadKinds },
    state: { kind: 'choice', of: leadStates },
    source: { kind: 'word' },
    country: { kind: 'id' },
    assignee: { kind: 'id' },
    createdAt: { kind: 'date' },
    callAgain: { kind: 'flag' },
  },
  sorts: ['createdAt', 'callAgainAt'],
  defaultSort: '-createdAt',
} as const satisfies ListGrammar;

export type LeadListQuery = ListQuery<(typeof leadGrammar)['filters'], (typeof leadGrammar)['sorts'][number]>;

export interface StoredLead {
  state: LeadState;
  contact: LeadContact;
}

type Joined = LeadRow & { contact: LeadContact };

const storedOf = ({ contact, ...row }: Joined): StoredLead => ({ state: leadStream.read(row), contact });
const joined = 'select l.*, to_json(c) as contact from leads l join lead_contacts c on c.lead_id = l.id';

const sortColumns = { createdAt: 'l.created_at', callAgainAt: 'l.call_again_at' } as const;

@Injectable()
export class LeadRows {
  constructor(private readonly database: Database) {}

  /** @throws Problem 404 if it does not exist */
  async one(id: Id): Promise<StoredLead> {
    const row = await this.database.one<Joined>(`${joined} where l.id = $1`, [id], 'lead');
    if (!row) throw notFound();
    return storedOf(row);
  }

  async page(query: LeadListQuery): Promise<StoredLead[]> {
    const { where, params } = conditions(query);
    const text = `${joined} ${where} ${orderOf(query)} limit ${query.perPage} offset ${query.offset}`;
    return (await this.database.query<Joined>(text, params)).map(storedOf);
  }

  /** Counts leads per state, under all other conditions of the list. */
  async counts(query: LeadListQuery): Promise<ReadonlyMap<LeadStatus, number>> {
    const { state: _, ...filters } = query.filters;
    const { where, params } = conditions({ ...query, filters });
    const text = `select l.state, count(*)::int as count from leads l join lead_contacts c on c.lead_id = l.id ${where} group by l.state`;
    const rows = await this.database.query<{ state: LeadStatus; count: number }>(text, params);
    return new Map(rows.map(({ state, count }) => [state, count]));
  }

  /** All leads of the list, in batches. */
  async *batches(query: LeadListQuery): AsyncGenerator<StoredLead[]> {
    const { where, params } = conditions(query);
    for await (const rows of batchesOf<Joined>(this.database, `${joined} ${where} ${orderOf(query)}`, params)) yield rows.map(storedOf);
  }

  /** Sources with their numbers of leads, the most frequent first. */
  sources(): Promise<{ source: string; count: number }[]> {
    return this.database.query(
      'select source, count(*)::int as count from lead_contacts group by source order by count(*) desc, source limit 200',
    );
  }

  /** Bodies of notes; erased ones are absent. */
  async notes(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; body: string }>(
      'select id, body from texts where id = any ($1) and body is not null',
      [ids],
    );
    return new Map(rows.map(({ id, body }) => [id, body]));
  }
}

const orderOf = ({ sort: { by, descending } }: LeadListQuery): string => {
  const direction = descending ? 'desc' : 'asc';
  return `order by ${sortColumns[by]} ${direction} nulls last, l.id ${direction}`;
};

function conditions({ filters, search }: Pick<LeadListQuery, 'filters' | 'search'>): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const any = (column: string, values: readonly string[] | undefined, type = 'text'): string[] =>
    values === undefined ? [] : [`${column} = any (${add(values)}::${type}[])`];
  const { createdAt, callAgain } = filters;
  const all = [
    ...any('l.kind', filters.kind),
    ...any('l.state', filters.state),
    ...any('c.source', filters.source),
    ...any('l.country_id', filters.country, 'uuid'),
    ...any('l.assignee_id', filters.assignee, 'uuid'),
    ...(createdAt?.from === undefined ? [] : [`l.created_at >= ${add(createdAt.from)}`]),
    ...(createdAt?.before === undefined ? [] : [`l.created_at < ${add(createdAt.before)}`]),
    ...(callAgain === undefined ? [] : [`l.call_again_at is ${callAgain ? 'not ' : ''}null`]),
    ...(search === undefined ? [] : [searched(search, add)]),
  ];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', params };
}

/** Matches leads that contain every word of the search; phones match by their digits. */
function searched(search: string, add: (value: unknown) => string): string {
  const digits = searchedDigits(search);
  const byDigits = digits === undefined ? [] : [matchesDigits('c.search', digits, add)];
  const ways = [matchesSearch(['c.search'], search, add), ...matchesEmail('c.search', search, add), ...byDigits];
  return `(${ways.join(' or ')})`;
}
