import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DownloadProgress as Progress } from '../../lib/download.js';
import { formatCount, formatSize } from '../../lib/format.js';
import { useDownload } from '../../lib/use-download.js';
import { useLanguage } from '../../lib/use-language.js';
import { DownloadProgress } from '../../ui/download-progress.js';
import { Notice } from '../../ui/notice.js';
import { askedOf, type ReportAddress } from './report-address.js';

/** The figures, or every row behind them, as a file; says how far it has come and can be stopped. */
export function ExportReport({ address }: { address: ReportAddress }) {
  const { t } = useTranslation(['reports', 'common']);
  const { start, cancel, isRunning, progress, fault } = useDownload();
  const words = useProgressWords(progress);
  if (isRunning) return <DownloadProgress progress={progress} words={words} cancel={t('reports:export.cancel')} onCancel={cancel} />;
  const take = (rows: 'figures' | 'orders', format: 'csv' | 'xlsx') => {
    const query = askedOf(address);
    query.set('rows', rows);
    query.set('format', format);
    start(`/reports/${address.kind}/export`, { query, name: `${address.kind}.${format}` });
  };
  return (
    <>
      {fault ? (
        <Notice tone="error">
          {t('reports:export.failed')} {fault.detail} {fault.requestId ? t('common:errors.requestId', { id: fault.requestId }) : null}
        </Notice>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}>{t('reports:export.open')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['figures', 'orders'] as const).map((rows) => [
            <Menu.Label key={rows}>{rows === 'figures' ? t('reports:export.figures') : t('reports:export.rows')}</Menu.Label>,
            ...(['csv', 'xlsx'] as const).map((format) => (
              <Menu.Item
                key={`${rows} ${format}`}
                aria-label={`${rows === 'figures' ? t('reports:export.figures') : t('reports:export.rows')}: ${t(`reports:export.${format}`)}`}
                onClick={() => take(rows, format)}
              >
                {t(`reports:export.${format}`)}
              </Menu.Item>
            )),
          ])}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/* Rows where they can be counted on the way, else how much has come. */
function useProgressWords(progress: Progress | null): string {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  if (progress?.rows === undefined) return t('export.start');
  if (progress.read === undefined) return t('export.running', { count: progress.rows, size: formatSize(progress.bytes, language) });
  return t('export.counted', { read: formatCount(progress.read, language), rows: formatCount(progress.rows, language) });
}
