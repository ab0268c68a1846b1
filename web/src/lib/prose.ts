import type { Language } from '#machines/kernel/ids';

/** A paragraph, a list, steps, or a table with headings. Paragraphs and cells may contain [links](/about) and {{slots}}. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** `id` is its anchor, the same in every language. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

/** Plain text, or text of a link. */
export type Piece = string | { readonly text: string; readonly href: string };

export type Slots = Readonly<Record<string, string>>;

/** Fills {{slots}}. @throws RangeError for a slot without a value, because pages must not show braces */
export const fill = (text: string, slots: Slots): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`the text has no value for ${name}`);
    return value;
  });

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a text at its links. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

/** Removes the addresses of links, for titles, pictures and metadata. */
export const plain = (text: string): string => text.replace(link, '$1');

/** All text of a block without markup. */
export function blockText(block: Block): string {
  if (typeof block === 'string') return plain(block);
  const parts = 'list' in block ? block.list : 'steps' in block ? block.steps : block.rows.map((row) => row.join(': '));
  return parts.map((part) => plain(part)).join('; ');
}

/* The part behind the doors has one address in both languages. */
const behindDoors = /^\/(login|orders-list|profile)(?![^/?#])/;

/** Adds the language to addresses of the public site; other addresses stay unchanged. */
export const localHref = (href: string, language: Language): string =>
  href.startsWith('/') && !href.startsWith('//') && !behindDoors.test(href) ? `/${language}${href === '/' ? '' : href}` : href;
