import type { Language } from '#libs/kernel/ids';
import { isPhone } from '#libs/kernel/phone';
import type { Cell, Table } from './cells.js';
import { guardFormulas } from './formula-guard.js';

/** Control characters say nothing in a table, and some programs end or split cells at them. */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** What separates cells, and the whole part of a figure from its decimals. */
interface Separators {
  cells: string;
  decimals: string;
}

const plain: Separators = { cells: ',', decimals: '.' };
/** As spreadsheets set up for that language read a file on a double click (docs/decisions, "Separate CSV"). */
const separatorsOf: Readonly<Record<Language, Separators>> = { en: plain, ru: { cells: ';', decimals: ',' } };

/**
 * One line of CSV (RFC 4180, its comma aside). Every field is quoted, so that no program takes a cell for two, and no text is a formula, whatever separates lists where it is
 * opened. Decimals are figures, not texts: theirs may begin with a minus.
 */
export const csvLine = (cells: readonly Cell[], separators = plain): string =>
  `${cells.map((cell) => `"${fieldOf(cell, separators).replaceAll('"', '""')}"`).join(separators.cells)}\r\n`;

function fieldOf(cell: Cell, { decimals }: Separators): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.decimal.replace('.', decimals);
  if (typeof cell === 'number') return String(cell).replace('.', decimals);
  // A plus and digits alone are a figure to a spreadsheet, and a number to call for every other reader.
  return isPhone(cell) ? cell : guardFormulas(cell.replace(control, ''));
}

/** The table as CSV in UTF-8; the mark in front tells spreadsheets so. */
export async function* csvText({ language, columns, rows }: Table): AsyncGenerator<string> {
  const separators = language ? separatorsOf[language] : plain;
  yield `\uFEFF${csvLine(columns, separators)}`;
  for await (const bundle of rows) yield bundle.map((row) => csvLine(row, separators)).join('');
}
