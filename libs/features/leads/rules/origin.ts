import { toLine } from '#machines/kernel/plain-text';
import { readableText } from '#machines/kernel/readable-text';

/** The origin of a form as the browser reports it; untrusted input. */
export interface Utm {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}
export const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const longestUtm = 200;
const longestAddress = 1000;

/** A text of one line, cut to `most` characters, without line breaks and direction-forcing characters. */
const line = (text: string, most: number): string => [...readableText(toLine(text, '')).trim()].slice(0, most).join('');

/** Reads the five known keys as bounded lines; ignores other keys and values that are not strings. */
export function utmOf(given: unknown): Utm {
  if (typeof given !== 'object' || given === null) return {};
  const values = given as Record<string, unknown>;
  return Object.fromEntries(
    utmKeys.flatMap((key) => {
      const value = values[key] ?? values[`utm_${key}`];
      const text = typeof value === 'string' ? line(value, longestUtm) : '';
      return text === '' ? [] : [[key, text]];
    }),
  );
}

/** The source for reports: the campaign's in ASCII; `direct` without one, `other` if it has no ASCII characters. */
export function sourceOf({ source }: Utm): string {
  if (source === undefined) return 'direct';
  const plain = source
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'other' : plain;
}

/**
 * Returns an address of this site as a path with its query; null for any other.
 * @param publicUrl of the site, without a slash at the end
 */
export function ownPath(given: string | null | undefined, publicUrl: string): string | null {
  if (given === null || given === undefined || given === '' || given.length > longestAddress) return null;
  const site = new URL(publicUrl);
  const url = URL.canParse(given, site.href) ? new URL(given, site) : null;
  // Clients would follow a path with two slashes to another site.
  if (url?.origin !== site.origin || url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) return null;
  const path = `${url.pathname}${url.search}`;
  return path.length > longestAddress ? null : path;
}
