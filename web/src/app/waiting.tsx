import { useTranslation } from 'react-i18next';
import styles from './guarded.module.css';

/** While it is asked who is there. Drawn by the entry itself, so it carries no component of its own. */
export function Waiting() {
  const { t } = useTranslation();
  return <main className={styles.waiting} role="status" aria-label={t('session.signingIn')} />;
}
