import type { MinorUnits } from '#machines/kernel/money';
import type { Micros, TermUnit } from '#machines/kernel/time';
import type { OperationName } from './commands.js';
import type { Who } from './decision.js';
import type { Variant } from './domain.js';
import {
  balance,
  type Due,
  dueNow,
  missingOf,
  type OrderView,
  overpaid,
  paid,
  payOffer,
  prepaymentMissing,
  recordable,
  refundable,
  uncovered,
} from './figures.js';
import { dueDay, isLate, workingDaysAfter } from './lateness.js';
import { earliest, type Leaving, leavingFor, type LeavingSource, leavingSourceOf, toReturnOf } from './leaving.js';
import {
  type ClientTasks,
  clientTasks,
  daysLeftAfterClient,
  dueDate,
  isDelivered,
  type NextAction,
  type NextStep,
  nextStepOf,
  waitsForClient,
} from './next-step.js';
import type { OrderState, PaymentStage } from './state.js';
import { atWork, isFinal, type ProgressStatus } from './statuses.js';
import { isRunning } from './withdrawal.js';
import { type Reader, seesFigures, seesPayments, seesReward } from './who.js';

export type { OrderView } from './figures.js';
export { type Leaving } from './leaving.js';
export { asksMore, carriesOut, type ClientTasks, type NextAction, turnIn } from './next-step.js';

/** What the facts are computed from: an order, or as much of it as its reader gets in a page or list. */
export interface FactsSource extends LeavingSource {
  dueAt: Micros | null;
  /** `daysLeftAfterClient`; null also where the reader's view lacks it */
  daysLeft: number | null;
  termUnit: TermUnit;
  /** whether staff named another day than the term's */
  isPromised: boolean;
}

type TaskName = NextAction | 'nameDate' | 'answerDispute' | 'acceptReward' | 'answerCancellation' | 'returnMoney';

/** What somebody has to do. */
interface Task {
  what: TaskName;
  who: Who;
  /** minor units; 0 if it is not about money */
  amount: MinorUnits;
  /** until when, where there is a deadline */
  by: Micros | null;
}

/**
 * When the client gets the company documents, with its condition.
 * `due`: on that day; `unless`: what the day does not include. `late`: the day is past. `afterClient`: that many days after the client has acted; null: unknown to
 * the reader. `atOnce`: work goes on as soon as the client acts. `afterCheck`: the steps are done, only a check is left. `afterPayment`: the work is accepted, the
 * documents follow the payment. `afterProvider`: the provider checks a payment.
 */
type Ready =
  | { kind: 'due'; day: string; left: number; isPromised: boolean; unless: 'details' | null }
  | { kind: 'late'; day: string; days: number; isPromised: boolean }
  | { kind: 'afterClient'; days: number | null; unit: TermUnit }
  | { kind: 'atOnce' | 'afterCheck' | 'afterPayment' | 'afterProvider' | 'delivered' | 'closed' };

/** Sums of an order, and why they differ. Minor units of its currency. */
export interface MoneyFacts {
  price: MinorUnits;
  received: MinorUnits;
  /** refunded on request, or reversed */
  refunded: MinorUnits;
  /** received less refunded */
  paid: MinorUnits;
  waived: MinorUnits;
  overpaid: MinorUnits;
  /** paid and not reserved for refunds */
  refundable: MinorUnits;
  /** left to pay without what was reported; the most that staff can record */
  uncovered: MinorUnits;
  recordable: MinorUnits;
  /** left to pay; null in a cancelled order, which asks for nothing */
  left: MinorUnits | null;
  /** of a cancelled order: what it still holds without the price of the steps that are done */
  toReturn: MinorUnits;
  /** announced by transfer or checked by the provider, and not received yet */
  announced: MinorUnits;
  pending: MinorUnits;
  /** `covered`: not received in full, but nothing of it is due any more */
  prepayment: 'none' | 'missing' | 'received' | 'covered';
  prepaymentSum: MinorUnits;
  prepaymentLeft: MinorUnits;
  /** the settled part of the price, 0 to 1; what was received alone counts once nothing of it is left */
  share: number;
  /** the part of the price that is paid and was not refunded, 0 to 1: what was waived is settled and not paid */
  paidShare: number;
  /** what can be paid online of each stage, and the stage that is due */
  payable: Record<PaymentStage, MinorUnits>;
  due: Due | null;
  /** what the client may pay now */
  offer: ReturnType<typeof payOffer>;
}

/** Everything that pages, lists, emails and documents say about an order to one kind of reader on one day. */
export interface Facts {
  next: NextStep;
  /** what everybody has to do, the next step first */
  tasks: readonly Task[];
  /** who has something to do, each once */
  turns: readonly Who[];
  /** what the order needs from its client now */
  client: ClientTasks | null;
  ready: Ready;
  /** null for readers who see no sums */
  money: MoneyFacts | null;
  /** an open dispute: the sum, and our first deadline */
  dispute: { amount: MinorUnits; by: Micros | null } | null;
  /** why no payment can be refunded now; null if one can, or none has money */
  refundLocked: 'disputed' | null;
  /** what the client gets back if the order stops now; null once it is over, for readers without the payments, and where the reader's view lacks them */
  leaving: Leaving | null;
  /** whether work may begin: `no` while the right to withdraw runs and the client did not ask to begin early; null in orders that are over or unknown */
  mayBegin: 'yes' | 'no' | null;
}

/** The parts of a whole order that its facts need. */
export const sourceOf = (state: OrderState): FactsSource => ({
  ...leavingSourceOf(state),
  dueAt: dueDate(state),
  daysLeft: daysLeftAfterClient(state),
  termUnit: state.terms.termUnit,
  isPromised: state.promised !== null,
});

/** @param today the office's current calendar day */
export function factsOf(source: FactsSource, reader: Reader, today: string): Facts {
  const next = nextStepOf(source);
  const client = clientTasks(source);
  const ready = readyOf(source, next.next, client, today);
  const dispute = seesPayments(reader) ? disputeOf(source) : null;
  const tasks = tasksOf(source, reader, { next, client, ready, dispute });
  return {
    next,
    client,
    ready,
    dispute,
    tasks,
    turns: [...new Set(tasks.map(({ who }) => who))],
    money: seesFigures(reader) ? moneyOf(source) : null,
    refundLocked: isRefundLocked(source) ? 'disputed' : null,
    leaving: leavingFor(source, reader, today),
    mayBegin: mayBegin(source, today),
  };
}

function mayBegin({ value, right }: FactsSource, today: string): Facts['mayBegin'] {
  if (right === undefined || isFinal(value.progress)) return null;
  return isRunning(right, today) && !right.startEarly ? 'no' : 'yes';
}

const task = (what: TaskName, who: Who, amount: MinorUnits = 0, by: Micros | null = null): Task => ({ what, who, amount, by });

/** What staff refund of a cancelled order: what is not kept, as far as payments without a dispute hold it. Refunds under way are not part of it. */
const unreturned = (order: OrderView): MinorUnits =>
  order.value.progress === 'orderCancelled'
    ? Math.min(toReturnOf(order) - order.facts.reserved, Math.max(0, refundable(order.facts) - order.facts.disputed))
    : 0;

function tasksOf(
  source: FactsSource,
  reader: Reader,
  { next, client, ready, dispute }: Pick<Facts, 'next' | 'client' | 'ready' | 'dispute'>,
): Task[] {
  const { value, facts } = source;
  const isStaff = reader === 'staff' || reader === 'assignee';
  const toRefund = isStaff && seesPayments(reader) ? unreturned(source) : 0;
  const confirms = next.next === 'confirmTransfer' || next.next === 'confirmLastPayment';
  return [
    ...(next.who === null ? [] : [task(next.next, next.who, next.amount)]),
    ...(client !== null && client.next === null ? [task('giveDetails', 'client')] : []),
    ...(seesPayments(reader) && facts.openTransfers > 0 && !confirms ? [task('confirmTransfer', 'moneyStaff', facts.openTransfers)] : []),
    ...(isStaff && dispute ? [task('answerDispute', 'moneyStaff', dispute.amount, dispute.by)] : []),
    ...(toRefund > 0 ? [task('returnMoney', 'refundStaff', toRefund)] : []),
    ...(isStaff && facts.cancellationAskedAt !== null ? [task('answerCancellation', 'staff')] : []),
    ...(isStaff && ready.kind === 'late' ? [task('nameDate', 'staff')] : []),
    ...(seesReward(reader) && value.reward === 'changed' ? [task('acceptReward', 'partner')] : []),
  ];
}

function readyOf(source: FactsSource, next: NextAction, client: ClientTasks | null, today: string): Ready {
  const { progress } = source.value;
  if (isFinal(progress)) return { kind: 'closed' };
  if (isDelivered(progress)) return { kind: 'delivered' };
  if (waitsForClient(source)) return afterClient(source, next);
  const { dueAt, isPromised } = source;
  if (dueAt === null) return { kind: 'atOnce' };
  const day = dueDay(dueAt);
  if (isLate(dueAt, today)) return { kind: 'late', day, days: Math.max(1, workingDaysAfter(day, today)), isPromised };
  return { kind: 'due', day, left: workingDaysAfter(today, day), isPromised, unless: client?.details ? 'details' : null };
}

/** The days of the term count only while work is left. */
function afterClient({ value: { progress }, facts, daysLeft, termUnit }: FactsSource, next: NextAction): Ready {
  if (next === 'awaitProvider') return { kind: 'afterProvider' };
  if (next === 'payRest') return { kind: 'afterPayment' };
  const isAtWork = (atWork as readonly ProgressStatus[]).includes(progress);
  const isDone = isAtWork && facts.visibleSteps > 0 && facts.openSteps === 0;
  if (isDone || progress === 'allStepsCompleted') return { kind: 'afterCheck' };
  const isStarting = progress === 'newOrder' || progress === 'orderConfirmedNotPayed';
  return daysLeft === 0 || !(isAtWork || isStarting) ? { kind: 'atOnce' } : { kind: 'afterClient', days: daysLeft, unit: termUnit };
}

function moneyOf(source: OrderView): MoneyFacts {
  const { value, facts } = source;
  const { price, received, refunded, waived, pending } = facts;
  const [kept, left] = [paid(facts), balance(source)];
  const isCancelled = value.progress === 'orderCancelled';
  return {
    price,
    received,
    refunded,
    paid: kept,
    waived,
    pending,
    overpaid: overpaid(facts),
    announced: facts.openTransfers + pending,
    refundable: refundable(facts),
    uncovered: uncovered(source),
    recordable: recordable(source),
    left: isCancelled ? null : left,
    toReturn: isCancelled ? toReturnOf(source) : 0,
    prepayment: prepaymentState(facts),
    prepaymentSum: facts.prepayment,
    prepaymentLeft: prepaymentMissing(facts),
    share: shareOf(price, isCancelled || kept === 0 ? kept : price - left),
    paidShare: shareOf(price, kept),
    payable: { prepayment: missingOf(source, 'prepayment'), postpayment: missingOf(source, 'postpayment') },
    due: dueNow(source),
    offer: payOffer(source),
  };
}

/** Rounded down to a thousandth: what is nearly all is not all. */
export const shareOf = (price: MinorUnits, settled: MinorUnits): number =>
  price === 0 ? 1 : Math.min(1, Math.max(0, Math.floor((settled * 1000) / price) / 1000));

function prepaymentState(facts: OrderView['facts']): MoneyFacts['prepayment'] {
  if (facts.prepayment === 0) return 'none';
  if (prepaymentMissing(facts) > 0) return 'missing';
  return paid(facts) >= facts.prepayment ? 'received' : 'covered';
}

function disputeOf({ facts, payments = [] }: FactsSource): Facts['dispute'] {
  if (facts.disputed === 0) return null;
  return { amount: facts.disputed, by: earliest(payments.map(({ answerBy = null }) => answerBy)) };
}

/** Whether every payment with money to refund is disputed: a refund would return it twice. */
function isRefundLocked({ payments = [] }: FactsSource): boolean {
  const holding = payments.filter(({ refundable }) => refundable > 0);
  return holding.length > 0 && holding.every(({ answerBy }) => answerBy !== undefined);
}

export type EffectKey = OperationName | 'pay' | 'rejectLastPayment' | 'confirmWithoutPrepayment' | 'confirmSettled';

/** What an operation leads to, as the key of its text, and the sum that it is about. */
export function effectOf(operation: OperationName, variant: Variant | undefined, { money }: Facts): { key: EffectKey; amount: MinorUnits } {
  const amount = money?.left ?? 0;
  if (operation === 'managerConfirmedNotPayedOrder') return { key: operation, amount: money?.prepaymentLeft ?? 0 };
  if (operation === 'managerConfirmedPayedOrder')
    return { key: money?.prepayment === 'received' ? operation : 'confirmWithoutPrepayment', amount: money?.prepaymentSum ?? 0 };
  if (operation !== 'managerConfirmedLastPayment') return { key: operation, amount };
  if (variant === 'reject') return { key: 'rejectLastPayment', amount };
  return { key: (money?.announced ?? 0) > 0 ? operation : 'confirmSettled', amount };
}
