import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format.js';
import { useDownload } from '../../../lib/use-download.js';
import { useLanguage } from '../../../lib/use-language.js';
import { DownloadProgress } from '../../../ui/download-progress.js';
import { Notice } from '../../../ui/notice.js';
import styles from './export-orders.module.css';
import { askedOf, type ListAddress } from './list-address.js';
import { useOrders } from './use-orders.js';

/** Every row that the search and the filters leave, as CSV; the button says how many. */
export function ExportOrders({ list }: { list: ListAddress }) {
  const { t } = useTranslation(['orders', 'common']);
  const language = useLanguage();
  const { data } = useOrders(list);
  const { start, cancel, isRunning, progress, fault } = useDownload();
  if (!data || data.total === 0) return null;
  if (isRunning)
    return <DownloadProgress progress={progress} words={t('orders:export.busy')} cancel={t('common:actions.cancel')} onCancel={cancel} />;
  const take = () => {
    const asked = askedOf(list);
    asked.delete('page');
    asked.delete('per_page');
    start('/orders/export', { query: asked, name: 'orders.csv' });
  };
  return (
    <>
      {fault ? (
        <Notice tone="error">
          {t('orders:export.failed')} {fault.detail} {fault.requestId ? t('common:errors.requestId', { id: fault.requestId }) : null}
        </Notice>
      ) : null}
      <Button className={styles.button} leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />} onClick={take}>
        <span className={styles.label}>
          {data.totalIsExact ? t('orders:export.label', { total: formatCount(data.total, language) }) : t('orders:export.labelMany')}
        </span>
      </Button>
    </>
  );
}
