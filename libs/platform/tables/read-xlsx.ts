import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { type ReadTable, UnreadableTableError } from './read-csv.js';

/** Unpacked, all parts that are read together: what a table of a few thousand rows never needs. */
const mostUnpacked = 64 * 1024 * 1024;
const mostColumns = 256;

const parts = /^(?:xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/worksheets\/[^/]+\.xml)$/;

/**
 * The first sheet of an Excel workbook (ECMA-376) as texts; figures as a person would write them. Formulas are not run: their last results are read.
 * @throws UnreadableTableError for what is no workbook, is broken, would unfold beyond 64 MB, or has more than `mostRows` rows
 */
export function readXlsx(content: Buffer, mostRows: number): ReadTable {
  const files = unpacked(content);
  const shared = files['xl/sharedStrings.xml'] ? sharedStrings(files['xl/sharedStrings.xml']) : [];
  const sheet = files[firstSheet(files)];
  if (!sheet) throw new UnreadableTableError('no sheet');
  return rowsOf(sheet, shared, mostRows);
}

function unpacked(content: Buffer): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(content, {
      filter({ name, originalSize }) {
        if (!parts.test(name)) return false;
        total += originalSize;
        if (total > mostUnpacked) throw new UnreadableTableError('too large');
        return true;
      },
    });
  } catch (fault) {
    throw fault instanceof UnreadableTableError ? fault : new UnreadableTableError('no archive', { cause: fault });
  }
}

type Attributes = Readonly<Record<string, string>>;

interface Listener {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML with a parser that knows no external entities. @throws UnreadableTableError where it is broken */
function read(xml: Uint8Array, { open, text, close }: Listener): void {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new UnreadableTableError('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes));
  parser.on('text', (part) => text?.(part));
  parser.on('closetag', ({ name }) => close?.(localName(name)));
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(xml)).close();
  } catch (fault) {
    throw fault instanceof UnreadableTableError ? fault : new UnreadableTableError('broken XML', { cause: fault });
  }
}

/** The path of the sheet that stands first in the workbook. */
function firstSheet(files: Record<string, Uint8Array>): string {
  const [workbook, relations] = [files['xl/workbook.xml'], files['xl/_rels/workbook.xml.rels']];
  if (!workbook || !relations) throw new UnreadableTableError('no workbook');
  let first: string | undefined;
  read(workbook, { open: (name, attributes) => void (name === 'sheet' && (first ??= attributes['r:id'] ?? '')) });
  const targets = new Map<string, string>();
  read(relations, {
    open: (name, { Id, Target }) => void (name === 'Relationship' && Id !== undefined && Target !== undefined && targets.set(Id, Target)),
  });
  const target = targets.get(first ?? '') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Line ends as some programs hide them in a text. */
const hiddenReturn = /_x000D_/g;

function sharedStrings(xml: Uint8Array): string[] {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let phonetic = false;
  read(xml, {
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

/** "BC7" -> 54; -1 without a reference. */
function columnOf(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return -1;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Figures are stored to 17 digits, of which a person means 15: 33.329999999999998 is 33.33. */
function figure(stored: string): string {
  const value = Number(stored);
  return stored.trim() !== '' && Number.isFinite(value) ? String(Number(value.toPrecision(15))) : stored;
}

function rowsOf(xml: Uint8Array, shared: readonly string[], mostRows: number): ReadTable {
  const rows: ReadTable = [];
  let row: string[] = [];
  let [type, value, reads] = ['', '', false];
  let column = -1;
  const cell = (): string => {
    if (type === 's') return shared[Number(value)] ?? '';
    return type === '' || type === 'n' ? figure(value) : value.replace(hiddenReturn, '');
  };
  read(xml, {
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
