import { Injectable } from '@nestjs/common';
import type { ChatMessage } from '#libs/contracts/chat/call-chat';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { matchesSearch } from '#libs/platform/database/search-words';
import { searchLimit } from '#libs/platform/http/list-query';
import type { ChatScope } from './chat-rows.js';

export interface MessageRow extends ChatMessage {
  /** version of the chat when the message was read; a later change has a higher version */
  version: number;
}

/** Oldest first, with marks whether there are more on either side. */
export interface MessagePage {
  rows: MessageRow[];
  before: boolean;
  after: boolean;
}

const columns = `m.id, m.chat_id as chat, c.order_id as order, c.kind, m.nth, m.author_id as author, m.side, t.body as text, m.reply_to as "replyTo", m.at,
  m.edited_at as "editedAt", m.removed_at as "removedAt", c.version,
  array(select f.file_id from chat_files f where f.message_id = m.id and m.removed_at is null order by f.position) as files`;
const joins = 'join chats c on c.id = m.chat_id left join texts t on t.id = m.text_id';

/** Does not check permissions; the caller does. */
@Injectable()
export class MessageRows {
  constructor(private readonly database: Database) {}

  byIds(ids: readonly Id[]): Promise<MessageRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.query<MessageRow>(
      `select ${columns} from chat_messages m ${joins} where m.id = any ($1) order by m.chat_id, m.nth`,
      [ids],
      'messages_by_ids',
    );
  }

  async one(id: Id): Promise<MessageRow | undefined> {
    return (await this.byIds([id]))[0];
  }

  /** The newest `limit` messages of a chat, or those before or after a position in it. */
  async page(chat: Id, limit: number, from?: { before: number } | { after: number }): Promise<MessagePage> {
    const forward = from !== undefined && 'after' in from;
    const edge = from === undefined ? null : forward ? from.after : (from as { before: number }).before;
    const rows = await this.database.query<MessageRow>(
      `select ${columns} from (
         select * from chat_messages where chat_id = $1 and ($2::integer is null or nth ${forward ? '>' : '<'} $2)
         order by nth ${forward ? 'asc' : 'desc'} limit $3) m ${joins} order by m.nth`,
      [chat, edge, limit + 1],
      forward ? 'messages_after' : 'messages_before',
    );
    const more = rows.length > limit;
    const page = forward ? rows.slice(0, limit) : rows.slice(more ? 1 : 0);
    return { rows: page, before: forward ? edge !== null && edge > 0 : more, after: forward ? more : edge !== null };
  }

  /** Authors of the last 20 messages up to a position. */
  async authorsUpTo(chat: Id, nth: number): Promise<Id[]> {
    const rows = await this.database.query<{ author: Id }>(
      'select distinct author_id as author from chat_messages where chat_id = $1 and nth > $2 and nth <= $3',
      [chat, nth - 20, nth],
      'chat_authors',
    );
    return rows.map(({ author }) => author);
  }

  /** The last message of each chat that was not removed or erased. */
  async lastOf(chats: readonly Id[]): Promise<ReadonlyMap<Id, MessageRow>> {
    if (chats.length === 0) return new Map();
    const rows = await this.database.query<MessageRow>(
      `select ${columns} from unnest($1::uuid[]) as of(chat) cross join lateral (
         select * from chat_messages where chat_id = of.chat and removed_at is null order by nth desc limit 1) m ${joins}`,
      [chats],
      'last_messages',
    );
    return new Map(rows.map((row) => [row.chat, row]));
  }

  /** Earlier versions of messages, oldest first; erased ones are absent. */
  async earlier(ids: readonly Id[]): Promise<ReadonlyMap<Id, string[]>> {
    const rows = await this.database.query<{ id: Id; bodies: string[] }>(
      `select h.message_id as id, array_agg(t.body order by h.version) as bodies
       from chat_message_changes h join texts t on t.id = h.earlier_text_id
       where h.message_id = any ($1) and t.body is not null group by h.message_id`,
      [ids],
    );
    return new Map(rows.map(({ id, bodies }) => [id, bodies]));
  }

  /** Matching messages, newest first; the total is counted to 10,000. */
  async found(
    scope: ChatScope,
    asked: { search: string; order?: Id; limit: number; offset: number },
  ): Promise<{ rows: MessageRow[]; total: number }> {
    const params: unknown[] = [scope.kinds];
    const add = (value: unknown): string => `$${params.push(value)}`;
    const where = [
      'c.kind = any ($1)',
      matchesSearch(['m.search'], asked.search, add),
      ...(scope.orders === 'all' ? [] : [`c.order_id = any (${add(scope.orders)}::uuid[])`]),
      ...(asked.order === undefined ? [] : [`c.order_id = ${add(asked.order)}`]),
    ].join(' and ');
    const matching = `chat_messages m join chats c on c.id = m.chat_id where ${where}`;
    const counted = await this.database.one<{ total: number }>(
      `select count(*)::int as total from (select from ${matching} limit ${searchLimit + 1}) f`,
      params,
    );
    const total = counted?.total ?? 0;
    // Few matches: find all by the index and sort them. Many: walk back in time, the page is soon full. Chosen here because the planner misestimates.
    const few = total <= searchLimit ? 'materialized' : 'not materialized';
    const rows = await this.database.query<MessageRow>(
      `with told as ${few} (select m.* from ${matching})
       select ${columns} from (select * from told order by at desc, id desc limit ${asked.limit} offset ${asked.offset}) m
       ${joins} order by m.at desc, m.id desc`,
      params,
    );
    return { rows, total };
  }
}
