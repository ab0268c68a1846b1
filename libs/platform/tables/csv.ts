import type { Cell, Table } from './cells.js';

/** What spreadsheets would run as a formula, wide forms and blanks in front included; a quotation mark in front makes it a text again. */
const formula = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** Control characters say nothing in a table, and some programs end or split cells at them. */
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** One line of CSV (RFC 4180): quoted where needed, never a formula. Decimals are figures, not texts: theirs may begin with a minus. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.decimal;
  const text = String(cell).replace(control, '');
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The table as CSV in UTF-8; the mark in front tells spreadsheets so. */
export async function* csvText({ columns, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const bundle of rows) yield bundle.map(csvLine).join('');
}
