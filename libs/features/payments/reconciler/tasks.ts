import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { type PaymentReport, ReportPayment } from '#libs/contracts/orders/report-payment';
import { type Id, numberText } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import { Database } from '#libs/platform/database/database';
import { reconciler } from '#machines/checkout/commands';
import { isFinal } from '#machines/checkout/state';
import { returnedOf } from '#machines/order/figures';
import type { DisputeState, ReversalCause } from '#machines/order/state';
import { CheckoutSync } from '../commands/checkout-sync.js';
import {
  isAboutUs,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderRefund,
  ProviderRefused,
} from '../provider/payment-provider.js';
import { Checkouts } from '../storage/checkouts.js';
import { closeFinding, closeLostDisputes, openFinding, recordOutcome } from '../storage/findings.js';
import { bookedCapture, type BookedCapture, captureOfPayment } from '../storage/provider-captures.js';
import { enqueue, expediteRefund, type Task } from '../storage/provider-tasks.js';

/** `later`: to be retried; `patient`: the provider knows of it and is busy; `data`: what the task remembers. */
export type Outcome = { kind: 'done' } | { kind: 'later'; patient: boolean; data?: object };
const done: Outcome = { kind: 'done' };
const later: Outcome = { kind: 'later', patient: false };
const patient: Outcome = { kind: 'later', patient: true };

/** Whether a dispute allows the provider to take the money back. */
const mayTake = ({ outcome }: DisputeState): boolean => outcome === null || outcome === 'lost';

/** Our refund; `reference`: the provider's id, once it is known. */
interface RefundTask {
  order: Id;
  payment: Id;
  amount: MinorUnits;
  currency: Currency;
  reference?: string;
}

/** Requests the state of one subject and passes it to the checkout or order. The caller handles errors of the provider. */
@Injectable()
export class ProviderTasks {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly checkoutSync: CheckoutSync,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  carryOut(online: PaymentProvider, { kind, subject, data }: Task): Promise<Outcome> {
    switch (kind) {
      case 'checkout':
        return this.checkout(subject);
      case 'order':
        return this.order(subject);
      case 'capture':
        return this.capture(online, subject);
      case 'refund':
        return this.refund(online, subject, data as unknown as RefundTask);
      case 'providerRefund':
        return this.providerRefund(online, subject);
      case 'dispute':
        return this.dispute(online, subject);
    }
  }

  /** A checkout without an address has ended, because nobody can pay it. */
  private async checkout(id: Id): Promise<Outcome> {
    const state = await this.checkouts.byId(id);
    if (state === null || (isFinal(state.status) && state.reference === null)) return done;
    if (state.reference === null) {
      await this.checkoutSync.apply(id, { type: 'recordExpiry', payload: {} }, reconciler);
      return done;
    }
    const now = await this.checkoutSync.advance(state, reconciler);
    if (isFinal(now.status)) return done;
    return now.status === 'pending' ? patient : later;
  }

  private async order(reference: string): Promise<Outcome> {
    const state = await this.checkouts.byReference(reference);
    if (state) return this.checkout(state.id);
    await openFinding(this.database, { kind: 'unmatched', about: reference, reference });
    return done;
  }

  /** A capture from a message: updates its checkout, then records what the provider returned of it unasked. */
  private async capture(online: PaymentProvider, id: string): Promise<Outcome> {
    const capture = await online.capture(id);
    const booked = await bookedCapture(this.database, id);
    if (booked) return this.returned(booked, capture.returned, 'reversal');
    const state = capture.order === null ? null : await this.checkouts.byReference(capture.order);
    if (state) {
      await this.checkout(state.id);
      return capture.status === 'completed' ? later : done;
    }
    const { amount, currency } = capture;
    await openFinding(this.database, { kind: 'unmatched', about: id, reference: id, amount, currency });
    return done;
  }

  /**
   * While our refund is pending, a difference cannot be attributed. Amounts taken from a disputed payment belong to the dispute: its
   * capture message may come before the one about the end of the dispute.
   */
  private async returned(booked: BookedCapture, returned: MinorUnits, cause: ReversalCause): Promise<Outcome> {
    const { order, payment: id, capture, provider } = booked;
    const state = await this.queries.execute(new OrderStateById(order));
    const payment = state?.payments.find((one) => one.id === id);
    if (!payment || payment.refunds.some((one) => one.state === 'requested')) return later;
    const amount = returned - returnedOf(payment);
    if (amount <= 0) return done;
    const refund = v5(`${capture} ${returned}`, id);
    const payload = {
      refund,
      payment: id,
      amount,
      provider,
      cause: payment.disputes.some(mayTake) ? 'dispute' : cause,
      reference: capture,
    };
    return this.report(order, { type: 'recordReversal', payload }, { reference: capture, amount, currency: booked.currency });
  }

  private async refund(online: PaymentProvider, refund: Id, task: RefundTask): Promise<Outcome> {
    const { order, payment, amount, currency, reference } = task;
    const booked = await captureOfPayment(this.database, payment);
    if (!booked) return later;
    const about = { reference: booked.capture, amount, currency };
    const failed = (issue: string | null = null): Promise<Outcome> =>
      this.report(order, { type: 'recordRefundFailure', payload: { refund, payment, issue } }, about);
    const answer = reference === undefined ? await this.asked(online, refund, task, booked, failed) : await online.refund(reference);
    if (answer.status === 'pending') return { kind: 'later', patient: true, data: { ...task, reference: answer.id } };
    return answer.status === 'completed' ? this.refunded(refund, task, answer) : failed();
  }

  /**
   * The key makes repetitions idempotent, for 45 days at PayPal. Only a refusal of this request means that nothing is refunded; other
   * errors are rethrown.
   */
  private async asked(
    online: PaymentProvider,
    refund: Id,
    { order, amount, currency }: RefundTask,
    { capture }: BookedCapture,
    failed: (issue: string | null) => Promise<Outcome>,
  ): Promise<ProviderRefund> {
    const number = (await this.queries.execute(new OrderStateById(order)))?.number ?? null;
    try {
      return await online.refundCapture(capture, { key: refund, amount, currency, orderNumber: numberText(number) });
    } catch (fault) {
      if (fault instanceof ProviderRefused && !isAboutUs(fault)) await failed(fault.issue);
      throw fault;
    }
  }

  /** An amount that differs from the request is never booked silently. */
  private async refunded(refund: Id, { order, payment, amount, currency }: RefundTask, answer: ProviderRefund): Promise<Outcome> {
    if (answer.amount !== amount || answer.currency !== currency) {
      const { id: reference } = answer;
      await openFinding(this.database, {
        kind: 'mismatch',
        about: refund,
        order,
        reference,
        amount: answer.amount,
        currency: answer.currency,
      });
      return done;
    }
    return this.report(order, { type: 'recordRefund', payload: { refund, payment, amount } }, { reference: answer.id, amount, currency });
  }

  /** A refund from a message: ours is made due at once; any other appears in its capture's returned amount. */
  private async providerRefund(online: PaymentProvider, id: string): Promise<Outcome> {
    if (await expediteRefund(this.database, id)) return done;
    const { capture } = await online.refund(id);
    if (capture !== null) await enqueue(this.database, { kind: 'capture', subject: capture }, 0);
    return done;
  }

  private async dispute(online: PaymentProvider, id: string): Promise<Outcome> {
    const dispute = await online.dispute(id);
    let isDone = true;
    for (const capture of dispute.captures) if ((await this.disputeOf(online, id, dispute, capture)).kind === 'later') isDone = false;
    if (dispute.status === 'open') return patient;
    return isDone ? done : later;
  }

  /** A dispute of a capture that is not booked yet is retried until it is. */
  private async disputeOf(online: PaymentProvider, id: string, dispute: ProviderDispute, capture: string): Promise<Outcome> {
    const booked = await bookedCapture(this.database, capture);
    const { order = null, checkout = null, currency = null } = booked ?? {};
    const amount = booked ? disputedAmount(dispute, booked) : null;
    const finding = { kind: 'disputed', about: `${id} ${capture}` } as const;
    await openFinding(this.database, { ...finding, reference: id, order, checkout, amount, currency, answerBy: dispute.dueAt });
    if (dispute.status !== 'open') await recordOutcome(this.database, finding, dispute.status);
    if (!booked) return later;
    await this.disputed(booked, id, dispute);
    if (dispute.status === 'lost') await closeLostDisputes(this.database, booked.order);
    if (dispute.status === 'won' || dispute.status === 'withdrawn') await closeFinding(this.database, finding);
    if (dispute.status !== 'lost') return done;
    const { returned } = await online.capture(capture);
    return this.returned(booked, returned, 'dispute');
  }

  private async disputed(booked: BookedCapture, id: string, dispute: ProviderDispute): Promise<void> {
    const { order, payment, provider, currency } = booked;
    const amount = disputedAmount(dispute, booked);
    const about = { dispute: id, payment, amount, provider };
    const report: PaymentReport =
      dispute.status === 'open'
        ? { type: 'recordDispute', payload: { ...about, dueAt: dispute.dueAt } }
        : { type: 'closeDispute', payload: { ...about, outcome: dispute.status } };
    await this.report(order, report, { reference: id, amount, currency });
  }

  /** Opens a finding for a payment that the order refuses, unless it has it already. */
  private async report(
    order: Id,
    report: PaymentReport,
    about: { reference: string; amount: MinorUnits; currency: Currency },
  ): Promise<Outcome> {
    const { refused } = await this.commands.execute(new ReportPayment(order, report));
    if (refused !== null && refused !== 'paymentAlreadySettled') {
      await openFinding(this.database, { kind: 'mismatch', about: `${about.reference} ${report.type} ${refused}`, order, ...about });
    }
    return done;
  }
}

/** Of several captures each counts whole, because the provider does not attribute parts. */
const disputedAmount = ({ captures, amount }: ProviderDispute, { amount: captured, currency }: BookedCapture): MinorUnits =>
  captures.length === 1 && amount?.currency === currency ? Math.min(amount.amount, captured) : captured;
