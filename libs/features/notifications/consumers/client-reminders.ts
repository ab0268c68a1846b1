import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { Database, type Transaction } from '#libs/platform/database/database';
import { type DueReminder, isOfRight, rightReminder, turnReminders } from '../rules/client-turns.js';
import type { Notice } from '../rules/notice.js';
import { bouncing } from '../storage/client-reminders.js';
import { latest, takeDue } from '../storage/due-rows.js';
import { readNamed } from '../storage/known-orders.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

/** Reminds clients of what their order waits for, while it does, and of the end of their right to withdraw: the consumer of events schedules it. */
@Injectable()
export class ClientReminders {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly outgoing: Outgoing,
  ) {}

  /** Reminds those whose time has come. @returns how many were looked at */
  async remind(now = Date.now() * 1000): Promise<number> {
    return this.database.transaction(async (tx) => {
      const columns = 'order_id as order, day, step, since_us as since, at_us as at';
      const due = await takeDue<DueReminder>(tx, 'client_reminders', columns, now);
      const fresh = due.filter(({ at }) => at >= now - latest);
      if (fresh.length > 0) await this.outgoing.write(tx, await addSideNotices(tx, await this.noticesOf(tx, fresh)), now);
      return due.length;
    });
  }

  private async noticesOf(tx: Transaction, due: readonly DueReminder[]): Promise<Notice[]> {
    const named = await readNamed(tx, [...new Set(due.map(({ order }) => order))]);
    const refused = await bouncing(tx, [...new Set([...named.values()].map(({ client }) => client))]);
    const notices: Notice[] = [];
    for (const reminder of due) {
      const order = named.get(reminder.order);
      const state = await this.queries.execute(new OrderStateById(reminder.order));
      if (!order || !state) continue;
      notices.push(
        ...(isOfRight(reminder) ? rightReminder(reminder, order, state) : turnReminders(reminder, order, state, refused.has(order.client))),
      );
    }
    return notices;
  }
}
