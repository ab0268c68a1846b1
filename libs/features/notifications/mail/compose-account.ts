import type { AccountEmail } from '#libs/contracts/auth/account-email';
import type { Language } from '#machines/kernel/ids';
import { accountWords, mailWords } from '../texts/words.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** The email has one button, and says what to do if the reader did not ask for it. */
export function accountMail({ kind, firstName, language, path, hours, password, code, to }: AccountEmail, links: Links): MailContent {
  const words = (part: 'title' | 'text' | 'action' | 'unexpected'): string => accountWords(language, kind, part);
  return {
    language,
    subject: words('title'),
    preheader: words('text'),
    title: words('title'),
    greeting: firstName === '' ? mailWords(language, 'greetingNobody') : mailWords(language, 'greeting', { name: firstName }),
    paragraphs: [words('text'), ...(hours === null ? [] : [validity(language, hours)])],
    facts: [
      ...(password === null
        ? []
        : [
            { label: mailWords(language, 'login'), value: to.address },
            { label: mailWords(language, 'password'), value: password },
          ]),
      ...(code === null ? [] : [{ label: mailWords(language, 'code'), value: code }]),
    ],
    items: [],
    action: { label: words('action'), url: links.page(path) },
    footer: [words('unexpected')],
  };
}

/** In hours, or in days from two days on. */
const validity = (language: Language, hours: number): string =>
  hours % 24 === 0 && hours > 24
    ? mailWords(language, 'linkDays', { count: hours / 24 })
    : mailWords(language, 'linkHours', { count: hours });
