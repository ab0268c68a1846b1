import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from './audit.module.css';
import { ExactTime } from '../../ui/exact-time.js';
import type { LogHead } from './use-log.js';

export function SignedLog({ head: { size, entries, signedAt } }: { head: LogHead }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return (
    <section className={`surface stack gap-2 ${styles.signed}`} aria-label={t('signed.title')}>
      <h2>{t('signed.title')}</h2>
      <p>
        {size === null ? (
          t('signed.nothing')
        ) : (
          <>
            {t('signed.upTo', { size: formatCount(size, language), entries: formatCount(entries, language) })}{' '}
            {signedAt ? <ExactTime at={signedAt} /> : null}
          </>
        )}
      </p>
    </section>
  );
}
