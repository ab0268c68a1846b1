import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/download.js';
import { formatCount } from '../../../lib/format.js';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';
import styles from './export-orders.module.css';
import { askedOf, type ListAddress } from './list-address.js';
import { useOrders } from './use-orders.js';

/** Every row that the search and the filters leave, as CSV; the button says how many. */
export function ExportOrders({ list }: { list: ListAddress }) {
  const { t } = useTranslation(['orders', 'common']);
  const language = useLanguage();
  const { data } = useOrders(list);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const asked = askedOf(list);
      asked.delete('page');
      asked.delete('per_page');
      await download('/orders/export', { query: asked, name: 'orders.csv' });
    },
  });
  if (!data || data.total === 0) return null;
  const fault = error ? faultOf(error) : null;
  return (
    <>
      {fault ? (
        <Notice tone="error">
          {t('orders:export.failed')} {fault.detail} {fault.requestId ? t('common:errors.requestId', { id: fault.requestId }) : null}
        </Notice>
      ) : null}
      <Button
        className={styles.button}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        <span className={styles.label}>
          {data.totalIsExact ? t('orders:export.label', { total: formatCount(data.total, language) }) : t('orders:export.labelMany')}
        </span>
      </Button>
    </>
  );
}
