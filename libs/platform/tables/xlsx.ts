import { Zip, ZipDeflate } from 'fflate';
import type { Cell, Table } from './cells.js';

/** Rows of one sheet of a workbook, its heading included. */
export const mostRows = 1_048_576;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by their place: plain, bold (the heading), decimal, date with time. */
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const heading = 1;
const decimal = 2;
const moment = 3;

const fixed = (title: string): Record<string, string> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

/**
 * The table as an Excel workbook (ECMA-376), written while its rows are read: texts are texts, figures figures, the heading stays in sight.
 * @throws RangeError beyond the rows a sheet can hold
 */
export async function* xlsxBytes(table: Table): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, bytes) => {
    fault ??= error;
    ready.push(bytes);
  });
  const part = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const text = new TextEncoder();
  for (const [name, content] of Object.entries(fixed(table.title))) part(name).push(text.encode(content), true);
  const sheet = part('xl/worksheets/sheet1.xml');
  for await (const piece of sheetXml(table)) {
    sheet.push(text.encode(piece));
    if (fault) throw fault as Error;
    yield* ready;
    ready = [];
  }
  sheet.push(new Uint8Array(0), true);
  zip.end();
  yield* ready;
}

async function* sheetXml({ columns, rows }: Table): AsyncGenerator<string> {
  const widths = columns.map(
    (title, i) => `<col min="${i + 1}" max="${i + 1}" width="${Math.min(40, Math.max(12, title.length + 4))}" customWidth="1"/>`,
  );
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `${xml}<worksheet xmlns="${main}">${frozen}<cols>${widths.join('')}</cols><sheetData>${rowXml(columns, heading)}`;
  let count = 1;
  for await (const bundle of rows) {
    count += bundle.length;
    if (count > mostRows) throw new RangeError(`a sheet holds ${mostRows} rows`);
    yield bundle.map((row) => rowXml(row)).join('');
  }
  yield '</sheetData></worksheet>';
}

const rowXml = (cells: readonly Cell[], style?: number): string => `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

function cellXml(cell: Cell, style = 0): string {
  if (cell === null || cell === undefined || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c s="${moment}"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
  if (typeof cell === 'object') return `<c s="${decimal}"><v>${cell.decimal}</v></c>`;
  return `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** What XML cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .slice(0, 32_767);

const sheetName = (title: string): string => title.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31);
