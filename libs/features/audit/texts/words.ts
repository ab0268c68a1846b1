import type { Cell, Cells, Difference } from '#libs/event-log/feed/rebuild-compare';
import type { Language } from '#machines/kernel/ids';
import { en } from './en.js';
import { eventTitlesEn, eventTitlesRu } from './event-titles.js';
import { ru } from './ru.js';
import type { Words } from './shape.js';

const words: Words = { ru, en };

/** Falls back to the consumer's name. */
export const consumerTitle = (language: Language, name: string): string =>
  (words[language].consumers as Readonly<Record<string, string>>)[name] ?? name;

/** `OrderPlaced` as "Order placed", «Заказ оформлен». */
export function eventTitle(language: Language, type: string): string {
  const title = language === 'ru' ? eventTitlesRu[type] : eventTitlesEn[type];
  const split = type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return title ?? split.charAt(0).toUpperCase() + split.slice(1);
}

/** Describes how a rebuilt read model differs from the live one. */
export function differenceWords(language: Language, difference: Difference): string {
  const { row, column, only, more, stream } = words[language];
  switch (difference.kind) {
    case 'row': {
      const { table, key, live, rebuilt } = difference;
      return row(
        table,
        keyWords(key),
        Object.keys(live)
          .map((name) => column(name, cellWords(live[name]), cellWords(rebuilt[name])))
          .join('; '),
      );
    }
    case 'onlyLive':
    case 'onlyRebuilt':
      return only[difference.kind](difference.table, keyWords(difference.key));
    case 'more':
      return more(difference.table, difference.count);
    case 'stream': {
      const text = stream(difference.stream, difference.live, difference.rebuilt);
      return difference.error === null ? text : `${text}: ${difference.error}`;
    }
  }
}

const keyWords = (key: Cells): string =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${cellWords(value)}`)
    .join(', ');

/** Shortens long values. */
function cellWords(value: Cell | undefined): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
