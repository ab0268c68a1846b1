import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.js';
import { formatTime } from '../../lib/format.js';
import type { ChatMessage } from '../../lib/thread.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from './chat.module.css';

/** Events of the order that chats show; the history has all. */
const shownTypes = [
  'OrderConfirmedUnpaid',
  'OrderConfirmedPaid',
  'PrepaymentCompleted',
  'PartnerAppointed',
  'ManagerAssigned',
  'DocumentsRequested',
  'DocumentsReceived',
  'DocumentRejected',
  'StepsCompleted',
  'LastPaymentRequested',
  'LastPaymentConfirmed',
  'ResultDocumentsSent',
  'ProjectFinished',
  'OrderCancelled',
] as const;
type ShownType = (typeof shownTypes)[number];

/** An event of the order that the chat shows between messages, by its time. */
export interface OrderMoment {
  _id: string;
  type: ShownType;
  at: string;
}
export type Entry = ChatMessage | OrderMoment;

export const isMoment = (entry: Entry): entry is OrderMoment => 'type' in entry;
const isShown = (type: string): type is ShownType => (shownTypes as readonly string[]).includes(type);

/** Events for the chat from the order's history; the query key is that of the order's page, so that both share one request. */
export function useOrderMoments(order: string): readonly OrderMoment[] {
  const { data } = useQuery({
    queryKey: ['order', order, 'events'],
    queryFn: () => call('GET', '/orders/{id}/events', { path: { id: order } }),
  });
  return (data?.items ?? []).flatMap(({ _id, type, at }) => (isShown(type) ? [{ _id, type, at }] : []));
}

/** Messages and the events since the first of them, sorted by time. */
export function entriesOf(messages: readonly ChatMessage[], moments: readonly OrderMoment[]): Entry[] {
  const [first] = messages;
  if (first === undefined) return [];
  const since = moments.filter(({ at }) => Date.parse(at) > Date.parse(first.at));
  const entries: Entry[] = [];
  let next = 0;
  for (const message of messages) {
    for (let moment = since[next]; moment && Date.parse(moment.at) < Date.parse(message.at); moment = since[next]) {
      entries.push(moment);
      next += 1;
    }
    entries.push(message);
  }
  return [...entries, ...since.slice(next)];
}

/** One line about an event of the order, between messages. */
export function MomentItem({ moment: { type, at } }: { moment: OrderMoment }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  return (
    <p className={`dim text-xs my-3 ${styles.moment}`}>
      {t(`events.${type}`)} <time dateTime={at}>{formatTime(at, 'time', language)}</time>
    </p>
  );
}
