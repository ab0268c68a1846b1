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

/** What a payment provider says about an order's money: one command of the order's machine without its envelope. */
export type ProviderTold = { [Name in ProviderWord]: { type: Name; payload: OtherCommands[Name] } }[ProviderWord];

/** Why the order would not have it (a code of its machine, or notFound), null: it is booked; and the order as it stands now. */
export interface OrderTold {
  refused: string | null;
  order: OrderState | null;
}

/**
 * Tells an order what happened to its money at a provider. Telling twice is one effect: the second is refused as paymentAlreadySettled, which changes nothing
 * and is not recorded. `causation`: the event that it follows from. `at` overrides the clock, for seeding and tests only.
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
