// Made by apps/tools/texts.mjs from the folders here: npm run docs.
import { inEachLanguage } from '#machines/kernel/by-language';
import enVerify from './en/site/verify.yaml';
import ruVerify from './ru/site/verify.yaml';

/** Texts of the page that verifies receipts, which the browser shows too. */
export const verifyTexts = inEachLanguage({
  en: {
    verify: enVerify,
  },
  ru: {
    verify: ruVerify,
  },
});
