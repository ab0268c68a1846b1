import type { Id } from '#machines/kernel/ids';
import { both } from '#machines/decider/rules';
import { maxAmount, type MinorUnits, percentOf } from '#machines/kernel/money';
import { type Micros, microsADay } from '#machines/kernel/time';
import type { CommandName, OrderCommandOf } from './commands.js';
import type { Refusal, RefusalCode } from './decision.js';
import {
  balance,
  heldBy,
  isDisputed,
  prepaymentMissing,
  recordable,
  refundable,
  refundableOf,
  reservedOf,
  returnedOf,
  uncovered,
} from './figures.js';
import { refuse } from './guards.js';
import { isAccepted, itemsAfter, missingItems, replacementOf } from './items.js';
import type { Configuration, OrderState, PaymentState, RequestedItem, StepState } from './state.js';
import { isWho } from './who.js';
import { isRunning, officeDayAt, rightOf } from './withdrawal.js';

type Verdict = true | Refusal;
type Check<Name extends CommandName> = (state: OrderState, command: OrderCommandOf<Name>) => Verdict;

/** Lists the refusal codes of a guard, for documentation and tests. */
const guard = <Name extends CommandName>(
  codes: readonly RefusalCode[],
  check: Check<Name>,
): Check<Name> & { codes: readonly RefusalCode[] } =>
  Object.assign((state: OrderState, command: OrderCommandOf<Name>) => check(state, command), { codes });

const has = <T extends { id: Id }>(list: readonly T[], id: Id): boolean => list.some((entry) => entry.id === id);
const unlessMissing = (known: boolean, code: Refusal['code']): Verdict => known || refuse(code, 'seeCurrent');

function within({ facts }: OrderState, amount: MinorUnits, least: MinorUnits, most: MinorUnits): Verdict {
  if (amount < least) return refuse('amountOutOfRange', 'payAtLeast', { amount: least, amountMax: most, currency: facts.currency });
  return amount <= most || refuse('amountOutOfRange', 'payAtMost', { amount: least, amountMax: most, currency: facts.currency });
}

/** A received amount: at least the smallest unit, and it may exceed what was due. */
const arrives = (state: OrderState, amount: MinorUnits): Verdict => within(state, amount, 1, maxAmount);

interface NewPayment {
  payment: Id;
  amount: MinorUnits;
}

/** A payment is booked once: the same id is the same payment, whichever actor reports it. */
const bookedOnce = (state: OrderState, { payment, amount }: NewPayment, least: MinorUnits, most: MinorUnits): Verdict =>
  has(state.payments, payment) ? refuse('paymentAlreadySettled', 'seeCurrent') : within(state, amount, least, most);

const bookingCodes = ['paymentAlreadySettled', 'amountOutOfRange'] as const;

export const cashFits = guard<'orderPayedWithCashAfterManagerConfirmed'>(bookingCodes, (state, { payload }) =>
  bookedOnce(state, payload, Math.max(1, prepaymentMissing(state.facts)), balance(state)),
);

export const offlineFits = guard<'recordOfflinePayment'>(bookingCodes, (state, { payload }) =>
  bookedOnce(state, payload, 1, recordable(state)),
);

/** For machine versions 1 to 5: reversed money could not be recorded again after the work counted as paid. */
export const offlineFitsBalance = guard<'recordOfflinePayment'>(bookingCodes, (state, { payload }) =>
  bookedOnce(state, payload, 1, balance(state)),
);

export const transferFits = guard<'declareTransfer'>(bookingCodes, (state, { payload }) => bookedOnce(state, payload, 1, uncovered(state)));

const overWaiver = ({ facts: { currency } }: OrderState, key: 'waiveAtMost' | 'waiveAtMostToday', amountMax: MinorUnits): Verdict =>
  refuse('waiverOverLimit', key, { amountMax, currency, roles: ['refundStaff'] });

/** People who may not refund can waive at most the limit of the settings: of one order all of them together, on one day each of them. */
export const waiverFits = guard<'waiveRest'>(['amountOutOfRange', 'waiverOverLimit'], (state, { payload, actor }) => {
  const { amount, limit, today = 0 } = payload;
  const fits = within(state, amount, 1, balance(state));
  if (fits !== true || isWho('refundStaff', actor, state.facts)) return fits;
  const left = Math.max(0, limit - state.waivedWithLimit);
  if (amount > left) return overWaiver(state, 'waiveAtMost', left);
  return amount <= today || overWaiver(state, 'waiveAtMostToday', today);
});

/** What the actor of a waiver may waive of the order after it; null without a limit. */
export function waiverLeft(
  after: OrderState,
  { payload: { amount, limit, today = 0 }, actor }: OrderCommandOf<'waiveRest'>,
): MinorUnits | null {
  if (isWho('refundStaff', actor, after.facts)) return null;
  return Math.max(0, Math.min(limit - after.waivedWithLimit, today - amount, balance(after)));
}

/** For machine versions 1 to 7: every single waiver had the limit. */
export const singleWaiverFits = guard<'waiveRest'>(
  ['amountOutOfRange', 'waiverOverLimit'],
  (state, { payload: { amount, limit }, actor }) => {
    const fits = within(state, amount, 1, balance(state));
    return fits !== true || amount <= limit || isWho('refundStaff', actor, state.facts) ? fits : overWaiver(state, 'waiveAtMost', limit);
  },
);

/** The amount refunded or reserved must have arrived. A provider determines its own amounts. */
export const anyCorrectionFits = guard<'correctPayment'>(
  ['paymentUnknown', 'correctionNotPossible', 'amountUnchanged', 'amountOutOfRange'],
  (state, { payload: { payment: id, amount } }) => {
    const payment = paymentOf(state, id);
    if (!payment) return refuse('paymentUnknown', 'seeCurrent');
    if (payment.method === 'provider' || payment.state !== 'confirmed') return refuse('correctionNotPossible', 'refundInstead');
    if (payment.amount === amount) return refuse('amountUnchanged', 'otherAmount');
    return within(state, amount, returnedOf(payment) + reservedOf(payment), maxAmount);
  },
);

/** However often they raise a payment: people with a limit exceed its basis by no more than the limit. */
const raisedWithin: Check<'correctPayment'> = (state, { actor, payload: { payment: id, amount, limit } }) => {
  const payment = paymentOf(state, id);
  if (!payment || amount <= payment.amount || isWho('topStaff', actor, state.facts)) return true;
  const { share, amount: sum } = limit ?? { share: 0, amount: 0 };
  const amountMax = payment.basis + Math.max(percentOf(payment.basis, share, 1), sum);
  const remedy = { amountMax, currency: state.facts.currency, roles: ['topStaff' as const] };
  return amount <= amountMax || refuse('correctionOverLimit', 'correctAtMost', remedy);
};

export const correctionFits = guard<'correctPayment'>(
  [...anyCorrectionFits.codes, 'correctionOverLimit'],
  both(anyCorrectionFits, raisedWithin),
);

const microsAYear = 366 * microsADay;

/** Something wanted or promised for today is still possible; today is the office's calendar day, which differs from UTC for some hours. */
const fromToday = (date: Micros, { at, payload: { today } }: { at: Micros; payload: { today?: Micros } }, years: number): boolean =>
  date >= (today ?? at - (at % microsADay)) && date <= at + years * microsAYear;

export const somethingAskedFor = guard<'requestDocuments'>(['itemUnknown', 'nothingRequested', 'dateOutOfRange'], (state, command) => {
  const { payload, at } = command;
  const { items, again, withdraw, due = null } = payload;
  if (![...again, ...withdraw].every((id) => has(state.items, id))) return refuse('itemUnknown', 'seeCurrent');
  const fits = ({ title, kind, required }: (typeof items)[number]) =>
    required == null ? title !== null : state.terms.requiredDocuments[required]?.kind === kind;
  if (!items.every(fits)) return refuse('itemUnknown', 'seeCurrent');
  const asked = items.map((item) => ({ ...item, required: item.required ?? null }));
  const after = itemsAfter(state.items, state.documents, { items: asked, again, withdrawn: withdraw, due }, at);
  const changes = items.length + again.length + withdraw.length > 0;
  if (!changes || !after.some((item) => !item.withdrawn)) return refuse('nothingRequested', 'askForSomething');
  return due === null || fromToday(due, command, 1) || refuse('dateOutOfRange', 'chooseLaterDate');
});

export const restOnPaper = guard<'receiveDocuments'>(
  ['forbiddenForRole', 'itemUnknown', 'documentsMissing'],
  (state, { payload, actor }) => {
    const { onPaper } = payload;
    if (onPaper.length > 0 && !isWho('staff', actor, state.facts)) return refuse('forbiddenForRole', 'askRole', { roles: ['staff'] });
    if (!onPaper.every((id) => state.items.some((item) => item.id === id && !item.withdrawn))) return refuse('itemUnknown', 'seeCurrent');
    const count = missingItems(state.items, state.documents).filter((item) => !onPaper.includes(item.id)).length;
    return count === 0 || refuse('documentsMissing', 'provideDocuments', { count });
  },
);

const visibleStep = (state: OrderState, id: Id): StepState | undefined => state.steps.find((step) => step.id === id && step.visible);

export const stepsToReopen = guard<'notAcceptPartnerWork'>(['nothingReopened', 'stepUnknown', 'stepNotCompleted'], (state, { payload }) => {
  if (payload.steps.length === 0) return refuse('nothingReopened', 'chooseSteps');
  const steps = payload.steps.map((id) => visibleStep(state, id));
  if (steps.includes(undefined)) return refuse('stepUnknown', 'seeCurrent');
  return steps.every((step) => step?.completedAt !== null) || refuse('stepNotCompleted', 'seeCurrent');
});

export const stepOpen = guard<'completeStep'>(['stepUnknown', 'stepAlreadyCompleted'], (state, { payload }) => {
  const step = visibleStep(state, payload.step);
  if (!step) return refuse('stepUnknown', 'seeCurrent');
  return step.completedAt === null || refuse('stepAlreadyCompleted', 'seeCurrent');
});

export const stepCompleted = guard<'reopenStep'>(['stepUnknown', 'stepNotCompleted'], (state, { payload }) => {
  const step = visibleStep(state, payload.step);
  if (!step) return refuse('stepUnknown', 'seeCurrent');
  return step.completedAt !== null || refuse('stepNotCompleted', 'seeCurrent');
});

export const configurationChanges = guard<'editOrder'>(
  ['configurationUnchanged'],
  (state, { payload }) =>
    canonical(payload.configuration) !== canonical(state.configuration) || refuse('configurationUnchanged', 'changeSomething'),
);

/** Lists are sets: another order of the same choices changes nothing. */
const canonical = (chosen: Configuration): string =>
  JSON.stringify([
    chosen.employeesAmount,
    chosen.registrationPeriod,
    chosen.director,
    [...chosen.directorCompany].sort(),
    [...chosen.activityAreas].sort(),
  ]);

export const dateAhead = guard<'setExpectedDate'>(
  ['dateOutOfRange'],
  (_state, command) => fromToday(command.payload.date, command, 5) || refuse('dateOutOfRange', 'promiseLaterDate'),
);

/** People with a limit exceed the percent of the terms by no more than the limit; what is in force or proposed can always be kept or lowered. */
const percentWithin: Check<'appointPartner' | 'changePartnerReward'> = ({ facts, terms }, { actor, payload: { percent, limit = 0 } }) => {
  const percentMax = Math.max(terms.partnerRewardPercent + limit, facts.rewardPercent, facts.pendingRewardPercent ?? 0);
  if (percent === null || percent <= percentMax || isWho('topStaff', actor, facts)) return true;
  return refuse('rewardOverLimit', 'rewardAtMost', { percentMax, roles: ['topStaff'] });
};

export const anotherPartner = guard<'appointPartner'>(
  ['alreadyAssigned'],
  ({ facts }, { payload }) => payload.partner !== facts.partner || refuse('alreadyAssigned', 'chooseAnother'),
);

export const partnerFits = guard<'appointPartner'>(['alreadyAssigned', 'rewardOverLimit'], both(anotherPartner, percentWithin));

export const anotherManager = guard<'assignManager'>(
  ['alreadyAssigned'],
  ({ facts }, { payload }) => payload.manager !== facts.manager || refuse('alreadyAssigned', 'chooseAnother'),
);

export const anotherPercent = guard<'changePartnerReward'>(
  ['rewardUnchanged'],
  ({ facts }, { payload }) =>
    payload.percent !== (facts.pendingRewardPercent ?? facts.rewardPercent) || refuse('rewardUnchanged', 'otherPercent'),
);

export const percentFits = guard<'changePartnerReward'>(['rewardUnchanged', 'rewardOverLimit'], both(anotherPercent, percentWithin));

export const itemWaits = guard<'attachDocument'>(['itemUnknown'], (state, { payload }) => {
  const { item, kind } = payload;
  const fits = (asked: RequestedItem) => asked.id === item && asked.kind === kind && !asked.withdrawn;
  return unlessMissing(item === null || state.items.some(fits), 'itemUnknown');
});

/** An accepted file is final: a newer version requires a rejection or a new request. */
const unaccepted: Check<'attachDocument'> = (state, { payload }) => {
  const item = state.items.find(({ id }) => id === payload.item);
  return !item || !isAccepted(item, state.documents) || refuse('documentAccepted', 'askAgainFirst');
};

/** A result is replaced once: the next replacement has to name the newest one. */
const replaceable: Check<'attachDocument'> = (state, { payload }) => {
  if (payload.replaces == null) return true;
  const before = state.documents.find(({ id, kind }) => id === payload.replaces && kind === 'result');
  if (!before || payload.kind !== 'result') return refuse('documentUnknown', 'seeCurrent');
  return !replacementOf(before, state.documents) || refuse('documentReplaced', 'seeCurrent');
};

export const versionFits = guard<'attachDocument'>(
  ['itemUnknown', 'documentAccepted', 'documentUnknown'],
  both(itemWaits, unaccepted, replaceable),
);

export const resultFits = guard<'attachDocument'>(['itemUnknown', 'documentUnknown', 'documentReplaced'], both(itemWaits, replaceable));

export const removable = guard<'removeDocument'>(
  ['documentUnknown', 'forbiddenForRole', 'documentAccepted'],
  (state, { payload, actor }) => {
    const document = state.documents.find((entry) => entry.id === payload.document);
    if (!document) return refuse('documentUnknown', 'seeCurrent');
    const mine = document.attachedBy === actor.id || document.kind === 'result';
    if (!mine && !isWho('staff', actor, state.facts)) return refuse('forbiddenForRole', 'askRole', { roles: ['attacher', 'staff'] });
    return document.review !== 'accepted' || refuse('documentAccepted', 'removeAcceptance');
  },
);

export const reviewable = guard<'acceptDocument' | 'rejectDocument'>(
  ['documentUnknown', 'documentAlreadyReviewed'],
  (state, { type, payload }) => {
    const document = state.documents.find((entry) => entry.id === payload.document && entry.item !== null);
    if (!document) return refuse('documentUnknown', 'seeCurrent');
    const same = document.review === (type === 'acceptDocument' ? 'accepted' : 'rejected');
    return !same || refuse('documentAlreadyReviewed', 'seeCurrent');
  },
);

const paymentOf = (state: OrderState, id: Id): PaymentState | undefined => state.payments.find((entry) => entry.id === id);

export const transferOpen = guard<'confirmTransfer' | 'rejectTransfer' | 'withdrawTransfer'>(
  ['paymentUnknown', 'paymentAlreadySettled', 'amountOutOfRange'],
  (state, { payload }) => {
    const transfer = paymentOf(state, payload.payment);
    if (transfer?.method !== 'transfer') return refuse('paymentUnknown', 'seeCurrent');
    if (transfer.state !== 'declared') return refuse('paymentAlreadySettled', 'seeCurrent');
    return 'amount' in payload ? arrives(state, payload.amount) : true;
  },
);

/** Webhook and payer's return report the same capture: the second report finds it settled. A denied payment that is captured after all is still booked. */
export const captureFits = guard<'recordPayment'>(bookingCodes, (state, { payload }) => {
  const known = paymentOf(state, payload.payment);
  if (known && known.state !== 'pending' && known.state !== 'denied') return refuse('paymentAlreadySettled', 'seeCurrent');
  return arrives(state, payload.amount);
});

export const pendingFits = guard<'recordPaymentPending'>(bookingCodes, (state, { payload }) => bookedOnce(state, payload, 1, maxAmount));

export const pendingOpen = guard<'recordPaymentDenied'>(['paymentUnknown', 'paymentAlreadySettled'], (state, { payload }) => {
  const pending = paymentOf(state, payload.payment);
  if (pending?.method !== 'provider') return refuse('paymentUnknown', 'seeCurrent');
  return pending.state === 'pending' || refuse('paymentAlreadySettled', 'seeCurrent');
});

interface OfDispute {
  payment: Id;
  dispute: string;
}

/** A provider's payment that arrived; null if the order has none with that id. */
const disputable = (state: OrderState, { payment }: OfDispute): PaymentState | null => {
  const known = paymentOf(state, payment);
  return known?.method === 'provider' && known.state === 'captured' ? known : null;
};

const disputeOf = (payment: PaymentState, { dispute }: OfDispute) => payment.disputes.find(({ id }) => id === dispute);

const disputeCodes = ['paymentUnknown', 'paymentAlreadySettled', 'amountOutOfRange'] as const;

/** A dispute is opened once: a closed one stays closed, whatever arrives late. */
export const disputeFits = guard<'recordDispute'>(disputeCodes, (state, { payload }) => {
  const payment = disputable(state, payload);
  if (!payment) return refuse('paymentUnknown', 'seeCurrent');
  return disputeOf(payment, payload) ? refuse('paymentAlreadySettled', 'seeCurrent') : arrives(state, payload.amount);
});

export const disputeCloses = guard<'closeDispute'>(disputeCodes, (state, { payload }) => {
  const payment = disputable(state, payload);
  if (!payment) return refuse('paymentUnknown', 'seeCurrent');
  const known = disputeOf(payment, payload);
  return known && known.outcome !== null ? refuse('paymentAlreadySettled', 'seeCurrent') : arrives(state, payload.amount);
});

/** A refund id is used once in an order, whichever actor reports it. */
const refundKnown = (state: OrderState, refund: Id): boolean =>
  has(
    state.payments.flatMap(({ refunds }) => refunds),
    refund,
  );

const refundWithin = ({ facts }: OrderState, amount: MinorUnits, amountMax: MinorUnits): Verdict =>
  (amount >= 1 && amount <= amountMax) || refuse('refundExceedsPaid', 'refundAtMost', { amountMax, currency: facts.currency });

/** A pending refund does not block a reversal: the provider has already taken the money. */
export const reversalFits = guard<'recordReversal'>(
  ['paymentUnknown', 'paymentAlreadySettled', 'refundExceedsPaid'],
  (state, { payload: { refund, payment, amount } }) => {
    const reversed = paymentOf(state, payment);
    if (reversed?.method !== 'provider') return refuse('paymentUnknown', 'seeCurrent');
    if (refundKnown(state, refund)) return refuse('paymentAlreadySettled', 'seeCurrent');
    return refundWithin(state, amount, heldBy(reversed));
  },
);

/** While a dispute is open the provider holds the money: a refund would return it twice. */
export const refundFits = guard<'requestRefund'>(
  ['paymentUnknown', 'paymentAlreadySettled', 'paymentDisputed', 'refundExceedsPaid'],
  (state, { payload }) => {
    const payment = paymentOf(state, payload.payment);
    if (!payment) return refuse('paymentUnknown', 'seeCurrent');
    if (isDisputed(payment)) return refuse('paymentDisputed', 'awaitDispute');
    if (refundKnown(state, payload.refund)) return refuse('paymentAlreadySettled', 'seeCurrent');
    const amountMax = Math.min(refundableOf(payment), refundable(state.facts));
    return refundWithin(state, payload.amount, amountMax);
  },
);

export const refundOpen = guard<'recordRefund' | 'recordRefundFailure'>(
  ['refundUnknown', 'paymentAlreadySettled', 'refundExceedsPaid'],
  (state, { payload }) => {
    const payment = paymentOf(state, payload.payment);
    const refund = payment?.refunds.find((entry) => entry.id === payload.refund);
    if (!payment || !refund) return refuse('refundUnknown', 'seeCurrent');
    if (refund.state !== 'requested') return refuse('paymentAlreadySettled', 'seeCurrent');
    return 'amount' in payload ? refundWithin(state, payload.amount, Math.min(refund.amount, heldBy(payment))) : true;
  },
);

export const agreementChanges = guard<'agree'>(['configurationUnchanged'], ({ agreed }, { payload: { terms, startEarly } }) => {
  return agreed.terms !== terms || agreed.startEarly !== startEarly || refuse('configurationUnchanged', 'changeSomething');
});

export const rightRuns = guard<'declareWithdrawal'>(['withdrawalNotGranted', 'withdrawalOver'], (state, { at }) => {
  const right = rightOf(state);
  if (right === null) return refuse('withdrawalNotGranted', 'askToCancel');
  return isRunning(right, officeDayAt(state, at)) || refuse('withdrawalOver', 'askToCancel');
});
