import { Zip, ZipDeflate } from 'fflate';
import type { Table } from './cells.js';
import { contentTypes, rootRelations, sheetHead, sheetTail, SheetRows, styles, workbook, workbookRelations } from './sheet-xml.js';

/** Maximum rows per sheet including the header; a longer table continues in the next sheet. */
const mostRows = 1_048_576;

/**
 * The table as an Excel workbook (ECMA-376), streamed while its rows are read: texts are texts, numbers numbers, the header is frozen on every sheet.
 * @throws errors of its rows
 */
export async function* xlsxBytes(table: Table, rowsOfSheet = mostRows): AsyncGenerator<Uint8Array> {
  const zip = new ZipStream();
  zip.whole('[Content_Types].xml', contentTypes);
  zip.whole('_rels/.rels', rootRelations);
  const rows = new SheetRows(table);
  let sheets = 0;
  let free = 0;
  for await (const bundle of table.rows) {
    for (let from = 0; from < bundle.length;) {
      if (free === 0) {
        if (sheets > 0) zip.end(sheetTail);
        sheets += 1;
        zip.begin(`xl/worksheets/sheet${sheets}.xml`);
        zip.write(sheetHead(table.columns) + rows.heading());
        free = rowsOfSheet - 1;
      }
      const part = bundle.slice(from, from + free);
      zip.write(part.map((row) => rows.row(row)).join(''));
      from += part.length;
      free -= part.length;
    }
    yield* zip.ready();
  }
  if (sheets === 0) {
    sheets = 1;
    zip.begin('xl/worksheets/sheet1.xml');
    zip.write(sheetHead(table.columns) + rows.heading());
  }
  zip.end(sheetTail);
  zip.whole('xl/styles.xml', styles(rows.offsets));
  zip.whole('xl/workbook.xml', workbook(table.title, sheets));
  zip.whole('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
  zip.close();
  yield* zip.ready();
}

/** A streamed zip archive: one file after the other. */
class ZipStream {
  private readonly text = new TextEncoder();
  private parts: Uint8Array[] = [];
  private fault: Error | null = null;
  private file: ZipDeflate | undefined;
  private readonly zip = new Zip((error, bytes) => {
    this.fault ??= error;
    this.parts.push(bytes);
  });

  begin(name: string): void {
    this.file = new ZipDeflate(name, { level: 6 });
    this.zip.add(this.file);
  }

  write(text: string): void {
    this.file?.push(this.text.encode(text));
  }

  end(text: string): void {
    this.file?.push(this.text.encode(text), true);
  }

  whole(name: string, content: string): void {
    this.begin(name);
    this.end(content);
  }

  close(): void {
    this.zip.end();
  }

  /** Bytes compressed since the last call. @throws Error if compression failed */
  ready(): Uint8Array[] {
    if (this.fault) throw this.fault;
    const { parts } = this;
    this.parts = [];
    return parts;
  }
}
