import enAccount from './en/account.js';
import enCommon from './en/common.js';
import enForms from './en/forms.js';
import enSiteFrame from './en/site-frame.js';
import enSiteParts from './en/site-parts.js';
import ruAccount from './ru/account.js';
import ruCommon from './ru/common.js';
import ruForms from './ru/forms.js';
import ruSiteFrame from './ru/site-frame.js';
import ruSiteParts from './ru/site-parts.js';

/** What the server draws the login with, in both languages at once. */
export const loginTexts = {
  ru: { account: ruAccount, common: ruCommon, forms: ruForms, siteFrame: ruSiteFrame, siteParts: ruSiteParts },
  en: { account: enAccount, common: enCommon, forms: enForms, siteFrame: enSiteFrame, siteParts: enSiteParts },
};
