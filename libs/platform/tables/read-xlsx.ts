import { UnpackBudget, UnpackError, unpack } from '../archives/unpack.js';
import { readZipDirectory } from '../archives/zip-directory.js';
import { UnreadableXmlError, type XmlListener, readXml } from '../xml/read-xml.js';
import { type ReadTable, UnreadableTableError, mostColumns } from './read-csv.js';

/** Maximum unpacked size of all parts read: more than a table of a few thousand rows needs. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * The first sheet of an Excel workbook (ECMA-376) as texts; numbers in human notation. Formulas are not evaluated: their cached results are read. Parsing
 * yields to other work between chunks.
 * @throws UnreadableTableError for another format, a broken file, more than 64 MB unpacked, or more than `mostRows` rows or 256 columns
 */
export async function readXlsx(content: Buffer, mostRows: number): Promise<ReadTable> {
  try {
    return await new Workbook(content).firstSheet(mostRows);
  } catch (cause) {
    if (cause instanceof UnpackError || cause instanceof UnreadableXmlError) throw new UnreadableTableError(cause.message, { cause });
    throw cause;
  }
}

class Workbook {
  private readonly budget = new UnpackBudget(mostUnpacked);
  private readonly entries;

  constructor(private readonly content: Buffer) {
    const entries = readZipDirectory(content);
    if (!entries) throw new UnreadableTableError('no archive');
    this.entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  async firstSheet(mostRows: number): Promise<ReadTable> {
    const path = await firstSheetOf(this);
    const shared = this.has('xl/sharedStrings.xml') ? await sharedStrings(this) : [];
    return rowsOf(this, path, shared, mostRows);
  }

  has(part: string): boolean {
    return this.entries.has(part);
  }

  /** @throws UnreadableTableError if there is no such part */
  async read(part: string, listener: XmlListener): Promise<void> {
    const entry = this.entries.get(part);
    if (!entry || entry.encrypted) throw new UnreadableTableError(`no ${part}`);
    await readXml(unpack(this.content, entry, this.budget), listener);
  }
}

/** The path of the workbook's first sheet. */
export async function firstSheetOf(workbook: { read: Workbook['read'] }): Promise<string> {
  let first: string | undefined;
  await workbook.read('xl/workbook.xml', { open: (name, attributes) => void (name === 'sheet' && (first ??= attributes['r:id'] ?? '')) });
  const targets = new Map<string, string>();
  await workbook.read('xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => void (name === 'Relationship' && Id !== undefined && Target !== undefined && targets.set(Id, Target)),
  });
  const target = targets.get(first ?? '') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Escaped line ends of some programs. */
const hiddenReturn = /_x000D_/g;

async function sharedStrings(workbook: Workbook): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let phonetic = false;
  await workbook.read('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    text: (part) => void (inText && (current += part)),
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') strings.push(current.replace(hiddenReturn, ''));
    },
  });
  return strings;
}

/** Column index of a reference: "BC7" -> 54; -1 without a reference. */
function columnOf(reference: string | undefined): number {
  const column = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (column === undefined) return -1;
  return [...column].reduce((column, character) => column * 26 + character.charCodeAt(0) - 64, 0) - 1;
}

/** Numbers are stored with 17 digits, of which 15 are significant: 33.329999999999998 is 33.33. */
function figure(stored: string): string {
  const value = Number(stored);
  return stored.trim() !== '' && Number.isFinite(value) ? String(Number(value.toPrecision(15))) : stored;
}

async function rowsOf(workbook: Workbook, sheet: string, shared: readonly string[], mostRows: number): Promise<ReadTable> {
  const rows: ReadTable = [];
  let row: string[] = [];
  let [type, value, reads] = ['', '', false];
  let column = -1;
  const cell = (): string => {
    if (type === 's') return shared[Number(value)] ?? '';
    return type === '' || type === 'n' ? figure(value) : value.replace(hiddenReturn, '');
  };
  await workbook.read(sheet, {
    open(name, attributes) {
      if (name === 'row') {
        const place = Number(attributes['r'] ?? rows.length + 1);
        if (!(place > rows.length && place <= mostRows + 1)) throw new UnreadableTableError('too many rows');
        while (rows.length < place - 1) rows.push([]);
        row = [];
        column = -1;
      } else if (name === 'c') {
        const named = columnOf(attributes['r']);
        column = named < 0 ? column + 1 : named;
        if (column >= mostColumns) throw new UnreadableTableError('too many columns');
        [type, value] = [attributes['t'] ?? '', ''];
      } else if (name === 'v' || name === 't') reads = true;
    },
    text: (part) => void (reads && (value += part)),
    close(name) {
      if (name === 'v' || name === 't') reads = false;
      else if (name === 'c') {
        while (row.length < column) row.push('');
        row[column] = cell();
      } else if (name === 'row') rows.push(row);
    },
  });
  return rows;
}
