import { useTranslation } from 'react-i18next';
import { CountMark } from '../../ui/count-mark.js';
import { useUnreadChats } from './use-chats.js';

/** Beyond these the server stops counting. */
const most = 100;

/** The number of chats with unread messages, unless it is zero. */
export function UnreadChats() {
  const { t } = useTranslation('chat');
  const unread = useUnreadChats();
  if (unread === 0) return null;
  return <CountMark count={unread < most ? unread : `${most - 1}+`} label={t('unreadChats', { count: unread })} />;
}
