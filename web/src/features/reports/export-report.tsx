import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download, type DownloadProgress } from '../../lib/download.js';
import { formatSize } from '../../lib/format.js';
import { faultOf } from '../../lib/problem.js';
import { useLanguage } from '../../lib/use-language.js';
import { Notice } from '../../ui/notice.js';
import { askedOf, type ReportAddress } from './report-address.js';

type Choice = { rows: 'figures' | 'orders'; format: 'csv' | 'xlsx' };

/** The figures, or every row behind them, as a file; says how far it has come and can be stopped. */
export function ExportReport({ address }: { address: ReportAddress }) {
  const { t } = useTranslation(['reports', 'common']);
  const language = useLanguage();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const stop = useRef<AbortController | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ rows, format }: Choice) => {
      const query = askedOf({ ...address, compare: false });
      query.set('rows', rows);
      query.set('format', format);
      const given = new AbortController();
      stop.current = given;
      setProgress(null);
      await download(`/reports/${address.kind}/export`, {
        query,
        name: `${address.kind}.${format}`,
        onProgress: setProgress,
        signal: given.signal,
      }).catch((fault: unknown) => {
        if (!given.signal.aborted) throw fault;
      });
    },
  });
  const fault = error ? faultOf(error) : null;
  if (isPending) {
    const told =
      progress?.rows === undefined
        ? t('reports:export.start')
        : t('reports:export.running', { count: progress.rows, size: formatSize(progress.bytes, language) });
    return (
      <Button
        leftSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => stop.current?.abort()}
        aria-label={`${t('reports:export.cancel')}. ${told}`}
      >
        {told}
      </Button>
    );
  }
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
              <Menu.Item key={`${rows} ${format}`} onClick={() => mutate({ rows, format })}>
                {t(`reports:export.${format}`)}
              </Menu.Item>
            )),
          ])}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
