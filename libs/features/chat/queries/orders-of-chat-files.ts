import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrdersOfChatFiles } from '#libs/contracts/documents/orders-of-files';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(OrdersOfChatFiles)
export class OrdersOfChatFilesHandler implements IQueryHandler<OrdersOfChatFiles> {
  constructor(private readonly database: Database) {}

  async execute({ files }: OrdersOfChatFiles): Promise<ReadonlyMap<Id, Id>> {
    if (files.length === 0) return new Map();
    const rows = await this.database.query<{ file: Id; order: Id }>(
      `select f.file_id as file, c.order_id as "order" from chat_files f join chat_messages m on m.id = f.message_id join chats c on c.id = m.chat_id
       where f.file_id = any ($1)`,
      [files],
    );
    return new Map(rows.map(({ file, order }) => [file, order]));
  }
}
