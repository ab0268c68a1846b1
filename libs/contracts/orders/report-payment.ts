import { Command } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { OtherCommands } from '#machines/order/commands';
import type { OrderState } from '#machines/order/state';

type ProviderCommandName =
  | 'recordPayment'
  | 'recordPaymentPending'
  | 'recordPaymentDenied'
  | 'recordReversal'
  | 'recordDispute'
  | 'closeDispute'
  | 'recordRefund'
  | 'recordRefundFailure';

/** A provider's report about an order's payment: one command of the order's machine without envelope. */
export type PaymentReport = { [Name in ProviderCommandName]: { type: Name; payload: OtherCommands[Name] } }[ProviderCommandName];

/** The refusal code (of the machine, or notFound), null if booked; and the current order. */
export interface PaymentReportOutcome {
  refused: string | null;
  order: OrderState | null;
}

/**
 * Reports a payment result to an order. Reporting twice has one effect: the second report is refused as paymentAlreadySettled, which changes nothing and is not
 * recorded. `causation`: the event that caused it. `at` overrides the clock, only for seeding and tests.
 */
export class ReportPayment extends Command<PaymentReportOutcome> {
  constructor(
    readonly order: Id,
    readonly report: PaymentReport,
    readonly causation?: Id,
    readonly at?: Micros,
  ) {
    super();
  }
}
