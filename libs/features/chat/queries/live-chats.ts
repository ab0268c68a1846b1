import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PartiesOfOrders } from '#libs/contracts/orders/order-queries';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { LiveSources, type Hearing } from '#libs/event-log/live/live-sources';
import type { Id } from '#machines/kernel/ids';
import { isMember } from '#machines/chat/commands';
import type { ChatEvent } from '#machines/chat/events';
import { replayableChats } from '../storage/chat-stream.js';
import { MessageRows } from '../storage/message-rows.js';
import { MessageViews } from './message-views.js';

/** Pushes new messages to the members of a chat, each in their own view, so that pages need no request. */
@Injectable()
export class LiveChats implements OnModuleInit {
  constructor(
    private readonly sources: LiveSources,
    private readonly queries: QueryBus,
    private readonly rows: MessageRows,
    private readonly views: MessageViews,
  ) {}

  onModuleInit(): void {
    this.sources.registerStream('chat', (events) => this.hearing(events));
  }

  private async hearing(placed: readonly PlacedEvent[]): Promise<Hearing> {
    const events = new Map(placed.flatMap((event) => saidIn(event)));
    const named = [...events.values()];
    const [orders, rows] = await Promise.all([
      this.queries.execute(new PartiesOfOrders([...new Set(named.map(({ order }) => order))])),
      this.rows.byIds([...new Set(named.flatMap((data): Id[] => ('message' in data ? [data.message] : [])))]),
    ]);
    const messages = new Map(rows.map((row) => [row.id, row]));
    const view = await this.views.viewer(rows);
    return (event, actor, language) => {
      const data = events.get(event.id);
      const parties = data && orders.get(data.order);
      if (data === undefined || parties === undefined || !isMember(actor, data.kind, parties)) return false;
      const row = 'message' in data ? messages.get(data.message) : undefined;
      // The opening of a chat comes with its first message, whose event carries it.
      return row === undefined ? false : { message: view(row, actor, language) };
    };
  }
}

/** The data of an event for members of the chat, by the event's id; erased texts are not pushed. */
function saidIn(placed: PlacedEvent): [Id, Exclude<ChatEvent, { type: 'TextsErased' }>['data']][] {
  const event = replayableChats.eventOf(placed);
  return event.type === 'TextsErased' ? [] : [[placed.id, event.data]];
}
