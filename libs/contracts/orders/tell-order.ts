import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { OtherCommands } from '#machines/order/commands';
import type { OrderState } from '#machines/order/state';

type ProviderWord =
  | 'recordPayment'
  | 'recordPaymentPending'
  | 'recordPaymentDenied'
  | 'recordReversal'
  | 'recordDispute'
  | 'closeDispute'
  | 'recordRefund'
  | 'recordRefundFailure';

/** A provider's report about an order's payment: one command of the order's machine without envelope. */
export type ProviderTold = { [Name in ProviderWord]: { type: Name; payload: OtherCommands[Name] } }[ProviderWord];

/** The refusal code (of the machine, or notFound), null if booked; and the current order. */
export interface OrderTold {
  refused: string | null;
  order: OrderState | null;
}

/**
 * Reports a payment result to an order. Reporting twice has one effect: the second report is refused as paymentAlreadySettled, which changes nothing and is not
 * recorded. `causation`: the event that caused it. `at` overrides the clock, only for seeding and tests.
 */
export class TellOrder extends Command<OrderTold> {
  constructor(
    readonly order: Id,
    readonly told: ProviderTold,
    readonly causation?: Id,
    readonly at?: Micros,
  ) {
    super();
  }
}
