import type { Language } from './ids.js';
import { localeOf } from './languages.js';
import { digitsOf, isCurrency } from './money.js';

/** The script of ISO 15924 that the language is written in: "Latn", "Cyrl". */
export const scriptOf = (language: Language): string => new Intl.Locale(localeOf(language)).maximize().script ?? 'Latn';

/** "English", "Русский": the language's name in itself, under which readers find it. */
export const ownName = (language: Language): string =>
  (new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language).replace(/^./u, (first) =>
    first.toLocaleUpperCase(language),
  );

const numbers = new Map<string, Intl.NumberFormat>();

/** Making a format costs a thousand times what using it does; there are few languages and 26 currencies. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = numbers.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  numbers.set(key, known);
  return known;
}

/** How a language writes numbers. */
export interface NumberSigns {
  decimal: string;
  /** between thousands; null for a space */
  group: string | null;
}

const signs = new Map<Language, NumberSigns>();

export function signsOf(language: Language): NumberSigns {
  const known = signs.get(language) ?? readSigns(language);
  signs.set(language, known);
  return known;
}

function readSigns(language: Language): NumberSigns {
  const parts = numberFormat(language, {}).formatToParts(1_234_567.5);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value.trim();
  return { decimal: sign('decimal') || '.', group: sign('group') || null };
}

/** Of some currencies (HUF, RSD) `Intl` leaves out the decimals that their amounts have. */
function digits(currency: string): Intl.NumberFormatOptions {
  const count = isCurrency(currency) ? digitsOf(currency) : undefined;
  return { minimumFractionDigits: count, maximumFractionDigits: count };
}

/** Hyphens before figures as minus signs. */
const withMinus = (text: string): string => text.replace(/^-/, '\u2212');

/** The format of sums in `currency`; `zeros` says what becomes of decimals that are all zero. */
export const moneyFormat = (currency: string, language: Language, zeros: 'auto' | 'stripIfInteger' = 'auto'): Intl.NumberFormat =>
  numberFormat(language, { style: 'currency', currency, ...digits(currency), trailingZeroDisplay: zeros });

/** "€1,260.00" in English, "1 260,00 €" in Russian (with no-break spaces), "−20,00 €"; the code where a symbol says too little. Amounts up to 10^12 minor units print exactly. */
export const formatMoney = (money: { amount: string; currency: string }, language: Language): string =>
  withMinus(moneyFormat(money.currency, language).format(Number(money.amount)));

/** What one euro is worth: "¥163.20", "163,20 ¥"; at least two decimals, all that the rate has. */
export const formatRate = (rate: string, currency: string, language: Language): string =>
  numberFormat(language, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 12 }).format(Number(rate));

/** A sum without its currency, where it is named beside: "1 260,00". */
export const formatAmount = ({ amount, currency }: { amount: string; currency: string }, language: Language): string =>
  withMinus(numberFormat(language, digits(currency)).format(Number(amount)));

export const formatCount = (count: number, language: Language): string => numberFormat(language, {}).format(count);

/** 30.5 -> "30.5%" or "30,5 %". */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** How a day is written: `short` 2 Nov, `day` 2 November, `date` 2 Nov 2026, `long` 2 November 2026. */
export type DayStyle = 'short' | 'day' | 'date' | 'long';

export const dayShapes: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
};

const days = new Map<string, Intl.DateTimeFormat>();

/** A calendar day (2026-12-04), the same in whatever zone it is read. */
export function formatDay(day: string, style: DayStyle, language: Language): string {
  const key = `${language} ${style}`;
  const format = days.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...dayShapes[style], timeZone: 'UTC' });
  days.set(key, format);
  return format.format(Date.parse(`${day}T00:00:00Z`)).replace(/\sг\.$/, '');
}

/** What stands between the numbers of a day: "." in Russian, "/" in English. */
export const daySeparator = (language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language))
    .formatToParts(0)
    .find(({ type }) => type === 'literal')
    ?.value.trim() || '.';

const lists = new Map<string, Intl.ListFormat>();

/** "a, b, and c"; with `disjunction` "a, b, or c". */
export function formatList(items: Iterable<string>, language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, format);
  return format.format(items);
}

/** A text with its `{{name}}`s filled in, for texts without plural forms. */
export const fillText = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
