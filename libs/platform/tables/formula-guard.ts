/**
 * Positions where a spreadsheet would start a formula: an operator after spaces and quotation marks, at the start of a cell or after a separator within it.
 * Separators count because a spreadsheet with another list separator splits the line at semicolons, tabs and line breaks, and quotation marks in the middle of
 * a cell do not quote then.
 */
const formula = String.raw`(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const begin = String.raw`(?<=^|[;\t\r\n])`;
const unguarded = new RegExp(`${begin}${formula}`, 'g');
const guarded = new RegExp(`${begin}'${formula}`, 'g');

/** `text` with an apostrophe before whatever a spreadsheet would evaluate, which turns it into text (OWASP, CSV Injection). */
export const guardFormulas = (text: string): string => text.replace(unguarded, "'");

/** Reverses `guardFormulas`. */
export const withoutGuards = (text: string): string => text.replace(guarded, '');
