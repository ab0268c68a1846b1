import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notifyPeople } from '#libs/event-log/signals/notified';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { invalid } from '#libs/platform/http/problem';
import { Membership } from '../queries/membership.js';
import type { ChatName } from '../wire/chat-name.js';
import { ChatRows } from '../storage/chat-rows.js';
import { chatOf } from '../storage/chat-stream.js';
import { MessageRows } from '../storage/message-rows.js';

/** Somebody has seen a chat up to a message. A mark is no fact of the log; it never goes back. @throws Problem 404, 422 */
export class MarkChatRead extends Command<void> {
  constructor(
    readonly chat: ChatName,
    readonly upTo: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MarkChatRead)
export class MarkChatReadHandler implements ICommandHandler<MarkChatRead> {
  constructor(
    private readonly membership: Membership,
    private readonly rows: ChatRows,
    private readonly messages: MessageRows,
    private readonly database: Database,
  ) {}

  async execute({ chat: name, upTo, actor }: MarkChatRead): Promise<void> {
    await this.membership.of(name, actor);
    const chat = chatOf(name.order, name.kind);
    const message = await this.messages.one(upTo.toLowerCase());
    if (message?.chat !== chat) throw invalid({ field: 'upTo', code: 'missingReference' });
    if (!(await this.rows.read(chat, actor.id, message.nth))) return;
    // Their other devices follow, and the author sees that the message was read.
    await notifyPeople(this.database, [actor.id, ...(await this.messages.authorsUpTo(chat, message.nth))]);
  }
}
