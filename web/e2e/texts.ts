import type verify from '../src/i18n/en/site/verify.yaml';
import { allTexts, readTexts } from '../src/lib/testing/all-texts.js';

export type Language = 'ru' | 'en';

/** The texts of the pages, so that a test says what a reader sees in either language. */
export const textsOf = (language: Language): Texts => allTexts[language];

/** The texts of the page that verifies receipts. */
export const verifyTexts = (language: Language) => readTexts(language, 'site/verify') as typeof verify;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for `template`: what stands in {{braces}} may be anything, and spaces any kind of space. */
export const like = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{\{.*?\}\}/)
      .map((part) => escaped(part).replace(/[\s\u00a0\u202f]+/g, '[\\s\u00a0\u202f]+'))
      .join('.+')}$`,
  );

/** `template` with its one placeholder filled in. */
export const filled = (template: string, value: string): string => template.replace(/\{\{.*?\}\}/, value);
