import { isPhone } from '#libs/kernel/phone';
import type { Cell, Table } from './cells.js';
import { guardFormulas } from './formula-guard.js';

/** Control characters say nothing in a table, and some programs end or split cells at them. */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * One line of CSV (RFC 4180). Every field is quoted, so that no program takes a cell for two, and no text is a formula, whatever separates lists where it is
 * opened. Decimals are figures, not texts: theirs may begin with a minus.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => `"${fieldOf(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

function fieldOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.decimal;
  if (typeof cell === 'number') return String(cell);
  // A plus and digits alone are a figure to a spreadsheet, and a number to call for every other reader.
  return isPhone(cell) ? cell : guardFormulas(cell.replace(control, ''));
}

/** The table as CSV in UTF-8; the mark in front tells spreadsheets so. */
export async function* csvText({ columns, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const bundle of rows) yield bundle.map(csvLine).join('');
}
