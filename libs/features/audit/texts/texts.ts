import type { Cell, Cells, Difference } from '#libs/event-log/feed/rebuild-compare';
import { fillText, formatCount } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { texts } from './all.js';
import { eventTitles } from './event-titles.js';

/** Falls back to the consumer's name. */
export const consumerTitle = (language: Language, name: string): string =>
  (texts[language].consumers as Readonly<Record<string, string>>)[name] ?? name;

/** `OrderPlaced` as "Order placed", «Заказ оформлен». */
export function eventTitle(language: Language, type: string): string {
  const split = type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return eventTitles[language][type] ?? split.charAt(0).toUpperCase() + split.slice(1);
}

/** Describes how a rebuilt read model differs from the live one. */
export function differenceText(language: Language, difference: Difference): string {
  const { column, ...own } = texts[language];
  switch (difference.kind) {
    case 'row': {
      const { table, key, live, rebuilt } = difference;
      const columns = Object.keys(live).map((name) =>
        fillText(column, { name, live: cellText(live[name]), rebuilt: cellText(rebuilt[name]) }),
      );
      return fillText(own.row, { table, key: keyText(key), columns: columns.join('; ') });
    }
    case 'onlyLive':
    case 'onlyRebuilt':
      return fillText(own[difference.kind], { table: difference.table, key: keyText(difference.key) });
    case 'more':
      return fillText(own.more, { table: difference.table, count: formatCount(difference.count, language) });
    case 'stream': {
      const { stream, live, rebuilt, error } = difference;
      const text = fillText(live < rebuilt ? own.streamWaits : own.streamIsAhead, { stream, live: String(live), rebuilt: String(rebuilt) });
      return error === null ? text : `${text}: ${error}`;
    }
  }
}

const keyText = (key: Cells): string =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${cellText(value)}`)
    .join(', ');

/** Shortens long values. */
function cellText(value: Cell | undefined): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
