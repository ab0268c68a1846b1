import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type ChatAudience, ChatReaders } from '#libs/contracts/chat/chat-queries';
import { PartiesOfOrders } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { isMember } from '#machines/chat/commands';
import { sideOf } from '#machines/order/who';
import { ChatRows } from '../storage/chat-rows.js';

@QueryHandler(ChatReaders)
export class ChatReadersHandler implements IQueryHandler<ChatReaders> {
  constructor(
    private readonly rows: ChatRows,
    private readonly queries: QueryBus,
  ) {}

  async execute({ chats }: ChatReaders): Promise<ReadonlyMap<Id, ChatAudience>> {
    const [orders, marks] = await Promise.all([
      this.queries.execute(new PartiesOfOrders([...new Set(chats.map(({ order }) => order))])),
      this.rows.marksOf(chats.map(({ chat }) => chat)),
    ]);
    const named = chats.flatMap(({ chat, kind, order }) => {
      const parties = orders.get(order);
      if (parties === undefined) return [];
      const read = marks.get(chat) ?? new Map<Id, number>();
      const ids = new Set([parties.client, parties.partner, parties.manager, ...read.keys()].filter((id): id is Id => id !== null));
      return [{ chat, kind, parties, read, ids: [...ids] }];
    });
    const people = await this.queries.execute(new PeopleByIds([...new Set(named.flatMap(({ ids }) => ids))]));
    return new Map(
      named.map(({ chat, kind, parties, read, ids }) => {
        const readers = ids.flatMap((id) => {
          const person = people.get(id);
          // A former partner still has a read position here; without a role in the order they are not a member of this chat.
          if (person === undefined || !isMember(person, kind, parties)) return [];
          const party = [parties.client, parties.partner, parties.manager].includes(id);
          return party || sideOf(person) === 'staff' ? [{ person, read: read.get(id) ?? 0 }] : [];
        });
        return [chat, { readers, managed: parties.manager !== null }];
      }),
    );
  }
}
