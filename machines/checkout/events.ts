import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { EventMessage } from '#machines/decider/messages';
import type { PaymentStage } from '#machines/order/state';
import type { CheckoutActor, SupersedeCause } from './commands.js';
import type { CheckoutStatus } from './state.js';

interface OfOrder {
  order: Id;
}

/** Every event of a checkout and its data: ids, codes, amounts and times only. */
export interface CheckoutEventData {
  CheckoutBegun: OfOrder & { client: Id; provider: string; stage: PaymentStage; amount: MinorUnits; currency: Currency };
  CheckoutOpened: OfOrder & { reference: string; approveUrl: string; expiresAt: Micros };
  CheckoutApproved: OfOrder & { reference: string };
  CheckoutCaptureBegun: OfOrder & { amount: MinorUnits; currency: Currency };
  /** `from` is another status than those that expect a capture if it came late, after the end or a second time; staff are notified */
  CheckoutCaptured: OfOrder & {
    from: CheckoutStatus;
    capture: string;
    amount: MinorUnits;
    currency: Currency;
    fee: MinorUnits | null;
    late: boolean;
  };
  CheckoutPending: OfOrder & { capture: string };
  CheckoutDenied: OfOrder & { capture: string };
  CheckoutDeclined: OfOrder & { issue: string };
  CheckoutCancelled: OfOrder;
  CheckoutExpired: OfOrder;
  CheckoutSuperseded: OfOrder & { cause: SupersedeCause };
  /** `from`: its status when the provider did not respond */
  CheckoutUnanswered: OfOrder & { from: CheckoutStatus };
}
export type CheckoutEventType = keyof CheckoutEventData;

/** An event as decide gives it and evolve folds it. */
export type CheckoutEventOf<Type extends CheckoutEventType> = EventMessage<'checkout', CheckoutActor, CheckoutEventData, Type>;
export type CheckoutEvent = CheckoutEventOf<CheckoutEventType>;
