import { type MinorUnits, roundingOf } from '#machines/kernel/money';
import { isSettled, type OrderView, refundable } from './figures.js';
import type { OrderFacts } from './state.js';

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
  /** `accepted`: nobody can cancel the order any more. `noSteps`: it has no steps to count by. */
  reason: 'steps' | 'noSteps' | 'accepted';
}

/** A payment that holds money; `answerBy` is there if it is disputed. */
export interface Holding {
  refundable: MinorUnits;
  answerBy?: unknown;
}

/** Statuses in which nobody can cancel an order that still runs. */
const isAccepted = ({ value: { progress } }: OrderView): boolean => isSettled(progress) || progress === 'lastPaymentPayed';

/** The price without what was waived. */
const owed = ({ price, conceded }: OrderFacts): MinorUnits => Math.max(0, price - conceded);

/**
 * What is kept of an order that stops: the price of its visible steps that are done, in whole coins of the currency, rounded down; of accepted work the whole
 * price.
 */
function keptOf(order: OrderView): MinorUnits {
  const { visibleSteps, openSteps, currency } = order.facts;
  if (isAccepted(order)) return owed(order.facts);
  if (visibleSteps === 0) return 0;
  const [whole, done, all, coin] = [owed(order.facts), visibleSteps - openSteps, visibleSteps, roundingOf(currency)].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  return Number(((whole * done) / (all * coin)) * coin);
}

const backOf = (order: OrderView): MinorUnits => Math.max(0, refundable(order.facts) - keptOf(order));

/** What a cancelled order still has to return: refunds under way, and what is not kept. */
export const toReturnOf = (order: OrderView): MinorUnits => order.facts.reserved + backOf(order);

/** The price of leaving an order that runs. The same figures decide what is returned after it was cancelled (`toReturnOf`). */
export function leavingOf(order: OrderView, payments: readonly Holding[]): Leaving {
  const { reserved, openTransfers, pending, visibleSteps: stepsAll, openSteps } = order.facts;
  const back = backOf(order);
  const free = payments.reduce((total, { refundable: amount, answerBy }) => (answerBy === undefined ? total + amount : total), 0);
  return {
    ...{ back, disputed: Math.max(0, back - free), kept: keptOf(order), reserved, announced: openTransfers + pending },
    ...{ stepsDone: stepsAll - openSteps, stepsAll, reason: isAccepted(order) ? 'accepted' : stepsAll === 0 ? 'noSteps' : 'steps' },
  };
}
