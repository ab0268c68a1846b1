import type { Bilingual } from '#machines/kernel/ids';
import { texts } from './all-usual-reasons.js';

type Purpose = keyof (typeof texts)['en'];

const inBoth = (purpose: Purpose): readonly Bilingual[] =>
  texts.en[purpose].map((en, place) => ({ ru: texts.ru[purpose][place] ?? en, en }));

/** What is often written as a reason, by what it is a reason of: chosen by its label in the writer's language, written in the reader's. */
export const usualReasons = Object.fromEntries(Object.keys(texts.en).map((purpose) => [purpose, inBoth(purpose as Purpose)])) as Readonly<
  Record<Purpose, readonly Bilingual[]>
>;
