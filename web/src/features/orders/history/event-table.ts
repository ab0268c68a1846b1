import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCash,
  IconCheck,
  IconChecks,
  IconCircleX,
  IconClock,
  IconCreditCard,
  IconFileCheck,
  IconFileDescription,
  IconFileMinus,
  IconFileUpload,
  IconFileX,
  IconFlag,
  IconForms,
  IconGift,
  IconPencil,
  IconPercentage,
  IconPlus,
  IconScale,
  IconSend,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';
import type { Id } from '#machines/kernel/ids';
import { coveredBy } from '#machines/order/arrivals';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { textIn } from '../api/text-in.js';
import {
  body,
  dayOf,
  documentTitle,
  momentOf,
  money,
  percent,
  person,
  quoted,
  stepTitle,
  type Describer,
  whyRejected,
} from './event-values.js';

const amount: Describer<
  | 'PaymentCaptured'
  | 'CashPaymentRecorded'
  | 'TransferRecorded'
  | 'PaymentPending'
  | 'PaymentDenied'
  | 'PaymentReversed'
  | 'RefundFailed'
  | 'TransferDeclared'
  | 'TransferWithdrawn'
  | 'RestWaived'
  | 'ReversalSettled'
  | 'PaymentDisputed'
  | 'DisputeClosed'
> = (event, context) => ({ values: { amount: money(event.data.amount, context) } });
const withReason: Describer<'WorkNotAccepted'> = (event) => ({ values: { reason: body(event, event.data.reason) ?? '' } });
/** Values with the event's reason, or the variant `plain` for readers who do not get the reason. */
const withText = (event: Parameters<typeof body>[0], text: Parameters<typeof body>[1]) => {
  const reason = body(event, text);
  return reason ? { values: { reason } } : { variant: 'plain' as const };
};
const automatic = (event: { actor: { _id: Id | null; role: string } }) => event.actor.role === 'payment' || event.actor._id === null;
const reviewed: Describer<'DocumentAccepted' | 'DocumentRemoved'> = (event, context) => ({
  values: { title: documentTitle(event, event.data.document, null, context) },
});
const ofStep: Describer<'StepCompleted' | 'StepReopened'> = (event, context) => ({
  values: { title: stepTitle(event.data.step, context) },
});

/** How the history shows a type of event; `describe` gives the values of its text. */
interface EventLook<Type extends OrderEventType> {
  icon: Icon;
  describe?: Describer<Type>;
}

export const eventTable: { readonly [Type in OrderEventType]: EventLook<Type> } = {
  OrderPlaced: { icon: IconPlus, describe: (event, context) => ({ values: { amount: money(event.data.price, context) } }) },
  OrderEdited: {
    icon: IconFileDescription,
    describe: ({ data }, context) => ({ values: { amountBefore: money(data.priceBefore, context), amount: money(data.price, context) } }),
  },
  DetailsGiven: { icon: IconForms },
  DetailsChanged: { icon: IconForms },
  CompanyRecorded: { icon: IconBuilding, describe: (event) => ({ values: { title: body(event, event.data.name) ?? '' } }) },
  ExpectedDateChanged: {
    icon: IconCalendarEvent,
    describe: (event, { language }) => ({
      values: {
        date: dayOf(event.data.date, language),
        dateBefore: dayOf(event.data.before, language),
        reason: body(event, event.data.reason) ?? '',
      },
    }),
  },
  OrderConfirmedUnpaid: { icon: IconCheck },
  OrderConfirmedPaid: { icon: IconCheck },
  PrepaymentCompleted: { icon: IconCreditCard, describe: (event) => (automatic(event) ? { variant: 'auto' } : {}) },
  DocumentsRequested: {
    icon: IconFileUpload,
    describe: (event, { order, language, t }) => {
      const titleOf = ({ required, title }: OrderEventData['DocumentsRequested']['items'][number]) =>
        required == null ? body(event, title) : textIn(order.requiredDocuments[required]?.title, language);
      const titles = quoted((event.data.items ?? []).map(titleOf));
      const { due } = event.data;
      const note = due == null ? {} : { note: t('history.due', { date: dayOf(due, language) }) };
      return titles.length > 0 ? { values: { titles: titles.join(', ') }, ...note } : { variant: 'plain', ...note };
    },
  },
  DocumentsReceived: { icon: IconFileCheck },
  StepsCompleted: { icon: IconChecks },
  WorkAccepted: { icon: IconCheck },
  LastPaymentRequested: {
    icon: IconCreditCard,
    describe: ({ data }, context) =>
      data.amount === undefined ? { variant: 'plain' } : { values: { amount: money(data.amount, context) } },
  },
  LastPaymentMade: {
    icon: IconCreditCard,
    describe: (event, { history }) => (automatic(event) ? { variant: coveredBy(history, event.version) ?? 'auto' } : {}),
  },
  LastPaymentConfirmed: { icon: IconCheck, describe: (event) => (automatic(event) ? { variant: 'auto' } : {}) },
  LastPaymentRejected: {
    icon: IconCircleX,
    describe: (event) => {
      const variant = event.data.cause === 'short' ? ('short' as const) : ('auto' as const);
      return { note: body(event, event.data.reason), ...(automatic(event) ? { variant } : {}) };
    },
  },
  WorkNotAccepted: { icon: IconArrowBackUp, describe: withReason },
  ResultDocumentsSent: { icon: IconSend },
  ProjectFinished: { icon: IconFlag },
  OrderCancelled: {
    icon: IconCircleX,
    describe: (event) => (automatic(event) ? { variant: 'auto' } : { values: { reason: body(event, event.data.reason) ?? '' } }),
  },
  TermsAgreed: { icon: IconChecks, describe: ({ data }) => (data.startEarly ? { variant: 'early' } : {}) },
  WithdrawalDeclared: {
    icon: IconArrowBackUp,
    describe: ({ data }, context) =>
      data.refund === undefined ? { variant: 'plain' } : { values: { amount: money(data.refund, context) } },
  },
  CancellationRequested: { icon: IconCircleX, describe: (event) => withText(event, event.data.reason) },
  CancellationAnswered: { icon: IconArrowForwardUp, describe: (event) => withText(event, event.data.answer) },
  PartnerAppointed: {
    icon: IconBriefcase,
    describe: (event, context) => {
      if (!event.data.partner) return { variant: 'none' };
      const values = { name: person(event.data.partner, event, context), percent: percent(event.data.percent, context) };
      return event.data.percent === undefined ? { variant: 'plain', values } : { values };
    },
  },
  PartnerRewardChanged: {
    icon: IconPercentage,
    describe: (event, context) => {
      const { percentBefore, percent: now, reason } = event.data;
      const note = body(event, reason);
      return { values: { percentBefore: percent(percentBefore, context), percent: percent(now, context) }, ...(note ? { note } : {}) };
    },
  },
  PartnerRewardAcknowledged: {
    icon: IconCheck,
    describe: ({ data }, context) => ({ values: { percent: percent(data.percent, context) } }),
  },
  ManagerAssigned: {
    icon: IconUserCheck,
    describe: (event, context) => {
      if (!event.data.manager) return { variant: 'none' };
      if (event.data.manager === event.actor._id) return { variant: 'taken' };
      return { values: { name: person(event.data.manager, event, context) } };
    },
  },
  StepCompleted: { icon: IconCheck, describe: ofStep },
  StepReopened: { icon: IconArrowBackUp, describe: ofStep },
  DocumentAttached: {
    icon: IconFileUpload,
    describe: (event, context) => ({
      values: { title: documentTitle(event, event.data.document, event.data.title, context) },
      ...(event.data.replaces && { variant: 'replaced' as const }),
    }),
  },
  DocumentAccepted: { icon: IconFileCheck, describe: reviewed },
  DocumentRejected: {
    icon: IconFileX,
    describe: (event, context) => ({
      values: {
        title: documentTitle(event, event.data.document, null, context),
        reason: whyRejected(event.data.cause, body(event, event.data.reason), context),
      },
    }),
  },
  DocumentRemoved: { icon: IconFileMinus, describe: reviewed },
  PaymentCaptured: { icon: IconCreditCard, describe: amount },
  CashPaymentRecorded: { icon: IconCash, describe: amount },
  TransferRecorded: { icon: IconCash, describe: amount },
  TransferDeclared: {
    icon: IconCash,
    describe: (event, context) => ({ ...amount(event, context), note: body(event, event.data.reference) }),
  },
  TransferConfirmed: {
    icon: IconCheck,
    describe: ({ data }, context) => ({
      values: { amount: money(data.amount, context) },
      note: data.declared === data.amount ? undefined : context.t('transfer.declared', { amount: money(data.declared, context) }),
    }),
  },
  TransferRejected: {
    icon: IconCircleX,
    describe: (event, context) => ({ values: { amount: money(event.data.amount, context) }, note: body(event, event.data.reason) }),
  },
  TransferWithdrawn: { icon: IconCircleX, describe: amount },
  PaymentPending: { icon: IconClock, describe: amount },
  PaymentDenied: { icon: IconCircleX, describe: amount },
  RefundRequested: {
    icon: IconArrowForwardUp,
    describe: (event, context) => ({ values: { amount: money(event.data.amount, context) }, note: body(event, event.data.reason) }),
  },
  PaymentRefunded: { icon: IconArrowForwardUp, describe: (event, context) => ({ values: { amount: money(event.data.amount, context) } }) },
  PaymentReversed: { icon: IconArrowForwardUp, describe: amount },
  RefundFailed: { icon: IconCircleX, describe: amount },
  RestWaived: { icon: IconGift, describe: (event, context) => ({ ...amount(event, context), note: body(event, event.data.reason) }) },
  PaymentCorrected: {
    icon: IconPencil,
    describe: (event, context) => ({
      values: { amountBefore: money(event.data.before, context), amount: money(event.data.amount, context) },
      note: body(event, event.data.reason),
    }),
  },
  ReversalSettled: {
    icon: IconCheck,
    describe: (event, context) => {
      const { outcome } = event.data;
      const parts = [outcome && context.t(`history.reversal.${outcome}`), body(event, event.data.note)];
      return { ...amount(event, context), note: parts.filter(Boolean).join('. ') };
    },
  },
  PaymentDisputed: {
    icon: IconScale,
    describe: (event, context) => ({
      ...amount(event, context),
      ...(event.data.dueAt == null ? {} : { note: context.t('history.answerBy', { date: momentOf(event.data.dueAt, context.language) }) }),
    }),
  },
  DisputeClosed: {
    icon: IconScale,
    describe: (event, context) => {
      const { outcome } = event.data;
      return { ...amount(event, context), note: outcome && context.t(`history.dispute.${outcome}`) };
    },
  },
  TextsErased: { icon: IconFileX },
};
