import type { ConsultationEmail } from '#libs/contracts/leads/lead-email';
import { spokenMoment } from '#libs/platform/texts/moments';
import { consultationText, mailText } from '../texts/texts.js';
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
  const textOf = (key: Parameters<typeof consultationText>[1], params = {}): string => consultationText(language, key, params);
  const when = spokenMoment(email, start);
  const length = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
  const subject = textOf(texts[change].subject, { when });
  const text = textOf(texts[change].text);
  return {
    language,
    subject,
    preheader: text,
    title: subject,
    greeting: to.name === '' ? mailText(language, 'greetingNobody') : mailText(language, 'greeting', { name: to.name }),
    paragraphs: [text, textOf(manage === null ? 'cancelledCalendar' : 'calendar')],
    facts: [
      { label: textOf('when'), value: when },
      { label: textOf('length'), value: length },
      ...(phone === null || manage === null ? [] : [{ label: textOf('phone'), value: phone }]),
    ],
    items: [],
    action: manage === null ? { label: textOf('action'), url: links.page(`/${language}`) } : { label: textOf('manage'), url: manage },
    footer: [...(manage === null ? [] : [textOf('change', office)]), textOf('because', office)],
  };
}
