import { useTranslation } from 'react-i18next';
import { readStored } from '../lib/storage.js';
import styles from './guarded.module.css';

/** While it is asked who is there: the outline of the cabinet, so that nothing moves when it comes. Drawn by the entry itself, so it carries no component of its own. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.outline} data-narrow={readStored('showFullSidebar') === 'false' || undefined}>
      <main className={styles.waiting} role="status" aria-label={t('session.signingIn')} />
    </div>
  );
}
