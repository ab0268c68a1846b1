import i18next, { type i18n, type ResourceLanguage, type TFunction } from 'i18next';
import type { Language } from '#machines/kernel/ids';
import { byLanguage } from '#machines/kernel/by-language';
import { renderedTexts } from '../i18n/rendered.js';

/** Texts for rendering on the server; only those of islands reach the browser. */
const texts = byLanguage((language): ResourceLanguage => {
  const { common, compare, selection, forms, site, siteFrame, siteParts } = renderedTexts[language];
  return { common, compare, selection, forms, site, siteFrame, siteParts };
});

/** Namespaces for heads and texts on the server; the first needs no prefix. */
const siteNamespaces = ['site', 'common', 'siteFrame', 'siteParts', 'compare', 'selection'] as const;

export type SiteT = TFunction<typeof siteNamespaces>;

const started = new Map<Language, i18n>();

/** All texts of `language`, loaded synchronously. */
export function siteTexts(language: Language): i18n {
  const kept = started.get(language);
  if (kept) return kept;
  const made = i18next.createInstance();
  void made.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts[language] },
    ns: Object.keys(texts[language]),
    defaultNS: 'site',
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  started.set(language, made);
  return made;
}

/** Translates texts outside of components, such as heads. */
export const siteT = (language: Language): SiteT => siteTexts(language).getFixedT(language, siteNamespaces);
