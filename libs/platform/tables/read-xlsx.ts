import { UnpackError } from '../archives/unpack.js';
import { UnreadableXmlError } from '../xml/read-xml.js';
import { type ReadTable, UnreadableTableError } from './read-csv.js';
import { XlsxWorkbook } from './xlsx-workbook.js';

/** Maximum unpacked size of all parts read: more than a table of a few thousand rows needs. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * The first sheet of an Excel workbook (ECMA-376) that is visible and not empty, as texts; numbers in human notation.
 * @throws UnreadableTableError for another format, a broken file, more than 64 MB unpacked, or more than `mostRows` rows or 256 columns
 */
export async function readXlsx(content: Buffer, mostRows: number): Promise<ReadTable> {
  try {
    const workbook = new XlsxWorkbook(content, mostUnpacked);
    for (const sheet of await workbook.visibleSheets()) {
      const rows = await rowsOf(workbook, sheet, mostRows);
      if (rows.length > 0) return rows;
    }
    return [];
  } catch (cause) {
    if (cause instanceof UnpackError || cause instanceof UnreadableXmlError) throw new UnreadableTableError(cause.message, { cause });
    throw cause;
  }
}

async function rowsOf(workbook: XlsxWorkbook, sheet: string, mostRows: number): Promise<ReadTable> {
  const rows: ReadTable = [];
  await workbook.rows(sheet, (cells, place) => {
    if (!(place > rows.length && place <= mostRows + 1)) throw new UnreadableTableError('too many rows');
    while (rows.length < place - 1) rows.push([]);
    rows.push(cells);
  });
  return rows;
}
