import type { Language } from '#libs/kernel/ids';
import { formatTime } from '../format.js';

/** How a span of days is told: both ends, or one open end. */
export interface SpanWords {
  between: (ends: { from: string; to: string }) => string;
  fromDay: (day: string) => string;
  toDay: (day: string) => string;
}

/** "1 Nov 2026 – 20 Nov 2026", or one open end. The days are plain dates: noon keeps them the same in every zone. */
export function spanInWords(span: string, language: Language, words: SpanWords): string {
  const [from = '', to = ''] = span.split('..').map((day) => (day ? formatTime(`${day}T12:00:00`, 'date', language) : ''));
  if (from && to) return words.between({ from, to });
  return from ? words.fromDay(from) : words.toDay(to);
}
