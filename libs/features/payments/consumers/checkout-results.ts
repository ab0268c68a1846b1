import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type PaymentReportOutcome, type PaymentReport, ReportPayment } from '#libs/contracts/orders/report-payment';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import type { CheckoutEventOf } from '#machines/checkout/events';
import { type CheckoutRow, paymentOf, replayableCheckouts } from '../storage/checkout-stream.js';
import { closeFinding, openFinding } from '../storage/findings.js';
import { keepCapture } from '../storage/provider-captures.js';
import { enqueue, settleTask } from '../storage/provider-tasks.js';

/**
 * Applies results of checkouts to their orders, and maintains the reconciler's tasks. A command to an order is a separate transaction, and
 * a kill between it and this consumer's progress repeats the event: the order's machine refuses what it has booked, so nothing happens
 * twice. A rebuild changes neither orders nor tasks.
 */
@Injectable()
export class CheckoutResults implements Consumer {
  readonly name = 'checkout-results';
  readonly projectionVersion = 1;
  readonly types = [
    'CheckoutBegun',
    'CheckoutOpened',
    'CheckoutApproved',
    'CheckoutCaptureBegun',
    'CheckoutCaptured',
    'CheckoutPending',
    'CheckoutDenied',
    'CheckoutDeclined',
    'CheckoutCancelled',
    'CheckoutExpired',
    'CheckoutSuperseded',
    'CheckoutUnanswered',
  ];

  constructor(private readonly commands: CommandBus) {}

  async handle(placed: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    const event = replayableCheckouts.eventOf(placed);
    const task = { kind: 'checkout', subject: event.checkout } as const;
    switch (event.type) {
      case 'CheckoutCaptured':
        await this.captured(event, placed, tx);
        return settleTask(tx, task);
      case 'CheckoutPending':
        await this.pending(event, placed, tx);
        return enqueue(tx, task);
      case 'CheckoutDenied':
        await this.denied(event, placed, tx);
        return settleTask(tx, task);
      case 'CheckoutCancelled':
      case 'CheckoutExpired':
      case 'CheckoutSuperseded':
        return settleTask(tx, task);
      case 'CheckoutBegun':
      case 'CheckoutOpened':
      case 'CheckoutApproved':
      case 'CheckoutCaptureBegun':
      case 'CheckoutDeclined':
      case 'CheckoutUnanswered':
        return enqueue(tx, task);
    }
  }

  private async captured({ checkout, at, data }: CheckoutEventOf<'CheckoutCaptured'>, placed: PlacedEvent, tx: Transaction): Promise<void> {
    const { order, capture, amount, currency, fee } = data;
    const { provider } = await rowOf(tx, checkout);
    const payment = paymentOf(checkout, capture);
    const { refused } = await this.report(placed, order, {
      type: 'recordPayment',
      payload: { payment, amount, provider, capture, fee },
    });
    if (refused !== null && refused !== 'paymentAlreadySettled') {
      return openFinding(tx, { kind: 'unmatched', about: capture, order, checkout, reference: capture, amount, currency });
    }
    await keepCapture(tx, { capture, provider, checkout, order, payment, amount, currency, capturedAt: at });
    // The provider's message or book may have named it before it was booked.
    await closeFinding(tx, { kind: 'unmatched', about: capture });
  }

  private async pending({ checkout, data }: CheckoutEventOf<'CheckoutPending'>, placed: PlacedEvent, tx: Transaction): Promise<void> {
    const { amount, provider } = await rowOf(tx, checkout);
    const payment = paymentOf(checkout, data.capture);
    await this.report(placed, data.order, { type: 'recordPaymentPending', payload: { payment, amount, provider } });
  }

  /** Does nothing if the order was never notified of the pending payment. */
  private async denied({ checkout, data }: CheckoutEventOf<'CheckoutDenied'>, placed: PlacedEvent, tx: Transaction): Promise<void> {
    const { provider } = await rowOf(tx, checkout);
    const payment = paymentOf(checkout, data.capture);
    await this.report(placed, data.order, { type: 'recordPaymentDenied', payload: { payment, provider } });
  }

  private report({ id }: PlacedEvent, order: Id, report: PaymentReport): Promise<PaymentReportOutcome> {
    return this.commands.execute(new ReportPayment(order, report, id));
  }
}

async function rowOf(tx: Transaction, checkout: Id): Promise<Pick<CheckoutRow, 'amount' | 'provider'>> {
  const row = await tx.one<Pick<CheckoutRow, 'amount' | 'provider'>>('select amount, provider from checkouts where id = $1', [checkout]);
  if (!row) throw new Error(`checkout ${checkout} has no row`);
  return row;
}
