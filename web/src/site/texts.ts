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

/** Texts for rendering on the server; only those of islands reach the browser. */
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
