/** PostgreSQL can store neither U+0000 nor unpaired surrogates: such text is refused before it reaches a statement. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** A raw path with a percent-encoded U+0000 or surrogate. */
export const addressIsStorable = (url: string): boolean => !/%00|%ed%[ab][0-9a-f]/i.test(url) && isStorable(url);

/** Header values are decoded as Latin-1: a surrogate appears as its three UTF-8 bytes. Browsers percent-encode, so that form is checked too. */
export function headersAreStorable(headers: NodeJS.Dict<string | string[]>): boolean {
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'string' ? badHeader.test(value) : value?.some((one) => badHeader.test(one))) return false;
  }
  return true;
}

const badHeader = new RegExp('\\0|\\xed[\\xa0-\\xbf][\\x80-\\xbf]|%00|%ed%[ab][0-9a-f]', 'i');

/** The path of the first text (or key) in `value` that cannot be stored, "" for the value itself; undefined if all can. */
export function unstorableIn(value: unknown): string | undefined {
  const open: [string, unknown][] = [['', value]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, item] = next;
    if (typeof item === 'string' && !isStorable(item)) return path;
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, inner] of Object.entries(item)) {
      if (!isStorable(key)) return path;
      open.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return undefined;
}
