import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { Database, type Transaction } from '#libs/platform/database/database';
import {
  bankAccountsAudience,
  companyAudience,
  feedbackAudience,
  leadAudience,
  orderAudience,
  payoffAudience,
  priceAudience,
} from '../rules/audience.js';
import { NoticeBatch } from '../rules/notice-batch.js';
import { scheduleReminders } from '../storage/client-reminders.js';
import { KnownOrders } from '../storage/known-orders.js';
import { writeNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

/** Turns events into notifications, and in the same transaction into emails. A rebuild writes only the notifications. */
@Injectable()
export class Notifications implements Consumer {
  readonly name = 'notifications';
  readonly projectionVersion = 1;
  readonly types = [
    orderAudience,
    payoffAudience,
    leadAudience,
    feedbackAudience,
    bankAccountsAudience,
    priceAudience,
    companyAudience,
  ].flatMap((audience) => Object.keys(audience));

  private readonly live: KnownOrders;
  /** separate, because a rebuild reads the log from its start and must not evict what the live consumer uses */
  private readonly rebuilt: KnownOrders;

  constructor(
    database: Database,
    private readonly outgoing: Outgoing,
  ) {
    this.live = new KnownOrders(database);
    this.rebuilt = new KnownOrders(database);
  }

  handle(event: PlacedEvent, tx: Transaction, delivery: Delivery): Promise<void> {
    return this.handleBatch([event], tx, delivery);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction, { rebuild }: Delivery): Promise<void> {
    const orders = rebuild ? this.rebuilt : this.live;
    const batch = new NoticeBatch(
      await orders.before(
        tx,
        events.filter(({ streamType }) => streamType === 'order'),
      ),
    );
    for (const event of events) batch.add(event);
    if (batch.known.size > 0) await orders.save(tx, batch.known, batch.snapshots);
    const written = await writeNotices(tx, 'notifications', batch.notices, !rebuild);
    if (rebuild) return;
    await scheduleReminders(tx, batch);
    if (written.length > 0) await this.outgoing.write(tx, written);
  }
}
