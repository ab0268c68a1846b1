import { fillText } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { type DocumentFormat, type RequiredDocument, documentFormats } from '#machines/order/state';
import { texts } from '#machines/order/texts/all-documents';

export const formatName = (format: DocumentFormat, language: Language): string => texts[language].formats[format];

/** "PDF, photo or scan"; all formats if none is given. */
export const formatsText = (formats: readonly DocumentFormat[], language: Language): string =>
  (formats.length > 0 ? formats : documentFormats).map((format) => formatName(format, language)).join(', ');

function validMonthsText(count: number, language: Language): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = texts[language].validMonths;
  return fillText(forms[new Intl.PluralRules(language).select(count)] ?? '', { count: String(count) });
}

/** "PDF, photo or scan · valid for at least 6 more months"; empty without requirements. */
export function documentNeeds({ formats, validMonths }: Pick<RequiredDocument, 'formats' | 'validMonths'>, language: Language): string {
  const forms = formats.map((format) => formatName(format, language)).join(', ');
  return [forms, validMonths === null ? '' : validMonthsText(validMonths, language)].filter(Boolean).join(' · ');
}

/** The earliest permitted end of validity, YYYY-MM-DD, for a document given on `today`. */
export function validUntilAtLeast(today: string, validMonths: number | null): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + (validMonths ?? 0));
  return day.toISOString().slice(0, 10);
}
