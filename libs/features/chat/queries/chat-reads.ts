import { Injectable } from '@nestjs/common';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { pageOf, pageUpTo, parseListQuery, searchLimit } from '#libs/platform/http/list-query';
import { chatGrammar, type ChatListQuery, ChatRows, type ChatScope, type ReadChat } from '../storage/chat-rows.js';
import { chatOf } from '../storage/chat-stream.js';
import type { ChatName } from '#machines/chat/events';
import type { ChatDto, ChatPageDto } from '../wire/chats.dto.js';
import { ChatViews, type SeenChat } from './chat-views.js';
import { Membership } from './membership.js';

@Injectable()
export class ChatReads {
  constructor(
    private readonly membership: Membership,
    private readonly rows: ChatRows,
    private readonly views: ChatViews,
  ) {}

  /** Lists chats of the reader. A filter by order includes chats without messages. @throws Problem 422 */
  async list(raw: unknown, actor: Actor, language: Language): Promise<ChatPageDto> {
    const query = parseListQuery(raw, chatGrammar);
    const scope = await this.membership.scopeOf(actor);
    const { order, ...narrowing } = query.filters;
    if (order !== undefined && query.search === undefined && narrowing.unread === undefined && narrowing.waiting === undefined) {
      return this.ofOrders(order, query, scope, actor, language);
    }
    const [chats, total] = await Promise.all([this.rows.page(query, scope), this.rows.total(query, scope)]);
    return pageUpTo(searchLimit, query, await this.views.views(chats.map(seen), actor, language), total);
  }

  private async ofOrders(
    orders: readonly Id[],
    query: ChatListQuery,
    { kinds, reader }: ChatScope,
    actor: Actor,
    language: Language,
  ): Promise<ChatPageDto> {
    const names = orders.flatMap((order) =>
      kinds.filter((kind) => query.filters.kind?.includes(kind) ?? true).map((kind): ChatName => ({ order, kind })),
    );
    const chats = await this.rows.byIds(
      names.map(({ order, kind }) => chatOf(order, kind)),
      reader,
    );
    const all = names.map((name): SeenChat => {
      const chat = chats.get(chatOf(name.order, name.kind));
      return { ...name, ...(chat && { chat }) };
    });
    const own = await this.views.views(all, actor, language);
    return pageOf(query, own.slice(query.offset, query.offset + query.perPage), own.length);
  }
  /** Also returns a chat without messages. @throws Problem 404 for people outside the chat */
  async byName(name: ChatName, actor: Actor, language: Language): Promise<ChatDto> {
    await this.membership.of(name, actor);
    const id = chatOf(name.order, name.kind);
    const chat = (await this.rows.byIds([id], actor.id)).get(id);
    const [view] = await this.views.views([{ ...name, ...(chat && { chat }) }], actor, language);
    if (view === undefined) throw new Error('a member of a chat sees it');
    return view;
  }

  /** Chats with unread messages, counted to 100. */
  async countUnread(actor: Actor): Promise<number> {
    return this.rows.unreadChats(await this.membership.scopeOf(actor));
  }
}

const seen = (chat: ReadChat): SeenChat => ({ order: chat.state.order, kind: chat.state.kind, chat });
