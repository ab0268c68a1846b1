import { useTranslation } from 'react-i18next';
import { CountMark } from '../../ui/count-mark.js';
import { useUnreadChats } from './use-chats.js';

/** Unread chats are counted up to this number. */
const most = 100;

/** Number of chats with unread messages; renders nothing for zero. */
export function UnreadChats() {
  const { t } = useTranslation('chat');
  const unread = useUnreadChats();
  if (unread === 0) return null;
  return <CountMark count={unread < most ? unread : `${most - 1}+`} label={t('unreadChats', { count: unread })} />;
}
