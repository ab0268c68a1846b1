import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { order, type SupersedeCause } from '#machines/checkout/commands';
import { CheckoutWriter } from '../commands/checkout-writer.js';
import { movingEvents, providerRefund, supersedes, superseding } from '../rules/order-moves.js';
import { Checkouts } from '../storage/checkouts.js';
import { enqueue } from '../storage/provider-tasks.js';
import { keepMoneyFindings } from './money-findings.js';

/**
 * Follows events of orders: an edited or cancelled order ends its open checkout, unless money may be moving by it; a refund by the provider
 * becomes a task; money beyond the price, and money that a cancelled order holds, opens a finding until it is returned. Repeated events
 * change nothing: ended checkouts refuse a second end, and ids make tasks and findings unique.
 */
@Injectable()
export class OrderMoves implements Consumer {
  readonly name = 'checkout-orders';
  readonly projectionVersion = 1;
  readonly types = movingEvents;

  constructor(
    private readonly checkouts: Checkouts,
    private readonly writer: CheckoutWriter,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    if (event.type === 'RefundRequested') return this.refund(event, tx);
    const cause = supersedes(event);
    if (cause !== undefined) await this.supersede(event, cause);
    const now = await this.queries.execute(new OrderStateById(event.streamId));
    if (now === null) return;
    await keepMoneyFindings(now, event, tx);
  }

  private async supersede({ id: causation, streamId }: PlacedEvent, cause: SupersedeCause): Promise<void> {
    const open = await this.checkouts.openOf(streamId);
    if (open) await this.writer.carryOut(open.id, order, superseding(cause), { causation });
  }

  private async refund(event: PlacedEvent, tx: Transaction): Promise<void> {
    const asked = providerRefund(event);
    if (asked === undefined) return;
    const { refund, ...data } = asked;
    await enqueue(tx, { kind: 'refund', subject: refund }, 0, { order: event.streamId, ...data });
  }
}
