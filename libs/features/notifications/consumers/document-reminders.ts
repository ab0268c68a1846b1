import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database, type Transaction } from '#libs/platform/database/database';
import type { OrderEventData } from '#machines/order/events';
import { missingItems } from '#machines/order/items';
import { isFinal } from '#machines/order/statuses';
import { documentReminders, type ReminderStage, remindersOf } from '../rules/document-reminders.js';
import { namesOfItems } from '../rules/document-names.js';
import type { DocumentName, Notice } from '../rules/notice.js';
import { latest, takeDue } from '../storage/due-rows.js';
import { readNamed } from '../storage/known-orders.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

interface Due {
  order: Id;
  due: Micros;
  stage: ReminderStage;
  at: Micros;
}

/** Reminds clients of what they were asked for by a day, before it and after it, as long as something of it is missing. */
@Injectable()
export class DocumentReminders implements Consumer {
  readonly name = 'notifications.documents';
  readonly projectionVersion = 1;
  readonly types = ['DocumentsRequested'] as const;

  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly outgoing: Outgoing,
  ) {}

  async handle({ streamId, recordedAt, data }: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    const { due } = data as unknown as OrderEventData['DocumentsRequested'];
    if (rebuild || due === null) return;
    const reminders = remindersOf(due, recordedAt);
    await tx.query(
      `insert into document_reminders (order_id, due_us, stage, at_us) select $1, $2, stage, at from unnest($3::text[], $4::bigint[]) as r(stage, at)
       on conflict do nothing`,
      [streamId, due, reminders.map(({ stage }) => stage), reminders.map(({ at }) => at)],
      'remind_of_documents',
    );
  }

  /** Reminds those whose time has come. @returns how many were looked at */
  async remind(now = Date.now() * 1000): Promise<number> {
    return this.database.transaction(async (tx) => {
      const due = await takeDue<Due>(tx, 'document_reminders', 'order_id as order, due_us as due, stage, at_us as at', now);
      const fresh = due.filter(({ at }) => at >= now - latest);
      if (fresh.length > 0) await this.outgoing.write(tx, await addSideNotices(tx, await this.noticesOf(tx, fresh)), now);
      return due.length;
    });
  }

  private async noticesOf(tx: Transaction, due: readonly Due[]): Promise<Notice[]> {
    const known = await readNamed(tx, [...new Set(due.map(({ order }) => order))].sort());
    const notices: Notice[] = [];
    for (const { order, ...day } of due) {
      const named = known.get(order);
      const missing = named ? await this.missing(order, day.due) : [];
      if (named && missing.length > 0) notices.push(...documentReminders({ order: named, missing, ...day }));
    }
    return notices;
  }

  /** The requested documents of that day that are missing; none of a finished order. */
  private async missing(order: Id, due: Micros): Promise<DocumentName[]> {
    const state = await this.queries.execute(new OrderStateById(order));
    if (state === null || isFinal(state.value.progress)) return [];
    return namesOfItems(
      missingItems(state.items, state.documents).filter((item) => item.due === due),
      state,
    );
  }
}
