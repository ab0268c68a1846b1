import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { CountMark } from '../../ui/count-mark.js';
import { DateText } from '../../ui/date-text.js';
import { Quoted } from '../../ui/quoted.js';
import styles from './chat.module.css';
import { useChatName } from './use-chat-name.js';
import type { Chat } from './use-chats.js';

/** A chat in the list: name, last message, unread count, and since when a member waits. */
export function ChatEntry({ chat, to, current }: { chat: Chat; to: string; current: boolean }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const nameOf = useChatName();
  const { last, unread, waitingSince, order } = chat;
  return (
    <Link to={to} className={`block p-note rounded-sm ${styles.entry}`} aria-current={current ? 'true' : undefined}>
      <span className={`between gap-2 ${styles.entryHead}`}>
        <b className="truncate min-w-0">{nameOf(chat)}</b>
        {unread > 0 ? <CountMark count={unread} label={t('page.unread', { count: unread })} /> : null}
        {last ? <DateText at={last.at} style="recent" /> : null}
      </span>
      {last ? (
        <span className={`small muted breakable clip ${styles.entryText}`}>
          {last.author.name}: {last.text === null ? t('page.files', { count: last.files }) : <Quoted text={last.text} />}
        </span>
      ) : null}
      <span className={`between muted wrapping text-xs ${styles.entryFoot}`}>
        <span>
          {order.number}, {contentText(order.service, language)}
        </span>
        {waitingSince === null ? null : (
          <span className={styles.waiting}>{t('page.waiting', { time: formatTime(waitingSince, 'moment', language) })}</span>
        )}
      </span>
    </Link>
  );
}
