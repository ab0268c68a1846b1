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
    /** the step that this reward and what is left of it are rounded to */
    roundTo: MinorUnits;
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

type Written = Record<string, unknown>;

/** By type and version, what makes the next version of an event's data. Rewards of version 1 were rounded to the minor unit. */
export const payoffUpcasters: Readonly<Record<string, Readonly<Record<number, (data: Written) => Written>>>> = {
  PayoffAccrued: { 1: (data) => ({ roundTo: 1, ...data }) },
};

/** The schema version that an event is written with. Who changes the shape of an event's data writes the upcaster. */
export const payoffEventVersion = (type: string): number => 1 + Object.keys(payoffUpcasters[type] ?? {}).length;
