import type { MinorUnits } from '#machines/kernel/money';
import { afterTerm, countedBetween, type Micros, microsADay, midnightOf, type Term } from '#machines/kernel/time';
import type { OperationName } from './commands.js';
import type { Who } from './decision.js';
import { askedNow, chosenTerm, type OrderView, reversalWaits } from './figures.js';
import type { OrderState } from './state.js';
import { statusMeta } from './status-meta.js';
import { atWork, isFinal, type OrderStatus, type ProgressStatus } from './statuses.js';
import { rightOf } from './withdrawal.js';

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

/** The next step of an order: what should happen, who acts (nobody in final statuses), and the amount it concerns. */
export interface NextStep {
  next: NextAction;
  who: Who | null;
  /** amount to pay, confirm or wait for; 0 if the next step is not about money */
  amount: MinorUnits;
}

/** Who acts while the order waits for one of these, whatever its status; all others depend on the status. */
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

/** The operations of the next step; all others are merely possible. */
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

/** Whether an operation is part of the next step. */
export const carriesOut = (operation: OperationName, next: NextAction): boolean => carriedOutBy[next]?.includes(operation) ?? false;

/** Computes the next step. Cards, lists, their tabs and filters, and emails all use it. */
export function nextStepOf(order: OrderView): NextStep {
  const next = nextAction(order);
  return { next, who: doneBy[next] ?? named(order), amount: sums[next]?.(order) ?? 0 };
}

/** Whether the order waits for its client: for an action of theirs, or for the provider of their payment. */
export function waitsForClient(order: OrderView): boolean {
  const next = nextAction(order);
  return next === 'awaitProvider' || (doneBy[next] ?? named(order)) === 'client';
}

/** Everything that an order needs from its client now. */
export interface ClientTasks {
  /** the next step if the client acts; null if somebody else acts and only details are missing */
  next: NextAction | null;
  /** amount to pay; 0 if none */
  amount: MinorUnits;
  /** documents and addresses without an answer */
  documents: number;
  /** whether the company's details are missing */
  details: boolean;
}

/** The client's tasks: the next step if it is theirs, and missing details; null if there are none. */
export function clientTasks(order: OrderView): ClientTasks | null {
  const { next, who, amount } = nextStepOf(order);
  const { details, itemsMissing } = order.facts;
  const detailsMissing = details === 'missing' && (atWork as readonly ProgressStatus[]).includes(order.value.progress);
  if (who !== 'client' && !detailsMissing) return null;
  return { next: who === 'client' ? next : null, amount: who === 'client' ? amount : 0, documents: itemsMissing, details: detailsMissing };
}

/** Whether the client has a task that they did not have before. */
export function asksMore(before: ClientTasks | null, after: ClientTasks | null): boolean {
  if (after === null) return false;
  if (before === null) return true;
  const isNewStep = after.next !== null && after.next !== before.next;
  return isNewStep || after.amount > before.amount || after.documents > before.documents || (after.details && !before.details);
}

/** Who acts in a status: the first of its parties that the order has. */
export const turnIn = (status: OrderStatus, hasPartner: boolean): Who | null =>
  statusMeta[status].actsNow.find((who) => who !== 'partner' || hasPartner) ?? null;

const named = ({ value, facts }: OrderView): Who | null => turnIn(value.progress, facts.partner !== null);

/** Whether staff have to look for an announced transfer at the bank, even if someone else acts next. */
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

/** The next step, as the key of a phrase with a text for each kind of reader. A missing document waits for its client in every status. */
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

/** While money is awaited: the client pays the requested amount, or staff look for the announced one. */
function money(order: OrderView, pay: 'payPrepayment' | 'payRest'): NextAction {
  if (askedNow(order) !== null) return pay;
  if (order.facts.openTransfers > 0) return 'confirmTransfer';
  return order.facts.pending > 0 ? 'awaitProvider' : pay;
}

/** A company cannot be registered without a name and founders. */
function work({ facts }: OrderView): NextAction {
  if (facts.details === 'missing') return 'giveDetails';
  return facts.openSteps > 0 ? 'doTheWork' : 'handOverWork';
}

type Timed = Pick<OrderState, 'createdAt' | 'configuration' | 'terms' | 'promised'>;
/** The parts of an order that determine its due date. */
export type DueParts = Timed &
  Pick<OrderState, 'value' | 'waited' | 'clientSince' | 'withdrawal' | 'confirmedAt' | 'informedAt' | 'agreed'>;

/** A promised day is stored as its 17:00 UTC, which is the same day from the Americas to Tashkent. `isLate` decides when the day is over. */
const closing: Micros = 17 * 3_600_000_000;

/** The due date without waiting times: the day promised by staff, else the term counted from placing. */
export const promisedDate = (order: Timed): Micros =>
  order.promised ? order.promised.date + closing : afterTerm(order.createdAt, termOf(order));

/**
 * The same, moved by the time that the order waited for its client, in whole days of its term's unit. Without a promised day at least the term from the day on
 * which work may begin.
 */
function dueAfterWaiting(order: DueParts): Micros {
  const due = afterTerm(promisedDate(order), { days: Math.ceil(order.waited / microsADay), unit: order.terms.termUnit });
  const begins = order.promised ? null : workWaitsUntil(order);
  return begins === null ? due : Math.max(due, afterTerm(begins, termOf(order)));
}

/** When the right to withdraw has ended, for which work waits; as if the order were confirmed at once before it is. Null where work does not wait. */
function workWaitsUntil(order: DueParts): Micros | null {
  const right = rightOf(order);
  if (right === null || right.startEarly) return null;
  return right.endsOn === null ? order.createdAt + right.days * microsADay : midnightOf(right.endsOn) + microsADay + closing;
}

/** The client has the company documents, or the order is closed: remaining work cannot be late. */
export const isDelivered = (progress: ProgressStatus): boolean => progress === 'documentsSentAfterLastPayment' || isFinal(progress);

/** The due date; null while the order waits for its client, and once its results were sent, because it cannot be late then. */
export const dueDate = (order: DueParts): Micros | null =>
  order.clientSince !== null || isDelivered(order.value.progress) ? null : dueAfterWaiting(order);

/** How many days of its term's unit the order takes once its client has acted; 0: work goes on at once. Null while it does not wait for the client. */
export function daysLeftAfterClient(order: DueParts): number | null {
  const { clientSince: since, terms } = order;
  if (since === null || isDelivered(order.value.progress)) return null;
  const left = countedBetween(since, dueAfterWaiting(order), terms.termUnit) / microsADay;
  return left < 1 ? 0 : Math.ceil(left);
}

/** The waiting time after an event at `at`. `waits`: whether the order now waits for its client. */
export function waitAfter(
  { clientSince, waited, terms }: Pick<OrderState, 'clientSince' | 'waited' | 'terms'>,
  waits: boolean,
  at: Micros,
): Pick<OrderState, 'clientSince' | 'waited'> {
  if (waits) return { clientSince: clientSince ?? at, waited };
  return { clientSince: null, waited: clientSince === null ? waited : waited + countedBetween(clientSince, at, terms.termUnit) };
}

/** How long the order takes in its configuration. */
export const termOf = ({ terms, configuration }: Pick<OrderState, 'terms' | 'configuration'>): Term =>
  chosenTerm({ options: terms.options, term: { days: terms.termDays, unit: terms.termUnit } }, configuration.registrationPeriod);
