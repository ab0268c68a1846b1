import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { FeedbackState, FeedbackStatus } from '#machines/feedback/state';
import type { feedbackGrammar, publishedGrammar } from '../feedback-grammar.js';
import { type FeedbackRow, feedbackStream } from './feedback-stream.js';

export type FeedbackListQuery = ListQuery<(typeof feedbackGrammar)['filters'], (typeof feedbackGrammar)['sorts'][number]>;
export type PublishedQuery = ListQuery<(typeof publishedGrammar)['filters'], 'createdAt'>;
type AnyQuery = Pick<FeedbackListQuery, 'filters'>;

/** Partners see those on their orders that are not hidden, clients their own. */
export type FeedbackScope = 'all' | 'published' | { partner: Id } | { client: Id };

export const scopeOf = ({ id, role }: Actor): FeedbackScope =>
  role === 'Client' ? { client: id } : role === 'Partner' ? { partner: id } : 'all';

export interface StoredFeedback {
  state: FeedbackState;
  texts: Record<'text' | 'reason' | 'answer', string | null>;
}

/** The number of feedbacks in a state, and the sum of their ratings. */
export interface FeedbackCount {
  status: FeedbackStatus;
  count: number;
  sum: number;
}

const body = (member: string): string => `(select body from texts where id = (f.words -> '${member}' ->> 'text')::uuid)`;
const joined = `select f.*, json_build_object('text', ${body('text')}, 'reason', ${body('reason')}, 'answer', ${body('answer')}) as said from feedbacks f`;
type Joined = FeedbackRow & { said: StoredFeedback['texts'] };
const storedOf = ({ said, ...row }: Joined): StoredFeedback => ({ state: feedbackStream.read(row), texts: said });
const sortColumns = { createdAt: 'f.created_at', rating: 'f.rating' } as const;

/** Queries leave deleted feedbacks out. */
@Injectable()
export class FeedbackRows {
  constructor(private readonly database: Database) {}

  async one(id: Id, scope: FeedbackScope): Promise<StoredFeedback | undefined> {
    const { where, params } = conditions({ filters: {} }, scope);
    const row = await this.database.one<Joined>(`${joined} ${where} and f.id = $${params.push(id)}`, params);
    return row && storedOf(row);
  }

  async page(query: FeedbackListQuery | PublishedQuery, scope: FeedbackScope): Promise<StoredFeedback[]> {
    const { where, params } = conditions(query, scope);
    const direction = query.sort.descending ? 'desc' : 'asc';
    const order = `order by ${sortColumns[query.sort.by]} ${direction}, f.id ${direction}`;
    return (await this.database.query<Joined>(`${joined} ${where} ${order} limit ${query.perPage} offset ${query.offset}`, params)).map(
      storedOf,
    );
  }

  /** Counts per state, under all other conditions of the list. */
  counts(query: AnyQuery, scope: FeedbackScope): Promise<FeedbackCount[]> {
    const { state: _, ...filters } = query.filters;
    const { where, params } = conditions({ filters }, scope);
    return this.database.query<FeedbackCount>(
      `select f.status, count(*)::int as count, sum(f.rating)::int as sum from feedbacks f ${where} group by f.status`,
      params,
    );
  }

  /** Returns the newest `ofService` feedbacks of each service, the newest of all first. */
  async latestPublished(ofService: number): Promise<StoredFeedback[]> {
    const rows = await this.database.query<Joined>(
      `${joined} where f.id in (
         select id from (select id, row_number() over (partition by service_id order by created_at desc, id desc) as nth
           from feedbacks where status = 'published' and not erased) n where nth <= $1)
       order by f.created_at desc, f.id desc`,
      [ofService],
    );
    return rows.map(storedOf);
  }

  /** Counts all published feedbacks of each service and adds up their ratings, including those of erased clients. */
  publishedFigures(): Promise<{ service: Id; country: Id; count: number; sum: number }[]> {
    return this.database.query(
      `select service_id as service, country_id as country, count(*)::int as count, sum(rating)::int as sum
       from feedbacks where status = 'published' group by service_id, country_id`,
    );
  }

  /** Adds up the ratings that clients gave, and those of partners' orders unless staff hid them. */
  figuresOfPeople(people: readonly Id[]): Promise<{ person: Id; count: number; sum: number }[]> {
    return this.database.query(
      `select person, count(*)::int as count, sum(rating)::int as sum from (
         select client_id as person, rating from feedbacks where client_id = any ($1::uuid[]) and status <> 'deleted'
         union all
         select partner_id, rating from feedbacks where partner_id = any ($1::uuid[]) and status in ('unpublished', 'published')) f
       group by person`,
      [people],
    );
  }

  /** Whether the client asked not to be asked for feedback. */
  async hasDeclined(client: Id): Promise<boolean> {
    const row = await this.database.one('select 1 as declined from feedback_declined where client_id = $1', [client]);
    return row !== undefined;
  }

  /** Whether the order ever had a feedback, deleted ones included. */
  async isGiven(order: Id): Promise<boolean> {
    return (await this.database.one('select 1 as given from feedbacks where order_id = $1', [order])) !== undefined;
  }

  /** Returns the orders without a feedback whose client never declined to be asked. */
  async wanted(finished: readonly { order: Id; client: Id }[]): Promise<Id[]> {
    const rows = await this.database.query<{ order: Id }>(
      `select a.order_id as order from unnest($1::uuid[], $2::uuid[]) as a(order_id, client_id)
       where not exists (select from feedbacks f where f.order_id = a.order_id)
         and not exists (select from feedback_declined d where d.client_id = a.client_id)`,
      [finished.map(({ order }) => order), finished.map(({ client }) => client)],
    );
    return rows.map(({ order }) => order);
  }

  async decline(client: Id): Promise<void> {
    await this.database.query('insert into feedback_declined (client_id) values ($1) on conflict do nothing', [client]);
  }
}

function inScope(scope: FeedbackScope, add: (value: unknown) => string): string[] {
  if (scope === 'all') return [`f.status <> 'deleted'`];
  if (scope === 'published') return [`f.status = 'published'`, 'not f.erased'];
  return 'partner' in scope
    ? [`f.partner_id = ${add(scope.partner)}`, `f.status in ('unpublished', 'published')`]
    : [`f.client_id = ${add(scope.client)}`, `f.status <> 'deleted'`];
}

function conditions({ filters }: AnyQuery, scope: FeedbackScope): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const any = (column: string, values: readonly unknown[] | undefined, type = 'uuid'): string[] =>
    values === undefined ? [] : [`${column} = any (${add(values)}::${type}[])`];
  const { createdAt, awaiting } = filters;
  const isAwaiting = `(f.rating <= 2 and f.answered_at is null and f.status <> 'deleted')`;
  const all = [
    ...inScope(scope, add),
    ...any('f.partner_id', filters.partner),
    ...any('f.client_id', filters.client),
    ...any('f.order_id', filters.order),
    ...any('f.service_id', filters.service),
    ...any('f.country_id', filters.country),
    ...any('f.rating', filters.rating?.map(Number), 'smallint'),
    ...any('f.status', filters.state, 'text'),
    ...(awaiting === undefined ? [] : [awaiting ? isAwaiting : `not ${isAwaiting}`]),
    ...(createdAt?.from === undefined ? [] : [`f.created_at >= ${add(createdAt.from)}`]),
    ...(createdAt?.before === undefined ? [] : [`f.created_at < ${add(createdAt.before)}`]),
  ];
  return { where: `where ${all.join(' and ')}`, params };
}
