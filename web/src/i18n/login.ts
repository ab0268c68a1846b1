import enAccount from './en/account.yaml';
import enCommon from './en/common.yaml';
import enForms from './en/forms.yaml';
import enSiteFrame from './en/site-frame.yaml';
import enSiteParts from './en/site-parts.yaml';
import ruAccount from './ru/account.yaml';
import ruCommon from './ru/common.yaml';
import ruForms from './ru/forms.yaml';
import ruSiteFrame from './ru/site-frame.yaml';
import ruSiteParts from './ru/site-parts.yaml';

/** Texts with which the server renders the login, in both languages. */
export const loginTexts = {
  ru: { account: ruAccount, common: ruCommon, forms: ruForms, siteFrame: ruSiteFrame, siteParts: ruSiteParts },
  en: { account: enAccount, common: enCommon, forms: enForms, siteFrame: enSiteFrame, siteParts: enSiteParts },
};
