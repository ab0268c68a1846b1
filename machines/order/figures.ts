import type { Bilingual } from '#machines/kernel/ids';
import { type BasisPoints, type Currency, digitsOf, minor, type MinorUnits, percentOf, sum } from '#machines/kernel/money';
import type { Term } from '#machines/kernel/time';
import type {
  Configuration,
  DisputeState,
  OrderFacts,
  OrderState,
  OrderTerms,
  PaymentStage,
  PaymentState,
  PricedCode,
  RefundState,
} from './state.js';
import { type OrderValue, type ProgressStatus, progressStatuses } from './statuses.js';

/** Input of the figures: an order's state, or a reader's view of it. */
export interface OrderView {
  value: OrderValue;
  facts: OrderFacts;
}

/** From this status on a refund is conceded instead of reopening the balance: the work counts as paid. */
const settled: readonly ProgressStatus[] = [
  'projectWithFullyPayedOrderAccepted',
  'lastPaymentConfirmed',
  'documentsSentAfterLastPayment',
  'projectFinished',
];

const atLeastZero = (amount: MinorUnits): MinorUnits => Math.max(0, minor(amount));

/** Received less refunded. Never negative: a refund cannot exceed what its payment holds. */
export const paid = (facts: OrderFacts): MinorUnits => minor(facts.received - facts.refunded);

/** The amount still to be paid; 0 in a cancelled order. */
export const balance = ({ value, facts }: OrderView): MinorUnits =>
  value.progress === 'orderCancelled' ? 0 : atLeastZero(atLeastZero(facts.price - paid(facts)) - facts.conceded);

/** The amount paid beyond the price; blocks nothing, and can be refunded. */
export const overpaid = (facts: OrderFacts): MinorUnits => atLeastZero(paid(facts) - facts.price);

/** Whether nothing was paid or reported. */
export const isUnpaid = (facts: OrderFacts): boolean => paid(facts) + facts.openTransfers === 0;

/** Paid and not reserved for refunds. */
export const refundable = (facts: OrderFacts): MinorUnits => atLeastZero(paid(facts) - facts.reserved);

/** The amount missing from the prepayment. */
export const prepaymentMissing = (facts: OrderFacts): MinorUnits => atLeastZero(facts.prepayment - paid(facts) - facts.conceded);

/** The balance not covered by declared transfers. */
export const uncovered = (order: OrderView): MinorUnits => atLeastZero(balance(order) - order.facts.openTransfers);

/** The stage of money received now: the prepayment until it is complete. */
export const stageNow = (facts: OrderFacts): PaymentStage => (prepaymentMissing(facts) > 0 ? 'prepayment' : 'postpayment');

/** The part of a refund of `amount` that does not reopen the balance. */
export function concededBy({ value, facts }: OrderView, amount: MinorUnits): MinorUnits {
  if (!isSettled(value.progress)) return 0;
  return atLeastZero(atLeastZero(facts.price - (paid(facts) - amount)) - facts.conceded);
}

/** Whether money received now advances the order, and no refund of it is conceded. */
export const isSettled = (progress: ProgressStatus): boolean => settled.includes(progress);

/** Statuses in which work goes on although money of the prepayment was reversed. */
const worksOn: readonly ProgressStatus[] = [
  'orderConfirmedAndPayed',
  'documentsRequested',
  'documentsReceived',
  'allStepsCompleted',
  'lastPaymentRequired',
];

/** A reversal in a status that counts the money as paid: staff have to settle it before the order can advance. */
export const reversalWaits = ({ value: { progress }, facts }: OrderView): boolean =>
  facts.reversed > 0 &&
  ((worksOn.includes(progress) && prepaymentMissing(facts) > 0) || (isSettled(progress) && progress !== 'projectFinished'));

/** The most that can be recorded by hand: the balance, and reversed money that nothing else would request. */
export const recordable = (order: OrderView): MinorUnits =>
  minor(balance(order) + (reversalWaits(order) && isSettled(order.value.progress) ? order.facts.reversed : 0));

/**
 * The open reversals after money came or was waived: 0 once the prepayment or the balance is covered again. If the work counts as paid, the balance is counted
 * without what the reversal conceded.
 */
export function reversedAfter(before: OrderView, after: OrderView): MinorUnits {
  const { reversed } = after.facts;
  if (reversed === 0) return 0;
  if (isSettled(after.value.progress)) return owedWithout(after.facts, reversed) === 0 ? 0 : reversed;
  const isCovered = (missing: (order: OrderView) => MinorUnits): boolean => missing(before) > 0 && missing(after) === 0;
  return isCovered(({ facts }) => prepaymentMissing(facts)) || isCovered(balance) ? 0 : reversed;
}

/** The balance if `conceded` were lower by that amount. */
const owedWithout = (facts: OrderFacts, amount: MinorUnits): MinorUnits =>
  atLeastZero(atLeastZero(facts.price - paid(facts)) - atLeastZero(facts.conceded - amount));

const arrived = (payment: Pick<PaymentState, 'state'>): boolean => payment.state === 'confirmed' || payment.state === 'captured';
/** Whether a refund has reached the client, requested or reversed by a provider. */
export const isBack = ({ state }: RefundState): boolean => state === 'refunded' || state === 'reversed';

const sumOf = (refunds: readonly RefundState[], is: (refund: RefundState) => boolean): MinorUnits =>
  sum(...refunds.filter(is).map(({ amount }) => amount));

/** The refunded amount of one payment. */
export const returnedOf = ({ refunds }: Pick<PaymentState, 'refunds'>): MinorUnits => sumOf(refunds, isBack);

/** Whether all received money of a payment was refunded. A payment corrected to 0 has nothing to refund. */
export const isRefundedInFull = (payment: Pick<PaymentState, 'state' | 'amount'>, returned: MinorUnits): boolean =>
  arrived(payment) && returned > 0 && returned >= payment.amount;

/** Announced by a provider and still being checked. */
export const pendingOf = (payments: readonly Pick<PaymentState, 'state' | 'amount'>[]): MinorUnits =>
  sum(...payments.filter(({ state }) => state === 'pending').map(({ amount }) => amount));

/** The amount that one payment still holds; 0 before it arrives. */
export const heldBy = (payment: PaymentState): MinorUnits => (arrived(payment) ? atLeastZero(payment.amount - returnedOf(payment)) : 0);

/**
 * The amount of one payment reserved for refunds. At most what it holds: a provider may reverse money while a refund is pending, and then cannot refund all of
 * it again.
 */
export const reservedOf = (payment: PaymentState): MinorUnits =>
  Math.min(
    heldBy(payment),
    sumOf(payment.refunds, ({ state }) => state === 'requested'),
  );

/** The amount of one payment that can still be refunded. */
export const refundableOf = (payment: PaymentState): MinorUnits => heldBy(payment) - reservedOf(payment);

const isOpen = ({ outcome }: DisputeState): boolean => outcome === null;

/** Whether the provider has an open dispute about the payment. */
export const isDisputed = ({ disputes }: Pick<PaymentState, 'disputes'>): boolean => disputes.some(isOpen);

/** The sum of payments under an open dispute. */
export const disputedOf = (payments: readonly Pick<PaymentState, 'disputes'>[]): MinorUnits =>
  sum(...payments.flatMap(({ disputes }) => disputes.filter(isOpen).map(({ amount }) => amount)));

/** Parts of a price; `ref` names the chosen option. Chosen parts that cost nothing are included. */
export type PricePart = { amount: MinorUnits } & (
  | { code: 'base' }
  /** employees above the minimum; absent if there are none */
  | { code: 'employees'; count: number }
  | { code: 'period'; ref: number; title: Bilingual }
  | { code: 'director' | 'directorCompany' | 'activityArea'; ref: string; title: Bilingual }
);

type PricedTerms = Pick<OrderTerms, 'basePrice' | 'options'>;

/**
 * base + employees above the minimum + period + director + every chosen company role and activity, in the currency of the terms.
 * @throws RangeError if the configuration contains what the terms do not offer: the caller checks it first (`faultsOf`)
 */
export function priceParts({ basePrice, options }: PricedTerms, configuration: Configuration): PricePart[] {
  const { min, max, price: each } = options.employeesAmount;
  const count = configuration.employeesAmount - min;
  if (count < 0 || configuration.employeesAmount > max) throw new RangeError('employeesAmount is out of range');
  const period = chosen(options.registrationPeriod, ({ value }) => value === configuration.registrationPeriod);
  const coded = (code: 'director' | 'directorCompany' | 'activityArea', offered: readonly PricedCode[], ref: string): PricePart => {
    const { price: amount, title } = chosen(offered, (option) => option.code === ref);
    return { code, ref, title, amount };
  };
  return [
    { code: 'base', amount: basePrice },
    ...(count > 0 ? [{ code: 'employees' as const, count, amount: minor(each * count) }] : []),
    { code: 'period', ref: period.value, title: period.title, amount: period.price },
    coded('director', options.director, configuration.director),
    ...configuration.directorCompany.map((ref) => coded('directorCompany', options.directorCompany, ref)),
    ...configuration.activityAreas.map((ref) => coded('activityArea', options.activityAreas, ref)),
  ];
}

/** The sum of its parts. @throws RangeError as `priceParts` */
export const price = (terms: PricedTerms, configuration: Configuration): MinorUnits =>
  sum(...priceParts(terms, configuration).map(({ amount }) => amount));

function chosen<Option>(options: readonly Option[], fits: (option: Option) => boolean): Option {
  const option = options.find(fits);
  if (!option) throw new RangeError('the service does not offer the chosen option');
  return option;
}

/** The prepayment of `whole`, rounded half up to the step of the terms; at most the whole. */
export const prepaymentOf = (terms: Pick<OrderTerms, 'prepaymentPercent' | 'roundTo'>, whole: MinorUnits): MinorUnits =>
  Math.min(whole, percentOf(whole, terms.prepaymentPercent, terms.roundTo));

/** The received amount that counts for the partner's commission: at most the price. */
export const kept = (facts: OrderFacts): MinorUnits => Math.min(facts.price, paid(facts));

/** The base of the partner's commission: the price while the order is open, the retained amount at its end, 0 for a cancelled order. */
function rewardBase({ value, facts }: OrderView): MinorUnits {
  if (value.progress === 'orderCancelled') return 0;
  return value.progress === 'projectFinished' ? kept(facts) : facts.price;
}

/** The partner's commission on an order, by percent. */
export const rewardOf = (
  order: OrderView & { terms: Pick<OrderTerms, 'roundTo'> },
  percent: BasisPoints = order.facts.rewardPercent,
): MinorUnits => percentOf(rewardBase(order), percent, order.terms.roundTo);

/** All figures of an order, for resources and money blocks; minor units of the order's currency. */
export const figuresOf = (order: Pick<OrderState, 'value' | 'facts'>) => ({
  price: order.facts.price,
  prepayment: order.facts.prepayment,
  paid: paid(order.facts),
  refunded: order.facts.refunded,
  balance: balance(order),
  refundable: refundable(order.facts),
  overpaid: overpaid(order.facts),
  conceded: order.facts.conceded,
  reversed: order.facts.reversed,
  disputed: order.facts.disputed,
  prepaymentMissing: prepaymentMissing(order.facts),
});

/** The periods that a service offers, if any, and its usual term. */
interface OfferedTerm {
  options: { registrationPeriod: readonly { value: number }[] };
  term: Term;
}

/**
 * How long an order of this configuration takes. If the usual term is one of the periods to choose from, it is the chosen period; a service that is bought by
 * the year takes its term.
 */
export function chosenTerm({ options, term }: OfferedTerm, chosen: number): Term {
  const isTime = options.registrationPeriod.some(({ value }) => value === term.days);
  return isTime ? { ...term, days: chosen } : term;
}

/** The amount a client has to pay now, and its stage. */
export interface Due {
  stage: PaymentStage;
  amount: MinorUnits;
}

/** The rest is due from this status on. */
const asksForRest = (progress: ProgressStatus): boolean =>
  progressStatuses.indexOf(progress) >= progressStatuses.indexOf('lastPaymentRequired');

/** The missing amount of a stage. For postpayment it is everything missing, because money counts towards the prepayment until that is complete. */
function lackOf(order: OrderView, stage: PaymentStage): MinorUnits {
  const whole = balance(order);
  return stage === 'prepayment' ? Math.min(prepaymentMissing(order.facts), whole) : whole;
}

/**
 * The amount that can be paid online for a stage. Payments that a provider is checking count as paid; declared transfers do not, because their client may
 * withdraw them.
 */
export const missingOf = (order: OrderView, stage: PaymentStage): MinorUnits => Math.max(0, lackOf(order, stage) - order.facts.pending);

/** The stage named explicitly, else the prepayment while it is incomplete, then the rest once it is requested; null if nothing is due. */
export function dueNow(order: OrderView, asked?: PaymentStage): Due | null {
  const stage = asked ?? (missingOf(order, 'prepayment') > 0 ? 'prepayment' : 'postpayment');
  if (asked === undefined && stage === 'postpayment' && !asksForRest(order.value.progress)) return null;
  const amount = missingOf(order, stage);
  return amount > 0 ? { stage, amount } : null;
}

/** The stage that the client has to pay while the order waits for it; in every other status payment is at most optional. */
const stageAsked: Partial<Record<ProgressStatus, PaymentStage>> = {
  orderConfirmedNotPayed: 'prepayment',
  lastPaymentRequired: 'postpayment',
};

/** The amount left to pay for a stage when all announced payments arrive. */
function beside(order: OrderView, stage: PaymentStage): Due | null {
  const amount = lackOf(order, stage) - order.facts.openTransfers - order.facts.pending;
  return amount > 0 ? { stage, amount } : null;
}

/** The amount requested while the order waits for money. Declared transfers and payments that a provider is checking are not requested again. */
export function askedNow(order: OrderView): Due | null {
  const stage = stageAsked[order.value.progress];
  return stage === undefined ? null : beside(order, stage);
}

/** The amount the client may pay early: the prepayment before the manager confirms, then the rest before the work is accepted. */
export function payableEarly(order: OrderView): Due | null {
  const { progress } = order.value;
  if (progress in stageAsked) return null;
  return beside(order, progress === 'newOrder' ? 'prepayment' : 'postpayment');
}

/** What the client may pay now. Only what is requested (`isAsked`) is a main action: of the rest pages say that nothing has to be paid yet. */
export function payOffer(order: OrderView): (Due & { isAsked: boolean }) | null {
  const asked = askedNow(order);
  const due = asked ?? payableEarly(order);
  return due && { ...due, isAsked: asked !== null };
}

/** The whole units of an amount, for providers without decimals in its currency. */
export function takeable(amount: MinorUnits, currency: Currency, wholeUnits: readonly Currency[]): MinorUnits {
  return wholeUnits.includes(currency) ? amount - (amount % 10 ** digitsOf(currency)) : amount;
}
