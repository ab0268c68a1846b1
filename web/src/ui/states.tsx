import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../lib/problem.js';
import styles from './states.module.css';

/** Nothing yet, or no match: what will be here, how to get it, one button. No picture. */
export const EmptyState = ({ title, text, action }: { title: string; text?: string; action?: ReactNode }) => (
  <div className={styles.state}>
    <h2>{title}</h2>
    {text ? <p>{text}</p> : null}
    {action}
  </div>
);

interface ErrorProps {
  /** What was thrown: a problem of the API, or the network's silence. */
  error: unknown;
  onRetry?: () => void;
  title?: string;
}

/** In place of the content that did not come: what happened, "Try again", and the request id to quote. */
export function ErrorState({ error, onRetry, title }: ErrorProps) {
  const { t } = useTranslation();
  const fault = faultOf(error);
  return (
    <div className={styles.state} role="alert">
      <h2>{title ?? t('errors.title')}</h2>
      <p>{fault.detail ?? (fault.kind === 'network' ? t('errors.network') : t('errors.unexpected'))}</p>
      {onRetry ? <Button onClick={onRetry}>{t('actions.tryAgain')}</Button> : null}
      {fault.requestId ? <p className={styles.request}>{t('errors.requestId', { id: fault.requestId })}</p> : null}
    </div>
  );
}

/** Table rows of their final height while the first page is fetched. */
export function TableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.table} role="status" aria-label={t('table.loading')}>
      <div className={styles.tableHead} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.tableRow}>
          <Skeleton height={14} width="9%" />
          <Skeleton height={14} width="16%" />
          <Skeleton height={14} width="20%" />
          <Skeleton height={24} width="16%" radius="sm" />
          <Skeleton height={14} width="12%" ml="auto" />
        </div>
      ))}
    </div>
  );
}

/** Lines of text of their final height. */
export function TextSkeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className={styles.lines} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={14} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
