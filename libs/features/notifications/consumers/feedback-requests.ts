import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FeedbackWanted } from '#libs/contracts/feedbacks/feedback-queries';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database, type Transaction } from '#libs/platform/database/database';
import { askingTime } from '#machines/feedback/state';
import { feedbackRequestOf } from '../rules/feedback-request.js';
import { takeDue } from '../storage/due-rows.js';
import { readNamed } from '../storage/known-orders.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

/** Orders that finished longer ago get no request, such as after a downtime. Microseconds. */
const askedWithin: Micros = 7 * 86_400_000_000;

interface Due {
  order: Id;
  due: Micros;
}

/** Asks each client once how it went, three days after the finish: in the list and by one email, unless they said it already or never want to be asked. */
@Injectable()
export class FeedbackRequests implements Consumer {
  readonly name = 'notifications.feedback';
  readonly projectionVersion = 1;
  readonly types = ['ProjectFinished'] as const;

  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly outgoing: Outgoing,
  ) {}

  async handle({ streamId, recordedAt }: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    const due = recordedAt + askingTime;
    if (rebuild || due < Date.now() * 1000 - askedWithin) return;
    await tx.query('insert into feedback_requests (order_id, due_us) values ($1, $2) on conflict do nothing', [streamId, due]);
  }

  /** Asks those whose time has come. @returns how many were looked at */
  async ask(now = Date.now() * 1000): Promise<number> {
    return this.database.transaction(async (tx) => {
      const due = await takeDue<Due>(tx, 'feedback_requests', 'order_id as order, due_us as due', now);
      if (due.length > 0) await this.request(tx, due, now);
      return due.length;
    });
  }

  private async request(tx: Transaction, due: readonly Due[], now: Micros): Promise<void> {
    const known = await readNamed(tx, due.map(({ order }) => order).sort());
    const asked = due.flatMap(({ order, due: at }) => {
      const client = known.get(order)?.client;
      return client === undefined ? [] : [{ order, client, at }];
    });
    const wanted = new Set(await this.queries.execute(new FeedbackWanted(asked)));
    const notices = asked.filter(({ order, at }) => wanted.has(order) && at >= now - askedWithin).map(feedbackRequestOf);
    await this.outgoing.write(tx, await addSideNotices(tx, notices), now);
  }
}
