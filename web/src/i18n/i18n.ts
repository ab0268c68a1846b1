import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import { files } from './files.js';

/** `common` is loaded with the shell, the others with their pages; `machine` has the workflow's texts. */
export type Namespace = keyof (typeof files)['en'];

/** One chunk per language and namespace, fetched when first needed. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = (files as Partial<Record<string, (typeof files)['en']>>)[language]?.[namespace as Namespace];
    if (!load) return done(new Error(`no texts for ${language}/${namespace}`), null);
    load().then(
      (module) => done(null, module.default),
      (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault)), null),
    );
  },
};

/** Resolves when the namespaces of `first` are loaded, so that the first paint has texts. */
export async function startTexts(language: Language, first: readonly Namespace[] = ['common']): Promise<void> {
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: languages,
      ns: first,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Changes texts and <html lang>, and stores the language for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
