import { type MinorUnits, roundingOf } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { isDisputed, isSettled, isUnpaid, type OrderView, refundable, refundableOf } from './figures.js';
import type { OrderFacts, OrderState } from './state.js';
import { isFinal } from './statuses.js';
import { type Reader, seesPayments } from './who.js';
import { isRunning, mayWithdrawIn, officeDayAt, rightOf, type WithdrawalRight } from './withdrawal.js';

/** What a client gets back if the order stops now, and what is kept. Minor units of the order's currency. */
export interface Leaving {
  /** of the money that the order holds and no refund reserves */
  back: MinorUnits;
  /** the part of `back` that waits for the end of a dispute */
  disputed: MinorUnits;
  /** the price of the work that is done. More than is held where less was paid: then nothing comes back, and the difference is not due */
  kept: MinorUnits;
  /** refunds under way; they are returned in any case */
  reserved: MinorUnits;
  /** reported transfers and payments under check; not part of `back` */
  announced: MinorUnits;
  /** visible steps */
  stepsDone: number;
  stepsAll: number;
  /** `accepted`: nobody can cancel the order any more. `noSteps`: it has no steps to count by. `right`: nothing is kept while the right to withdraw runs. */
  reason: 'steps' | 'noSteps' | 'accepted' | 'right';
  way: LeavingWay;
}

/** How the client leaves: cancels what is not paid, withdraws, asks staff to cancel, or has asked already. */
type LeavingWay = 'cancel' | 'withdraw' | 'ask' | 'asked';

/** A payment that holds money. */
interface Holding {
  refundable: MinorUnits;
  /** our deadline in its open dispute, null if the provider named none; absent if nothing is disputed */
  answerBy?: Micros | null;
}

/** What leaving an order depends on: the order, or as much of it as its reader gets in a page or list. */
export interface LeavingSource extends OrderView {
  /** payments that hold money, with the disputes about them; absent where the reader's view lacks them */
  payments?: readonly Holding[];
  /** null where the order was placed without one; absent where the reader's view lacks it */
  right?: WithdrawalRight | null;
}

/** The parts of a whole order on which leaving it depends. */
export const leavingSourceOf = (state: OrderState): LeavingSource => ({
  value: state.value,
  facts: state.facts,
  payments: state.payments.map((payment) => ({
    refundable: refundableOf(payment),
    ...(isDisputed(payment) && { answerBy: earliest(payment.disputes.map(({ outcome, dueAt }) => (outcome === null ? dueAt : null))) }),
  })),
  right: rightOf(state),
});

/** The earliest of these deadlines; null if there is none. */
export function earliest(deadlines: readonly (Micros | null)[]): Micros | null {
  const known = deadlines.filter((deadline) => deadline !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Statuses in which nobody can cancel an order that still runs. */
const isAccepted = ({ value: { progress } }: OrderView): boolean => isSettled(progress) || progress === 'lastPaymentPayed';

/** The price without what was waived. */
const owed = ({ price, conceded }: OrderFacts): MinorUnits => Math.max(0, price - conceded);

/** Whether work that is done costs nothing: the right to withdraw runs, and nobody asked to begin early. */
const isFree = ({ value }: OrderView, right: WithdrawalRight | null, officeDay: string): boolean =>
  mayWithdrawIn(value.progress) && isRunning(right, officeDay) && !right.startEarly;

/**
 * What is kept of an order that stops: the price of its visible steps that are done, in whole coins of the currency, rounded down; of accepted work the whole
 * price; nothing while the client may withdraw and did not ask to begin early.
 */
function keptOf(order: OrderView, right: WithdrawalRight | null, officeDay: string): MinorUnits {
  const { visibleSteps, openSteps, currency } = order.facts;
  if (isAccepted(order)) return owed(order.facts);
  if (visibleSteps === 0 || isFree(order, right, officeDay)) return 0;
  const [whole, done, all, coin] = [owed(order.facts), visibleSteps - openSteps, visibleSteps, roundingOf(currency)].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  return Number(((whole * done) / (all * coin)) * coin);
}

/** What is kept if the order is cancelled at that moment. */
export const keptAt = (state: OrderState, at: Micros): MinorUnits => keptOf(state, rightOf(state), officeDayAt(state, at));

/** The same of the money that the order holds: the client owes nothing beyond it, so what arrives later comes back. */
export const keptOfHeld = (state: OrderState, at: Micros): MinorUnits => Math.min(refundable(state.facts), keptAt(state, at));

/** What comes back of the money that an order holds, without refunds under way. */
export const backOf = ({ facts }: OrderView, kept: MinorUnits): MinorUnits => Math.max(0, refundable(facts) - kept);

/** What a cancelled order still has to return: refunds under way, and what is not kept. */
export const toReturnOf = (order: OrderView): MinorUnits => order.facts.reserved + backOf(order, order.facts.kept ?? 0);

function wayOf(order: OrderView, right: WithdrawalRight | null, officeDay: string): LeavingWay {
  const { progress } = order.value;
  const isStarting = progress === 'newOrder' || progress === 'orderConfirmedNotPayed';
  if (isStarting && isUnpaid(order.facts)) return 'cancel';
  if (mayWithdrawIn(progress) && isRunning(right, officeDay)) return 'withdraw';
  return order.facts.cancellationAskedAt === null ? 'ask' : 'asked';
}

/**
 * The price of leaving an order on that day of the office; null once it is over, for readers without the payments, and where the reader's view lacks them. What is
 * kept when it is cancelled on that day (`keptAt`) is the same.
 */
export function leavingFor({ payments, right = null, ...order }: LeavingSource, reader: Reader, officeDay: string): Leaving | null {
  if (!payments || !seesPayments(reader) || isFinal(order.value.progress)) return null;
  const { reserved, openTransfers, pending, visibleSteps: stepsAll, openSteps } = order.facts;
  const kept = keptOf(order, right, officeDay);
  const back = backOf(order, kept);
  const free = payments.reduce((total, { refundable: amount, answerBy }) => (answerBy === undefined ? total + amount : total), 0);
  return {
    back,
    disputed: Math.max(0, back - free),
    kept,
    reserved,
    announced: openTransfers + pending,
    stepsDone: stepsAll - openSteps,
    stepsAll,
    way: wayOf(order, right, officeDay),
    reason: isAccepted(order) ? 'accepted' : isFree(order, right, officeDay) ? 'right' : stepsAll === 0 ? 'noSteps' : 'steps',
  };
}
