import { type Currency, digitsOf, type MinorUnits } from '#libs/kernel/money';
import { balance, type OrderView, prepaymentMissing } from './figures.js';
import type { PaymentStage } from './state.js';
import { type ProgressStatus, progressStatuses } from './statuses.js';

/** What a client is to pay now, and towards what. */
export interface Due {
  stage: PaymentStage;
  amount: MinorUnits;
}

/** The rest is asked for from this status on. */
const asksForRest = (progress: ProgressStatus): boolean =>
  progressStatuses.indexOf(progress) >= progressStatuses.indexOf('lastPaymentRequired');

/** What an order lacks of a stage. Of the stage postpayment all that is missing: what arrives belongs to the prepayment until that is complete. */
function lackOf(order: OrderView, stage: PaymentStage): MinorUnits {
  const whole = balance(order);
  return stage === 'prepayment' ? Math.min(prepaymentMissing(order.facts), whole) : whole;
}

/**
 * What can be paid online towards a stage: a provider's payment that is still being checked counts as paid, a declared transfer does not, because its client may
 * withdraw it.
 */
export const missingOf = (order: OrderView, stage: PaymentStage): MinorUnits => Math.max(0, lackOf(order, stage) - order.facts.pending);

/** The stage that was asked for by name, else the prepayment while it is incomplete, then the rest once it is asked for; null where nothing is due. */
export function dueNow(order: OrderView, asked?: PaymentStage): Due | null {
  const stage = asked ?? (missingOf(order, 'prepayment') > 0 ? 'prepayment' : 'postpayment');
  if (asked === undefined && stage === 'postpayment' && !asksForRest(order.value.progress)) return null;
  const amount = missingOf(order, stage);
  return amount > 0 ? { stage, amount } : null;
}

/** The stage that the client is asked to pay while the order waits for it; in every other status paying is offered at most. */
const stageAsked: Partial<Record<ProgressStatus, PaymentStage>> = {
  orderConfirmedNotPayed: 'prepayment',
  lastPaymentRequired: 'postpayment',
};

/** What is left to pay towards a stage when everything that was announced arrives. */
function beside(order: OrderView, stage: PaymentStage): Due | null {
  const amount = lackOf(order, stage) - order.facts.openTransfers - order.facts.pending;
  return amount > 0 ? { stage, amount } : null;
}

/** What the client is asked for while the order waits for money: whoever declared a transfer or pays by a provider that still checks is not asked again. */
export function askedNow(order: OrderView): Due | null {
  const stage = stageAsked[order.value.progress];
  return stage === undefined ? null : beside(order, stage);
}

/** What the client may pay without being asked: the prepayment before the manager confirms, then the rest before the work is accepted. */
export function payableEarly(order: OrderView): Due | null {
  const { progress } = order.value;
  if (progress in stageAsked) return null;
  return beside(order, progress === 'newOrder' ? 'prepayment' : 'postpayment');
}

/** What of an amount a provider without decimals for its currency can take: the whole part. */
export function takeable(amount: MinorUnits, currency: Currency, wholeUnits: readonly Currency[]): MinorUnits {
  return wholeUnits.includes(currency) ? amount - (amount % 10 ** digitsOf(currency)) : amount;
}
