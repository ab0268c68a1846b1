import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { LiveSources, type Hearing } from '#libs/event-log/live/live-sources';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import type { ProgressStatus } from '#machines/order/statuses';
import { maySee, type Parties, readerOf as kindOf } from '#machines/order/who';
import { orderEventOf } from '../rules/event-of.js';
import { seesEvent } from '../rules/reader.js';

/** The facts of an order on which visibility depends. */
interface VisibleTo extends Parties {
  id: Id;
  progress: ProgressStatus;
}

/** Sends live updates of orders to each party who may read them. */
@Injectable()
export class LiveOrders implements OnModuleInit {
  constructor(
    private readonly sources: LiveSources,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.sources.registerStream('order', (events) => this.hearing(events));
  }

  private async hearing(events: readonly PlacedEvent[]): Promise<Hearing> {
    const rows = await this.database.query<VisibleTo>(
      'select id, client_id as client, partner_id as partner, manager_id as manager, progress from orders where id = any ($1)',
      [[...new Set(events.map(({ streamId }) => streamId))]],
      'live_parties',
    );
    const orders = new Map(rows.map((row) => [row.id, row]));
    return (event, actor) => {
      const order = orders.get(event.streamId);
      if (order === undefined) return false;
      return maySee(actor, order) ? seesEvent({ kind: kindOf(actor) }, orderEventOf(event), order.progress) : isTakenBy(event, actor);
    };
  }
}

/** Whether the event removes the reader. It is the last hint they get: their page refetches and gets 404. */
const isTakenBy = ({ type, data }: PlacedEvent, { id }: Actor): boolean =>
  (type === 'PartnerAppointed' || type === 'ManagerAssigned') && data['previous'] === id;
