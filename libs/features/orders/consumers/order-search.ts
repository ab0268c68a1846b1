import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { OrderSearchTexts } from '../storage/order-search-texts.js';

/** Maintains the search texts of new orders and of orders whose people or company changed. */
@Injectable()
export class OrderSearch implements Consumer {
  readonly name = 'orders.search';
  readonly projectionVersion = 1;
  readonly types = ['OrderPlaced', 'PartnerAppointed', 'ManagerAssigned', 'DetailsGiven', 'DetailsChanged', 'CompanyRecorded'] as const;

  constructor(private readonly texts: OrderSearchTexts) {}

  handle(event: PlacedEvent, tx: Transaction): Promise<void> {
    return this.handleBatch([event], tx);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction): Promise<void> {
    await this.texts.write(tx, [...new Set(events.map((event) => event.streamId))]);
  }
}
