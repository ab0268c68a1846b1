import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './catalogue.module.css';

/** The shape of a form while it is fetched. */
export function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`stack ${styles.skeleton}`} role="status" aria-label={t('table.loading')}>
      <Skeleton height={20} width={180} />
      <Skeleton height={32} width="45%" />
      <Skeleton height={40} />
      <Skeleton height={120} />
      <Skeleton height={220} />
    </div>
  );
}
