import { fillText } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import type { PageContent, PageForm } from '#libs/platform/mail/page-content';
import { type Reader, spokenMoment } from '#libs/platform/texts/moments';
import { zoneText } from '#machines/catalogue/working-hours';
import type { BookedConsultation } from '../queries/consultation-reads.js';
import { texts as consultationPageTexts } from '../texts/all-consultation-page.js';
import type { ConsultationPageTexts } from '../texts/shape.js';

/** The result that the page confirms: the link was opened, or its form moved or cancelled the consultation. */
export type ConsultationStep = 'opened' | 'moved' | 'cancelled';

const titles = {
  opened: ['title', 'text'],
  moved: ['movedTitle', 'movedText'],
} as const satisfies Record<string, readonly [keyof ConsultationPageTexts, keyof ConsultationPageTexts]>;

/** @param slots free half hours (RFC 3339) */
export function openPage(
  { reader, slot }: BookedConsultation,
  slots: readonly string[],
  step: 'opened' | 'moved',
  alert?: string,
): PageContent {
  const texts = consultationPageTexts[reader.language];
  const [title, text] = titles[step];
  return {
    language: reader.language,
    title: texts[title] as string,
    text: slots.length === 0 && step === 'opened' ? texts.full : (texts[text] as string),
    ...(alert !== undefined && { alert }),
    facts: [{ label: texts.when, value: spokenMoment(reader, slot) }],
    forms: [
      ...(slots.length === 0 ? [] : [moveForm(reader, slots, texts)]),
      { heading: texts.cancelHeading, button: texts.cancel, action: 'cancel' },
    ],
  };
}

/** A page that offers no change, only how to contact the office. */
export function closedPage(language: Language, why: 'cancelled' | 'notHeld' | 'started' | 'unknown', contacts: string): PageContent {
  const texts = consultationPageTexts[language];
  return { language, title: texts[`${why}Title`], text: texts[`${why}Text`], link: { label: texts.contacts, url: contacts } };
}

function moveForm(reader: Reader, slots: readonly string[], texts: ConsultationPageTexts): PageForm {
  const { language, timeZone } = reader;
  const day = new Intl.DateTimeFormat(localeOf(language), { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  // With the day, which a closed list shows without its group.
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const value of slots) {
    const at = new Date(value);
    const label = day.format(at);
    groups.set(label, [...(groups.get(label) ?? []), { value, label: moment.format(at) }]);
  }
  return {
    heading: texts.moveHeading,
    button: texts.move,
    action: 'move',
    choice: {
      name: 'slot',
      label: texts.slot,
      hint: fillText(texts.zone, { zone: zoneText(timeZone, language, Date.parse(slots[0] ?? '')) }),
      groups: [...groups].map(([label, options]) => ({ label, options })),
    },
  };
}
