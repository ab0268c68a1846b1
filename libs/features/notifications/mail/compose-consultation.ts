import type { ConsultationEmail } from '#libs/contracts/leads/lead-email';
import { spokenMoment } from '#libs/platform/texts/moments';
import { consultationWords, mailWords } from '../texts/words.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

const texts = {
  booked: { subject: 'subject', text: 'text' },
  moved: { subject: 'movedSubject', text: 'movedText' },
  cancelled: { subject: 'cancelledSubject', text: 'cancelledText' },
} as const;

/** Confirms a consultation, its move or its cancellation, in the language of the page it was booked on and the visitor's time zone. */
export function consultationMail(email: ConsultationEmail, links: Links): MailContent {
  const { language, to, start, minutes, phone, office, change, manage } = email;
  const words = (key: Parameters<typeof consultationWords>[1], params = {}): string => consultationWords(language, key, params);
  const when = spokenMoment(email, start);
  const length = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
  const subject = words(texts[change].subject, { when });
  const text = words(texts[change].text);
  return {
    language,
    subject,
    preheader: text,
    title: subject,
    greeting: to.name === '' ? mailWords(language, 'greetingNobody') : mailWords(language, 'greeting', { name: to.name }),
    paragraphs: [text, words(manage === null ? 'cancelledCalendar' : 'calendar')],
    facts: [
      { label: words('when'), value: when },
      { label: words('length'), value: length },
      ...(phone === null || manage === null ? [] : [{ label: words('phone'), value: phone }]),
    ],
    items: [],
    action: manage === null ? { label: words('action'), url: links.page(`/${language}`) } : { label: words('manage'), url: manage },
    footer: [...(manage === null ? [] : [words('change', office)]), words('because', office)],
  };
}
