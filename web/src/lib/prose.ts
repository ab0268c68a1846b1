import type { Language } from '#machines/kernel/ids';

/** A part of a long text: a paragraph, a list, steps one after the other, or a table with a heading for every column. Paragraphs and cells may have [links](/about) and {{slots}}. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A titled part of a document; `id` is its anchor, the same in every language. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

/** A question as people ask it, and its answer. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

/** Words, or words that lead somewhere. */
export type Piece = string | { readonly text: string; readonly href: string };

export type Slots = Readonly<Record<string, string>>;

/** Puts values into {{slots}}. @throws RangeError for a slot without a value: a page must not show braces */
export const fill = (text: string, slots: Slots): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`the text has no value for ${name}`);
    return value;
  });

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The words and links of a text in their order. */
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

/** A text without its links' addresses, for titles, pictures and machines. */
export const plain = (text: string): string => text.replace(link, '$1');

/** All words of a block, as plain text. */
export function blockText(block: Block): string {
  if (typeof block === 'string') return plain(block);
  const parts = 'list' in block ? block.list : 'steps' in block ? block.steps : block.rows.map((row) => row.join(': '));
  return parts.map((part) => plain(part)).join('; ');
}

/* The part behind the doors has one address in both languages. */
const behindDoors = /^\/(login|orders-list|profile)(?![^/?#])/;

/** An address of the public site in the reader's language; doors, mail, telephone and other sites stay as they are. */
export const localHref = (href: string, language: Language): string =>
  href.startsWith('/') && !href.startsWith('//') && !behindDoors.test(href) ? `/${language}${href === '/' ? '' : href}` : href;
