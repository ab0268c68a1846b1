import type { Language } from '#machines/kernel/ids';
import { type DocumentFormat, type RequiredDocument, documentFormats } from '#machines/order/state';

export const formatNames: Readonly<Record<DocumentFormat, Record<Language, string>>> = {
  pdf: { ru: 'PDF', en: 'PDF' },
  picture: { ru: 'фото или скан', en: 'photo or scan' },
  office: { ru: 'Word, Excel, текст', en: 'Word, Excel, text' },
};

/** "PDF, photo or scan"; all formats if none is given. */
export const formatsText = (formats: readonly DocumentFormat[], language: Language): string =>
  (formats.length > 0 ? formats : documentFormats).map((format) => formatNames[format][language]).join(', ');

const months: Readonly<Record<Language, (count: number) => string>> = {
  ru: (count) =>
    `действителен ещё не\u00a0менее ${count}\u00a0${new Intl.PluralRules('ru').select(count) === 'one' ? 'месяца' : 'месяцев'}`,
  en: (count) => `valid for at least ${count} more\u00a0${count === 1 ? 'month' : 'months'}`,
};

/** "PDF, photo or scan · valid for at least 6 more months"; empty without requirements. */
export function documentNeeds({ formats, validMonths }: Pick<RequiredDocument, 'formats' | 'validMonths'>, language: Language): string {
  const forms = formats.map((format) => formatNames[format][language]).join(', ');
  return [forms, validMonths === null ? '' : months[language](validMonths)].filter(Boolean).join(' · ');
}

/** The earliest permitted end of validity, YYYY-MM-DD, for a document given on `today`. */
export function validUntilAtLeast(today: string, validMonths: number | null): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + (validMonths ?? 0));
  return day.toISOString().slice(0, 10);
}
