import type { Id } from '#libs/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { EventMessage } from '#machines/decider/messages';
import type { PayoffActor } from './commands.js';

interface OfOrder {
  order: Id;
  partner: Id;
  currency: Currency;
}

/** Every event of a payoff and its data. `event` is the order's event that it follows from. */
export interface PayoffEventData {
  PayoffAccrued: OfOrder & {
    event: Id;
    number: number;
    price: MinorUnits;
    paid: MinorUnits;
    kept: MinorUnits;
    percent: BasisPoints;
    amount: MinorUnits;
  };
  PayoffHeld: OfOrder & { until: Micros };
  PayoffReleased: OfOrder & { amount: MinorUnits };
  PayoffApproved: OfOrder & { amount: MinorUnits };
  PayoffApprovalWithdrawn: OfOrder & { cause: 'person' | 'correction' };
  /** `amount` is what was due; negative: recovered from other payments to the partner */
  PayoffPaid: OfOrder & { amount: MinorUnits; reference: string; soleApprover: boolean };
  /** `amount` is what was taken back, negative */
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

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const payoffEventVersion = (_type: string): number => 1;
