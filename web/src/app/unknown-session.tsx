import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored } from '../lib/storage.js';
import styles from './guarded.module.css';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** Shown while the session is checked: the outline of the cabinet, so that nothing moves later. Drawn by the entry itself, so it imports no component. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.outline} data-narrow={readStored('showFullSidebar') === 'false' || undefined}>
      <main className={styles.waiting} role="status" aria-label={t('session.signingIn')} />
    </div>
  );
}

/** What a person sees when the session could not be asked for. */
export const LazyFailed = lazy(() =>
  withinLimit(() => import('./failed-session.js').then((module) => ({ default: module.FailedSession })), chunkLimit),
);
