/**
 * Where a spreadsheet would begin to read a formula: a sign of one, behind blanks and quotation marks, at the beginning of a cell or behind a separator in it.
 * Behind a separator too, because a file whose commas are not the reader's list separator is split at its semicolons, tabs and line breaks, and quotation marks
 * that do not begin a cell hold nothing together then.
 */
const formula = String.raw`(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const begin = String.raw`(?<=^|[;\t\r\n])`;
const unguarded = new RegExp(`${begin}${formula}`, 'g');
const guarded = new RegExp(`${begin}'${formula}`, 'g');

/** `text` with an apostrophe before whatever a spreadsheet would run, which makes it a text again (OWASP, CSV Injection). */
export const guardFormulas = (text: string): string => text.replace(unguarded, "'");

/** What `guardFormulas` was given. */
export const withoutGuards = (text: string): string => text.replace(guarded, '');
