import i18next, { type i18n, type ResourceLanguage, type TFunction } from 'i18next';
import type { Language } from '#machines/kernel/ids';
import commonEn from '../i18n/en/common.yaml';
import compareEn from '../i18n/en/compare.yaml';
import formsEn from '../i18n/en/forms.yaml';
import selectionEn from '../i18n/en/selection.yaml';
import siteEn from '../i18n/en/site/site.yaml';
import siteFrameEn from '../i18n/en/site-frame.yaml';
import sitePartsEn from '../i18n/en/site-parts.yaml';
import commonRu from '../i18n/ru/common.yaml';
import compareRu from '../i18n/ru/compare.yaml';
import formsRu from '../i18n/ru/forms.yaml';
import selectionRu from '../i18n/ru/selection.yaml';
import siteRu from '../i18n/ru/site/site.yaml';
import siteFrameRu from '../i18n/ru/site-frame.yaml';
import sitePartsRu from '../i18n/ru/site-parts.yaml';

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
