import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual, Language } from '#machines/kernel/ids';
import en from '../../../i18n/en/catalogue/preview.yaml';
import ru from '../../../i18n/ru/catalogue/preview.yaml';
import { useLanguage } from '../../../lib/use-language.js';
import styles from './preview.module.css';

/**
 * Texts of the visitor's page around the content. The preview's language may differ from the reader's, so they are not looked up by
 * i18next.
 */
export const previewTexts: Readonly<Record<Language, typeof en>> = { ru, en };

/** The visitor's view in either language, updated while typing. */
export function PreviewFrame({ children }: { children: (language: Language) => ReactNode }) {
  const { t } = useTranslation('catalogue');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <div className="stack gap-loose">
      <div className={`row justify-between ${styles.head}`}>
        <h2 className="muted text-sm medium">{t('preview.title')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.language')}
          value={language}
          onChange={(value) => setLanguage(value as Language)}
          data={[
            { value: 'ru', label: 'RU' },
            { value: 'en', label: 'EN' },
          ]}
        />
      </div>
      <div className={`surface small stack raised ${styles.sheet}`} lang={language}>
        {children(language)}
      </div>
    </div>
  );
}

/** Falls back to the other language. */
export const said = (text: Bilingual, language: Language): string => {
  const other = language === 'ru' ? text.en : text.ru;
  return text[language].trim() || other.trim();
};

/** Shows a placeholder for a missing text. */
export function Said({ text, language }: { text: Bilingual; language: Language }) {
  const { t } = useTranslation('catalogue');
  const content = said(text, language);
  if (!content) return <span className={`dim ${styles.nothing}`}>{t('preview.empty')}</span>;
  const isOther = text[language].trim() === '';
  return isOther ? (
    <span lang={language === 'ru' ? 'en' : 'ru'} className={styles.other}>
      {content}
    </span>
  ) : (
    content
  );
}
