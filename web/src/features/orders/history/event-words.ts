import type { TFunction } from 'i18next';
import type { Id, Language, TextRef } from '#libs/kernel/ids';
import type { RejectionCause } from '#machines/order/state';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { calendarDateOf, type Micros } from '#libs/kernel/time';
import { formatDay, formatMinor, formatPercent } from '../../../lib/format.js';
import { itemTitle, textIn } from '../api/text-in.js';
import type { AnyWireEvent, WireEvent } from '../../../api/order-event.js';
import type { OrderResource } from '../api/wire.js';

export interface WordsContext {
  t: TFunction<['order', 'machine']>;
  language: Language;
  order: OrderResource;
  /** the signed-in reader: what they did is told with "you" */
  reader: Id;
}

/** What a line says besides who: values for its text, which of its variants, and a second line. */
interface Told {
  values?: Record<string, string>;
  variant?: 'none' | 'plain' | 'auto' | 'taken' | 'replaced';
  note?: string | undefined;
}
/** Data may have been cut down for the reader. */
type Seen<Type extends OrderEventType> = Omit<WireEvent<Type>, 'data'> & { data: Partial<OrderEventData[Type]> };
type Teller<Type extends OrderEventType> = (event: Seen<Type>, context: WordsContext) => Told;

const body = (event: { texts?: Record<Id, string> }, ref: TextRef | null | undefined) => (ref ? event.texts?.[ref.text] : undefined);
const money = (amount: number | undefined, { order, language }: WordsContext) =>
  amount === undefined ? '' : formatMinor(amount, order.price.currency, language);
const percent = (points: number | undefined, { language }: WordsContext) =>
  points === undefined ? '' : formatPercent(points / 100, language);

function person(id: Id | null | undefined, event: { names?: Record<Id, string> }, { order, t }: WordsContext): string {
  const known = [order.client, order.partner, order.manager].find((one) => one?._id === id);
  return (id ? event.names?.[id] : undefined) ?? known?.name ?? t('history.person');
}
const quoted = (titles: readonly (string | undefined)[]) => titles.filter((title): title is string => title !== undefined && title !== '');

function stepTitle(id: Id | undefined, { order, language, t }: WordsContext): string {
  const step = Object.values(order.steps)
    .flatMap((group) => group.steps)
    .find((one) => one._id === id);
  return step ? textIn(step.title, language) : t('history.step');
}
function documentTitle(
  event: { texts?: Record<Id, string> },
  id: Id | undefined,
  title: TextRef | null | undefined,
  { order, language, t }: WordsContext,
): string {
  const document = order.documents.find((one) => one._id === id);
  const item = order.requestedItems.find((one) => one._id === document?.item);
  return body(event, title) ?? document?.title ?? (item && itemTitle(item, order, language)) ?? document?.file.name ?? t('history.file');
}

/** A cause in the reader's language, words as they were typed, or both. */
const whyRejected = (cause: RejectionCause | null | undefined, words: string | undefined, { t }: WordsContext): string =>
  quoted([cause ? t(`machine:rejection.${cause}`) : undefined, words]).join('. ');

const dayOf = (at: Micros | undefined, language: Language) => (at === undefined ? '' : formatDay(calendarDateOf(at), 'date', language));

const nothing: Teller<OrderEventType> = () => ({});
const amount: Teller<
  | 'PaymentCaptured'
  | 'CashPaymentRecorded'
  | 'TransferRecorded'
  | 'PaymentPending'
  | 'PaymentDenied'
  | 'PaymentReversed'
  | 'RefundFailed'
  | 'TransferDeclared'
  | 'TransferWithdrawn'
> = (event, context) => ({ values: { amount: money(event.data.amount, context) } });
const withReason: Teller<'OrderCancelled' | 'WorkNotAccepted'> = (event) => ({ values: { reason: body(event, event.data.reason) ?? '' } });
const automatic = (event: { actor: { _id: Id | null; role: string } }) => event.actor.role === 'payment' || event.actor._id === null;
const followOn: Teller<'PrepaymentCompleted' | 'LastPaymentMade'> = (event) => (automatic(event) ? { variant: 'auto' } : {});
const reviewed: Teller<'DocumentAccepted' | 'DocumentRemoved'> = (event, context) => ({
  values: { title: documentTitle(event, event.data.document, null, context) },
});
const ofStep: Teller<'StepCompleted' | 'StepReopened'> = (event, context) => ({ values: { title: stepTitle(event.data.step, context) } });

const tellers: { [Type in OrderEventType]: Teller<Type> } = {
  OrderPlaced: (event, context) => ({ values: { amount: money(event.data.price, context) } }),
  OrderEdited: ({ data }, context) => ({ values: { amountBefore: money(data.priceBefore, context), amount: money(data.price, context) } }),
  DetailsGiven: nothing,
  DetailsChanged: nothing,
  CompanyRecorded: (event) => ({ values: { title: body(event, event.data.name) ?? '' } }),
  ExpectedDateChanged: (event, { language }) => ({
    values: {
      date: dayOf(event.data.date, language),
      dateBefore: dayOf(event.data.before, language),
      reason: body(event, event.data.reason) ?? '',
    },
  }),
  OrderConfirmedUnpaid: nothing,
  OrderConfirmedPaid: nothing,
  PrepaymentCompleted: followOn,
  DocumentsRequested: (event, { order, language, t }) => {
    const titleOf = ({ required, title }: OrderEventData['DocumentsRequested']['items'][number]) =>
      required == null ? body(event, title) : textIn(order.requiredDocuments[required]?.title, language);
    const titles = quoted((event.data.items ?? []).map(titleOf));
    const { due } = event.data;
    const note = due == null ? {} : { note: t('history.due', { date: dayOf(due, language) }) };
    return titles.length > 0 ? { values: { titles: titles.join(', ') }, ...note } : { variant: 'plain', ...note };
  },
  DocumentsReceived: nothing,
  StepsCompleted: nothing,
  WorkAccepted: nothing,
  LastPaymentRequested: ({ data }, context) =>
    data.amount === undefined ? { variant: 'plain' } : { values: { amount: money(data.amount, context) } },
  LastPaymentMade: followOn,
  LastPaymentConfirmed: nothing,
  LastPaymentRejected: (event) => ({ note: body(event, event.data.reason), ...(automatic(event) ? { variant: 'auto' as const } : {}) }),
  WorkNotAccepted: withReason,
  ResultDocumentsSent: nothing,
  ProjectFinished: nothing,
  OrderCancelled: withReason,
  PartnerAppointed: (event, context) => {
    if (!event.data.partner) return { variant: 'none' };
    const values = { name: person(event.data.partner, event, context), percent: percent(event.data.percent, context) };
    return event.data.percent === undefined ? { variant: 'plain', values } : { values };
  },
  PartnerRewardChanged: ({ data }, context) => ({
    values: { percentBefore: percent(data.percentBefore, context), percent: percent(data.percent, context) },
  }),
  PartnerRewardAcknowledged: ({ data }, context) => ({ values: { percent: percent(data.percent, context) } }),
  ManagerAssigned: (event, context) => {
    if (!event.data.manager) return { variant: 'none' };
    if (event.data.manager === event.actor._id) return { variant: 'taken' };
    return { values: { name: person(event.data.manager, event, context) } };
  },
  StepCompleted: ofStep,
  StepReopened: ofStep,
  DocumentAttached: (event, context) => ({
    values: { title: documentTitle(event, event.data.document, event.data.title, context) },
    ...(event.data.replaces && { variant: 'replaced' as const }),
  }),
  DocumentAccepted: reviewed,
  DocumentRejected: (event, context) => ({
    values: {
      title: documentTitle(event, event.data.document, null, context),
      reason: whyRejected(event.data.cause, body(event, event.data.reason), context),
    },
  }),
  DocumentRemoved: reviewed,
  PaymentCaptured: amount,
  CashPaymentRecorded: amount,
  TransferRecorded: amount,
  TransferDeclared: (event, context) => ({ ...amount(event, context), note: body(event, event.data.reference) }),
  TransferConfirmed: ({ data }, context) => ({
    values: { amount: money(data.amount, context) },
    note: data.declared === data.amount ? undefined : context.t('transfer.declared', { amount: money(data.declared, context) }),
  }),
  TransferRejected: (event, context) => ({ values: { amount: money(event.data.amount, context) }, note: body(event, event.data.reason) }),
  TransferWithdrawn: amount,
  PaymentPending: amount,
  PaymentDenied: amount,
  RefundRequested: (event, context) => ({ values: { amount: money(event.data.amount, context) }, note: body(event, event.data.reason) }),
  PaymentRefunded: (event, context) => ({ values: { amount: money(event.data.amount, context) } }),
  PaymentReversed: amount,
  RefundFailed: amount,
};

/** Stands for the actor until the sentence is cut, so that the name can be set in bold wherever the language puts it. */
const mark = '\u0001';

export interface EventWords {
  /** the sentence before and after the actor's name; a sentence without one stands whole in `before` */
  before: string;
  actor: string | null;
  after: string;
  note: string | undefined;
}

/** The closest of the event's texts: the page's variants first, then the workflow's own. An unknown type is told by its name. */
function templateOf(type: OrderEventType, told: Told, you: boolean, { t }: WordsContext): string {
  const say = t as unknown as (keys: string[], values: Record<string, string>) => string;
  const variants = told.variant ? [`${type}_${told.variant}`] : [];
  const own = (told.variant ? variants : [type]).flatMap((stem) => (you ? [`${stem}_you`, stem] : [stem]));
  const keys = [...own.map((stem) => `order:event.${stem}`), `machine:event.${type}`];
  return say(keys, { ...told.values, actor: mark, defaultValue: `${mark}: ${type}` }).replace(/\s*[:\u2014]\s*$/, '');
}

/** An event in words: who, what, and a second line where there is more to say. */
export function wordsOf(event: AnyWireEvent, context: WordsContext): EventWords {
  const told = (tellers[event.type] as Teller<OrderEventType> | undefined)?.(event as Seen<OrderEventType>, context) ?? {};
  const you = event.actor._id !== null && event.actor._id === context.reader;
  const actor = you ? context.t('now.you') : (event.actor.name ?? context.t('history.noActor'));
  const [before = '', after] = templateOf(event.type, told, you, context).split(mark);
  return { before, actor: after === undefined ? null : actor, after: after ?? '', note: told.note };
}

/** The same as one plain sentence, for announcements and the slider. */
export function sentenceOf(event: AnyWireEvent, context: WordsContext): string {
  const { before, actor, after } = wordsOf(event, context);
  return `${before}${actor ?? ''}${after}`;
}
