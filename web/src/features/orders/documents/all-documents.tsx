import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../lib/use-download.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './documents.module.css';

/** Shown if there is more than one document; downloads a ZIP archive. */
export function AllDocuments() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const archive = useDownload();
  if (order.documents.length < 2) return null;
  const start = () =>
    archive.start('/orders/{id}/documents.zip', { at: { id: order._id }, query: new URLSearchParams(), name: `${order.number}.zip` });
  return (
    <div className={`flex ${styles.all}`}>
      <Button
        variant="subtle"
        leftSection={<IconFileZip size={16} stroke={1.75} aria-hidden="true" />}
        loading={archive.isRunning}
        onClick={start}
      >
        {t('documents.all')}
      </Button>
      <ErrorNotice error={archive.error} />
    </div>
  );
}
