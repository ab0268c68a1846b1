import { IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './messaging-button.module.css';
import { showsMessaging } from './messaging-places.js';

/** Opens the reader's chats from the cabinets; hidden on the page of chats, where it would cover the field. */
export function ChatsButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (!showsMessaging(pathname) || pathname === '/chats') return null;
  return (
    <Link to="/chats" className={`center raised ${styles.place} ${styles.button}`} aria-label={t('nav.chats')}>
      <IconMessage size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
