import { signsOf } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { isPhone } from '#machines/kernel/phone';
import type { Cell, Table } from './cells.js';

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
const guardFormulas = (text: string): string => text.replace(unguarded, "'");

/** Reverses `guardFormulas`. */
export const withoutGuards = (text: string): string => text.replace(guarded, '');

/** Control characters have no use in a table, and some programs end or split cells at them. */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Cell separator and decimal separator. */
interface Separators {
  cells: string;
  decimals: string;
}

const plain: Separators = { cells: ',', decimals: '.' };
/** As spreadsheets with that language open a file on double click (docs/decisions, "Separate CSV"). */
function separatorsOf(language: Language): Separators {
  const { decimal } = signsOf(language);
  return { cells: decimal === ',' ? ';' : plain.cells, decimals: decimal };
}

/**
 * One line of CSV (RFC 4180, except the separator). Every field is quoted, so that no program splits a cell, and no text is a formula, whatever the list
 * separator. Decimals are numbers, not texts: they may start with a minus.
 */
export const csvLine = (cells: readonly Cell[], separators = plain): string =>
  `${cells.map((cell) => `"${fieldOf(cell, separators).replaceAll('"', '""')}"`).join(separators.cells)}\r\n`;

function fieldOf(cell: Cell, { decimals }: Separators): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.decimal.replace('.', decimals);
  if (typeof cell === 'number') return String(cell).replace('.', decimals);
  // A plus followed by digits is a number to a spreadsheet, and a phone number to any other reader.
  return isPhone(cell) ? cell : guardFormulas(cell.replace(control, ''));
}

/** The table as CSV in UTF-8 with a byte order mark for spreadsheets. */
export async function* csvText({ language, columns, rows }: Table): AsyncGenerator<string> {
  const separators = language ? separatorsOf(language) : plain;
  yield `\uFEFF${csvLine(columns, separators)}`;
  for await (const bundle of rows) yield bundle.map((row) => csvLine(row, separators)).join('');
}
