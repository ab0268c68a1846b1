import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { dayShapes, type DayStyle, formatCount, formatDay, formatMoney, formatPercent, moneyFormat } from '#machines/kernel/format';
import { isCurrency, type MinorUnits, toText } from '#machines/kernel/money';

/** `currency` is an ISO 4217 code. */
export interface WireMoney {
  amount: string;
  currency: string;
}

export { formatCount, formatDay, formatMoney, formatPercent, moneyFormat };

/** Formats an amount in minor units. @throws RangeError for an unknown currency */
export function formatMinor(amount: MinorUnits, currency: string, language: Language): string {
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`);
  return formatMoney(toText(amount, currency), language);
}

/** "US Dollar"; the code itself if the browser does not know it. */
export const currencyName = (currency: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;

/** "Russian", "русский": a language of the interface as a reader of `reader` calls it. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(localeOf(reader), { type: 'language' }).of(language) ?? language;

/** Formats a file size: "1.2 MB". */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

/** `time` 12:10, `moment` 2 Nov, 12:10, `full` 2 Nov 2026, 12:10; or a style of days. */
export type TimeStyle = DayStyle | 'time' | 'moment' | 'full';

const shapes: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  ...dayShapes,
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  full: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

const times = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats `at` (RFC 3339) in the reader's time zone. Formats are cached, because creating one costs a thousand times what using it does.
 */
export function formatTime(at: string, style: TimeStyle, language: Language): string {
  const key = `${language} ${style}`;
  const format = times.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...shapes[style], hourCycle: 'h23' });
  times.set(key, format);
  return format.format(new Date(at)).replace(/\sг\.(?=$|,)/, '');
}

const unit = (value: number, name: 'minute' | 'hour' | 'day', language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: name === 'day' ? 'long' : 'short' }).format(value);

/** Formats a duration in its largest whole unit: "12 min", "5 hr", "3 days". */
export function formatSpan(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return unit(minutes, 'minute', language);
  if (minutes < 48 * 60) return unit(Math.floor(minutes / 60), 'hour', language);
  return unit(Math.floor(minutes / 1440), 'day', language);
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const relatives = new Map<Language, Intl.RelativeTimeFormat>();

function relativeFormat(language: Language): Intl.RelativeTimeFormat {
  const format = relatives.get(language) ?? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' });
  relatives.set(language, format);
  return format;
}

/** "Now", "12 min ago", "5 hr ago", "Yesterday", "18 Nov"; the year only if it is not the current one. */
export function formatRecent(at: string, now: Date, language: Language): string {
  const then = new Date(at);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  if (days <= 1) {
    const ago = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000));
    const format = relativeFormat(language);
    const far = ago < 60 ? format.format(-ago, 'minute') : format.format(-Math.floor(ago / 60), 'hour');
    const word = days === 1 ? format.format(-1, 'day') : ago === 0 ? format.format(0, 'second') : far;
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  }
  if (then.getFullYear() !== now.getFullYear()) return formatTime(at, 'date', language);
  return formatTime(at, 'short', language);
}

/** Upper-case initials of the first two words of a name: "AS". */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
