import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../lib/format.js';
import { useDownload } from '../../../lib/use-download.js';
import { useLanguage } from '../../../lib/use-language.js';
import { DownloadProgress } from '../../../ui/download-progress.js';
import { Notice } from '../../../ui/notice.js';

/** Every service of the list as it is narrowed, in both languages; the file can be edited and brought back. */
export function ExportMenu({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { start, cancel, isRunning, progress, fault } = useDownload();
  const words = progress ? t('export.running', { size: formatSize(progress.bytes, language) }) : t('export.start');
  if (isRunning) return <DownloadProgress progress={progress} words={words} cancel={t('export.cancel')} onCancel={cancel} />;
  const take = (format: 'xlsx' | 'csv') => {
    const asked = new URLSearchParams(query);
    asked.set('format', format);
    start('/services/export', { query: asked, name: `services.${format}` });
  };
  return (
    <>
      {fault ? (
        <Notice tone="error">
          {t('export.failed')} {fault.detail}
        </Notice>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}>{t('export.open')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('export.label')}</Menu.Label>
          <Menu.Item onClick={() => take('xlsx')}>{t('export.xlsx')}</Menu.Item>
          <Menu.Item onClick={() => take('csv')}>{t('export.csv')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
