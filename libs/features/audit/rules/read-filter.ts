/** Characters of a recorded filter at most. */
export const filterLimit = 2_000;

/** Parameters with free text, which may contain a name that has to be erased later. */
const typed: ReadonlySet<string> = new Set(['search']);
/** Values of other parameters: codes, ids, numbers, days and ranges of them. */
const plain = /^[\w.,:+ -]{0,500}$/;

/**
 * Serialises the filter of a list or export for the record: parameters sorted by name, `filter[status]=active&page=2`. Free text is
 * replaced by a mark.
 */
export function recordedFilter(query: unknown): string | null {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = entries.map(([name, value]) => `${plainName(name)}=${typed.has(name) ? '…' : plainValue(value)}`);
  return parts.length === 0 ? null : parts.join('&').slice(0, filterLimit);
}

const plainName = (name: string): string => (/^[\w[\].-]{1,100}$/.test(name) ? name : '…');

function plainValue(value: unknown): string {
  const text = Array.isArray(value) ? value.map(String).join(',') : typeof value === 'string' ? value : '…';
  return plain.test(text) ? text : '…';
}
