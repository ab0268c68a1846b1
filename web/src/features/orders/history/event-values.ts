import type { TFunction } from 'i18next';
import type { Id, Language, TextRef } from '#machines/kernel/ids';
import type { RejectionCause } from '#machines/order/state';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import type { EventVariant } from '#machines/order/texts/shape';
import { calendarDateOf, type Micros, toRfc3339 } from '#machines/kernel/time';
import { formatDay, formatMinor, formatPercent, formatTime } from '../../../lib/format.js';
import { itemTitle, textIn } from '../api/text-in.js';
import type { AnyWireEvent, WireEvent } from '../../../api/wire.js';
import type { OrderResource } from '../api/wire.js';

export interface TextContext {
  t: TFunction<['order', 'machine']>;
  language: Language;
  order: OrderResource;
  /** signed-in reader, whose own actions are described with "you" */
  reader: Id;
  /** known events of the order, because earlier ones change the texts of some */
  history: readonly AnyWireEvent[];
}

/** Parts of a history line besides the actor: values for its text, its variant, and a second line. */
export interface Description {
  values?: Record<string, string>;
  variant?: EventVariant;
  note?: string | undefined;
}
/** Some readers get only a part of the data. */
export type Seen<Type extends OrderEventType> = Omit<WireEvent<Type>, 'data'> & { data: Partial<OrderEventData[Type]> };
export type Describer<Type extends OrderEventType> = (event: Seen<Type>, context: TextContext) => Description;

export const body = (event: { texts?: Record<Id, string> }, ref: TextRef | null | undefined) => (ref ? event.texts?.[ref.text] : undefined);
export const money = (amount: number | undefined, { order, language }: TextContext) =>
  amount === undefined ? '' : formatMinor(amount, order.price.currency, language);
export const percent = (points: number | undefined, { language }: TextContext) =>
  points === undefined ? '' : formatPercent(points / 100, language);

export function person(id: Id | null | undefined, event: { names?: Record<Id, string> }, { order, t }: TextContext): string {
  const known = [order.client, order.partner, order.manager].find((one) => one?._id === id);
  return (id ? event.names?.[id] : undefined) ?? known?.name ?? t('history.person');
}
export const quoted = (titles: readonly (string | undefined)[]) =>
  titles.filter((title): title is string => title !== undefined && title !== '');

export function stepTitle(id: Id | undefined, { order, language, t }: TextContext): string {
  const step = Object.values(order.steps)
    .flatMap((group) => group.steps)
    .find((one) => one._id === id);
  return step ? textIn(step.title, language) : t('history.step');
}
export function documentTitle(
  event: { texts?: Record<Id, string> },
  id: Id | undefined,
  title: TextRef | null | undefined,
  { order, language, t }: TextContext,
): string {
  const document = order.documents.find((one) => one._id === id);
  const item = order.requestedItems.find((one) => one._id === document?.item);
  return body(event, title) ?? document?.title ?? (item && itemTitle(item, order, language)) ?? document?.file.name ?? t('history.file');
}

/** The cause in the reader's language, the typed text, or both. */
export const whyRejected = (cause: RejectionCause | null | undefined, note: string | undefined, { t }: TextContext): string =>
  quoted([cause ? t(`machine:rejection.${cause}`) : undefined, note]).join('. ');

/** A time to the minute in the reader's zone. */
export const momentOf = (at: Micros, language: Language) => formatTime(toRfc3339(at), 'full', language);

export const dayOf = (at: Micros | undefined, language: Language) =>
  at === undefined ? '' : formatDay(calendarDateOf(at), 'date', language);
