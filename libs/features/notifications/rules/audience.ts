import type { CatalogueEventData } from '#machines/catalogue/events';
import type { Currency } from '#machines/kernel/money';
import { calendarDateOf, midnightOf } from '#machines/kernel/time';
import { isOldRate } from '#machines/catalogue/settlement';
import { arrivedShort, type EventContent } from '#machines/order/arrivals';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { rejectionCauses } from '#machines/order/state';
import { isFinal } from '#machines/order/statuses';
import { rightOf } from '#machines/order/withdrawal';
import type { Side } from '#machines/order/who';
import type { FeedbackEventData, FeedbackEventType } from '#machines/feedback/events';
import { isBad } from '#machines/feedback/state';
import type { BankAccountsEventData, BankAccountsEventType } from '#machines/bank-accounts/events';
import type { CompanyEventData, CompanyEventType } from '#machines/company/events';
import type { Group } from './kinds.js';
import type { Kind } from '../wire/kinds.js';
import type { NoticeFigures } from './notice.js';
import type { SubjectType } from '../wire/kinds.js';
import type { LeadEventData, LeadEventType } from '#machines/lead/events';
import type { PayoffEventData, PayoffEventType } from '#machines/payoff/events';
import { namesOfItems } from './document-names.js';
import { factsOfKnown, type KnownOrder, stillAskedFor } from './known-order.js';

/**
 * `manager` is the order's manager or, if it has none, the departments that operate orders. `formerPartner`, `formerManager`: the person
 * whom this event replaced.
 */
export type Recipient = 'client' | 'partner' | 'manager' | 'formerPartner' | 'formerManager' | Group;

/** Data that a rule may use: the event's, and the order after it. */
interface EventContext<Type extends OrderEventType> {
  data: OrderEventData[Type];
  order: KnownOrder;
  /** the event followed automatically from the one before, of the same command */
  isFollowing: boolean;
}

interface Way {
  kind: Kind;
  to: Recipient | 'assignee' | 'proposer';
  /** Key of the text: `<event>.<text>`, or with a dot a text that several events share. Defaults to the reader's own. */
  text?: string;
}

/** A rule that notifies one recipient of one event of an order. */
export interface AudienceRule<Type extends OrderEventType = OrderEventType> extends Way {
  to: Recipient;
  /** Also notifies the author, as a confirmation. */
  confirms?: true;
  when?: (context: EventContext<Type>) => boolean;
  figures?: (context: EventContext<Type>) => NoticeFigures;
  /** The subject if it is not the order; events with the same subject share one notification. */
  about?: (context: EventContext<Type>) => { type: SubjectType; id: string };
}

/** Key of the text of a rule: a complete key stays, any other follows the event's name. */
export const templateOf = (type: string, { to, text = readerOfRecipient(to) }: Pick<Way, 'to' | 'text'>): string =>
  text.includes('.') ? text : `${type}.${text}`;

export const readerOfRecipient = (recipient: Way['to']): Side =>
  recipient === 'client' ? 'client' : recipient === 'partner' || recipient === 'formerPartner' ? 'partner' : 'staff';

type AudienceRules<Type extends OrderEventType> = readonly AudienceRule<Type>[];
type ToMany = readonly Recipient[];

/** One rule for several recipients, in the order of the list. */
const news = <Type extends OrderEventType>(
  kind: Kind,
  to: ToMany,
  more: Omit<AudienceRule<Type>, 'kind' | 'to'> = {},
): AudienceRules<Type> => to.map((recipient) => ({ kind, to: recipient, ...more }));

const nobody = [] as const;
const all: ToMany = ['client', 'partner', 'manager'];

type Amount = { amount: number; currency: NonNullable<NoticeFigures['currency']> };
const sum = ({ data: { amount, currency } }: { data: Amount }): NoticeFigures => ({ amount, currency });
const price = ({ data, order }: EventContext<'OrderPlaced'>): NoticeFigures => ({ amount: data.price, currency: order.currency });
const reason = ({ data }: { data: { reason: { text: string } | null } }): NoticeFigures => ({ text: data.reason?.text ?? null });
/** The refunded amount, with the reason of its request. */
const refunded = ({ data, order }: EventContext<'PaymentRefunded'>): NoticeFigures => {
  const payment = order.state.payments.find(({ id }) => id === data.payment);
  return { ...sum({ data }), text: payment?.refunds.find(({ id }) => id === data.refund)?.reason?.text ?? null };
};
/**
 * True if no reported transfer is awaited and no money arrived with this event or the one before: the due amount was waived or corrected.
 */
const isSettled = ({ order: { state }, isFollowing }: { order: KnownOrder; isFollowing: boolean }): boolean =>
  isFollowing && state.facts.openTransfers === 0 && !state.payments.some(({ at }) => at === state.updatedAt);
const over = ({ order }: { order: KnownOrder }): boolean => isFinal(order.state.value.progress);
const underWay = (context: { order: KnownOrder }): boolean => !over(context);
/** The amount that the client is asked for now, as on the order's page. */
const asked = ({ order }: { order: KnownOrder }): NoticeFigures => ({ amount: stillAskedFor(order), currency: order.currency });
/** False after a reported transfer, and while a provider checks a payment. */
const asks = ({ order }: { order: KnownOrder }): boolean => stillAskedFor(order) > 0;

const byHand = ({ data }: EventContext<'OrderCancelled'>): boolean => data.cause === null;
const declared = ({ data: { refund: amount, currency } }: EventContext<'WithdrawalDeclared'>): NoticeFigures => ({ amount, currency });

const hasPaid = ({ order }: { order: KnownOrder }): boolean => (factsOfKnown(order.state).money?.paid ?? 0) > 0;
const returns = ({ order }: { order: KnownOrder }): boolean => (factsOfKnown(order.state).money?.toReturn ?? 0) > 0;
const lacksDetails = ({ order }: { order: KnownOrder }): boolean => factsOfKnown(order.state).client?.details === true;
const both =
  <Context>(...conditions: readonly ((context: Context) => boolean)[]) =>
  (context: Context): boolean =>
    conditions.every((condition) => condition(context));

/** The number of requested items, and the names of their documents. */
function wanted({ data, order: { state } }: EventContext<'DocumentsRequested'>): NoticeFigures {
  const ids = [...data.items.map(({ id }) => id), ...data.again];
  const documents = namesOfItems(
    state.items.filter(({ id }) => ids.includes(id)),
    state,
  );
  return { count: ids.length, documents };
}

/** The name of the reviewed document; none for a file that answers no item. */
function reviewed({ data, order: { state } }: EventContext<'DocumentAccepted' | 'DocumentRejected'>): NoticeFigures {
  const file = state.documents.find(({ id }) => id === data.document);
  return {
    documents: namesOfItems(
      state.items.filter(({ id }) => id === file?.item),
      state,
    ),
  };
}

/** The day after which work may begin, if it waits for the end of the right to withdraw. */
const waitsUntil = ({ order: { state } }: { order: KnownOrder }): string | null =>
  factsOfKnown(state).mayBegin === 'no' ? (rightOf(state)?.endsOn ?? null) : null;

/** Notifies that work may begin, but only after that day. */
const workWaits = <Type extends OrderEventType>(to: ToMany): AudienceRules<Type> =>
  to.map((recipient) => ({
    kind: 'orderMoved',
    to: recipient,
    text: `WorkWaits.${readerOfRecipient(recipient)}`,
    when: (context) => waitsUntil(context) !== null,
    figures: (context) => ({ date: midnightOf(waitsUntil(context) ?? '') }),
  }));

/** Texts of other kinds that also ask the client for money. */
export const asksForMoney: readonly string[] = ['MoneyArrived.short', 'PaymentCorrected.due'];

/**
 * Who hears of which event, as which kind; an event without a row does not compile, and `nobody` is a decision. Within an event the first row that
 * reaches a person is the one they get, and authors are not notified of their actions, unless it confirms them. Figures that a reader may not see are cut by
 * the same rule as in the order's history (machines/order/who), so no row can reveal more.
 */
export const orderAudience: { readonly [Type in OrderEventType]: AudienceRules<Type> } = {
  OrderPlaced: [
    { kind: 'orderPlaced', to: 'client', confirms: true, figures: price },
    { kind: 'orderPlaced', to: 'manager', figures: price },
    { kind: 'oldRates', to: 'rateKeepers', text: 'rates', when: pricedByOldRate, about: rateOfOrder, figures: rateFigures },
  ],
  OrderEdited: news('orderMoved', all, {
    figures: ({ data, order }) => ({ amount: data.price, amountBefore: data.priceBefore, currency: order.currency }),
  }),
  TermsAgreed: news('orderMoved', ['manager'], { when: ({ data }) => data.startEarly }),
  // The acknowledgement; that the order is cancelled with it is part of it.
  WithdrawalDeclared: [
    {
      kind: 'orderCancelled',
      to: 'client',
      confirms: true,
      text: 'clientUnpaid',
      when: ({ data }) => data.refund === 0,
      figures: declared,
    },
    { kind: 'orderCancelled', to: 'client', confirms: true, figures: declared },
    ...news<'WithdrawalDeclared'>('orderCancelled', ['partner', 'manager']),
    {
      kind: 'unexpectedMoney',
      to: 'refundStaff',
      text: 'refund',
      when: ({ data }) => data.refund > 0,
      figures: ({ data: { refund: amount, currency } }) => ({ amount, currency }),
    },
  ],
  CancellationRequested: news('actionNeeded', ['manager'], { figures: reason }),
  CancellationAnswered: news('orderMoved', ['client'], { figures: ({ data }) => ({ text: data.answer.text }) }),
  DetailsGiven: news('orderMoved', ['partner', 'manager']),
  DetailsChanged: news('orderMoved', ['partner', 'manager']),
  CompanyRecorded: [
    { kind: 'orderMoved', to: 'client', figures: ({ data }) => ({ company: data.name.text, registerNumber: data.registerNumber.text }) },
    ...news<'CompanyRecorded'>('orderMoved', ['manager']),
  ],
  ExpectedDateChanged: news('orderMoved', all, {
    figures: ({ data: { date, reason: why } }) => ({ date, text: why.text }),
  }),
  OrderConfirmedUnpaid: [
    { kind: 'actionNeeded', to: 'client', when: asks, figures: asked },
    { kind: 'orderMoved', to: 'client', text: 'announced' },
    ...news<'OrderConfirmedUnpaid'>('orderMoved', ['partner', 'manager']),
  ],
  OrderConfirmedPaid: [
    ...workWaits<'OrderConfirmedPaid'>(['partner', 'manager']),
    { kind: 'actionNeeded', to: 'partner' },
    { kind: 'actionNeeded', to: 'client', text: 'PrepaymentCompleted.details', when: both(hasPaid, lacksDetails) },
    ...workWaits<'OrderConfirmedPaid'>(['client']),
    { kind: 'orderMoved', to: 'client', text: 'PrepaymentCompleted.client', when: hasPaid },
    ...news<'OrderConfirmedPaid'>('orderMoved', ['client', 'manager']),
  ],
  PrepaymentCompleted: [
    ...workWaits<'PrepaymentCompleted'>(['partner', 'manager']),
    { kind: 'actionNeeded', to: 'partner' },
    { kind: 'actionNeeded', to: 'client', text: 'details', when: lacksDetails },
    ...workWaits<'PrepaymentCompleted'>(['client']),
    ...news<'PrepaymentCompleted'>('orderMoved', ['client', 'manager']),
  ],
  DocumentsRequested: [
    {
      kind: 'actionNeeded',
      to: 'client',
      text: 'due',
      when: ({ data }) => data.due !== null,
      figures: (context) => ({ ...wanted(context), ...(context.data.due !== null && { date: context.data.due }) }),
    },
    { kind: 'actionNeeded', to: 'client', figures: wanted },
    ...news<'DocumentsRequested'>('orderMoved', ['partner', 'manager']),
  ],
  DocumentsReceived: [
    { kind: 'actionNeeded', to: 'partner' },
    { kind: 'actionNeeded', to: 'manager', when: ({ order }) => order.partner === null, text: 'review' },
    ...news<'DocumentsReceived'>('orderMoved', ['client', 'manager']),
  ],
  // The client hears of the work once it was checked.
  StepsCompleted: [{ kind: 'actionNeeded', to: 'manager' }, ...news<'StepsCompleted'>('orderMoved', ['partner'])],
  WorkAccepted: [{ kind: 'actionNeeded', to: 'partner' }, ...news<'WorkAccepted'>('orderMoved', ['client', 'manager'])],
  LastPaymentRequested: [
    { kind: 'actionNeeded', to: 'client', when: asks, figures: asked },
    { kind: 'orderMoved', to: 'client', text: 'announced' },
    ...news<'LastPaymentRequested'>('orderMoved', ['partner', 'manager']),
  ],
  LastPaymentMade: [
    { kind: 'actionNeeded', to: 'moneyDesk', text: 'confirm', when: (context) => !isSettled(context) },
    { kind: 'orderMoved', to: 'client', when: ({ order }) => order.state.facts.openTransfers > 0 },
    ...news<'LastPaymentMade'>('orderMoved', ['partner', 'manager'], { when: (context) => !isSettled(context) }),
  ],
  LastPaymentConfirmed: [
    { kind: 'actionNeeded', to: 'partner' },
    // The money that arrived with it, or its waiver, says so itself.
    {
      kind: 'orderMoved',
      to: 'client',
      when: ({ order: { state }, isFollowing }) => !isFollowing && !state.payments.some(({ at }) => at === state.updatedAt),
    },
    ...news<'LastPaymentConfirmed'>('orderMoved', ['manager']),
  ],
  LastPaymentRejected: [
    // What arrived short says so itself, and what is still due; after money that went back the client is asked for the balance as at the beginning of a turn.
    {
      kind: 'actionNeeded',
      to: 'client',
      when: (context) => context.data.cause === 'rejected' && asks(context),
      figures: (context) => ({ ...asked(context), ...reason(context) }),
    },
    ...news<'LastPaymentRejected'>('orderMoved', ['partner', 'manager']),
  ],
  WorkNotAccepted: [
    { kind: 'actionNeeded', to: 'partner', figures: (context) => ({ ...reason(context), count: context.data.steps.length }) },
    { kind: 'orderMoved', to: 'manager', figures: reason },
  ],
  ResultDocumentsSent: [{ kind: 'actionNeeded', to: 'manager' }, ...news<'ResultDocumentsSent'>('orderMoved', ['client', 'partner'])],
  ProjectFinished: news('orderMoved', all),
  // Of a withdrawal the declaration says it.
  OrderCancelled: [
    {
      kind: 'orderCancelled',
      to: 'client',
      confirms: true,
      when: (context) => byHand(context) && returns(context),
      figures: reason,
    },
    {
      kind: 'orderCancelled',
      to: 'client',
      text: 'clientKept',
      confirms: true,
      when: (context) => byHand(context) && hasPaid(context) && !returns(context),
      figures: reason,
    },
    {
      kind: 'orderCancelled',
      to: 'client',
      text: 'clientUnpaid',
      confirms: true,
      when: (context) => byHand(context) && !hasPaid(context),
      figures: reason,
    },
    ...news<'OrderCancelled'>('orderCancelled', ['partner', 'manager'], { when: byHand, figures: reason }),
  ],
  PartnerAppointed: [
    {
      kind: 'partnerAppointed',
      to: 'partner',
      when: ({ data }) => data.partner !== null,
      figures: ({ data }) => ({ percent: data.percent }),
    },
    { kind: 'partnerAppointed', to: 'formerPartner', text: 'former' },
    ...news<'PartnerAppointed'>('partnerAppointed', ['client', 'manager'], {
      when: ({ data }) => data.partner !== null,
      figures: ({ data }) => ({ person: data.partner }),
    }),
    { kind: 'partnerAppointed', to: 'manager', text: 'withdrawn', figures: ({ data }) => ({ person: data.previous }) },
  ],
  PartnerRewardChanged: news('rewardChanged', ['partner', 'manager'], {
    figures: ({ data }) => ({ percent: data.percent, percentBefore: data.percentBefore }),
  }),
  PartnerRewardAcknowledged: news('rewardChanged', ['manager'], { figures: ({ data }) => ({ percent: data.percent }) }),
  ManagerAssigned: [
    { kind: 'managerAssigned', to: 'manager', when: ({ data }) => data.manager !== null },
    { kind: 'managerAssigned', to: 'formerManager', text: 'former' },
    ...news<'ManagerAssigned'>('managerAssigned', ['client', 'partner'], {
      when: ({ data }) => data.manager !== null,
      figures: ({ data }) => ({ person: data.manager }),
    }),
  ],
  // A notification for every step would be noise; the order's page shows steps live.
  StepCompleted: nobody,
  StepReopened: news('orderMoved', ['partner']),
  DocumentAttached: [
    { kind: 'actionNeeded', to: 'partner', when: awaitsReview },
    { kind: 'actionNeeded', to: 'manager', when: (context) => awaitsReview(context) && context.order.partner === null },
    { kind: 'orderMoved', to: 'client', when: (context) => isSent(context) && context.data.replaces !== null, text: 'replaced' },
    { kind: 'orderMoved', to: 'client', when: isSent, text: 'result' },
  ],
  DocumentAccepted: news('documentsReviewed', ['client'], { figures: reviewed }),
  DocumentRejected: [
    ...rejectionCauses.map((cause): AudienceRule<'DocumentRejected'> => ({
      kind: 'actionNeeded',
      to: 'client',
      text: cause,
      figures: (context) => ({ ...reviewed(context), ...reason(context) }),
      when: ({ data }) => data.cause === cause,
    })),
    ...news<'DocumentRejected'>('actionNeeded', ['client'], { figures: (context) => ({ ...reviewed(context), ...reason(context) }) }),
  ],
  DocumentRemoved: nobody,
  PaymentCaptured: money(),
  CashPaymentRecorded: money(),
  TransferRecorded: money(),
  TransferDeclared: news('transferDeclared', ['moneyDesk', 'manager'], { figures: sum }),
  TransferConfirmed: [
    { kind: 'paymentReceived', to: 'client', when: isShort('TransferConfirmed'), text: 'MoneyArrived.short', figures: short },
    ...money<'TransferConfirmed'>(),
  ],
  TransferRejected: [
    {
      kind: 'actionNeeded',
      to: 'client',
      figures: (context) => ({ ...sum(context), ...reason(context) }),
      when: (context) => !reopensBalance(context),
    },
    { kind: 'transferDeclared', to: 'manager', figures: sum },
  ],
  TransferWithdrawn: news('transferDeclared', ['moneyDesk', 'manager'], { figures: sum }),
  // The client sees it on the page they return to; the outcome is notified.
  PaymentPending: nobody,
  PaymentDenied: news('actionNeeded', ['client'], { figures: sum }),
  RefundRequested: news('refundMade', ['manager'], { figures: sum }),
  PaymentRefunded: [
    { kind: 'refundMade', to: 'client', text: 'provider', when: ({ data }) => data.by === 'provider', figures: refunded },
    { kind: 'refundMade', to: 'client', text: 'other', figures: refunded },
    { kind: 'refundMade', to: 'manager', figures: sum },
  ],
  PaymentReversed: news('refundMade', ['moneyDesk', 'manager'], { figures: sum }),
  RefundFailed: news('refundMade', ['moneyDesk', 'manager'], { figures: sum }),
  RestWaived: [
    { kind: 'paymentReceived', to: 'client', text: 'settled', when: settlesBalance, figures: sum },
    ...news<'RestWaived'>('paymentReceived', ['client', 'refundStaff', 'manager'], { figures: sum }),
  ],
  PaymentCorrected: [
    { kind: 'paymentReceived', to: 'client', when: isShort('PaymentCorrected'), text: 'MoneyArrived.short', figures: short },
    { kind: 'paymentReceived', to: 'client', text: 'due', when: (context) => isLowered(context) && asks(context), figures: short },
    { kind: 'paymentReceived', to: 'client', text: 'settled', when: settlesBalance, figures: corrected },
    ...news<'PaymentCorrected'>('paymentReceived', ['client', 'manager'], {
      figures: corrected,
    }),
  ],
  // The staff who settle it know; the client was asked to pay, or no longer has to.
  ReversalSettled: news('refundMade', ['manager'], { figures: sum }),
  PaymentDisputed: news('refundMade', ['moneyDesk', 'manager'], {
    figures: ({ data: { amount, currency, dueAt } }) => ({ amount, currency, ...(dueAt !== null && { answerBy: dueAt }) }),
  }),
  DisputeClosed: [
    ...(['won', 'lost', 'withdrawn'] as const).flatMap((outcome) =>
      news<'DisputeClosed'>('refundMade', ['moneyDesk', 'manager'], {
        figures: sum,
        text: `DisputeClosed.${outcome}`,
        when: ({ data }) => data.outcome === outcome,
      }),
    ),
  ],
  TextsErased: nobody,
};

/** Whether an order in progress has no balance left. */
function isPaidUp({ order: { state } }: { order: KnownOrder }): boolean {
  return factsOfKnown(state).money?.left === 0 && !isFinal(state.value.progress);
}

/** Whether the requested balance is covered and no reported transfer is awaited. */
function settlesBalance(context: { order: KnownOrder }): boolean {
  const { value, facts } = context.order.state;
  const isAsked = value.progress === 'lastPaymentRequired' || value.progress === 'lastPaymentPayed';
  return isAsked && facts.openTransfers === 0 && isPaidUp(context);
}

/** Whether the following event asks again for the balance that was being checked, with its amount and reason. */
const reopensBalance = ({ order }: { order: KnownOrder }): boolean =>
  order.state.value.progress === 'lastPaymentPayed' && stillAskedFor(order) > 0;

const isLowered = ({ data: { amount, before } }: EventContext<'PaymentCorrected'>): boolean => amount < before;

function corrected({ data: { amount, currency, before } }: EventContext<'PaymentCorrected'>): NoticeFigures {
  return { amount, currency, amountBefore: before };
}

/** Whether the price was converted at an outdated rate. */
function pricedByOldRate({ data: { terms }, order }: EventContext<'OrderPlaced'>): boolean {
  return terms.listed !== null && isOldRate(terms.listed.date, calendarDateOf(order.last));
}

/** Identifies the rate by currency and day, so that many orders share one notification. */
function rateOfOrder({ data: { terms } }: EventContext<'OrderPlaced'>): { type: 'exchangeRates'; id: string } {
  return { type: 'exchangeRates', id: `${terms.listed?.currency}-${terms.listed?.date}` };
}

function rateFigures({ data: { terms } }: EventContext<'OrderPlaced'>): NoticeFigures {
  return terms.listed === null ? {} : { currencies: [terms.listed.currency], date: Date.parse(terms.listed.date) * 1000 };
}

/** Notifies client and manager of received money, and, after the end, those who can refund it. */
function money<Type extends 'PaymentCaptured' | 'CashPaymentRecorded' | 'TransferRecorded' | 'TransferConfirmed'>(): AudienceRules<Type> {
  return [
    { kind: 'unexpectedMoney', to: 'moneyStaff', when: over, text: 'MoneyArrived.unexpected', figures: sum },
    { kind: 'paymentReceived', to: 'client', text: 'MoneyArrived.settled', when: isPaidUp, figures: sum },
    { kind: 'paymentReceived', to: 'client', text: 'MoneyArrived.client', figures: sum },
    { kind: 'paymentReceived', to: 'manager', when: underWay, text: 'MoneyArrived.staff', figures: sum },
  ] as AudienceRules<Type>;
}

/** Whether a transfer arrived short, and no other reported one covers the amount. */
function isShort<Type extends 'TransferConfirmed' | 'PaymentCorrected'>(type: Type) {
  return ({ data, order }: EventContext<Type>): boolean =>
    arrivedShort({ type, data } as EventContent) !== null && stillAskedFor(order) > 0;
}

/** `before`: the received amount, next to the remaining one. */
function short({ data: { amount, currency }, order }: { data: Amount; order: KnownOrder }): NoticeFigures {
  return { amount: stillAskedFor(order), amountBefore: amount, currency };
}

/** Whether a requested file arrives after the documents were sent, so that no operation asks staff to look at it. */
function awaitsReview({ data, order }: EventContext<'DocumentAttached'>): boolean {
  return data.kind !== 'result' && data.item !== null && order.state.value.progress === 'documentsReceived';
}

/** Whether a result is attached after the results were sent, so that the client has no other notification of it. */
function isSent({ data, order }: EventContext<'DocumentAttached'>): boolean {
  return data.kind === 'result' && order.state.value.progress === 'documentsSentAfterLastPayment';
}

/** A rule that notifies one recipient of one event of a payoff: its partner, or the staff who approve or pay. */
export interface PayoffAudienceRule<Type extends PayoffEventType = PayoffEventType> extends Way {
  to: 'partner' | 'payoffApprovers' | 'payoffPayers';
  when?: (data: PayoffEventData[Type]) => boolean;
  figures?: (data: PayoffEventData[Type]) => NoticeFigures;
}

const paidOut = <Type extends PayoffEventType>(
  to: readonly PayoffAudienceRule['to'][],
  more: Omit<PayoffAudienceRule<Type>, 'kind' | 'to'> = {},
) => to.map((recipient): PayoffAudienceRule<Type> => ({ kind: 'payoffMoved', to: recipient, ...more }));

/** Amounts are shown without their sign, because the text names the direction. */
const size = ({ amount, currency }: Amount): NoticeFigures => ({ amount: Math.abs(amount), currency });

/** Quotes only the reward: partners must not learn what the client paid. */
export const payoffAudience: { readonly [Type in PayoffEventType]: readonly PayoffAudienceRule<Type>[] } = {
  PayoffAccrued: paidOut(['partner'], { figures: (data) => ({ ...size(data), percent: data.percent }) }),
  // The page says until when; there is nothing to do about it.
  PayoffHeld: nobody,
  PayoffReleased: paidOut(['payoffApprovers', 'partner'], { figures: size }),
  PayoffApproved: paidOut(['payoffPayers', 'partner'], { figures: size }),
  PayoffApprovalWithdrawn: paidOut(['payoffPayers', 'partner']),
  PayoffPaid: [
    ...paidOut<'PayoffPaid'>(['partner'], { when: ({ amount }) => amount >= 0, figures: size }),
    ...paidOut<'PayoffPaid'>(['partner'], { text: 'recovered', figures: size }),
  ],
  PayoffCorrected: [
    ...paidOut<'PayoffCorrected'>(['partner', 'payoffApprovers'], { when: ({ amount }) => amount < 0, figures: size }),
    ...paidOut<'PayoffCorrected'>(['partner'], { text: 'raised', figures: size }),
    ...paidOut<'PayoffCorrected'>(['payoffApprovers'], { text: 'raisedStaff', figures: size }),
  ],
  PayoffReversed: paidOut(['partner', 'payoffApprovers']),
};

/** A rule that notifies one recipient of one event of a lead: sales, or the staff member it was assigned to. */
export interface LeadAudienceRule<Type extends LeadEventType = LeadEventType> extends Way {
  to: 'salesDesk' | 'assignee';
  when?: (data: LeadEventData[Type]) => boolean;
  figures?: (data: LeadEventData[Type]) => NoticeFigures;
}

/** Notifies the lead's assignee, or the sales desk if it has none, of a change by the visitor. */
const consultationChange = <Type extends 'ConsultationMoved' | 'ConsultationCancelled'>(): readonly LeadAudienceRule<Type>[] =>
  (['assignee', 'salesDesk'] as const).map((to) => ({
    kind: 'consultationBooked',
    to,
    when: ({ assignee }) => (assignee === null) === (to === 'salesDesk'),
    figures: ({ number, slot }) => ({ number, slot }),
  }));

/** Whom each event of a lead notifies. Notices lack the visitor's name, which no event contains; the linked page shows it. */
export const leadAudience: { readonly [Type in LeadEventType]: readonly LeadAudienceRule<Type>[] } = {
  LeadRegistered: [
    {
      kind: 'consultationBooked',
      to: 'salesDesk',
      text: 'LeadRegistered.consultation',
      when: ({ slot }) => slot !== null,
      figures: ({ number, slot }) => ({ number, slot }),
    },
    { kind: 'leadReceived', to: 'salesDesk', figures: ({ number, kind }) => ({ number, code: kind }) },
  ],
  ConsultationMoved: consultationChange<'ConsultationMoved'>(),
  ConsultationCancelled: consultationChange<'ConsultationCancelled'>(),
  LeadReassigned: [{ kind: 'leadAssigned', to: 'assignee', figures: ({ number }) => ({ number }) }],
  // Sales see these in their list, live; nobody has to do anything about them.
  LeadTaken: nobody,
  LeadCallRecorded: nobody,
  LeadWon: nobody,
  LeadLost: nobody,
  LeadReopened: nobody,
  LeadErased: nobody,
  TextsErased: nobody,
};

/** A rule that notifies one recipient of one event of a feedback. */
export interface FeedbackAudienceRule<Type extends FeedbackEventType = FeedbackEventType> extends Way {
  to: 'customerCare';
  when?: (data: FeedbackEventData[Type]) => boolean;
  figures?: (data: FeedbackEventData[Type]) => NoticeFigures;
}

type Rated = FeedbackEventData['FeedbackGiven' | 'FeedbackChanged'];

/** Asks for an answer to a client who is not content. */
const notContent = [
  {
    ...({ kind: 'badFeedback', to: 'customerCare', text: 'FeedbackGiven.staff' } as const),
    when: ({ rating }: Rated) => isBad(rating),
    figures: ({ rating }: Rated) => ({ count: rating }),
  },
];

/** The text of a feedback is only on the linked page. */
export const feedbackAudience: { readonly [Type in FeedbackEventType]: readonly FeedbackAudienceRule<Type>[] } = {
  FeedbackGiven: notContent,
  FeedbackChanged: notContent,
  FeedbackPublished: nobody,
  FeedbackHidden: nobody,
  FeedbackAnswered: nobody,
  FeedbackDeleted: nobody,
  TextsErased: nobody,
};

/** A rule that notifies Owners and Admins of one event of our bank accounts, the author included. */
export interface BankAccountsAudienceRule<Type extends BankAccountsEventType = BankAccountsEventType> extends Way {
  to: 'accountKeepers';
  when?: (data: BankAccountsEventData[Type]) => boolean;
  figures?: (data: BankAccountsEventData[Type]) => NoticeFigures;
}

const keepers = <Type extends BankAccountsEventType>(
  figures: NonNullable<BankAccountsAudienceRule<Type>['figures']>,
  more: Pick<BankAccountsAudienceRule<Type>, 'text' | 'when'> = {},
): BankAccountsAudienceRule<Type> => ({ kind: 'bankDetails', to: 'accountKeepers', figures, ...more });

const ofCurrencies = (list: readonly { currency: Currency }[]): NoticeFigures => ({ currencies: list.map(({ currency }) => currency) });

/** Every Owner and Admin is notified of every event, the author included. */
export const bankAccountsAudience: { readonly [Type in BankAccountsEventType]: readonly BankAccountsAudienceRule<Type>[] } = {
  BankAccountsKept: nobody,
  BankAccountsAdded: [keepers(({ accounts }) => ofCurrencies(accounts))],
  BankChangeProposed: [
    keepers(({ changes, inForceAt }) => ({ ...ofCurrencies(changes), ...(inForceAt !== null && { moment: inForceAt }) }), {
      text: 'alone',
      when: ({ alone }) => alone,
    }),
    keepers(({ changes }) => ofCurrencies(changes)),
  ],
  BankChangeReminded: [keepers(({ currencies, proposedBy: person, inForceAt: moment }) => ({ currencies, person, moment }))],
  BankChangeApproved: [keepers(({ currencies, inForceAt: moment }) => ({ currencies, moment }))],
  BankChangeInForce: [keepers(({ changes, proposedBy: person }) => ({ ...ofCurrencies(changes), person }))],
  BankChangeEnded: [
    keepers(({ currencies }) => ({ currencies }), { text: 'withdrawn', when: ({ cause }) => cause === 'withdrawn' }),
    keepers(({ currencies }) => ({ currencies }), { text: 'expired', when: ({ cause }) => cause === 'expired' }),
    keepers(({ currencies }) => ({ currencies }), { text: 'deactivated' }),
  ],
};

/** A rule that notifies of one event of proposed prices: those who may change prices, or who proposed these. */
export interface PriceAudienceRule<Type extends PriceEventType = PriceEventType> extends Way {
  to: 'priceKeepers' | 'proposer';
  when?: (data: CatalogueEventData[Type]) => boolean;
  figures?: (data: CatalogueEventData[Type]) => NoticeFigures;
}
export type PriceEventType = 'ServicePriceProposed' | 'ServicePriceApproved' | 'ServicePriceEnded';

/** Covers prices that move too far for one person. */
export const priceAudience: { readonly [Type in PriceEventType]: readonly PriceAudienceRule<Type>[] } = {
  ServicePriceProposed: [
    {
      kind: 'priceApproval',
      to: 'priceKeepers',
      text: 'alone',
      when: ({ countsAt }) => countsAt !== null,
      figures: ({ countsAt }) => ({ moment: countsAt ?? 0 }),
    },
    { kind: 'priceApproval', to: 'priceKeepers' },
  ],
  ServicePriceApproved: [
    { kind: 'priceApproval', to: 'priceKeepers', text: 'alone', when: ({ approvedBy }) => approvedBy === null },
    { kind: 'priceApproval', to: 'proposer' },
  ],
  ServicePriceEnded: [
    { kind: 'priceApproval', to: 'proposer', text: 'rejected', when: ({ cause }) => cause === 'rejected' },
    { kind: 'priceApproval', to: 'proposer', text: 'over' },
  ],
};

/** A rule that notifies one recipient of one event of a company: its client, or the departments that operate orders, which check and answer. */
export interface CompanyAudienceRule<Type extends CompanyEventType = CompanyEventType> extends Way {
  to: 'client' | 'orderDesk';
  when?: (data: CompanyEventData[Type]) => boolean;
  figures?: (data: CompanyEventData[Type]) => NoticeFigures;
}

const ofCompany = <Type extends CompanyEventType>(
  to: CompanyAudienceRule['to'],
  more: Pick<CompanyAudienceRule<Type>, 'when' | 'figures'> = {},
): CompanyAudienceRule<Type> => ({ kind: 'companyMoved', to, ...more });

/** The company's name is looked up when the text is read, so that it is current. */
export const companyAudience: { readonly [Type in CompanyEventType]: readonly CompanyAudienceRule<Type>[] } = {
  // Of one that an order recorded, the order says it.
  CompanyAdded: [ofCompany('orderDesk', { when: ({ source }) => source.by === 'client' })],
  CompanyChanged: nobody,
  CompanyVerified: [ofCompany('client')],
  CompanyChangeProposed: [ofCompany('orderDesk')],
  CompanyProposalWithdrawn: nobody,
  CompanyProposalAccepted: [ofCompany('client')],
  CompanyProposalDeclined: [ofCompany('client', { figures: ({ reason: { text } }) => ({ text }) })],
  DueDone: nobody,
  DueNotOurs: nobody,
  DueMarkTakenBack: nobody,
  TextsErased: nobody,
};
