import type { SelectionLetter } from '#libs/contracts/leads/lead-letter';
import { mailWords, selectionWords } from '../texts/words.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** The letter with what a visitor chose, in the language of the page it was sent from: the way to go on. */
export function selectionMail({ language, to, country, service, path, office }: SelectionLetter, links: Links): MailContent {
  return {
    language,
    subject: selectionWords(language, 'subject'),
    preheader: selectionWords(language, 'text'),
    title: selectionWords(language, 'subject'),
    greeting: to.name === '' ? mailWords(language, 'greetingNobody') : mailWords(language, 'greeting', { name: to.name }),
    paragraphs: [selectionWords(language, 'text')],
    facts: [
      ...(country ? [{ label: selectionWords(language, 'country'), value: country[language] }] : []),
      ...(service ? [{ label: mailWords(language, 'service'), value: service[language] }] : []),
    ],
    items: [],
    action: { label: selectionWords(language, 'action'), url: links.page(path) },
    footer: [selectionWords(language, 'because', office)],
  };
}
