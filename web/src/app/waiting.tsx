import { useTranslation } from 'react-i18next';
import { readStored } from '../lib/storage.js';
import styles from './guarded.module.css';

/** Shown while the session is checked: the outline of the cabinet, so that nothing moves later. Drawn by the entry itself, so it imports no component. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.outline} data-narrow={readStored('showFullSidebar') === 'false' || undefined}>
      <main className={styles.waiting} role="status" aria-label={t('session.signingIn')} />
    </div>
  );
}
