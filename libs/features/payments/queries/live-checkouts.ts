import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { LiveSources, type Hearing } from '#libs/event-log/live/live-sources';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { permits } from '#machines/access/table';

/** Pushes changes of a checkout to its client and to staff who read payments. */
@Injectable()
export class LiveCheckouts implements OnModuleInit {
  constructor(
    private readonly sources: LiveSources,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.sources.registerStream('checkout', (events) => this.hearing(events));
  }

  private async hearing(events: readonly PlacedEvent[]): Promise<Hearing> {
    const rows = await this.database.query<{ id: Id; client: Id }>('select id, client_id as client from checkouts where id = any ($1)', [
      [...new Set(events.map(({ streamId }) => streamId))],
    ]);
    const clients = new Map(rows.map(({ id, client }) => [id, client]));
    return ({ streamId }, actor) => clients.get(streamId) === actor.id || permits(actor, 'payments.read');
  }
}
