import { byLanguage } from '#machines/kernel/by-language';
import { texts as access } from '#machines/access/texts/all';
import type { AccessTexts } from '#machines/access/texts/shape';
import { texts } from './all-history.js';
import type { HistoryTexts } from './shape.js';

export type EntryTexts = AccessTexts & HistoryTexts;

/** Texts of the history of an account, with the names of roles and departments. */
export const historyTexts = byLanguage((language): EntryTexts => ({ ...access[language], ...texts[language] }));
