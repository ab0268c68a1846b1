import type { Id } from '#libs/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { BadgeColour } from '#machines/order/statuses';

/** Where a payoff stands. */
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

/** How an amount came about, so that whoever reads it can reckon it again. */
interface Arithmetic {
  price: MinorUnits;
  /** received less refunded */
  paid: MinorUnits;
  /** what of it counts: never more than the price, never more than counted before */
  kept: MinorUnits;
  percent: BasisPoints;
  before: MinorUnits;
  after: MinorUnits;
}

/** One line of a payoff: what was earned, taken back, or paid out. `event`: the order's event it follows from; null of a payment, which is its own. */
export interface PayoffLine {
  kind: 'accrual' | 'correction' | 'payment';
  at: Micros;
  event: Id | null;
  amount: MinorUnits;
  arithmetic: Arithmetic | null;
  reference: string | null;
}

/** The fold of one payoff's events: the reward of one partner for one finished order. Amounts in minor units. */
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
  /** the step that rewards of the order are rounded to */
  roundTo: MinorUnits;
  /** earned, net of corrections */
  amount: MinorUnits;
  /** paid out, net of what was recovered */
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

/** Earned and not paid out yet; negative: paid out beyond what was earned after all, and to be recovered from the next payments. */
export const due = ({ amount, paidOut }: Pick<PayoffState, 'amount' | 'paidOut'>): MinorUnits => amount - paidOut;
