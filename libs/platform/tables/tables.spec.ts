import { strFromU8, unzipSync } from 'fflate';
import type { Cell, Table } from './cells.js';
import { csvLine, csvText } from './csv.js';
import { xlsxBytes } from './xlsx.js';

const tableOf = (...bundles: Cell[][][]): Table => ({
  title: 'Заказы: all/of [them]',
  columns: ['Номер', 'Amount'],
  rows: (async function* () {
    for (const bundle of bundles) yield await Promise.resolve(bundle);
  })(),
});

async function whole(parts: AsyncGenerator<Uint8Array>): Promise<Record<string, string>> {
  const pieces: Uint8Array[] = [];
  for await (const part of parts) pieces.push(part);
  return Object.fromEntries(Object.entries(unzipSync(Buffer.concat(pieces))).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a table as CSV', () => {
  it('begins with the mark that tells of UTF-8, and has one line per row', async () => {
    let text = '';
    for await (const part of csvText(tableOf([['R-1', { decimal: '-5.00' }]], [['R-2', null]]))) text += part;
    expect(text).toBe('\uFEFFНомер,Amount\r\nR-1,-5.00\r\nR-2,\r\n');
  });

  it('lets no text run as a formula, and no figure become one', () => {
    expect(csvLine(['=1+1', '@x', '-a', { decimal: '-1.50' }, -2])).toBe(`'=1+1,'@x,'-a,-1.50,-2\r\n`);
    expect(csvLine(['a "b", c', new Date('2026-01-02T03:04:05Z')])).toBe(`"a ""b"", c",2026-01-02T03:04:05.000Z\r\n`);
  });
});

describe('a table as a workbook', () => {
  it('has texts as texts, figures as figures and its heading in sight', async () => {
    const files = await whole(
      xlsxBytes(
        tableOf(
          [
            ['<b>&', { decimal: '12.50' }],
            ['=1+1', 7],
          ],
          [[new Date('2026-01-01T12:00:00Z'), null]],
        ),
      ),
    );
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<t xml:space="preserve">&lt;b&gt;&amp;</t>');
    expect(sheet).toContain('<v>12.50</v>');
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    expect(sheet).toContain('<v>46023.5</v>');
    expect(sheet).toContain('state="frozen"');
    expect((sheet.match(/<row>/g) ?? []).length).toBe(4);
    expect(files['xl/workbook.xml']).toContain('sheet name="Заказы  all of  them "');
    expect(Object.keys(files).sort()).toEqual(
      [
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/_rels/workbook.xml.rels',
        'xl/styles.xml',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
      ].sort(),
    );
  });

  it('leaves out what XML cannot hold', async () => {
    const sheet = (await whole(xlsxBytes(tableOf([['a\u0000b\u001F\uFFFFc', 1]]))))['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('>abc<');
  });

  it('is handed over while its rows are still read', async () => {
    let read = 0;
    const rows = (async function* () {
      for (let bundle = 0; bundle < 200; bundle += 1) {
        read = bundle;
        yield await Promise.resolve(Array.from({ length: 500 }, (_, i) => [`R-${bundle * 500 + i} ${Math.sin(i)}`, i]));
      }
    })();
    let first: number | undefined;
    let bytes = 0;
    for await (const part of xlsxBytes({ title: 'x', columns: ['a', 'b'], rows })) {
      bytes += part.length;
      if (bytes > 20_000) first ??= read;
    }
    expect(first).toBeLessThan(150);
  });
});
