interface TableRow {
  variant?: string;
  from: readonly string[];
  to?: string;
  who: readonly string[];
  onlyIn?: { readonly [Who in string]?: readonly string[] };
  follows?: { after: readonly string[]; by?: 'same' };
  emits: readonly string[];
}

/** A list in a sentence: under the name that the test gives it, else comma-separated. */
export const namedBy =
  (lists: Readonly<Record<string, string>>) =>
  (names: readonly string[]): string =>
    Object.keys(lists).find((name) => lists[name] === names.join(' ')) ?? names.join(' ');

/** A row as a sentence, so that a test states the table a second time. `more`: fields of this machine's rows beyond the common ones. */
export function rowSentence(
  row: TableRow,
  named: (names: readonly string[]) => string = namedBy({}),
  more: readonly string[] = [],
): string {
  const who = row.who.map((one) => (row.onlyIn?.[one] ? `${one} (${named(row.onlyIn[one])})` : one));
  return [
    `${row.variant ? `${row.variant}: ` : ''}${named(row.from)}${row.to ? ` -> ${row.to}` : ''}`,
    `by ${who.join(', ')}`,
    ...more,
    ...(row.follows ? [`after ${named(row.follows.after)}${row.follows.by === 'same' ? ' by the same' : ''}`] : []),
    `emits ${row.emits.join(', ')}`,
  ].join('; ');
}
