import { act } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { allTexts } from './all-texts.js';

/** Starts i18next with all texts, so that specs need no Suspense. */
export async function startTestTexts(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if (i18next.isInitialized) {
    if (i18next.language !== language) await act(() => i18next.changeLanguage(language));
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: allTexts,
    ns: Object.keys(allTexts.en),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
}
