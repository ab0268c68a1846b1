import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import type { Cell, Table } from './cells.js';
import { csvText } from './csv.js';
import { sampleZip } from '#libs/testing/sample-zip';
import { UnreadableTableError, readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { xlsxBytes } from './xlsx.js';

const tableOf = (columns: string[], rows: Cell[][]): Table => ({
  title: 'Table',
  columns,
  rows: (async function* () {
    yield await Promise.resolve(rows);
  })(),
});

async function csvOf(table: Table): Promise<Buffer> {
  let text = '';
  for await (const part of csvText(table)) text += part;
  return Buffer.from(text);
}

async function xlsxOf(table: Table): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of xlsxBytes(table)) parts.push(part);
  return Buffer.concat(parts);
}

/** Texts as a catalogue stores them: trimmed, without carriage returns. */
const text = fc
  .string({
    unit: fc.constantFrom('a', 'Я', '=', '+', '-', '@', "'", '"', ',', ';', '\n', '\t', ' ', '\u2003', '<', '&', '😀'),
    maxLength: 12,
  })
  .map((one) => one.trim());
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { maxLength: 6 }).map((rows) => ({ width, rows })));

describe('a table that is exported and imported', () => {
  it('is unchanged after CSV', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async ({ width, rows }) => {
        const columns = Array.from({ length: width }, (_, i) => `c${i}`);
        const written = await csvOf(tableOf(columns, rows));
        expect(readCsv(written, 100)).toEqual([columns, ...rows]);
      }),
      runs({ quick: 40 }), // quotation marks stay single: 20 of 20 seeds at 4
    );
  });

  it('is unchanged as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async ({ width, rows }) => {
        const columns = Array.from({ length: width }, (_, i) => `c${i}`);
        const found = await readXlsx(await xlsxOf(tableOf(columns, rows)), 100);
        expect(found).toEqual([columns, ...rows]);
      }),
      runs({ quick: 40 }),
    );
  });

  it('has numbers in human notation', async () => {
    const found = await readXlsx(await xlsxOf(tableOf(['a', 'b', 'c'], [[{ decimal: '500.00' }, 7, null]])), 10);
    expect(found[1]).toEqual(['500', '7', '']);
  });
});

describe('CSV of other programs', () => {
  it('is read in Windows-1251, as Excel in Russian writes it', () => {
    const written = Buffer.concat([Buffer.from([0xd1, 0xf2, 0xf0, 0xe0, 0xed, 0xe0]), Buffer.from(';b\r\n1;2')]);
    expect(readCsv(written, 10)).toEqual([
      ['Страна', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['semicolons', 'a;b\r\n1,5;"x;y"\r\n'],
    ['tabs', 'a\tb\n1,5\t"x;y"'],
    ['commas and a mark', '\uFEFFa,b\r"1,5","x;y"\r'],
    ['a line that names the separator', 'sep=;\r\na;b\r\n1,5;"x;y"'],
    ['UTF-16', Buffer.from('\uFEFFa;b\r\n1,5;"x;y"', 'utf16le')],
  ])('is read with %s', (_name, content) => {
    expect(readCsv(Buffer.from(content as string), 10)).toEqual([
      ['a', 'b'],
      ['1,5', 'x;y'],
    ]);
  });

  it.each([
    ['bytes of no known encoding', Buffer.from('a,M\xfcller', 'latin1')],
    ['an open quotation', Buffer.from('a,b\n"1,2\n')],
    ['rows without end', Buffer.from('a\n'.repeat(12))],
    ['columns without end', Buffer.from(`a\n${','.repeat(8 * 1024 * 1024)}`)],
  ])('is refused with %s', (_name, content) => {
    expect(() => readCsv(content, 10)).toThrow(UnreadableTableError);
  });
});

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const workbookOf = (sheet: string, more: Record<string, string> = {}): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml': `<x:workbook xmlns:x="${main}" xmlns:r="r"><x:sheets><x:sheet name="Second" r:id="rId7"/><x:sheet name="F" r:id="rId1"/></x:sheets></x:workbook>`,
          'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet9.xml"/></Relationships>`,
          'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
          'xl/worksheets/sheet9.xml': sheet,
          ...more,
        }).map(([name, content]) => [name, strToU8(content)]),
      ),
    ),
  );

describe('a workbook of another program', () => {
  it('is read with shared and rich texts, gaps, numbers of 17 digits and cached formula results, from its first sheet', async () => {
    const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
      <x:row r="3"><x:c r="B3"><x:v>33.329999999999998</x:v></x:c><x:c r="C3" t="str"><x:f>A1</x:f><x:v>a&amp;b</x:v></x:c><x:c r="D3"><x:v>1E3</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`;
    const strings = `<sst xmlns="${main}"><si><t>id</t></si><si><r><t xml:space="preserve">two </t></r><r><t>parts_x000D_\n!</t></r><rPh><t>no</t></rPh></si></sst>`;
    expect(await readXlsx(workbookOf(sheet, { 'xl/sharedStrings.xml': strings }), 10)).toEqual([
      ['id', '', 'two parts\n!'],
      [],
      ['', '33.33', 'a&b', '1000'],
    ]);
  });

  const sheetOf = (rows: string): Buffer => workbookOf(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);
  it.each([
    ['what is no archive', Buffer.from('PK but not really')],
    ['an archive without a workbook', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a sheet that breaks off', workbookOf('<worksheet><sheetData><row r="1">')],
    ['a document type of its own', workbookOf('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>')],
    ['a row far below', sheetOf('<row r="9999999"><c r="A1"><v>1</v></c></row>')],
    ['a column far out', sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    ['a part that unfolds without end', workbookOf(`<worksheet><a>${' '.repeat(65 * 1024 * 1024)}</a></worksheet>`)],
  ])('is refused: %s', async (_name, content) => {
    await expect(readXlsx(content, 10)).rejects.toThrow(UnreadableTableError);
  });

  it('is limited by its unpacked size, whatever size it declares', async () => {
    const bomb = sampleZip([
      { name: 'xl/workbook.xml', data: `<workbook><sheets><sheet r:id="r"/></sheets></workbook>` },
      { name: 'xl/_rels/workbook.xml.rels', data: `<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>` },
      { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(200 * 1024 * 1024, ' '), claim: { uncompressed: 1000 } },
    ]);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await expect(readXlsx(bomb, 10)).rejects.toThrow(UnreadableTableError);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(20);
  });
});
