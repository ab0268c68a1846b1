import type { Cell, Table } from './cells.js';
import { WallClock } from '#machines/kernel/wall-clock';
import { escapedXml } from '../xml/escaped-xml.js';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell formats by index: plain, header, moments, dates; then decimals with 0, 1, 2, 3 digits. */
const format = (more = '', { number = 0, font = 0 } = {}): string =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0"${more}/>`;
const formats = [
  format(' xfId="0"'),
  format(' xfId="0" applyFont="1"', { font: 1 }),
  ...[164, 165, 3, 166, 4, 167].map((number) => format(' xfId="0" applyNumberFormat="1"', { number })),
];
const heading = 1;
const moment = 2;
const day = 3;
const decimals = 4;
const mostDigits = 3;
const ownFormats = ['yyyy-mm-dd hh:mm', 'yyyy-mm-dd', '#,##0.0', '#,##0.000'];

/** @param offsets of repeated hours, in minutes from UTC: the format of each follows those of all files */
export function styles(offsets: readonly number[]): string {
  const codes = [...ownFormats, ...offsets.map((minutes) => `${ownFormats[0]} "${utcText(minutes)}"`)];
  const all = [...formats, ...offsets.map((_, i) => format(' xfId="0" applyNumberFormat="1"', { number: 164 + ownFormats.length + i }))];
  return `${xml}<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${codes
    .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escapedXml(code)}"/>`)
    .join(
      '',
    )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1">${format()}</cellStyleXfs><cellXfs count="${all.length}">${all.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** 180: "UTC+03:00". */
const utcText = (minutes: number): string =>
  `UTC${minutes < 0 ? '-' : '+'}${new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)}`;

/** The first part of the archive, written before the number of sheets is known: by default parts are sheets. */
export const contentTypes = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;

export const rootRelations = `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const numbers = (sheets: number): number[] => Array.from({ length: sheets }, (_, i) => i + 1);

export function workbook(title: string, sheets: number): string {
  const entries = numbers(sheets).map((n) => `<sheet name="${escapedXml(sheetName(title, n))}" sheetId="${n}" r:id="r${n}"/>`);
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const entries = numbers(sheets).map((n) => `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`);
  return `${xml}<Relationships xmlns="${relations}">${entries.join('')}<Relationship Id="r${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
}

/** Start of a sheet before its rows: the frozen header and the column widths. */
export function sheetHead(columns: readonly string[]): string {
  const widths = columns.map(
    (title, i) => `<col min="${i + 1}" max="${i + 1}" width="${Math.min(40, Math.max(17, title.length + 4))}" customWidth="1"/>`,
  );
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

export const sheetTail = '</sheetData></worksheet>';

/** Days between the epoch of workbooks and 1970. */
const epoch = 25_569;
const dayMs = 86_400_000;

/**
 * The rows of a table as XML. Every row and cell has its reference (`r`): it is optional in the standard, but exceljs, xlsx2csv and some viewers require it.
 */
export class SheetRows {
  private readonly clock: WallClock;
  private readonly columnNames: readonly string[];
  private last = 0;
  /** Offsets of the moments in hours that clocks repeated, in minutes from UTC: `styles` has a format for each. */
  readonly offsets: number[] = [];

  constructor(private readonly table: Table) {
    this.clock = new WallClock(table.timeZone ?? 'UTC');
    this.columnNames = table.columns.map((_, place) => columnName(place));
  }

  /** The first row of a sheet. */
  heading(): string {
    this.last = 0;
    return this.rowOf(this.table.columns.map((title, place) => textXml(this.next(place), title, heading)));
  }

  row(cells: readonly Cell[]): string {
    return this.rowOf(cells.map((cell, place) => this.cell(this.next(place), cell)));
  }

  private rowOf(cells: readonly string[]): string {
    this.last += 1;
    return `<row r="${this.last}">${cells.join('')}</row>`;
  }

  /** Reference of a cell in the next row, such as "B7". */
  private next(place: number): string {
    return `${this.columnNames[place] ?? columnName(place)}${this.last + 1}`;
  }

  private cell(at: string, cell: Cell): string {
    if (cell === null || cell === undefined || cell === '') return `<c r="${at}"/>`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return textXml(at, cell);
    if (cell instanceof Date) return `<c r="${at}" s="${this.momentStyle(cell)}"><v>${this.clock.at(cell) / dayMs + epoch}</v></c>`;
    if ('day' in cell) return `<c r="${at}" s="${day}"><v>${Date.parse(`${cell.day}T00:00:00Z`) / dayMs + epoch}</v></c>`;
    const digits = cell.decimal.split('.')[1]?.length ?? 0;
    return `<c r="${at}" s="${decimals + Math.min(mostDigits, digits)}"><v>${cell.decimal}</v></c>`;
  }

  /** A moment in an hour that clocks repeat has its offset behind it: without it two moments would read the same. */
  private momentStyle(cell: Date): number {
    const offset = this.clock.offsetIfRepeated(cell);
    if (offset === undefined) return moment;
    if (!this.offsets.includes(offset)) this.offsets.push(offset);
    return formats.length + this.offsets.indexOf(offset);
  }
}

/** Column name by index from 0: "A" to "Z", then "AA". */
function columnName(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last;
}

const textXml = (at: string, text: string, style?: number): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escapedXml(text.slice(0, 32_767))}</t></is></c>`;

function sheetName(title: string, number: number): string {
  const tail = number === 1 ? '' : ` ${number}`;
  return title.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31 - tail.length) + tail;
}
