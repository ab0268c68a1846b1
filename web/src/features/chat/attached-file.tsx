import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { useErrorText } from '../../ui/notice.js';
import { ShareBar } from '../../ui/share-bar.js';
import type { Attached } from './use-files.js';

/** A file of the message being written, with its progress or fault. */
export function AttachedFile({ file, onDrop, onRetry }: { file: Attached; onDrop: () => void; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const errorText = useErrorText();
  const { name, share, stored, fault, error } = file;
  const label = t('file.sending', { name, percent: formatPercent(Math.round(share * 100), language) });
  return (
    <li>
      <span className="truncate">{name}</span>
      {fault ? <b role="alert">{t(`file.${fault}`)}</b> : null}
      {error ? (
        <>
          <b role="alert">
            {t('file.failed')}. {errorText(error)}
          </b>
          <Button size="xs" onClick={onRetry}>
            {t('file.retry')}
          </Button>
        </>
      ) : null}
      {stored === null && fault === null && !error ? <ShareBar percent={share * 100} label={label} /> : null}
      <ActionIcon variant="subtle" size="sm" aria-label={t('file.remove', { name })} onClick={onDrop}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
