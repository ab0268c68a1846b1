import { Injectable } from '@nestjs/common';
import { type Id, isId, type Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { type ListGrammar, pageUpTo, parseListQuery, searchLimit } from '#libs/platform/http/list-query';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import { chatOf } from '../storage/chat-stream.js';
import { MessageRows } from '../storage/message-rows.js';
import { parseChatName } from '#machines/chat/events';
import { type ChatMessagesDto, type FoundChatMessagesDto, pageOfMessages } from '../wire/messages.dto.js';
import { Membership } from './membership.js';
import { MessageViews } from './message-views.js';

@Injectable()
export class MessageReads {
  constructor(
    private readonly membership: Membership,
    private readonly rows: MessageRows,
    private readonly views: MessageViews,
  ) {}

  /** Returns the newest messages, or those before or after a message. @throws Problem 404, 422 */
  async ofChat(raw: Readonly<Record<string, unknown>>, actor: Actor, language: Language): Promise<ChatMessagesDto> {
    const { name, limit, cursor } = asked(raw);
    await this.membership.of(name, actor);
    const chat = chatOf(name.order, name.kind);
    const from = cursor === undefined ? undefined : { [cursor.side]: await this.placeOf(cursor, chat) };
    const page = await this.rows.page(chat, limit, from as { before: number } | { after: number } | undefined);
    return { items: await this.views.views(page.rows, actor, language), before: page.before, after: page.after };
  }

  private async placeOf({ side, id }: Cursor, chat: Id): Promise<number> {
    const message = await this.rows.one(id);
    if (message?.chat !== chat) throw invalid({ field: side, code: 'missingReference' });
    return message.nth;
  }
  /** Searches the messages that the reader may read, newest first. @throws Problem 422 */
  async find(raw: Readonly<Record<string, unknown>>, actor: Actor, language: Language): Promise<FoundChatMessagesDto> {
    const query = parseListQuery(raw, messageGrammar);
    const order = typeof raw['order'] === 'string' ? raw['order'].toLowerCase() : undefined;
    if (order !== undefined && !isId(order)) throw invalid({ field: 'order', code: 'mustBeId' });
    if (query.search === undefined) throw invalid({ field: 'search', code: 'required' });
    const scope = await this.membership.scopeOf(actor);
    const { rows, total } = await this.rows.found(scope, {
      search: query.search,
      ...(order !== undefined && { order }),
      limit: query.perPage,
      offset: query.offset,
    });
    return pageUpTo(searchLimit, query, await this.views.views(rows, actor, language), total);
  }
}

interface Cursor {
  side: 'before' | 'after';
  id: Id;
}

/** @throws Problem 422 naming every fault */
function asked(raw: Readonly<Record<string, unknown>>) {
  const known = new Set(['chat', 'before', 'after', 'limit']);
  const faults: FieldFault[] = Object.entries(raw).flatMap(([field, value]) => {
    if (!known.has(field)) return [{ field, code: 'unknownParameter' }];
    return typeof value === 'string' ? [] : [{ field, code: 'repeatedParameter' }];
  });
  const { chat, before, after, limit = String(pageOfMessages.usual) } = raw as Partial<Record<string, string>>;
  const name = parseChatName(chat);
  if (name === null) faults.push({ field: 'chat', code: chat === undefined ? 'required' : 'badFormat' });
  const cursors = Object.entries({ before, after }).flatMap(([side, id]) =>
    id === undefined ? [] : [{ side: side as Cursor['side'], id: String(id).toLowerCase() }],
  );
  faults.push(...cursors.filter(({ id }) => !isId(id)).map(({ side }) => ({ field: side, code: 'mustBeId' })));
  if (cursors.length > 1) faults.push({ field: 'after', code: 'unknownParameter' });
  const count = /^\d{1,3}$/.test(String(limit)) ? Number(limit) : Number.NaN;
  if (Number.isNaN(count)) faults.push({ field: 'limit', code: 'mustBeWhole' });
  else if (count < 1) faults.push({ field: 'limit', code: 'tooSmall', params: { limit: 1 } });
  else if (count > pageOfMessages.most) faults.push({ field: 'limit', code: 'tooLarge', params: { limit: pageOfMessages.most } });
  if (faults.length > 0 || name === null) throw invalid(...faults);
  return { name, limit: count, cursor: cursors[0] };
}

/** A search takes no filters, only the parameter `order`. */
const messageGrammar = {
  filters: {},
  sorts: ['at'],
  parameters: ['order'],
} as const satisfies ListGrammar;
