import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MarkFileAttached } from '#libs/contracts/documents/files';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { chatEventOf } from '../storage/chat-stream.js';

/** Marks files that were sent in chats for the documents feature. `chat_files` is authoritative; the mark saves look-ups and may be written twice. */
@Injectable()
export class SentFiles implements Consumer {
  readonly name = 'chat.sent-files';
  readonly projectionVersion = 1;
  readonly types = ['MessagePosted'] as const;

  constructor(private readonly commands: CommandBus) {}

  async handle(placed: PlacedEvent, _tx: Transaction): Promise<void> {
    const event = chatEventOf(placed);
    if (event.type !== 'MessagePosted') return;
    for (const file of event.data.files) await this.commands.execute(new MarkFileAttached(file, event.chat, event.at));
  }
}
