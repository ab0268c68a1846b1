import type { Cell, Table } from './cells.js';
import { WallClock } from './wall-clock.js';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats of cells by their place: plain, the heading, moments, days; then decimals with 0, 1, 2, 3 digits. */
const formats = [
  '<xf/>',
  '<xf fontId="1" applyFont="1"/>',
  ...[164, 165, 3, 166, 4, 167].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`),
];
const heading = 1;
const moment = 2;
const day = 3;
const decimals = 4;
const mostDigits = 3;
const ownFormats = ['yyyy-mm-dd hh:mm', 'yyyy-mm-dd', '#,##0.0', '#,##0.000'];

export const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="${ownFormats.length}">${ownFormats
  .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`;

/** Stands first in the archive, before it is known how many sheets there will be: parts that are not named are sheets. */
export const contentTypes = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;

export const rootRelations = `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const numbers = (sheets: number): number[] => Array.from({ length: sheets }, (_, i) => i + 1);

export function workbook(title: string, sheets: number): string {
  const entries = numbers(sheets).map((n) => `<sheet name="${escaped(sheetName(title, n))}" sheetId="${n}" r:id="r${n}"/>`);
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const entries = numbers(sheets).map((n) => `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`);
  return `${xml}<Relationships xmlns="${relations}">${entries.join('')}<Relationship Id="r${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
}

/** What a sheet says before its rows: the heading that stays in sight, and the widths. */
export function sheetHead(columns: readonly string[]): string {
  const widths = columns.map(
    (title, i) => `<col min="${i + 1}" max="${i + 1}" width="${Math.min(40, Math.max(17, title.length + 4))}" customWidth="1"/>`,
  );
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

export const sheetTail = '</sheetData></worksheet>';

/** Days between the calendar of workbooks and 1970. */
const epoch = 25_569;
const dayMs = 86_400_000;

/** The rows of a table as a sheet has them. */
export class SheetRows {
  private readonly clock: WallClock;

  constructor(private readonly table: Table) {
    this.clock = new WallClock(table.timeZone ?? 'UTC');
  }

  heading(): string {
    return `<row>${this.table.columns.map((title) => textXml(title, heading)).join('')}</row>`;
  }

  row(cells: readonly Cell[]): string {
    return `<row>${cells.map((cell) => this.cell(cell)).join('')}</row>`;
  }

  private cell(cell: Cell): string {
    if (cell === null || cell === undefined || cell === '') return '<c/>';
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
    if (typeof cell === 'string') return textXml(cell);
    if (cell instanceof Date) return `<c s="${moment}"><v>${this.clock.at(cell) / dayMs + epoch}</v></c>`;
    if ('day' in cell) return `<c s="${day}"><v>${Date.parse(`${cell.day}T00:00:00Z`) / dayMs + epoch}</v></c>`;
    const digits = cell.decimal.split('.')[1]?.length ?? 0;
    return `<c s="${decimals + Math.min(mostDigits, digits)}"><v>${cell.decimal}</v></c>`;
  }
}

const textXml = (text: string, style?: number): string =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, 32_767))}</t></is></c>`;

/** What XML cannot hold is left out, halves of characters too. */
const escaped = (text: string): string =>
  text
    .replace(
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      '',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function sheetName(title: string, number: number): string {
  const tail = number === 1 ? '' : ` ${number}`;
  return title.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31 - tail.length) + tail;
}
