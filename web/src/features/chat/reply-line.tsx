import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../lib/thread.js';
import styles from './chat.module.css';

/** The quoted message above the field, with a button to remove it. */
export function ReplyLine({ message, onDrop }: { message: ChatMessage | undefined; onDrop: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <p className={`between small muted gap-2 mb-2 ${styles.replying}`}>
      <span className="truncate min-w-0">
        <b>{t('compose.replyTo', { name: message?.author.name ?? '' })}</b> {message?.text}
      </span>
      <ActionIcon variant="subtle" size="sm" aria-label={t('compose.noReply')} onClick={onDrop}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </p>
  );
}
