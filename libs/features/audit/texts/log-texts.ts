import type { Language } from '#machines/kernel/ids';
import { byLanguage } from '#machines/kernel/by-language';
import { findText } from '#libs/platform/texts/text';
import { texts as access } from '#machines/access/texts/all';
import { texts as bankAccounts } from '#machines/bank-accounts/texts/all';
import { texts as chat } from '#machines/chat/texts/all';
import { texts as checkout } from '#machines/checkout/texts/all';
import { texts as company } from '#machines/company/texts/all';
import { texts as feedback } from '#machines/feedback/texts/all';
import { texts as lead } from '#machines/lead/texts/all';
import { texts as order } from '#machines/order/texts/all';
import { texts as payoff } from '#machines/payoff/texts/all';
import { texts as logTexts } from './all-log.js';
import { eventTitle } from './texts.js';

export { logTexts };

type Titles = Readonly<Record<string, string>>;

/** Commands of a machine, by stream type. */
const commandsIn = (language: Language): Readonly<Record<string, Titles>> => ({
  order: { ...order[language].operation, ...order[language].command },
  payoff: { ...payoff[language].operation, ...payoff[language].command },
  lead: { ...lead[language].operation, ...lead[language].command },
  checkout: { ...checkout[language].operation, ...checkout[language].command },
  chat: chat[language].command,
  company: company[language].command,
  feedback: feedback[language].command,
  bankAccounts: bankAccounts[language].command,
  receipt: logTexts[language].commands,
});
const commands = byLanguage(commandsIn);

/** A change of a plain table has the title of its event. */
export const commandTitle = (language: Language, streamType: string, type: string): string =>
  commands[language][streamType]?.[type] ?? eventTitle(language, type);

/** Falls back to a general text if the specific one needs values that are unknown here. */
export function refusalText(language: Language, code: string): string {
  const found = findText(language, code);
  if (found !== undefined && found !== '' && !/\{\{|^\s*$/.test(found)) return found;
  return findText(language, 'operationNotPermittedInStatus') ?? logTexts[language].refused;
}

/** "Head of client service": a role with its department. */
export function postText(language: Language, { role, department }: { role: string; department: string | null }): string {
  const { roles, departments } = access[language];
  const post = (roles as Titles)[role] ?? role;
  return department === null ? post : `${post}, ${(departments as Titles)[department] ?? department}`;
}
