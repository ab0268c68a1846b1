import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { MayReadChatFile } from '#libs/contracts/chat/chat-queries';
import { type FileReading, OrdersOfChatFiles } from '#libs/contracts/documents/files';
import { PartiesOfOrders } from '#libs/contracts/orders/order-queries';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { isMember } from '#machines/chat/commands';
import type { ChatKind } from '#machines/chat/events';

interface Holder {
  order: Id;
  kind: ChatKind;
  removed: boolean;
}

@QueryHandler(MayReadChatFile)
export class MayReadChatFileHandler implements IQueryHandler<MayReadChatFile> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ fileId, actor }: MayReadChatFile): Promise<FileReading> {
    const holder = await this.database.one<Holder>(
      `select c.order_id as order, c.kind, m.removed_at is not null as removed
       from chat_files f join chat_messages m on m.id = f.message_id join chats c on c.id = m.chat_id where f.file_id = $1`,
      [fileId],
      'chat_of_file',
    );
    if (!holder) return 'unattached';
    const parties = (await this.queries.execute(new PartiesOfOrders([holder.order]))).get(holder.order);
    return parties !== undefined && !holder.removed && isMember(actor, holder.kind, parties) ? 'granted' : 'refused';
  }
}

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
