import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { WaitingChatsOf } from '#libs/contracts/chat/chat-queries';
import { answerOf, type DayAnswer, listQueryOf, RowOfChats } from '#libs/contracts/my-day/day-rows';
import { Database } from '#libs/platform/database/database';
import type { ChatDto } from '../wire/chats.dto.js';
import { ChatReads } from './chat-reads.js';

@QueryHandler(WaitingChatsOf)
export class WaitingChatsOfHandler implements IQueryHandler<WaitingChatsOf> {
  constructor(private readonly database: Database) {}

  async execute({ manager }: WaitingChatsOf): Promise<number> {
    const row = await this.database.one<{ count: number }>(
      'select count(*)::int as count from chats where order_id in (select id from orders where manager_id = $1) and waiting_since is not null',
      [manager],
    );
    return row?.count ?? 0;
  }
}

@QueryHandler(RowOfChats)
export class RowOfChatsHandler implements IQueryHandler<RowOfChats> {
  constructor(private readonly reads: ChatReads) {}

  async execute({ asked }: RowOfChats): Promise<DayAnswer> {
    const page = await this.reads.list(listQueryOf(asked), asked.actor, asked.language);
    return answerOf(page, ({ _id, order, last, members }: ChatDto) => ({
      _id,
      title: order.number,
      order: order._id,
      about: nameOf(last?.author) ?? nameOf(members.find(({ side }) => side === 'client')),
    }));
  }
}

const nameOf = (person: { name: string } | undefined): string | null => person?.name || null;
