/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range a `Range` header asks of `size` bytes (RFC 9110, 14.1.2). undefined: send everything (no header, another unit, several
 * ranges, malformed); null: nothing of it exists, 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? null : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? null : { first, last };
}
