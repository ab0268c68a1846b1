import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { matchesSearch } from '#libs/platform/database/search-words';
import { type ListGrammar, type ListQuery, searchLimit } from '#libs/platform/http/list-query';
import { type ChatKind, chatKinds, type ChatState } from '#machines/chat/events';
import { type ChatRow, chatStream } from './chat-stream.js';

/** The search is over messages. */
export const chatGrammar = {
  filters: { order: { kind: 'id' }, kind: { kind: 'choice', of: chatKinds }, unread: { kind: 'flag' }, waiting: { kind: 'flag' } },
  sorts: ['lastAt', 'waitingSince'],
} as const satisfies ListGrammar;

export type ChatListQuery = ListQuery<(typeof chatGrammar)['filters'], (typeof chatGrammar)['sorts'][number]>;

/** Orders and kinds whose chats are included. */
export interface ChatScope {
  reader: Id;
  orders: 'all' | readonly Id[];
  kinds: readonly ChatKind[];
}

/** A chat with its reader's position in it. */
export interface ReadChat {
  state: ChatState;
  /** position of the last message they read; 0 for none */
  read: number;
}

type Joined = ChatRow & { read: number };

const joined = `select c.*, coalesce(r.nth, 0) as read from chats c left join chat_reads r on r.chat_id = c.id and r.person_id = $1`;
const unread = 'c.posted > coalesce(r.nth, 0)';
/** For people who see all orders, only chats of orders that they manage or have read count as unread. */
const concerns = ({ orders }: ChatScope): string =>
  orders === 'all' ? '(r.person_id is not null or c.order_id in (select id from orders where manager_id = $1))' : 'true';
const isUnread = (scope: ChatScope): string => `(${unread} and ${concerns(scope)})`;
const sortColumns = { lastAt: 'c.last_at', waitingSince: 'c.waiting_since' } as const;

const readChatOf = ({ read, ...row }: Joined): ReadChat => ({ state: chatStream.read(row), read });

/** Unread chats are counted up to this number. */
const unreadLimit = 100;

@Injectable()
export class ChatRows {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly Id[], reader: Id): Promise<ReadonlyMap<Id, ReadChat>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<Joined>(`${joined} where c.id = any ($2)`, [reader, ids], 'chats_by_ids');
    return new Map(rows.map((row) => [row.id, readChatOf(row)]));
  }

  async page(query: ChatListQuery, scope: ChatScope): Promise<ReadChat[]> {
    const { where, params } = conditions(query, scope);
    const direction = query.sort.descending ? 'desc' : 'asc';
    const order = `order by ${sortColumns[query.sort.by]} ${direction} nulls last, c.id ${direction}`;
    const rows = await this.database.query<Joined>(`${joined} ${where} ${order} limit ${query.perPage} offset ${query.offset}`, params);
    return rows.map(readChatOf);
  }

  /** Counted to 10,000. */
  async total(query: ChatListQuery, scope: ChatScope): Promise<number> {
    const { where, params } = conditions(query, scope);
    const row = await this.database.one<{ total: number }>(
      `select count(*)::int as total from (${joined} ${where} limit ${searchLimit + 1}) c`,
      params,
    );
    return row?.total ?? 0;
  }

  /** Counted to 100. */
  async unreadChats(scope: ChatScope): Promise<number> {
    const params: unknown[] = [scope.reader];
    const where = [...inScope(scope, params), isUnread(scope)].join(' and ');
    const row = await this.database.one<{ total: number }>(
      `select count(*)::int as total from (${joined} where ${where} limit ${unreadLimit}) c`,
      params,
    );
    return row?.total ?? 0;
  }

  /** Read positions by chat and person. */
  async marksOf(chats: readonly Id[]): Promise<ReadonlyMap<Id, ReadonlyMap<Id, number>>> {
    const marks = new Map<Id, Map<Id, number>>(chats.map((chat) => [chat, new Map()]));
    if (chats.length === 0) return marks;
    const rows = await this.database.query<{ chat: Id; person: Id; nth: number }>(
      'select chat_id as chat, person_id as person, nth from chat_reads where chat_id = any ($1)',
      [chats],
      'chat_marks',
    );
    for (const { chat, person, nth } of rows) marks.get(chat)?.set(person, nth);
    return marks;
  }

  /** Moves a person's position forward, never back. @returns whether it moved */
  async read(chat: Id, person: Id, nth: number): Promise<boolean> {
    const rows = await this.database.query(
      `insert into chat_reads as r (chat_id, person_id, nth) values ($1, $2, $3)
       on conflict (chat_id, person_id) do update set nth = excluded.nth, at = now() where r.nth < excluded.nth returning 1 as moved`,
      [chat, person, nth],
      'chat_read',
    );
    return rows.length > 0;
  }
}

function inScope({ orders, kinds }: ChatScope, params: unknown[]): string[] {
  return [
    ...(orders === 'all' ? [] : [`c.order_id = any ($${params.push(orders)}::uuid[])`]),
    ...(kinds.length > 1 ? [] : [`c.kind = $${params.push(kinds[0])}`]),
  ];
}

function conditions({ filters, search }: ChatListQuery, scope: ChatScope): { where: string; params: unknown[] } {
  const params: unknown[] = [scope.reader];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const all = [
    ...inScope(scope, params),
    ...(filters.kind === undefined ? [] : [`c.kind = any (${add(filters.kind)})`]),
    ...(filters.order === undefined ? [] : [`c.order_id = any (${add(filters.order)}::uuid[])`]),
    ...(filters.unread === undefined ? [] : [`${filters.unread ? '' : 'not '}${isUnread(scope)}`]),
    ...(filters.waiting === undefined ? [] : [`c.waiting_since is ${filters.waiting ? 'not ' : ''}null`]),
    ...(search === undefined
      ? []
      : [`exists (select from chat_messages m where m.chat_id = c.id and ${matchesSearch(['m.search'], search, add)})`]),
  ];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', params };
}
