import type { ConsultationEmail } from '#libs/contracts/leads/lead-email';
import { spokenMoment } from '../texts/moments.js';
import { consultationWords, mailWords } from '../texts/words.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** The email that confirms a consultation, in the language of the page it was booked on and on the visitor's own clock. */
export function consultationMail(email: ConsultationEmail, links: Links): MailContent {
  const { language, to, start, minutes, phone, office } = email;
  const words = (key: Parameters<typeof consultationWords>[1], params = {}): string => consultationWords(language, key, params);
  const when = spokenMoment(email, start);
  const length = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
  return {
    language,
    subject: words('subject', { when }),
    preheader: words('text'),
    title: words('subject', { when }),
    greeting: to.name === '' ? mailWords(language, 'greetingNobody') : mailWords(language, 'greeting', { name: to.name }),
    paragraphs: [words('text'), words('calendar')],
    facts: [
      { label: words('when'), value: when },
      { label: words('length'), value: length },
      ...(phone === null ? [] : [{ label: words('phone'), value: phone }]),
    ],
    items: [],
    action: { label: words('action'), url: links.page(`/${language}`) },
    footer: [words('change', office), words('because', office)],
  };
}
