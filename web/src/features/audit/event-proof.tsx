import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../lib/use-download.js';
import { useLanguage } from '../../lib/use-language.js';
import { ErrorNotice } from '../../ui/notice.js';
import type { EventDetail } from './use-log.js';

/** Downloads the proof that the log contains the event; for a receipt also links to its public page. */
export function EventProof({ event: { _id, position, stream } }: { event: EventDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { start, isRunning, error } = useDownload();
  const save = () => start('/audit/proof', { query: new URLSearchParams({ event: _id }), name: `entry-${position ?? _id}-proof.json` });
  return (
    <section className="stack gap-snug">
      <h3 className="text-sm">{t('proof.title')}</h3>
      <div className="wrap-line gap-3">
        <Button
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
          loading={isRunning}
          onClick={save}
          disabled={position === null}
        >
          {t('proof.save')}
        </Button>
        {stream.type === 'receipt' ? (
          <a className="link text-sm" href={`/${language}/verify/${stream._id}`} target="_blank" rel="noreferrer">
            {t('proof.public')}
          </a>
        ) : null}
      </div>
      <ErrorNotice error={error} />
    </section>
  );
}
