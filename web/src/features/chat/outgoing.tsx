import { Button } from '@mantine/core';
import { IconAlertCircle, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../ui/notice.js';
import { Bubble } from './bubble.js';
import styles from './chat.module.css';
import type { Outgoing } from './use-outbox.js';

/** A message being sent, at its final position, or with its fault and remedy. */
export function OutgoingItem({ message, onRetry, onDiscard }: { message: Outgoing; onRetry: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('chat');
  const errorText = useErrorText();
  return (
    <Bubble mine name="" follows head={null}>
      {message.text === '' ? null : <p className="breakable preformatted">{message.text}</p>}
      {message.files.length > 0 ? (
        <ul className={styles.files}>
          {message.files.map(({ _id, name }) => (
            <li className="flex gap-snug" key={_id}>
              <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
              <span className="breakable min-w-0">{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {message.error === null ? (
        <p className={`row muted gap-2 justify-end text-xs ${styles.meta}`}>{t('sending')}</p>
      ) : (
        <div className="cluster danger gap-2 mt-1 text-sm" role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>
            {t('unsent')} {errorText(message.error)}
          </span>
          <Button size="xs" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button size="xs" variant="subtle" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </Bubble>
  );
}
