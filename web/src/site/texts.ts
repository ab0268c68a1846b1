import i18next, { type i18n, type ResourceLanguage, type TFunction } from 'i18next';
import type { Language } from '#machines/kernel/ids';
import commonEn from '../i18n/en/common.js';
import compareEn from '../i18n/en/compare.js';
import formsEn from '../i18n/en/forms.js';
import selectionEn from '../i18n/en/selection.js';
import siteEn from '../i18n/en/site/site.js';
import siteFrameEn from '../i18n/en/site-frame.js';
import sitePartsEn from '../i18n/en/site-parts.js';
import commonRu from '../i18n/ru/common.js';
import compareRu from '../i18n/ru/compare.js';
import formsRu from '../i18n/ru/forms.js';
import selectionRu from '../i18n/ru/selection.js';
import siteRu from '../i18n/ru/site/site.js';
import siteFrameRu from '../i18n/ru/site-frame.js';
import sitePartsRu from '../i18n/ru/site-parts.js';

/** Texts the server renders pages with: those of static pages never reach a browser, those of islands do so with them. */
const texts: Record<Language, ResourceLanguage> = {
  ru: {
    common: commonRu,
    compare: compareRu,
    selection: selectionRu,
    forms: formsRu,
    site: siteRu,
    siteFrame: siteFrameRu,
    siteParts: sitePartsRu,
  },
  en: {
    common: commonEn,
    compare: compareEn,
    selection: selectionEn,
    forms: formsEn,
    site: siteEn,
    siteFrame: siteFrameEn,
    siteParts: sitePartsEn,
  },
};

/** The namespaces that a page's head and words of the server may use, the first without its name. */
const siteNamespaces = ['site', 'common', 'siteFrame', 'siteParts', 'compare', 'selection'] as const;

export type SiteT = TFunction<typeof siteNamespaces>;

const started = new Map<Language, i18n>();

/** The texts of `language`, all there at once. */
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

/** The words of `language` for what is not drawn: heads, figures in words. */
export const wordsOf = (language: Language): SiteT => siteTexts(language).getFixedT(language, siteNamespaces);
