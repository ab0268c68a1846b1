import type { Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { BadgeColour } from '#machines/order/statuses';

/** Statuses of a payout. */
export const payoffStatuses = ['accrued', 'held', 'payable', 'approved', 'paid', 'reversed'] as const;
export type PayoffStatus = (typeof payoffStatuses)[number];

/** Colours of the badges, kept with the machine so that pages and statements show the same. */
export const payoffBadges: Record<PayoffStatus, BadgeColour> = {
  accrued: 'blue',
  held: 'yellow',
  payable: 'orange',
  approved: 'blue',
  paid: 'green',
  reversed: 'red',
};

/** The figures of the calculation, so that a reader can repeat it. */
interface Arithmetic {
  price: MinorUnits;
  /** received less refunded */
  paid: MinorUnits;
  /** the part of it that counts: at most the price, and after a refund at most what counted before */
  kept: MinorUnits;
  percent: BasisPoints;
  before: MinorUnits;
  after: MinorUnits;
}

/** A line of a payout: accrued, corrected or paid. `event`: the order's event that caused it; null for a payment, which is its own cause. */
export interface PayoffLine {
  kind: 'accrual' | 'correction' | 'payment';
  at: Micros;
  event: Id | null;
  amount: MinorUnits;
  arithmetic: Arithmetic | null;
  reference: string | null;
}

/** The fold of one payout's events: a partner's commission for one finished order. Amounts in minor units. */
export interface PayoffState {
  id: Id;
  version: number;
  status: PayoffStatus;
  order: Id;
  number: number;
  partner: Id;
  currency: Currency;
  price: MinorUnits;
  kept: MinorUnits;
  percent: BasisPoints;
  /** rounding step of the order's commissions */
  roundTo: MinorUnits;
  /** accrued, net of corrections */
  amount: MinorUnits;
  /** paid, net of what was recovered */
  paidOut: MinorUnits;
  heldUntil: Micros;
  approvedBy: Id | null;
  approvedAt: Micros | null;
  paidBy: Id | null;
  paidAt: Micros | null;
  soleApprover: boolean;
  lines: PayoffLine[];
  finishedAt: Micros;
  updatedAt: Micros;
}

/** Accrued and not paid yet; negative: overpaid, to be recovered from later payouts. */
export const due = ({ amount, paidOut }: Pick<PayoffState, 'amount' | 'paidOut'>): MinorUnits => amount - paidOut;

/**
 * Recorded with every command: a changed rule gets a new number. Version 4 decides the commands of earlier versions as they did, so one decider serves all.
 * 1: as first released. 2: commissions in currencies without a smaller coin are rounded to the smallest coin, by the rounding step of the order's terms.
 * 3: a payment that was corrected upwards restores the commission. 4: the payer is independent of the approver.
 */
export const payoffMachineVersion = 4;
