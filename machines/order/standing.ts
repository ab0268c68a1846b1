import type { Micros } from '#libs/kernel/time';
import type { Who } from './decision.js';
import { balance, paid, type OrderView, uncovered } from './figures.js';
import type { OrderState } from './state.js';
import { statusMeta } from './status-meta.js';
import { isFinal, type OrderStatus, type OrderValue, type ProgressStatus, rewardStatus } from './statuses.js';
import { seesPayments } from './visibility.js';
import type { Reader } from './who.js';

/** Every status an order shows: its progress, and the changed reward beside it (which a client's view never has). */
export const statusesShown = (value: OrderValue): OrderStatus[] =>
  value.reward === 'changed' ? [value.progress, rewardStatus] : [value.progress];

export type LabelKey = `status.${OrderStatus | 'partnerAppointed' | 'refunded'}`;

const notStarted: readonly ProgressStatus[] = ['newOrder', 'orderConfirmedNotPayed'];

/**
 * The key of the label in `machines/order/texts`. An order with a partner that has not started reads "partner appointed"; a
 * cancelled one "refunded" when everything received was given back. Who sees no payments reads "cancelled".
 */
export function labelOf({ value, facts }: OrderView, reader: Reader): LabelKey {
  if (facts.partner !== null && notStarted.includes(value.progress)) return 'status.partnerAppointed';
  const refunded = facts.received > 0 && paid(facts) === 0;
  if (value.progress === 'orderCancelled' && refunded && seesPayments(reader)) return 'status.refunded';
  return statusMeta[value.progress].labelKey;
}

/** Whose turn it is; null in the finals. */
export function actsNow({ value, facts }: OrderView): Who | null {
  return statusMeta[value.progress].actsNow.find((who) => who !== 'partner' || facts.partner !== null) ?? null;
}

export const nextActions = [
  'confirmOrder',
  'payPrepayment',
  'awaitTransfer',
  'requestDocuments',
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

/** What should happen next, as the key of a phrase that each kind of reader has in its own words. */
export function nextAction(order: OrderView): NextAction {
  const { value, facts } = order;
  switch (value.progress) {
    case 'newOrder':
      return 'confirmOrder';
    case 'orderConfirmedNotPayed':
      return facts.openTransfers > 0 ? 'awaitTransfer' : 'payPrepayment';
    case 'orderConfirmedAndPayed':
      return facts.needsDocuments ? 'requestDocuments' : work(order);
    case 'documentsRequested':
      return facts.itemsMissing > 0 ? 'provideDocuments' : 'sendDocuments';
    case 'documentsReceived':
      return facts.itemsNotAccepted > 0 ? 'checkDocuments' : work(order);
    case 'allStepsCompleted':
      return 'checkWork';
    case 'lastPaymentRequired':
      return balance(order) > 0 && uncovered(order) === 0 ? 'awaitTransfer' : 'payRest';
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

const work = ({ facts }: OrderView): NextAction => (facts.openSteps > 0 ? 'doTheWork' : 'handOverWork');

const microsADay = 86_400_000_000;

/** When the order should be finished: the service's term, counted from placing. Null once it is over. */
export const expectedDate = ({ createdAt, terms, value }: Pick<OrderState, 'createdAt' | 'terms' | 'value'>): Micros | null =>
  isFinal(value.progress) ? null : createdAt + terms.termDays * microsADay;
