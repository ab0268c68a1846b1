import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStanding } from '#libs/contracts/orders/order-standing';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { order as orderActor, type SupersedeCause } from '#machines/checkout/commands';
import type { OrderEventData } from '#machines/order/events';
import { paid } from '#machines/order/figures';
import { CheckoutWriter } from '../commands/checkout-writer.js';
import { Checkouts } from '../storage/checkouts.js';
import { closeFinding, openFinding } from '../storage/findings.js';
import { askLater } from '../storage/provider-tasks.js';

/**
 * What happens to orders, for what is under way at the provider: an order that is edited or cancelled ends its open checkout, unless money may be moving by it
 * already; a refund that the provider is to make becomes a task; money that a cancelled order holds is for a person until it is back. Told twice it happens once: an ended checkout refuses a second end, a task is one by its id.
 */
@Injectable()
export class OrderMoves implements Consumer {
  readonly name = 'checkout-orders';
  readonly projectionVersion = 1;
  readonly types = ['OrderEdited', 'OrderCancelled', 'RefundRequested', 'PaymentRefunded', 'PaymentReversed'];

  constructor(
    private readonly checkouts: Checkouts,
    private readonly writer: CheckoutWriter,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    switch (event.type) {
      case 'RefundRequested':
        return this.refund(event, tx);
      case 'OrderEdited':
        return this.supersede(event, 'edited');
      case 'OrderCancelled':
        await this.supersede(event, 'cancelled');
    }
    return this.heldMoney(event, tx);
  }

  /** What a cancelled order still holds: a finding while there is something, closed when it is back. */
  private async heldMoney({ streamId: order }: PlacedEvent, tx: Transaction): Promise<void> {
    const now = await this.queries.execute(new OrderStanding(order));
    if (now?.value.progress !== 'orderCancelled') return;
    const finding = { kind: 'cancelledPaid', about: order } as const;
    const amount = paid(now.facts);
    await (amount > 0 ? openFinding(tx, { ...finding, order, amount, currency: now.facts.currency }) : closeFinding(tx, finding));
  }

  private async supersede({ id: causation, streamId }: PlacedEvent, cause: SupersedeCause): Promise<void> {
    const open = await this.checkouts.openOf(streamId);
    if (open) await this.writer.carryOut(open.id, orderActor, { type: 'supersede', payload: { cause } }, { causation });
  }

  private async refund({ streamId: order, data }: PlacedEvent, tx: Transaction): Promise<void> {
    const { refund, payment, amount, currency, by } = data as unknown as OrderEventData['RefundRequested'];
    if (by !== 'provider') return;
    await askLater(tx, { kind: 'refund', subject: refund }, 0, { order, payment, amount, currency });
  }
}
