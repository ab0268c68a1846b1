import type { Language } from '#machines/kernel/ids';
import aboutEn from '../i18n/en/site/about.yaml';
import contactsEn from '../i18n/en/site/contacts.yaml';
import faqEn from '../i18n/en/site/faq.yaml';
import cookiesEn from '../i18n/en/site/legal/cookies.yaml';
import frameEn from '../i18n/en/site/legal/frame.yaml';
import imprintEn from '../i18n/en/site/legal/imprint.yaml';
import offerEn from '../i18n/en/site/legal/offer.yaml';
import privacyEn from '../i18n/en/site/legal/privacy.yaml';
import refundsEn from '../i18n/en/site/legal/refunds.yaml';
import partnersEn from '../i18n/en/site/partners.yaml';
import verifyEn from '../i18n/en/site/verify.yaml';
import aboutRu from '../i18n/ru/site/about.yaml';
import contactsRu from '../i18n/ru/site/contacts.yaml';
import faqRu from '../i18n/ru/site/faq.yaml';
import cookiesRu from '../i18n/ru/site/legal/cookies.yaml';
import frameRu from '../i18n/ru/site/legal/frame.yaml';
import imprintRu from '../i18n/ru/site/legal/imprint.yaml';
import offerRu from '../i18n/ru/site/legal/offer.yaml';
import privacyRu from '../i18n/ru/site/legal/privacy.yaml';
import refundsRu from '../i18n/ru/site/legal/refunds.yaml';
import partnersRu from '../i18n/ru/site/partners.yaml';
import verifyRu from '../i18n/ru/site/verify.yaml';

/** Long texts of whole pages, which only the server reads: paragraphs, lists and tables in order. */
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

export const pageTexts: Readonly<Record<Language, typeof en>> = { ru, en };
