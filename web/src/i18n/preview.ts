// Made by apps/tools/texts.mjs from the folders here: npm run docs.
import { inEachLanguage } from '#machines/kernel/by-language';
import enPreview from './en/catalogue/preview.yaml';
import ruPreview from './ru/catalogue/preview.yaml';

/** Texts around previews of the catalogue, in whatever language they are shown. */
export const previewTexts = inEachLanguage({
  en: {
    preview: enPreview,
  },
  ru: {
    preview: ruPreview,
  },
});
