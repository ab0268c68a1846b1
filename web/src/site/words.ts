import type { Language } from '#machines/kernel/ids';
import { about as aboutEn } from '../i18n/en/site/about.js';
import { contacts as contactsEn } from '../i18n/en/site/contacts.js';
import { faq as faqEn } from '../i18n/en/site/faq.js';
import { cookies as cookiesEn } from '../i18n/en/site/legal/cookies.js';
import { frame as frameEn } from '../i18n/en/site/legal/frame.js';
import { imprint as imprintEn } from '../i18n/en/site/legal/imprint.js';
import { offer as offerEn } from '../i18n/en/site/legal/offer.js';
import { privacy as privacyEn } from '../i18n/en/site/legal/privacy.js';
import { refunds as refundsEn } from '../i18n/en/site/legal/refunds.js';
import { partners as partnersEn } from '../i18n/en/site/partners.js';
import { verify as verifyEn } from '../i18n/en/site/verify.js';
import { about as aboutRu } from '../i18n/ru/site/about.js';
import { contacts as contactsRu } from '../i18n/ru/site/contacts.js';
import { faq as faqRu } from '../i18n/ru/site/faq.js';
import { cookies as cookiesRu } from '../i18n/ru/site/legal/cookies.js';
import { frame as frameRu } from '../i18n/ru/site/legal/frame.js';
import { imprint as imprintRu } from '../i18n/ru/site/legal/imprint.js';
import { offer as offerRu } from '../i18n/ru/site/legal/offer.js';
import { privacy as privacyRu } from '../i18n/ru/site/legal/privacy.js';
import { refunds as refundsRu } from '../i18n/ru/site/legal/refunds.js';
import { partners as partnersRu } from '../i18n/ru/site/partners.js';
import { verify as verifyRu } from '../i18n/ru/site/verify.js';

/** The long texts of whole pages. They are read by the server alone, as they stand: paragraphs, lists and tables in their order. */
const en = {
  about: aboutEn,
  contacts: contactsEn,
  faq: faqEn,
  partners: partnersEn,
  verify: verifyEn,
  frame: frameEn,
  legal: { offer: offerEn, refunds: refundsEn, privacy: privacyEn, cookies: cookiesEn, imprint: imprintEn },
};
const ru: typeof en = {
  about: aboutRu,
  contacts: contactsRu,
  faq: faqRu,
  partners: partnersRu,
  verify: verifyRu,
  frame: frameRu,
  legal: { offer: offerRu, refunds: refundsRu, privacy: privacyRu, cookies: cookiesRu, imprint: imprintRu },
};

export const pageWords: Readonly<Record<Language, typeof en>> = { ru, en };
