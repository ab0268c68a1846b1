import type { Language } from '#libs/kernel/ids';
import { findText } from '#libs/platform/texts/text';
import { en as accessEn } from '#machines/access/texts/en';
import { ru as accessRu } from '#machines/access/texts/ru';
import { en as checkoutEn } from '#machines/checkout/texts/en';
import { ru as checkoutRu } from '#machines/checkout/texts/ru';
import { en as leadEn } from '#machines/lead/texts/en';
import { ru as leadRu } from '#machines/lead/texts/ru';
import { en as orderEn } from '#machines/order/texts/en';
import { ru as orderRu } from '#machines/order/texts/ru';
import { en as payoffEn } from '#machines/payoff/texts/en';
import { ru as payoffRu } from '#machines/payoff/texts/ru';
import { en } from './log-en.js';
import { ru } from './log-ru.js';
import type { LogTexts } from './shape.js';
import { eventTitle } from './words.js';

export const logTexts: Readonly<Record<Language, LogTexts>> = { ru, en };

type Titles = Readonly<Record<string, string>>;

const operations: Readonly<Record<Language, Readonly<Record<string, Titles>>>> = {
  ru: {
    order: { ...orderRu.operation, ...orderRu.command },
    payoff: payoffRu.operation,
    lead: leadRu.operation,
    checkout: checkoutRu.operation,
  },
  en: {
    order: { ...orderEn.operation, ...orderEn.command },
    payoff: payoffEn.operation,
    lead: leadEn.operation,
    checkout: checkoutEn.operation,
  },
};

/** What a command asks for; a change of a plain table has no name but its event's. */
export const commandTitle = (language: Language, streamType: string, type: string): string =>
  operations[language][streamType]?.[type] ?? logTexts[language].commands[`${streamType}.${type}`] ?? eventTitle(language, type);

/** Why a command was refused. A text that quotes what is not known here gives way to a general one. */
export function refusalWords(language: Language, code: string): string {
  const found = findText(language, code);
  if (found !== undefined && found !== '' && !/\{\{|^\s*$/.test(found)) return found;
  return findText(language, 'operationNotPermittedInStatus') ?? logTexts[language].refused;
}

/** A role with its department, as people call it. */
export function postWords(language: Language, { role, department }: { role: string; department: string | null }): string {
  const { roles, departments } = language === 'ru' ? accessRu : accessEn;
  const post = (roles as Titles)[role] ?? role;
  return department === null ? post : `${post}, ${(departments as Titles)[department] ?? department}`;
}
