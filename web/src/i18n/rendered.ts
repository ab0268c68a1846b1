// Made by apps/tools/texts.mjs from the folders here: npm run docs.
import { inEachLanguage } from '#machines/kernel/by-language';
import enAccount from './en/account.yaml';
import enCommon from './en/common.yaml';
import enCompare from './en/compare.yaml';
import enForms from './en/forms.yaml';
import enSelection from './en/selection.yaml';
import enSiteFrame from './en/site-frame.yaml';
import enSiteParts from './en/site-parts.yaml';
import enAbout from './en/site/about.yaml';
import enContacts from './en/site/contacts.yaml';
import enFaq from './en/site/faq.yaml';
import enCookies from './en/site/legal/cookies.yaml';
import enFrame from './en/site/legal/frame.yaml';
import enImprint from './en/site/legal/imprint.yaml';
import enOffer from './en/site/legal/offer.yaml';
import enPrivacy from './en/site/legal/privacy.yaml';
import enRefunds from './en/site/legal/refunds.yaml';
import enPartners from './en/site/partners.yaml';
import enSite from './en/site/site.yaml';
import enVerify from './en/site/verify.yaml';
import ruAccount from './ru/account.yaml';
import ruCommon from './ru/common.yaml';
import ruCompare from './ru/compare.yaml';
import ruForms from './ru/forms.yaml';
import ruSelection from './ru/selection.yaml';
import ruSiteFrame from './ru/site-frame.yaml';
import ruSiteParts from './ru/site-parts.yaml';
import ruAbout from './ru/site/about.yaml';
import ruContacts from './ru/site/contacts.yaml';
import ruFaq from './ru/site/faq.yaml';
import ruCookies from './ru/site/legal/cookies.yaml';
import ruFrame from './ru/site/legal/frame.yaml';
import ruImprint from './ru/site/legal/imprint.yaml';
import ruOffer from './ru/site/legal/offer.yaml';
import ruPrivacy from './ru/site/legal/privacy.yaml';
import ruRefunds from './ru/site/legal/refunds.yaml';
import ruPartners from './ru/site/partners.yaml';
import ruSite from './ru/site/site.yaml';
import ruVerify from './ru/site/verify.yaml';

/** Texts with which the server renders pages, by language and file. */
export const renderedTexts = inEachLanguage({
  en: {
    account: enAccount,
    common: enCommon,
    compare: enCompare,
    forms: enForms,
    selection: enSelection,
    siteFrame: enSiteFrame,
    siteParts: enSiteParts,
    about: enAbout,
    contacts: enContacts,
    faq: enFaq,
    cookies: enCookies,
    frame: enFrame,
    imprint: enImprint,
    offer: enOffer,
    privacy: enPrivacy,
    refunds: enRefunds,
    partners: enPartners,
    site: enSite,
    verify: enVerify,
  },
  ru: {
    account: ruAccount,
    common: ruCommon,
    compare: ruCompare,
    forms: ruForms,
    selection: ruSelection,
    siteFrame: ruSiteFrame,
    siteParts: ruSiteParts,
    about: ruAbout,
    contacts: ruContacts,
    faq: ruFaq,
    cookies: ruCookies,
    frame: ruFrame,
    imprint: ruImprint,
    offer: ruOffer,
    privacy: ruPrivacy,
    refunds: ruRefunds,
    partners: ruPartners,
    site: ruSite,
    verify: ruVerify,
  },
});
