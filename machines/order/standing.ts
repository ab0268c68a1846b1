import type { Id } from '#libs/kernel/ids';
import type { MinorUnits } from '#libs/kernel/money';
import { afterTerm, countedBetween, type Micros, microsADay, type Term } from '#libs/kernel/time';
import type { OperationName } from './commands.js';
import type { Who } from './decision.js';
import { askedNow, chosenTerm, type OrderView, paid, reversalWaits } from './figures.js';
import type { OrderState } from './state.js';
import { statusMeta } from './status-meta.js';
import { atWork, isFinal, type OrderStatus, type OrderValue, type ProgressStatus, rewardStatus } from './statuses.js';
import { type Reader, seesPayments } from './who.js';

/** The number people use: 412 -> "R-000412"; it grows wider after 999,999. Empty before the log has given one. */
export const numberText = (number: number | null): string => (number === null ? '' : `R-${String(number).padStart(6, '0')}`);

/** Every status an order shows: its progress, and the changed reward beside it (which a client's view never has). */
export const statusesShown = (value: OrderValue): OrderStatus[] =>
  value.reward === 'changed' ? [value.progress, rewardStatus] : [value.progress];

export type LabelKey = `status.${OrderStatus | 'refunded' | 'addressRequested' | 'addressReceived'}`;

const notStarted: readonly ProgressStatus[] = ['newOrder', 'orderConfirmedNotPayed'];

/**
 * The key of the label in `machines/order/texts`: of a cancelled order "refunded" when everything received was given back, but "cancelled" for whoever sees
 * no payments. What is asked for is named an address where nothing else is.
 */
export function labelOf({ value, facts }: OrderView, reader: Reader): LabelKey {
  const refunded = facts.received > 0 && paid(facts) === 0;
  if (value.progress === 'orderCancelled' && refunded && seesPayments(reader)) return 'status.refunded';
  if (facts.items > 0 && facts.addressItems === facts.items) {
    if (value.progress === 'documentsRequested') return 'status.addressRequested';
    if (value.progress === 'documentsReceived') return 'status.addressReceived';
  }
  return statusMeta[value.progress].labelKey;
}

/** Whether "partner appointed" is told beside the label: somebody is ready for an order that still waits, to be confirmed or paid. */
export const partnerAppointed = ({ value, facts }: Pick<OrderView, 'value'> & { facts: Pick<OrderView['facts'], 'partner'> }): boolean =>
  facts.partner !== null && notStarted.includes(value.progress);

/** Whether an open order has to be handed over. `canManage`: whether a person's account is in use and their role may manage orders. */
export const isManagerGone = (
  { value, facts }: Pick<OrderView, 'value'> & { facts: Pick<OrderView['facts'], 'manager'> },
  canManage: (person: Id) => boolean,
): boolean => !isFinal(value.progress) && facts.manager !== null && !canManage(facts.manager);

export const nextActions = [
  'confirmOrder',
  'payPrepayment',
  'confirmTransfer',
  'awaitProvider',
  'settleReversal',
  'requestDocuments',
  'giveDetails',
  'doTheWork',
  'handOverWork',
  'provideDocuments',
  'sendDocuments',
  'checkDocuments',
  'checkWork',
  'payRest',
  'confirmLastPayment',
  'attachResult',
  'sendResult',
  'finish',
  'nothing',
] as const;
export type NextAction = (typeof nextActions)[number];

/** Where an order stands: what should happen next, whose turn that is (nobody's in the finals), and the sum that it is about. */
export interface Standing {
  next: NextAction;
  who: Who | null;
  /** to be paid, confirmed or waited for; 0 where the next action is not about money */
  amount: MinorUnits;
}

/** Whose turn it is while the order waits for one of these, whatever its status; else the status names them. */
const doneBy: Partial<Record<NextAction, Who>> = {
  payPrepayment: 'client',
  payRest: 'client',
  giveDetails: 'client',
  provideDocuments: 'client',
  sendDocuments: 'client',
  confirmTransfer: 'moneyStaff',
  confirmLastPayment: 'moneyStaff',
  settleReversal: 'moneyStaff',
  awaitProvider: 'payment',
};

/** The operations that do what should happen next; the others are possible meanwhile. */
const carriedOutBy: Partial<Record<NextAction, readonly OperationName[]>> = {
  confirmOrder: ['managerConfirmedNotPayedOrder', 'managerConfirmedPayedOrder'],
  payPrepayment: ['orderPayedAfterManagerConfirmed'],
  requestDocuments: ['requestDocuments'],
  sendDocuments: ['receiveDocuments'],
  handOverWork: ['completeAllOrderSteps'],
  checkWork: ['acceptWorkWithFullyPayedOrder', 'acceptedProjectRequireLastPay'],
  payRest: ['clientPayedLastPayment'],
  confirmLastPayment: ['managerConfirmedLastPayment'],
  sendResult: ['sendPayedProjectDocuments'],
  finish: ['managerFinishedProject'],
};

/** Whether an operation is the one that an order waits for, and not one that is merely possible. */
export const carriesOut = (operation: OperationName, next: NextAction): boolean => carriedOutBy[next]?.includes(operation) ?? false;

/** The one rule of whose turn it is: cards, lists, their tabs and filters, and mails ask it. */
export function standingOf(order: OrderView): Standing {
  const next = nextAction(order);
  return { next, who: doneBy[next] ?? named(order), amount: sums[next]?.(order) ?? 0 };
}

/** Whether the order waits for its client: for something that they do, or for the provider by which they pay. */
export function waitsForClient(order: OrderView): boolean {
  const next = nextAction(order);
  return next === 'awaitProvider' || (doneBy[next] ?? named(order)) === 'client';
}

/** Everything that an order needs from its client now. */
export interface ClientTasks {
  /** the next step where it is the client's; null while somebody else acts and only details are missing */
  next: NextAction | null;
  /** to be paid; 0 where nothing is */
  amount: MinorUnits;
  /** documents and addresses that nothing answers yet */
  documents: number;
  /** the company's details are missing */
  details: boolean;
}

/** What the client has to do: the next step where it is theirs, and what is missing next to it; null where nothing is. */
export function clientTasks(order: OrderView): ClientTasks | null {
  const { next, who, amount } = standingOf(order);
  const { details, itemsMissing } = order.facts;
  const detailsMissing = details === 'missing' && (atWork as readonly ProgressStatus[]).includes(order.value.progress);
  if (who !== 'client' && !detailsMissing) return null;
  return { next: who === 'client' ? next : null, amount: who === 'client' ? amount : 0, documents: itemsMissing, details: detailsMissing };
}

/** Whether the client has to do something that they did not have to do before. */
export function asksMore(before: ClientTasks | null, after: ClientTasks | null): boolean {
  if (after === null) return false;
  if (before === null) return true;
  const isNewStep = after.next !== null && after.next !== before.next;
  return isNewStep || after.amount > before.amount || after.documents > before.documents || (after.details && !before.details);
}

/** Whose turn a status makes it: the first that the order has. */
export const turnIn = (status: OrderStatus, hasPartner: boolean): Who | null =>
  statusMeta[status].actsNow.find((who) => who !== 'partner' || hasPartner) ?? null;

const named = ({ value, facts }: OrderView): Who | null => turnIn(value.progress, facts.partner !== null);

/** Whether money was announced that staff have to look for at the bank: the order's own turn may meanwhile be another's. */
export const waitsForConfirmation = ({ value, facts }: OrderView): boolean =>
  !isFinal(value.progress) && (facts.openTransfers > 0 || value.progress === 'lastPaymentPayed');

const sums: Partial<Record<NextAction, (order: OrderView) => MinorUnits>> = {
  payPrepayment: (order) => askedNow(order)?.amount ?? 0,
  payRest: (order) => askedNow(order)?.amount ?? 0,
  confirmTransfer: ({ facts }) => facts.openTransfers,
  confirmLastPayment: ({ facts }) => facts.openTransfers,
  awaitProvider: ({ facts }) => facts.pending,
  settleReversal: ({ facts }) => facts.reversed,
};

/** What should happen next, as the key of a phrase that each kind of reader has in its own words. A missing document waits for its client in every status. */
export function nextAction(order: OrderView): NextAction {
  const { value, facts } = order;
  if (reversalWaits(order)) return 'settleReversal';
  if (facts.itemsMissing > 0 && !isFinal(value.progress)) return 'provideDocuments';
  switch (value.progress) {
    case 'newOrder':
      return 'confirmOrder';
    case 'orderConfirmedNotPayed':
      return money(order, 'payPrepayment');
    case 'orderConfirmedAndPayed':
      return facts.needsDocuments ? 'requestDocuments' : work(order);
    case 'documentsRequested':
      return 'sendDocuments';
    case 'documentsReceived':
      return facts.itemsNotAccepted > 0 ? 'checkDocuments' : work(order);
    case 'allStepsCompleted':
      return 'checkWork';
    case 'lastPaymentRequired':
      return money(order, 'payRest');
    case 'lastPaymentPayed':
      return 'confirmLastPayment';
    case 'lastPaymentConfirmed':
    case 'projectWithFullyPayedOrderAccepted':
      return facts.resultDocuments > 0 ? 'sendResult' : 'attachResult';
    case 'documentsSentAfterLastPayment':
      return 'finish';
    case 'projectFinished':
    case 'orderCancelled':
      return 'nothing';
  }
}

/** Where money is awaited: the client pays what is asked for, else what was announced has to be found. */
function money(order: OrderView, pay: 'payPrepayment' | 'payRest'): NextAction {
  if (askedNow(order) !== null) return pay;
  if (order.facts.openTransfers > 0) return 'confirmTransfer';
  return order.facts.pending > 0 ? 'awaitProvider' : pay;
}

/** A company without a name and founders is not registered. */
function work({ facts }: OrderView): NextAction {
  if (facts.details === 'missing') return 'giveDetails';
  return facts.openSteps > 0 ? 'doTheWork' : 'handOverWork';
}

type Timed = Pick<OrderState, 'createdAt' | 'configuration' | 'terms' | 'promised'>;
/** What a due date is reckoned from. */
export type DueParts = Timed & Pick<OrderState, 'value' | 'waited' | 'clientSince'>;

/** A promised day is kept as its 17:00 UTC, at which it is the same day from the Americas to Tashkent. When it is over, `isLate` decides. */
const closing: Micros = 17 * 3_600_000_000;

/** When the order was to be finished had nobody waited: on the day that staff promised, else after the time it takes, counted from placing. */
export const promisedDate = (order: Timed): Micros =>
  order.promised ? order.promised.date + closing : afterTerm(order.createdAt, termOf(order));

/** The same, moved by the time that the order waited for its client, in whole days of its term's kind. */
const dueAfterWaiting = (order: DueParts): Micros =>
  afterTerm(promisedDate(order), { days: Math.ceil(order.waited / microsADay), unit: order.terms.termUnit });

/** The company documents are with the client, or nothing goes on: what is left to do makes nobody late. */
export const isDelivered = (progress: ProgressStatus): boolean => progress === 'documentsSentAfterLastPayment' || isFinal(progress);

/** When the order has to be finished; null while it waits for its client, and once its results were sent: it cannot be late then. */
export const dueDate = (order: DueParts): Micros | null =>
  order.clientSince !== null || isDelivered(order.value.progress) ? null : dueAfterWaiting(order);

/**
 * How many days of its term's kind the order takes once its client has done what it waits for; 0: work goes on at once. Null while it does not wait for the client.
 */
export function daysLeftAfterClient(order: DueParts): number | null {
  const { clientSince: since, terms } = order;
  if (since === null || isDelivered(order.value.progress)) return null;
  const left = countedBetween(since, dueAfterWaiting(order), terms.termUnit) / microsADay;
  return left < 1 ? 0 : Math.ceil(left);
}

/** How the wait for the client stands after an event at `at`. `waits`: whether the order waits for its client since. */
export function waitAfter(
  { clientSince, waited, terms }: Pick<OrderState, 'clientSince' | 'waited' | 'terms'>,
  waits: boolean,
  at: Micros,
): Pick<OrderState, 'clientSince' | 'waited'> {
  if (waits) return { clientSince: clientSince ?? at, waited };
  return { clientSince: null, waited: clientSince === null ? waited : waited + countedBetween(clientSince, at, terms.termUnit) };
}

/** How long the order takes as it was configured. */
export const termOf = ({ terms, configuration }: Pick<OrderState, 'terms' | 'configuration'>): Term =>
  chosenTerm({ options: terms.options, term: { days: terms.termDays, unit: terms.termUnit } }, configuration.registrationPeriod);
