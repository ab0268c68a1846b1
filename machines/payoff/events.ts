import type { Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { EventMessage, Upcasters } from '#machines/decider/messages';
import type { PayoffActor } from './commands.js';

interface OfOrder {
  order: Id;
  partner: Id;
  currency: Currency;
}

/** Events of a payout with their data. `event` is the order's event that caused it. */
export interface PayoffEventData {
  PayoffAccrued: OfOrder & {
    event: Id;
    number: number;
    price: MinorUnits;
    paid: MinorUnits;
    kept: MinorUnits;
    percent: BasisPoints;
    /** rounding step of this commission and its corrections */
    roundTo: MinorUnits;
    amount: MinorUnits;
  };
  PayoffHeld: OfOrder & { until: Micros };
  PayoffReleased: OfOrder & { amount: MinorUnits };
  PayoffApproved: OfOrder & { amount: MinorUnits };
  PayoffApprovalWithdrawn: OfOrder & { cause: 'person' | 'correction' };
  /** `amount` is what was due; negative: recovered from other payouts to the partner */
  PayoffPaid: OfOrder & { amount: MinorUnits; reference: string; soleApprover: boolean };
  /** `amount` is the difference: negative after a refund, positive where a payment was corrected upwards */
  PayoffCorrected: OfOrder & {
    event: Id;
    price: MinorUnits;
    paid: MinorUnits;
    kept: MinorUnits;
    percent: BasisPoints;
    before: MinorUnits;
    after: MinorUnits;
    amount: MinorUnits;
  };
  PayoffReversed: OfOrder;
}
export type PayoffEventType = keyof PayoffEventData;

/** An event as decide gives it and evolve folds it. */
export type PayoffEventOf<Type extends PayoffEventType> = EventMessage<'payoff', PayoffActor, PayoffEventData, Type>;
export type PayoffEvent = PayoffEventOf<PayoffEventType>;

/** Upcasters by event type and version, each producing the next version. Commissions of version 1 were rounded to the minor unit. */
export const payoffUpcasters: Upcasters = {
  PayoffAccrued: { 1: (data) => ({ roundTo: 1, ...data }) },
};
