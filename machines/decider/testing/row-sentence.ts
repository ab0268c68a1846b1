interface TableRow {
  variant?: string;
  from: readonly string[];
  to?: string;
  who: readonly string[];
  onlyIn?: { readonly [Who in string]?: readonly string[] };
  follows?: { after: readonly string[]; by?: 'same' };
  emits: readonly string[];
}

/** A list of names as it stands in a sentence: by the name that the test has for it, else one after the other. */
export const namedBy =
  (lists: Readonly<Record<string, string>>) =>
  (names: readonly string[]): string =>
    Object.keys(lists).find((name) => lists[name] === names.join(' ')) ?? names.join(' ');

/** A row of a machine's table as a sentence, so that a test can say the table once more. `more` is what rows of that machine have beside those of every other. */
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
