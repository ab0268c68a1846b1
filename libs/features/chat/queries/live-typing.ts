import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ChatReaders } from '#libs/contracts/chat/chat-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { LiveSources } from '#libs/event-log/live/live-sources';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import type { Id } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { chatName, parseChatName } from '#machines/chat/events';
import { chatOf } from '../storage/chat-stream.js';

/** Pushes typing hints to the current readers of a chat. Missed hints are lost. */
@Injectable()
export class LiveTyping implements OnModuleInit {
  private readonly logger = new Logger('chat');

  constructor(
    private readonly sources: LiveSources,
    private readonly wakeups: Wakeups,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.sources.registerHints('typing', (notify) =>
      this.wakeups.on('typing', (payload) => {
        this.forward(payload, notify).catch((fault: unknown) => this.logger.warn({ err: fault, msg: 'nobody is told who is typing' }));
      }),
    );
  }

  private async forward(payload: string, notify: (person: Id, more: object) => void): Promise<void> {
    const [name, author = ''] = payload.split(':');
    const chat = parseChatName(name);
    if (chat === null) return;
    const id = chatOf(chat.order, chat.kind);
    const [audiences, people] = await Promise.all([
      this.queries.execute(new ChatReaders([{ chat: id, ...chat }])),
      this.queries.execute(new PeopleByIds([author])),
    ]);
    for (const { person } of audiences.get(id)?.readers ?? []) {
      const typing = { chat: chatName(chat), person: author, name: nameFor(people.get(author), person.language) };
      if (person.id !== author) notify(person.id, { typing });
    }
  }
}
