import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { MayReadChatFile } from '#libs/contracts/chat/may-read-chat-file';
import type { FileReading } from '#libs/contracts/documents/may-read-file';
import { PartiesOfOrders } from '#libs/contracts/orders/order-parties';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { isMember } from '#machines/chat/members';
import type { ChatKind } from '#machines/chat/state';

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
