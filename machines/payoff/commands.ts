import type { Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { Dependence } from '#machines/access/second-person';
import type { CommandMessage } from '#machines/decider/messages';

/** A person, or the system, which follows orders and deadlines. */
export type PayoffActor = Actor | { id: null; role: 'system'; department: null };
export const system = { id: null, role: 'system', department: null } as const satisfies PayoffActor;

/** Commands of people. */
export const payoffOperations = ['approve', 'withdrawApproval', 'pay'] as const;
export type PayoffOperation = (typeof payoffOperations)[number];

/** Commands and their payloads. */
export interface PayoffPayloads {
  /** an order was finished; `holdUntil`: the end of the time in which a refund may follow */
  accrue: {
    event: Id;
    order: Id;
    number: number;
    partner: Id;
    currency: Currency;
    price: MinorUnits;
    paid: MinorUnits;
    percent: BasisPoints;
    /** rounding step of the order's terms; absent in commands of machine version 1: the minor unit */
    roundTo?: MinorUnits;
    finishedAt: Micros;
    holdUntil: Micros;
  };
  /**
   * The money of a finished order changed; `paid` is what the order holds now. `restores`: a payment was corrected, so the commission follows it up as well as
   * down. Money that arrives in any other way after the end stays the client's. Absent in commands of machine versions 1 and 2, which only lowered it.
   */
  correct: { event: Id; price: MinorUnits; paid: MinorUnits; restores?: boolean };
  release: Record<never, never>;
  approve: Record<never, never>;
  withdrawApproval: Record<never, never>;
  /**
   * `reference`: the bank's document number; `soleApprover`: nobody else could have approved or paid; `dependence`: of the payer on the approver, null where they
   * are independent. Absent in commands of machine versions 1 to 3, which did not compare them.
   */
  pay: { reference: string; soleApprover: boolean; dependence: Dependence | null };
}
export type PayoffCommandName = keyof PayoffPayloads;

export type PayoffCommandOf<Name extends PayoffCommandName> = CommandMessage<'payoff', PayoffActor, PayoffPayloads, Name>;
export type PayoffCommand = PayoffCommandOf<PayoffCommandName>;

/** Refusal codes, which are translation keys. */
export type PayoffRefusal =
  | 'forbiddenForRole'
  | 'payoffNotInState'
  | 'payoffOwnReward'
  | 'payoffFourEyes'
  | 'payoffPayerNew'
  | 'payoffPayerChanged'
  | 'payoffStillHeld'
  | 'payoffNothingDue'
  | 'payoffUnchanged';
