import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { Database, type Transaction } from '#libs/platform/database/database';
import { bankAccountsAudience, feedbackAudience, leadAudience, orderAudience, payoffAudience } from '../rules/audience.js';
import { NoticeBatch } from '../rules/notice-batch.js';
import { scheduleReminders } from '../storage/client-reminders.js';
import { readKnown, saveKnown } from '../storage/known-orders.js';
import { writeNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

/** Turns events into notifications, and in the same transaction into mails to be sent. A rebuild writes the notifications alone. */
@Injectable()
export class Notifications implements Consumer {
  readonly name = 'notifications';
  readonly projectionVersion = 1;
  readonly types = [orderAudience, payoffAudience, leadAudience, feedbackAudience, bankAccountsAudience].flatMap((audience) =>
    Object.keys(audience),
  );

  constructor(
    private readonly database: Database,
    private readonly outgoing: Outgoing,
  ) {}

  handle(event: PlacedEvent, tx: Transaction, delivery: Delivery): Promise<void> {
    return this.handleBatch([event], tx, delivery);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction, { rebuild }: Delivery): Promise<void> {
    const known = await readKnown(
      tx,
      this.database,
      events.filter(({ streamType }) => streamType === 'order'),
    );
    const batch = new NoticeBatch(known);
    for (const event of events) batch.add(event);
    if (known.size > 0) await saveKnown(tx, [...known.values()]);
    const written = await writeNotices(tx, 'notifications', batch.notices, !rebuild);
    if (rebuild) return;
    await scheduleReminders(tx, batch.turns);
    if (written.length > 0) await this.outgoing.write(tx, written);
  }
}
