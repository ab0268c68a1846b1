import { readStored } from '../../../lib/storage.js';
import { session } from './session.js';

/** Campaign parameters, as the forms send them. */
export type Utm = Partial<Record<(typeof marks)[number], string>>;

const marks = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const key = 'utm';
const longest = 200;

/** Reads `utm_source` and the like, cut to 200 characters each; null if there are none. */
function utmOf(query: URLSearchParams): Record<string, string> | null {
  const found = marks.flatMap((mark) => {
    const value = query.get(`utm_${mark}`)?.trim().slice(0, longest);
    return value ? [[`utm_${mark}`, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/**
 * Stores the parameters of the first page that has any until the tab is closed, for visitors who accepted cookies. To be called on every
 * public page.
 */
export function rememberUtm(search = window.location.search): void {
  if (readStored('cookie') !== 'accepted') return;
  const found = utmOf(new URLSearchParams(search));
  if (found && session((storage) => storage.getItem(key)) === null) session((storage) => storage.setItem(key, JSON.stringify(found)));
}

/** Removes campaign parameters from an address of this site, unless the visitor accepted cookies. */
export function withoutUtm(address: string): string {
  const [path = '', query] = address.split('?', 2);
  if (query === undefined || readStored('cookie') === 'accepted') return address;
  const rest = query.split('&').filter((part) => !/^utm_/i.test(decoded(part.split('=', 1)[0] ?? '')));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Deletes the stored campaign parameters, as declining cookies demands. */
export const forgetUtm = (): void => void session((storage) => storage.removeItem(key));

/** Stored parameters, for visitors who accepted cookies. Stored values of any other shape are ignored. */
export function keptUtm(): Utm | undefined {
  const text = readStored('cookie') === 'accepted' ? session((storage) => storage.getItem(key)) : null;
  const kept = parsed(text);
  const utm: Utm = {};
  for (const mark of marks) {
    const value = kept[`utm_${mark}`];
    if (typeof value === 'string' && value) utm[mark] = value.slice(0, longest);
  }
  return Object.keys(utm).length > 0 ? utm : undefined;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
