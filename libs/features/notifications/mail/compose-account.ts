import type { AccountEmail } from '#libs/contracts/auth/account-email';
import type { Language } from '#machines/kernel/ids';
import { accountText, mailText } from '../texts/texts.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** The email has one button, and says what to do if the reader did not ask for it. */
export function accountMail({ kind, firstName, language, path, hours, password, code, to }: AccountEmail, links: Links): MailContent {
  const textOf = (part: 'title' | 'text' | 'action' | 'unexpected'): string => accountText(language, kind, part);
  return {
    language,
    subject: textOf('title'),
    preheader: textOf('text'),
    title: textOf('title'),
    greeting: firstName === '' ? mailText(language, 'greetingNobody') : mailText(language, 'greeting', { name: firstName }),
    paragraphs: [textOf('text'), ...(hours === null ? [] : [validity(language, hours)])],
    facts: [
      ...(password === null
        ? []
        : [
            { label: mailText(language, 'login'), value: to.address },
            { label: mailText(language, 'password'), value: password },
          ]),
      ...(code === null ? [] : [{ label: mailText(language, 'code'), value: code }]),
    ],
    items: [],
    action: { label: textOf('action'), url: links.page(path) },
    footer: [textOf('unexpected')],
  };
}

/** In hours, or in days from two days on. */
const validity = (language: Language, hours: number): string =>
  hours % 24 === 0 && hours > 24
    ? mailText(language, 'linkDays', { count: hours / 24 })
    : mailText(language, 'linkHours', { count: hours });
