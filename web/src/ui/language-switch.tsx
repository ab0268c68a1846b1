import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/i18n.js';
import { languages } from '../lib/language.js';
import { writeStored } from '../lib/storage.js';
import { useLanguage } from '../lib/use-language.js';
import styles from './language-switch.module.css';

/** Russian or English, each in its own language. Remembered by this browser. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <div className={styles.switch} role="group" aria-label={t('language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => {
            writeStored('language', language);
            void changeLanguage(language);
          }}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </div>
  );
}
