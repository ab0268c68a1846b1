import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.js';
import { useDownload } from '../../lib/use-download.js';
import { useLanguage } from '../../lib/use-language.js';
import { DownloadProgress } from '../../ui/download-progress.js';
import { Notice } from '../../ui/notice.js';
import { askedOf, type LeadsAddress } from './leads-address.js';

/** Every lead that the search and the filters leave, as a file. */
export function ExportLeads({ list }: { list: LeadsAddress }) {
  const { t } = useTranslation(['leads', 'common']);
  const language = useLanguage();
  const { start, cancel, isRunning, progress, fault } = useDownload();
  if (isRunning) {
    const counted = progress?.rows !== undefined && progress.read !== undefined;
    const words = counted
      ? t('leads:export.counted', {
          read: formatCount(progress.read ?? 0, language),
          rows: formatCount(progress.rows ?? 0, language),
        })
      : t('leads:export.running');
    return <DownloadProgress progress={progress} words={words} cancel={t('common:actions.cancel')} onCancel={cancel} />;
  }
  const take = (format: 'csv' | 'xlsx') => {
    const query = askedOf(list);
    query.delete('page');
    query.delete('per_page');
    query.set('format', format);
    start('/leads/export', { query, name: `leads.${format}` });
  };
  return (
    <>
      {fault ? (
        <Notice tone="error">
          {t('leads:export.failed')} {fault.detail} {fault.requestId ? t('common:errors.requestId', { id: fault.requestId }) : null}
        </Notice>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}>{t('leads:export.open')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['csv', 'xlsx'] as const).map((format) => (
            <Menu.Item key={format} onClick={() => take(format)}>
              {t(`leads:export.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
