/** Maximum length of a recorded filter, characters. */
export const filterLimit = 2_000;

/** Parameters that the reader types as they like: a name that must be erased later may be among them. */
const typed: ReadonlySet<string> = new Set(['search']);
/** Values of the other parameters: codes, ids, numbers, days and ranges of them. */
const plain = /^[\w.,:+ -]{0,500}$/;

/**
 * The filter of a list or an export as it is recorded: parameters sorted by name, `filter[status]=active&page=2`. Typed text is left out, except that
 * there was some.
 */
export function recordedFilter(query: unknown): string | null {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  const words = entries.map(([name, value]) => `${plainName(name)}=${typed.has(name) ? '…' : plainValue(value)}`);
  return words.length === 0 ? null : words.join('&').slice(0, filterLimit);
}

const plainName = (name: string): string => (/^[\w[\].-]{1,100}$/.test(name) ? name : '…');

function plainValue(value: unknown): string {
  const text = Array.isArray(value) ? value.map(String).join(',') : typeof value === 'string' ? value : '…';
  return plain.test(text) ? text : '…';
}
