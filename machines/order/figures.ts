import type { Bilingual } from '#libs/kernel/ids';
import { type BasisPoints, type Currency, digitsOf, minor, type MinorUnits, percentOf, sum } from '#libs/kernel/money';
import type { Term } from '#libs/kernel/time';
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

/** What a figure is taken of: an order's state, or the view of it that a reader holds. */
export interface OrderView {
  value: OrderValue;
  facts: OrderFacts;
}

/** From here on a refund concedes instead of reopening the balance: the work counts as paid. */
const settled: readonly ProgressStatus[] = [
  'projectWithFullyPayedOrderAccepted',
  'lastPaymentConfirmed',
  'documentsSentAfterLastPayment',
  'projectFinished',
];

const atLeastZero = (amount: MinorUnits): MinorUnits => Math.max(0, minor(amount));

/** Received less refunded. Never negative: a refund is refused beyond what its payment still holds. */
export const paid = (facts: OrderFacts): MinorUnits => minor(facts.received - facts.refunded);

/** What is still to be paid; 0 in a cancelled order. */
export const balance = ({ value, facts }: OrderView): MinorUnits =>
  value.progress === 'orderCancelled' ? 0 : atLeastZero(atLeastZero(facts.price - paid(facts)) - facts.conceded);

/** Paid beyond the price; blocks nothing, and is refundable. */
export const overpaid = (facts: OrderFacts): MinorUnits => atLeastZero(paid(facts) - facts.price);

/** Paid and not promised back already. */
export const refundable = (facts: OrderFacts): MinorUnits => atLeastZero(paid(facts) - facts.reserved);

/** What the prepayment still lacks. */
export const prepaymentMissing = (facts: OrderFacts): MinorUnits => atLeastZero(facts.prepayment - paid(facts) - facts.conceded);

/** Balance that no declared transfer covers yet. */
export const uncovered = (order: OrderView): MinorUnits => atLeastZero(balance(order) - order.facts.openTransfers);

/** Money that arrives now belongs to the prepayment until it is complete. */
export const stageNow = (facts: OrderFacts): PaymentStage => (prepaymentMissing(facts) > 0 ? 'prepayment' : 'postpayment');

/** The part of a refund of `amount` that does not reopen the balance. */
export function concededBy({ value, facts }: OrderView, amount: MinorUnits): MinorUnits {
  if (!isSettled(value.progress)) return 0;
  return atLeastZero(atLeastZero(facts.price - (paid(facts) - amount)) - facts.conceded);
}

/** Whether money that arrives now brings the order on, and none of what it gives back is asked for again. */
const isSettled = (progress: ProgressStatus): boolean => settled.includes(progress);

/** Where work goes on although money of the prepayment was taken back. */
const worksOn: readonly ProgressStatus[] = [
  'orderConfirmedAndPayed',
  'documentsRequested',
  'documentsReceived',
  'allStepsCompleted',
  'lastPaymentRequired',
];

/** Money was taken back behind a status that counts it as paid: somebody has to settle that before anything else happens. */
export const reversalWaits = ({ value: { progress }, facts }: OrderView): boolean =>
  facts.reversed > 0 &&
  ((worksOn.includes(progress) && prepaymentMissing(facts) > 0) || (isSettled(progress) && progress !== 'projectFinished'));

/** The most that is recorded by hand: the balance, and what was taken back where nothing else would ask for it. */
export const recordable = (order: OrderView): MinorUnits =>
  minor(balance(order) + (reversalWaits(order) && isSettled(order.value.progress) ? order.facts.reversed : 0));

/**
 * What was taken back and still waits, after money came or was given up: nothing once the prepayment or the balance is covered again. Where the work counts as paid
 * the balance is counted without what the reversal conceded.
 */
export function reversedAfter(before: OrderView, after: OrderView): MinorUnits {
  const { reversed } = after.facts;
  if (reversed === 0) return 0;
  if (isSettled(after.value.progress)) return owedWithout(after.facts, reversed) === 0 ? 0 : reversed;
  const isCovered = (missing: (order: OrderView) => MinorUnits): boolean => missing(before) > 0 && missing(after) === 0;
  return isCovered(({ facts }) => prepaymentMissing(facts)) || isCovered(balance) ? 0 : reversed;
}

/** The balance if so much of what is conceded were not. */
const owedWithout = (facts: OrderFacts, amount: MinorUnits): MinorUnits =>
  atLeastZero(atLeastZero(facts.price - paid(facts)) - atLeastZero(facts.conceded - amount));

const arrived = (payment: Pick<PaymentState, 'state'>): boolean => payment.state === 'confirmed' || payment.state === 'captured';
/** Whether money of the payment is back with the client: as asked for, or as a provider took it. */
export const isBack = ({ state }: RefundState): boolean => state === 'refunded' || state === 'reversed';

const sumOf = (refunds: readonly RefundState[], is: (refund: RefundState) => boolean): MinorUnits =>
  sum(...refunds.filter(is).map(({ amount }) => amount));

/** What went back of one payment. */
export const returnedOf = ({ refunds }: Pick<PaymentState, 'refunds'>): MinorUnits => sumOf(refunds, isBack);

/** Whether all that arrived of a payment went back. A payment corrected to nothing has nothing to go back. */
export const isRefundedInFull = (payment: Pick<PaymentState, 'state' | 'amount'>, returned: MinorUnits): boolean =>
  arrived(payment) && returned > 0 && returned >= payment.amount;

/** What a provider announced and still checks. */
export const pendingOf = (payments: readonly Pick<PaymentState, 'state' | 'amount'>[]): MinorUnits =>
  sum(...payments.filter(({ state }) => state === 'pending').map(({ amount }) => amount));

/** What one payment still holds; 0 while nothing of it has arrived. */
export const heldBy = (payment: PaymentState): MinorUnits => (arrived(payment) ? atLeastZero(payment.amount - returnedOf(payment)) : 0);

/**
 * What of one payment is promised back. Never more than it holds: a provider may take money back unasked while a refund is under way, and cannot then give all
 * of it a second time.
 */
export const reservedOf = (payment: PaymentState): MinorUnits =>
  Math.min(
    heldBy(payment),
    sumOf(payment.refunds, ({ state }) => state === 'requested'),
  );

/** What one payment can still give back. */
export const refundableOf = (payment: PaymentState): MinorUnits => heldBy(payment) - reservedOf(payment);

const isOpen = ({ outcome }: DisputeState): boolean => outcome === null;

/** Whether a dispute about the payment is open at its provider. */
export const isDisputed = ({ disputes }: Pick<PaymentState, 'disputes'>): boolean => disputes.some(isOpen);

/** What of all payments is under an open dispute. */
export const disputedOf = (payments: readonly Pick<PaymentState, 'disputes'>[]): MinorUnits =>
  sum(...payments.flatMap(({ disputes }) => disputes.filter(isOpen).map(({ amount }) => amount)));

/** What a price is made of; `ref` names the chosen option. Every part that was chosen is there, those that cost nothing too. */
export type PricePart = { amount: MinorUnits } & (
  | { code: 'base' }
  /** those above the minimum; absent when there are none */
  | { code: 'employees'; count: number }
  | { code: 'period'; ref: number; title: Bilingual }
  | { code: 'director' | 'directorCompany' | 'activityArea'; ref: string; title: Bilingual }
);

type PricedTerms = Pick<OrderTerms, 'basePrice' | 'options'>;

/**
 * base + employees above the minimum + period + director + every chosen company role and activity, in the currency of the terms.
 * @throws RangeError when the configuration holds what the terms do not offer: it is checked before (`faultsOf`)
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

/** The prepayment of `whole`, rounded half up to the step of the terms; never more than the whole. */
export const prepaymentOf = (terms: Pick<OrderTerms, 'prepaymentPercent' | 'roundTo'>, whole: MinorUnits): MinorUnits =>
  Math.min(whole, percentOf(whole, terms.prepaymentPercent, terms.roundTo));

/** What of the money received counts for the partner's commission: never more than the price. */
export const kept = (facts: OrderFacts): MinorUnits => Math.min(facts.price, paid(facts));

/** What the partner's commission is a percent of: the price while the order goes on, what is kept of it in the end, nothing of an order that was cancelled. */
function rewardBase({ value, facts }: OrderView): MinorUnits {
  if (value.progress === 'orderCancelled') return 0;
  return value.progress === 'projectFinished' ? kept(facts) : facts.price;
}

/** What a percent of an order comes to as the partner's commission. */
export const rewardOf = (
  order: OrderView & { terms: Pick<OrderTerms, 'roundTo'> },
  percent: BasisPoints = order.facts.rewardPercent,
): MinorUnits => percentOf(rewardBase(order), percent, order.terms.roundTo);

/** Every figure of an order at once, for resources and money blocks; minor units of the order's currency. */
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

/** What a service offers as its time, if it does: periods beside its usual term. */
interface OfferedTerm {
  options: { registrationPeriod: readonly { value: number }[] };
  term: Term;
}

/**
 * How long an order of this configuration takes. Where the usual term is one of the periods to choose from, what is chosen is the time it takes; a service that
 * is bought by the year takes its term.
 */
export function chosenTerm({ options, term }: OfferedTerm, chosen: number): Term {
  const isTime = options.registrationPeriod.some(({ value }) => value === term.days);
  return isTime ? { ...term, days: chosen } : term;
}

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
