import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored } from '../lib/storage.js';
import styles from './guarded.module.css';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The outline of the cabinet while the session is checked. The entry chunk renders it, so it imports no component. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.outline} data-narrow={readStored('showFullSidebar') === 'false' || undefined}>
      <main className={styles.waiting} role="status" aria-label={t('session.signingIn')} />
    </div>
  );
}

/** Shown if the session could not be checked. */
export const LazyFailed = lazy(() =>
  withinLimit(() => import('./failed-session.js').then((module) => ({ default: module.FailedSession })), chunkLimit),
);
