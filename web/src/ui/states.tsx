import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../lib/problem.js';
import styles from './states.module.css';

/** Explains what will be here and how to get it, with one button. */
export const EmptyState = ({ title, text, action }: { title: string; text?: string; action?: ReactNode }) => (
  <div className={`surface stack gap-2 justify-start ${styles.state}`}>
    <h2 className="large">{title}</h2>
    {text ? <p>{text}</p> : null}
    {action}
  </div>
);

interface ErrorProps {
  /** a problem of the API, or a network failure */
  error: unknown;
  onRetry?: () => void;
  title?: string;
}

/** Replaces content that failed to load: error, "Try again", and the request id. */
export function ErrorState({ error, onRetry, title }: ErrorProps) {
  const { t } = useTranslation();
  const fault = faultOf(error);
  return (
    <div className={`surface stack gap-2 justify-start ${styles.state}`} role="alert">
      <h2 className="large">{title ?? t('errors.title')}</h2>
      <p>{fault.detail ?? (fault.kind === 'network' ? t('errors.network') : t('errors.unexpected'))}</p>
      {onRetry ? <Button onClick={onRetry}>{t('actions.tryAgain')}</Button> : null}
      {fault.requestId ? <p className="tiny breakable">{t('errors.requestId', { id: fault.requestId })}</p> : null}
    </div>
  );
}

/** Placeholder of a table; rows have their final height, so that nothing moves. */
export function TableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div className="surface clip" role="status" aria-label={t('table.loading')}>
      <div className={`rule-bottom ${styles.tableHead}`} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={`row gap-6 rule-bottom ${styles.tableRow}`}>
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

/** Placeholder of a text; lines have their final height, so that nothing moves. */
export function TextSkeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className="stack gap-2" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={14} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

/** Placeholder of a record's page: heading, parts above the columns, and two columns. */
export function RecordSkeleton({ above, label }: { above: number; label?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={label ?? t('table.loading')}>
      <div className="stack">
        <Skeleton height={20} width={180} />
        <Skeleton height={32} width={260} />
        <Skeleton height={above} />
      </div>
      <div className="columns">
        <div className="stack min-w-0">
          <Skeleton height={96} />
          <Skeleton height={38} />
          <Skeleton height={320} />
        </div>
        <div className="stack">
          <Skeleton height={220} />
          <Skeleton height={240} />
        </div>
      </div>
    </div>
  );
}

/** Placeholder of a page: breadcrumbs, heading, and blocks of these heights. */
export function PageSkeleton({ blocks }: { blocks: readonly number[] }) {
  const { t } = useTranslation();
  return (
    <div className="stack" role="status" aria-label={t('table.loading')}>
      <Skeleton height={20} width={180} />
      <Skeleton height={32} width={260} />
      {blocks.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}
