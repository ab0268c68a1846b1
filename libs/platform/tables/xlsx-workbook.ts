import { UnpackBudget, unpack } from '../archives/unpack.js';
import { readZipDirectory } from '../archives/zip-directory.js';
import { type XmlListener, readXml } from '../xml/read-xml.js';
import { UnreadableTableError, mostColumns } from './read-csv.js';
import { type CellFormat, builtInFormat, formatOfCode, shownFigure } from './cell-format.js';

/** Escaped line ends of some programs. */
const hiddenReturn = /_x000D_/g;

/** Column index of a reference: "BC7" -> 54; -1 without a reference. */
function columnOf(reference: string | undefined): number {
  const column = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (column === undefined) return -1;
  return [...column].reduce((column, character) => column * 26 + character.charCodeAt(0) - 64, 0) - 1;
}

/**
 * An Excel workbook (ECMA-376) of somebody else, whose cells are read as the texts that a sheet shows. Formulas are not evaluated: their cached results are read.
 * Parsing yields to other work between chunks. Its methods throw UnreadableTableError for a missing part, UnpackError and UnreadableXmlError for a broken one.
 */
export class XlsxWorkbook {
  private readonly budget;
  private readonly entries;
  private strings: Promise<string[]> | undefined;
  private formats: Promise<CellFormat[]> | undefined;
  private since1904 = false;

  /** @throws UnreadableTableError for what is no archive */
  constructor(
    private readonly content: Buffer,
    mostUnpacked: number,
  ) {
    const entries = readZipDirectory(content);
    if (!entries) throw new UnreadableTableError('no archive');
    this.entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.budget = new UnpackBudget(mostUnpacked);
  }

  /** Parts of the sheets that a reader sees, in their order. */
  async visibleSheets(): Promise<string[]> {
    const ids: string[] = [];
    await this.read('xl/workbook.xml', {
      open: (name, attributes) => {
        if (name === 'workbookPr') this.since1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
        if (name === 'sheet' && /^(visible)?$/.test(attributes['state'] ?? '')) ids.push(attributes['r:id'] ?? '');
      },
    });
    const targets = new Map<string, string>();
    await this.read('xl/_rels/workbook.xml.rels', {
      open: (name, { Id, Target }) => void (name === 'Relationship' && Id !== undefined && Target !== undefined && targets.set(Id, Target)),
    });
    return ids.map((id) => targets.get(id) ?? '').map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`));
  }

  /** Reads a sheet of `visibleSheets`. @param onRow its cells from column A on, and its number from 1; what it throws ends the reading */
  async rows(sheet: string, onRow: (cells: string[], place: number) => void): Promise<void> {
    const strings = await (this.strings ??= this.sharedStrings());
    const formats = await (this.formats ??= this.cellFormats());
    let row: string[] = [];
    let [place, column] = [0, -1];
    let [type, value, reads] = ['', '', false];
    let format: CellFormat = 'number';
    const cell = (): string => {
      if (type === 's') return strings[Number(value)] ?? '';
      if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
      return type === '' || type === 'n' ? shownFigure(value, format, this.since1904) : value.replace(hiddenReturn, '');
    };
    await this.read(sheet, {
      open(name, attributes) {
        if (name === 'row') {
          place = Number(attributes['r'] ?? place + 1);
          row = [];
          column = -1;
        } else if (name === 'c') {
          const named = columnOf(attributes['r']);
          column = named < 0 ? column + 1 : named;
          if (column >= mostColumns) throw new UnreadableTableError('too many columns');
          [type, value] = [attributes['t'] ?? '', ''];
          format = formats[Number(attributes['s'] ?? 0)] ?? 'number';
        } else if (name === 'v' || name === 't') reads = true;
      },
      text: (part) => void (reads && (value += part)),
      close(name) {
        if (name === 'v' || name === 't') reads = false;
        else if (name === 'c') {
          while (row.length < column) row.push('');
          row[column] = value === '' ? '' : cell();
        } else if (name === 'row') onRow(row, place);
      },
    });
  }

  private async read(part: string, listener: XmlListener): Promise<void> {
    const entry = this.entries.get(part);
    if (!entry || entry.encrypted) throw new UnreadableTableError(`no ${part}`);
    await readXml(unpack(this.content, entry, this.budget), listener);
  }

  /** ECMA-376 part 1, 18.4: the texts of a workbook, which its cells name by their place. */
  private async sharedStrings(): Promise<string[]> {
    const strings: string[] = [];
    if (!this.entries.has('xl/sharedStrings.xml')) return strings;
    let current = '';
    let inText = false;
    let phonetic = false;
    await this.read('xl/sharedStrings.xml', {
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

  /** ECMA-376 part 1, 18.8: the formats of a workbook, which its cells name by their place among `cellXfs`. */
  private async cellFormats(): Promise<CellFormat[]> {
    const formats: CellFormat[] = [];
    if (!this.entries.has('xl/styles.xml')) return formats;
    const custom = new Map<string, CellFormat>();
    let inCells = false;
    await this.read('xl/styles.xml', {
      open(name, { numFmtId = '0', formatCode = '' }) {
        if (name === 'numFmt') custom.set(numFmtId, formatOfCode(formatCode));
        else if (name === 'cellXfs') inCells = true;
        else if (name === 'xf' && inCells) formats.push(custom.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
      },
      close: (name) => void (name === 'cellXfs' && (inCells = false)),
    });
    return formats;
  }
}
