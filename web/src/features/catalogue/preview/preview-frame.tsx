import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contentLanguageFor,
  contentLanguages,
  type ContentLanguage,
  otherContentLanguage,
  writtenText,
} from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import { byLanguage } from '#machines/kernel/by-language';
import { previewTexts as files } from '../../../i18n/preview.js';
import { useLanguage } from '../../../lib/use-language.js';
import styles from './preview.module.css';

/**
 * Texts of the visitor's page around the content. The preview's language may differ from the reader's, so they are not looked up by
 * i18next.
 */
export const previewTexts = byLanguage((language) => files[language].preview);

/** The visitor's view in either language, updated while typing. */
export function PreviewFrame({ children }: { children: (language: ContentLanguage) => ReactNode }) {
  const { t } = useTranslation('catalogue');
  const own = contentLanguageFor(useLanguage());
  const [language, setLanguage] = useState<ContentLanguage>(own);
  return (
    <div className="stack gap-loose">
      <div className={`row justify-between ${styles.head}`}>
        <h2 className="muted text-sm medium">{t('preview.title')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.language')}
          value={language}
          onChange={(value) => setLanguage(value as ContentLanguage)}
          data={contentLanguages.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </div>
      <div className={`surface small stack raised ${styles.sheet}`} lang={language}>
        {children(language)}
      </div>
    </div>
  );
}

/** Shows a placeholder for a missing text. */
export function Said({ text, language }: { text: Bilingual; language: ContentLanguage }) {
  const { t } = useTranslation('catalogue');
  const content = writtenText(text, language);
  if (!content) return <span className={`dim ${styles.nothing}`}>{t('preview.empty')}</span>;
  const isOther = text[language].trim() === '';
  return isOther ? (
    <span lang={otherContentLanguage(language)} className={styles.other}>
      {content}
    </span>
  ) : (
    content
  );
}
