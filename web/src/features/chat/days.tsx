import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byDay } from '../../lib/by-day.js';
import type { ChatMessage } from '../../lib/thread.js';
import { DateText } from '../../ui/date-text.js';
import styles from './chat.module.css';
import type { MessageAct } from './message-menu.js';
import { MessageItem } from './message.js';
import { type Entry, entriesOf, isMoment, MomentItem, useOrderMoments } from './order-events.js';
import type { Chat } from './use-chats.js';

/** Milliseconds within which messages of one person are grouped. */
const together = 5 * 60_000;

const nobody: readonly string[] = [];

interface Props {
  chat: Chat;
  items: readonly ChatMessage[];
  /** reader's id, by which their own messages are recognised */
  own: string | undefined;
  onAct: (act: MessageAct, message: ChatMessage) => void;
}

/**
 * Messages and events by day; a line marks those that were unread when the chat was opened. Memoised, because each key typed in the field
 * renders the thread.
 */
export const Days = memo(function Days({ chat, items, own, onAct }: Props) {
  const { t } = useTranslation('chat');
  const [divider] = useState(chat.read);
  const moments = useOrderMoments(chat.order._id);
  const lastOwn = items.findLast(({ author, removedAt }) => author._id === own && removedAt === null);
  const seenBy = lastOwn ? chat.members.filter(({ _id, read }) => _id !== own && read >= lastOwn.nth).map(({ name }) => name) : nobody;
  return byDay(entriesOf(items, moments)).map((day) => (
    <div key={day.key}>
      <p className={`dim text-xs my-3 ${styles.day}`}>
        <DateText at={day.at} style="date" />
      </p>
      {day.events.map((message, at) =>
        isMoment(message) ? (
          <MomentItem key={message._id} moment={message} />
        ) : (
          <div key={message._id}>
            {message.nth === divider + 1 && message.author._id !== own && divider < chat.posted ? (
              <p className={`row medium accent text-xs my-3 ${styles.unread}`}>{t('unread')}</p>
            ) : null}
            <MessageItem
              message={message}
              mine={message.author._id === own}
              seenBy={message._id === lastOwn?._id ? seenBy : nobody}
              follows={isNext(day.events[at - 1], message)}
              mayReply={chat.writing.permitted}
              onAct={onAct}
            />
          </div>
        ),
      )}
    </div>
  ));
});

const isNext = (before: Entry | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  !isMoment(before) &&
  before.author._id === message.author._id &&
  Date.parse(message.at) - Date.parse(before.at) < together;
