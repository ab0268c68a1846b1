import type { StateGuard } from '#machines/decider/row';
import type { OrderActor } from './commands.js';
import type { Refusal, RefusalCode, Remedy, RemedyKey } from './decision.js';
import type { OrderDomain } from './domain.js';
import { balance, paid, prepaymentMissing, recordable, refundable, type OrderView, uncovered } from './figures.js';
import { isWho } from './who.js';
import { mayWithdrawIn } from './withdrawal.js';

export const refuse = (code: RefusalCode, key: RemedyKey, figures: Omit<Remedy, 'key'> = {}): Refusal => ({
  code,
  remedy: { key, ...figures },
});

/**
 * Lists the refusal codes of a guard, for documentation and tests. A guard reads only facts stored in the order's row, so that lists and the web can evaluate
 * it too.
 */
const guard = (codes: readonly RefusalCode[], asks: (order: OrderView, actor: OrderActor) => true | Refusal): StateGuard<OrderDomain> =>
  Object.assign((order: OrderView, actor: OrderActor) => asks(order, actor), { codes });

export const prepaymentOpen = guard(['prepaymentAlreadyPaid'], ({ facts }) => {
  if (prepaymentMissing(facts) > 0) return true;
  const isReceived = facts.prepayment > 0 && paid(facts) >= facts.prepayment;
  if (!isReceived) return refuse('prepaymentAlreadyPaid', 'confirmWithoutPrepayment');
  return refuse('prepaymentAlreadyPaid', 'confirmAsPaid', { amount: facts.prepayment, currency: facts.currency });
});

export const prepaymentPaid = guard(['prepaymentMissing'], ({ facts }) => {
  const amount = prepaymentMissing(facts);
  return amount === 0 || refuse('prepaymentMissing', 'receivePrepayment', { amount, currency: facts.currency });
});

export const detailsAsked = guard(
  ['detailsNotAsked'],
  ({ facts }) => facts.details !== 'none' || refuse('detailsNotAsked', 'nothingToFillIn'),
);

export const somethingDue = guard(['nothingDue'], (order) => balance(order) > 0 || refuse('nothingDue', 'nothingToPay'));

/** Also if reversed money is the only missing part. */
export const somethingRecordable = guard(['nothingDue'], (order) => recordable(order) > 0 || refuse('nothingDue', 'nothingToPay'));

export const somethingReversed = guard(
  ['nothingReversed'],
  ({ facts }) => facts.reversed > 0 || refuse('nothingReversed', 'nothingToSettle'),
);

export const cashDue = guard(['amountOutOfRange'], (order) => balance(order) > 0 || refuse('amountOutOfRange', 'nothingToPay'));

/** Staff may mark missing items on paper; the client can only attach files. */
export const documentsIn = guard(['documentsMissing'], ({ facts }, actor) => {
  if (facts.itemsMissing === 0 || isWho('staff', actor, facts)) return true;
  return refuse('documentsMissing', 'provideDocuments', { count: facts.itemsMissing });
});

const stepsDone = ({ facts }: OrderView): true | Refusal =>
  facts.openSteps === 0 || refuse('stepsOpen', 'completeSteps', { count: facts.openSteps });

const documentsAccepted = ({ value, facts }: OrderView): true | Refusal => {
  if (facts.itemsNotAccepted > 0) return refuse('documentsMissing', 'acceptDocuments', { count: facts.itemsNotAccepted });
  if (value.progress === 'orderConfirmedAndPayed' && facts.needsDocuments) return refuse('documentsMissing', 'requestDocumentsFirst');
  return true;
};

const detailsIn = ({ facts }: OrderView): true | Refusal => facts.details !== 'missing' || refuse('detailsMissing', 'giveDetails');

/** The first condition that does not hold. */
const first = (order: OrderView, ...checks: readonly ((order: OrderView) => true | Refusal)[]): true | Refusal =>
  checks.map((check) => check(order)).find((verdict) => verdict !== true) ?? true;

export const workDone = guard(['stepsOpen', 'detailsMissing', 'documentsMissing'], (order) =>
  first(order, stepsDone, detailsIn, documentsAccepted),
);

/** For machine versions 1 to 5, which allowed submission without the requested details. */
export const workDoneWithoutDetails = guard(['stepsOpen', 'documentsMissing'], (order) => first(order, stepsDone, documentsAccepted));

const balanceDue = (order: OrderView, amount: number): Refusal =>
  refuse('balanceDue', 'payBalance', { amount, currency: order.facts.currency });

export const fullyPaid = guard(['balanceDue'], (order) => balance(order) === 0 || balanceDue(order, balance(order)));

/** Also if the client's declared transfers would cover it. */
export const covered = guard(['balanceDue'], (order) => uncovered(order) === 0 || balanceDue(order, uncovered(order)));

/** Condition of the automatic confirmation: nothing is left to pay, and no declared transfer is open. */
export const nothingAwaited = guard(['balanceDue'], (order) => {
  const amount = balance(order) + order.facts.openTransfers;
  return amount === 0 || balanceDue(order, amount);
});

export const restDue = guard(['nothingDue'], (order) => balance(order) > 0 || refuse('nothingDue', 'acceptAsPaid'));

export const restUnconfirmed = guard(['nothingDue'], (order) => balance(order) > 0 || refuse('nothingDue', 'confirmInstead'));

/** Condition of the automatic rejection: even declared transfers do not cover the balance any more. */
export const restUncovered = guard(['nothingDue'], (order) => uncovered(order) > 0 || refuse('nothingDue', 'confirmInstead'));

export const stepToReopen = guard(
  ['nothingReopened'],
  ({ facts }) => facts.visibleSteps > facts.openSteps || refuse('nothingReopened', 'chooseSteps'),
);

export const resultAttached = guard(['resultMissing'], ({ facts }) => facts.resultDocuments > 0 || refuse('resultMissing', 'attachResult'));

/** Staff may cancel a paid order, whose money stays refundable; a client only before any payment. */
export const clientPaidNothing = guard(['alreadyPaid'], ({ facts }, actor) => {
  const amount = paid(facts) + facts.openTransfers;
  if (amount === 0 || !isWho('client', actor, facts)) return true;
  return refuse('alreadyPaid', 'refundFirst', { amount, currency: facts.currency });
});

/** The condition of the cancelling that follows a withdrawal. */
export const clientWithdrew = guard(
  ['withdrawalNotGranted'],
  ({ facts }) => facts.withdrawnAt !== null || refuse('withdrawalNotGranted', 'askToCancel'),
);

export const workNotAccepted = guard(
  ['withdrawalOver'],
  ({ value }) => mayWithdrawIn(value.progress) || refuse('withdrawalOver', 'askToCancel'),
);

export const nothingAsked = guard(
  ['cancellationAlreadyRequested'],
  ({ facts }) => facts.cancellationAskedAt === null || refuse('cancellationAlreadyRequested', 'awaitAnswer'),
);

export const cancellationAsked = guard(
  ['cancellationNotRequested'],
  ({ facts }) => facts.cancellationAskedAt !== null || refuse('cancellationNotRequested', 'seeCurrent'),
);

export const hasPartner = guard(['partnerMissing'], ({ facts }) => facts.partner !== null || refuse('partnerMissing', 'appointPartner'));

export const transferDue = guard(['nothingDue', 'amountOutOfRange'], (order) => {
  if (balance(order) === 0) return refuse('nothingDue', 'nothingToPay');
  return uncovered(order) > 0 || refuse('amountOutOfRange', 'awaitTransfers');
});

export const somethingRefundable = guard(['refundExceedsPaid'], ({ facts }) => {
  return refundable(facts) > 0 || refuse('refundExceedsPaid', 'refundAtMost', { amountMax: 0, currency: facts.currency });
});
