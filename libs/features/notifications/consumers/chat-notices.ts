import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ChatReaders } from '#libs/contracts/chat/chat-queries';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { chatNoticesOf, type Posted, type PostedEvent } from '../rules/chat-notices.js';
import { writeChatNotices } from '../storage/chat-notice-writes.js';
import { Outgoing } from './outgoing.js';

/**
 * Notifies the readers of a chat about new messages. It queries members and read positions at that moment, so the result depends on more
 * than the log: this read model is never rebuilt, and old messages count only in the chats' unread numbers.
 */
@Injectable()
export class ChatNotices implements Consumer {
  readonly name = 'notifications.chat';
  readonly projectionVersion = 1;
  readonly types = ['MessagePosted'] as const;

  constructor(
    private readonly outgoing: Outgoing,
    private readonly queries: QueryBus,
  ) {}

  handle(event: PlacedEvent, tx: Transaction, delivery: Delivery): Promise<void> {
    return this.handleBatch([event], tx, delivery);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction, { rebuild }: Delivery): Promise<void> {
    const fresh = rebuild ? [] : await this.outgoing.fresh(tx, events.map(postedOf), ({ posted }) => posted.at);
    if (fresh.length === 0) return;
    const chats = new Map<Id, PostedEvent[]>();
    for (const one of fresh) chats.set(one.posted.chat, [...(chats.get(one.posted.chat) ?? []), one]);
    const named = fresh.map(({ posted: { chat, data } }) => ({ chat, order: data.order, kind: data.kind }));
    const audiences = await this.queries.execute(new ChatReaders([...new Map(named.map((one) => [one.chat, one])).values()]));
    const notices = [...chats].flatMap(([chat, messages]) => {
      const audience = audiences.get(chat);
      return audience === undefined ? [] : chatNoticesOf(messages, audience);
    });
    await this.outgoing.write(tx, await writeChatNotices(tx, notices));
  }
}

const postedOf = (placed: PlacedEvent): PostedEvent => ({ event: placed.id, posted: machineEvent<Posted>(placed) });
