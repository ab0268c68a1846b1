import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import type { OrderEvent } from '#machines/order/events';
import type { PaymentMethod, PaymentState } from '#machines/order/state';
import { orderEventOf } from './event-of.js';

/** Where each event that brings or announces money leaves its payment. */
const arrivals: Partial<Record<OrderEvent['type'], { method: PaymentMethod; state: PaymentState['state'] }>> = {
  CashPaymentRecorded: { method: 'cash', state: 'confirmed' },
  TransferRecorded: { method: 'transfer', state: 'confirmed' },
  TransferDeclared: { method: 'transfer', state: 'declared' },
  TransferConfirmed: { method: 'transfer', state: 'confirmed' },
  TransferRejected: { method: 'transfer', state: 'rejected' },
  PaymentPending: { method: 'provider', state: 'pending' },
  PaymentCaptured: { method: 'provider', state: 'captured' },
};

interface Arrived {
  payment: string;
  amount: number;
  currency: string;
  stage: string;
}

/** Folds the money events into the payment history's rows. */
@Injectable()
export class PaymentHistory implements Consumer {
  readonly name = 'orders.payments';
  readonly projectionVersion = 1;
  readonly types = [...Object.keys(arrivals), 'PaymentRefunded'];

  async handle(placed: PlacedEvent, tx: Transaction): Promise<void> {
    const event = orderEventOf(placed);
    if (event.type === 'PaymentRefunded') {
      const { payment, amount } = event.data;
      await tx.query(
        'update order_payments set refunded = refunded + $2, refunded_at = $3 where payment_id = $1',
        [payment, amount, event.at],
        'payment_refunded',
      );
      return;
    }
    const arrival = arrivals[event.type];
    if (arrival) await this.arrive(event, event.data as unknown as Arrived, arrival, tx);
  }

  private async arrive(
    event: OrderEvent,
    data: Arrived,
    { method, state }: { method: string; state: string },
    tx: Transaction,
  ): Promise<void> {
    await tx.query(
      `insert into order_payments (payment_id, order_id, method, stage, state, amount, currency, recorded_by, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (payment_id) do update set stage = excluded.stage, state = excluded.state, amount = excluded.amount,
         at = case when excluded.state = 'rejected' then order_payments.at else excluded.at end`,
      [data.payment, event.order, method, data.stage, state, data.amount, data.currency, event.actor.id, event.at],
      'payment_arrived',
    );
  }
}
