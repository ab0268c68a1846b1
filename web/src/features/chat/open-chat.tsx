import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './chat.module.css';
import { ChatThread } from './thread.js';
import { useChatName } from './use-chat-name.js';
import type { Chat } from './use-chats.js';

/** The chat selected in the list; `back` links to the list, `order` to its order. */
export function OpenChat({ chat, back, order }: { chat: Chat; back: string; order: string }) {
  const { t } = useTranslation('chat');
  const nameOf = useChatName();
  return (
    <>
      <div className={`between wrapping mb-3 ${styles.threadHead}`}>
        <h2>{nameOf(chat)}</h2>
        <span className="wrap-line">
          <Link className="narrow-only" to={back}>
            {t('page.back')}
          </Link>{' '}
          <Link to={order}>{t('page.toOrder', { number: chat.order.number })}</Link>
        </span>
      </div>
      <ChatThread chat={chat} />
    </>
  );
}
