import type { Language } from '#machines/kernel/ids';
import { findText } from '#libs/platform/texts/text';
import { en as accessEn } from '#machines/access/texts/en';
import { ru as accessRu } from '#machines/access/texts/ru';
import { en as bankAccountsEn, ru as bankAccountsRu } from '#machines/bank-accounts/texts';
import { en as chatEn, ru as chatRu } from '#machines/chat/texts';
import { en as checkoutEn } from '#machines/checkout/texts/en';
import { ru as checkoutRu } from '#machines/checkout/texts/ru';
import { en as companyEn } from '#machines/company/texts/en';
import { ru as companyRu } from '#machines/company/texts/ru';
import { en as feedbackEn } from '#machines/feedback/texts/en';
import { ru as feedbackRu } from '#machines/feedback/texts/ru';
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

const commands: Readonly<Record<Language, Readonly<Record<string, Titles>>>> = {
  ru: {
    order: { ...orderRu.operation, ...orderRu.command },
    payoff: { ...payoffRu.operation, ...payoffRu.command },
    lead: { ...leadRu.operation, ...leadRu.command },
    checkout: { ...checkoutRu.operation, ...checkoutRu.command },
    chat: chatRu.command,
    company: companyRu.command,
    feedback: feedbackRu.command,
    bankAccounts: bankAccountsRu.command,
    receipt: { issue: 'Выдать чек' },
  },
  en: {
    order: { ...orderEn.operation, ...orderEn.command },
    payoff: { ...payoffEn.operation, ...payoffEn.command },
    lead: { ...leadEn.operation, ...leadEn.command },
    checkout: { ...checkoutEn.operation, ...checkoutEn.command },
    chat: chatEn.command,
    company: companyEn.command,
    feedback: feedbackEn.command,
    bankAccounts: bankAccountsEn.command,
    receipt: { issue: 'Issue receipt' },
  },
};

/** A change of a plain table has the title of its event. */
export const commandTitle = (language: Language, streamType: string, type: string): string =>
  commands[language][streamType]?.[type] ?? eventTitle(language, type);

/** Falls back to a general text if the specific one needs values that are unknown here. */
export function refusalWords(language: Language, code: string): string {
  const found = findText(language, code);
  if (found !== undefined && found !== '' && !/\{\{|^\s*$/.test(found)) return found;
  return findText(language, 'operationNotPermittedInStatus') ?? logTexts[language].refused;
}

/** "Head of client service": a role with its department. */
export function postWords(language: Language, { role, department }: { role: string; department: string | null }): string {
  const { roles, departments } = language === 'ru' ? accessRu : accessEn;
  const post = (roles as Titles)[role] ?? role;
  return department === null ? post : `${post}, ${(departments as Titles)[department] ?? department}`;
}
