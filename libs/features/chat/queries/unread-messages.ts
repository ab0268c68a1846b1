import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type UnreadMessages, UnreadMessagesOf } from '#libs/contracts/chat/chat-queries';
import { PartiesOfOrders } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { nameFor } from '#machines/kernel/person-name';
import { isMember } from '#machines/chat/commands';
import { ChatRows } from '../storage/chat-rows.js';
import { chatOf } from '../storage/chat-stream.js';
import { MessageRows } from '../storage/message-rows.js';

/** Messages that one email quotes at most. */
const mostQuoted = 20;
const nothing: UnreadMessages = { messages: [], earlier: 0 };

@QueryHandler(UnreadMessagesOf)
export class UnreadMessagesHandler implements IQueryHandler<UnreadMessagesOf> {
  constructor(
    private readonly rows: ChatRows,
    private readonly messages: MessageRows,
    private readonly queries: QueryBus,
  ) {}

  async execute({ chat: { order, kind }, reader, from }: UnreadMessagesOf): Promise<UnreadMessages> {
    const parties = (await this.queries.execute(new PartiesOfOrders([order]))).get(order);
    if (parties === undefined || !isMember(reader, kind, parties)) return nothing;
    const id = chatOf(order, kind);
    const chat = (await this.rows.byIds([id], reader.id)).get(id);
    const first = Math.max(from, (chat?.read ?? 0) + 1);
    if (chat === undefined || chat.state.posted < first) return nothing;
    const quotedFrom = Math.max(first, chat.state.posted - mostQuoted + 1);
    const { rows } = await this.messages.page(id, mostQuoted, { after: quotedFrom - 1 });
    const readable = rows.filter(({ author, text, files }) => author !== reader.id && (text !== null || files.length > 0));
    const people = await this.queries.execute(new PeopleByIds([...new Set(readable.map(({ author }) => author))]));
    return {
      messages: readable.map(({ author, text, files, at }) => ({
        author: nameFor(people.get(author), reader.language),
        text,
        files: files.length,
        at,
      })),
      earlier: readable.length === 0 ? 0 : quotedFrom - first,
    };
  }
}
