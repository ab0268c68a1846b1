import { byLanguage } from '#machines/kernel/by-language';
import { renderedTexts } from '../i18n/rendered.js';

/** Long texts of whole pages, which only the server reads: paragraphs, lists and tables in order. */
export const pageTexts = byLanguage((language) => {
  const { about, contacts, faq, partners, verify, frame, offer, refunds, privacy, cookies, imprint } = renderedTexts[language];
  return { about, contacts, faq, partners, verify, frame, legal: { offer, refunds, privacy, cookies, imprint } };
});
