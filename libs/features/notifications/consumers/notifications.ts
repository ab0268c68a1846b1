import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#libs/kernel/ids';
import { Database, type Transaction } from '#libs/platform/database/database';
import type { BankAccountsEvent } from '#machines/bank-accounts/events';
import type { FeedbackEvent } from '#machines/feedback/events';
import { visitor } from '#machines/lead/commands';
import type { LeadEvent } from '#machines/lead/events';
import { system } from '#machines/payoff/commands';
import type { PayoffEvent } from '#machines/payoff/events';
import { bankAccountsAudience, feedbackAudience, leadAudience, orderAudience, payoffAudience } from '../rules/audience.js';
import { type ClientTurn, turnAfter } from '../rules/client-turns.js';
import { type KnownOrder, knownAfter } from '../rules/known-order.js';
import type { Notice } from '../rules/notice.js';
import { bankAccountsNoticesOf, feedbackNoticesOf, leadNoticesOf, noticesOf, payoffNoticesOf } from '../rules/notices-of.js';
import { scheduleReminders } from '../storage/client-reminders.js';
import { isSnapshot, KnownOrders, orderEvent } from '../storage/known-orders.js';
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

  private readonly live: KnownOrders;
  /** a rebuild reads the log from its start, and does not evict what the live consumer uses */
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
    const batch = new Batch(
      await orders.before(
        tx,
        events.filter(({ streamType }) => streamType === 'order'),
      ),
    );
    for (const event of events) batch.add(event);
    if (batch.known.size > 0) await orders.save(tx, batch.known, batch.snapshots);
    const written = await writeNotices(tx, 'notifications', batch.notices, !rebuild);
    if (rebuild) return;
    await scheduleReminders(tx, batch.turns);
    if (written.length > 0) await this.outgoing.write(tx, written);
  }
}

/** What a batch of events leaves: what is known of their orders and new notifications. */
class Batch {
  readonly notices: Notice[] = [];
  /** the client's turns that begin or end (null), by order */
  readonly turns = new Map<Id, ClientTurn | null>();

  /** the orders at the last of their versions that are stored as a whole */
  readonly snapshots = new Map<Id, KnownOrder>();

  constructor(readonly known: Map<Id, KnownOrder>) {}

  add(placed: PlacedEvent): void {
    if (placed.streamType === 'order') this.addOrder(placed);
    else if (placed.streamType === 'lead') this.notices.push(...leadNoticesOf(machineEvent<LeadEvent>(placed, visitor), placed.id));
    else if (placed.streamType === 'feedback') this.notices.push(...feedbackNoticesOf(machineEvent<FeedbackEvent>(placed), placed.id));
    else if (placed.streamType === 'bankAccounts')
      this.notices.push(...bankAccountsNoticesOf(machineEvent<BankAccountsEvent>(placed, system), placed.id));
    else this.notices.push(...payoffNoticesOf(machineEvent<PayoffEvent>(placed, system), placed.id));
  }

  private addOrder(placed: PlacedEvent): void {
    const event = orderEvent(placed);
    const before = this.known.get(event.order);
    const order = knownAfter(before, event);
    const turn = turnAfter(before, order, event);
    this.known.set(event.order, order);
    if (isSnapshot(order)) this.snapshots.set(event.order, order);
    if (turn !== undefined) this.turns.set(event.order, turn);
    this.notices.push(...noticesOf(event, placed.id, order, before));
  }
}
