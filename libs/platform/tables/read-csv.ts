import { textEncoding } from '../text/text-encoding.js';
import { withoutGuards } from './csv.js';

/** A parsed table: rows of texts, the header first. Empty rows are kept. */
export type ReadTable = string[][];

/** Maximum number of columns. */
export const mostColumns = 256;

/** Thrown for content that is not a table of the expected format. */
export class UnreadableTableError extends Error {
  override readonly name = 'UnreadableTableError';
}

const delimiters = [',', ';', '\t'] as const;

/** The line that names the separator for Excel. */
const separatorLine = /^sep=([,;\t])(?:\r\n?|\n)/;

/**
 * Parses CSV (RFC 4180) in UTF-8, UTF-16 or Windows-1251; the separator is that of a first line `sep=;`, else detected from the header: comma, semicolon or tab.
 * @throws UnreadableTableError for another encoding, an unclosed quotation, more than `mostRows` rows or 256 columns
 */
export function readCsv(content: Buffer, mostRows: number): ReadTable {
  const whole = textOf(content);
  const named = separatorLine.exec(whole);
  const text = whole.slice(named?.[0].length ?? 0);
  if (named?.[1] !== undefined) return new CsvReader(text, named[1], mostRows).rows();
  const heading = text.slice(0, Math.max(0, text.search(/\r|\n|$/)));
  const counted = delimiters.map((one) => [heading.split(one).length, one] as const).sort(([a], [b]) => b - a);
  return new CsvReader(text, counted[0]?.[1] ?? ',', mostRows).rows();
}

function textOf(content: Buffer): string {
  try {
    return new TextDecoder(textEncoding(content) ?? 'utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw new UnreadableTableError('of no known encoding', { cause });
  }
}

class CsvReader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    private readonly mostRows: number,
  ) {}

  rows(): ReadTable {
    const rows: ReadTable = [];
    while (this.at < this.text.length) {
      if (rows.length > this.mostRows) throw new UnreadableTableError('too many rows');
      rows.push(this.row());
    }
    return rows;
  }

  private row(): string[] {
    const cells: string[] = [];
    for (;;) {
      cells.push(withoutGuards(this.text[this.at] === '"' ? this.quoted() : this.plain()));
      if (cells.length > mostColumns) throw new UnreadableTableError('too many columns');
      const next = this.text[this.at];
      this.at += 1;
      if (next === this.delimiter) continue;
      if (next === '\r' && this.text[this.at] === '\n') this.at += 1;
      return cells;
    }
  }

  private plain(): string {
    const start = this.at;
    while (this.at < this.text.length && !this.ends(this.text[this.at])) this.at += 1;
    return this.text.slice(start, this.at);
  }

  private quoted(): string {
    let cell = '';
    for (;;) {
      const end = this.text.indexOf('"', this.at + 1);
      if (end < 0) throw new UnreadableTableError('an open quotation');
      cell += this.text.slice(this.at + 1, end);
      this.at = end + 1;
      if (this.text[this.at] !== '"') break;
      cell += '"';
    }
    // Characters that some programs leave after a closing quotation mark belong to the cell.
    return cell + this.plain();
  }

  private ends(sign: string | undefined): boolean {
    return sign === this.delimiter || sign === '\n' || sign === '\r';
  }
}
