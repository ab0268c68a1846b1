import type { Language } from '#libs/kernel/ids';
import { addTexts } from '#libs/platform/texts/text';
import { en, type FeedbackTexts } from '#machines/feedback/texts/en';
import { ru } from '#machines/feedback/texts/ru';

const words: Readonly<Record<Language, FeedbackTexts>> = { ru, en };

/** Adds this room's refusals to those of the edge; the module calls it. */
export const addFeedbackTexts = (): void => addTexts({ ru: { ...words.ru.refusal }, en: { ...words.en.refusal } });
