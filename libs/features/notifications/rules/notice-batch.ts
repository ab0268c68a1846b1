import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { BankAccountsEvent } from '#machines/bank-accounts/events';
import type { CompanyEvent } from '#machines/company/events';
import type { FeedbackEvent } from '#machines/feedback/events';
import { visitor } from '#machines/lead/commands';
import type { LeadEvent } from '#machines/lead/events';
import type { OrderEvent } from '#machines/order/events';
import { payment } from '#machines/order/who';
import { system } from '#machines/payoff/commands';
import type { PayoffEvent } from '#machines/payoff/events';
import { type ClientTurn, rightAfter, turnAfter } from './client-turns.js';
import { isSnapshot, type KnownOrder, knownAfter } from './known-order.js';
import type { Notice } from './notice.js';
import {
  bankAccountsNoticesOf,
  companyNoticesOf,
  feedbackNoticesOf,
  leadNoticesOf,
  noticesOf,
  payoffNoticesOf,
  type PriceEvent,
  priceNoticesOf,
} from './notices-of.js';

/** Converts an event of the log for the order's machine. */
export const orderEvent = (placed: PlacedEvent): OrderEvent => machineEvent<OrderEvent>(placed, payment);

/**
 * The results of a batch of events: known orders, new notifications and the client's turns. The consumer writes them, a dry run only reads
 * them.
 */
export class NoticeBatch {
  readonly notices: Notice[] = [];
  /** the client's turns that begin or end (null), by order */
  readonly turns = new Map<Id, ClientTurn | null>();
  /** new ends of the right to withdraw, by order */
  readonly rights = new Map<Id, string>();
  /** orders at their last version that is stored as a snapshot */
  readonly snapshots = new Map<Id, KnownOrder>();

  /** @param known the orders before the events; changed by `add` */
  constructor(readonly known: Map<Id, KnownOrder>) {}

  add(placed: PlacedEvent): void {
    if (placed.streamType === 'order') this.addOrder(placed);
    else if (placed.streamType === 'lead') this.notices.push(...leadNoticesOf(machineEvent<LeadEvent>(placed, visitor), placed.id));
    else if (placed.streamType === 'feedback') this.notices.push(...feedbackNoticesOf(machineEvent<FeedbackEvent>(placed), placed.id));
    else if (placed.streamType === 'bankAccounts')
      this.notices.push(...bankAccountsNoticesOf(machineEvent<BankAccountsEvent>(placed, system), placed.id));
    else if (placed.streamType === 'service') this.notices.push(...priceNoticesOf(machineEvent<PriceEvent>(placed, system), placed.id));
    else if (placed.streamType === 'company') this.notices.push(...companyNoticesOf(machineEvent<CompanyEvent>(placed, system), placed.id));
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
    const endsOn = rightAfter(before, order);
    if (endsOn !== null) this.rights.set(event.order, endsOn);
    this.notices.push(...noticesOf(event, placed.id, order, before));
  }
}
