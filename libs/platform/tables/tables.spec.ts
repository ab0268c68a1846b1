import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { strFromU8, unzipSync } from 'fflate';
import type { Cell, Table } from './cells.js';
import { csvLine, csvText } from './csv.js';
import { dispositionOf } from './table-file.js';
import { WallClock } from '#machines/kernel/wall-clock';
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
  it('starts with a UTF-8 byte order mark, and has one line per row', async () => {
    let text = '';
    for await (const part of csvText(tableOf([['R-1', { decimal: '-5.00' }]], [['R-2', null]]))) text += part;
    expect(text).toBe('\uFEFF"Номер","Amount"\r\n"R-1","-5.00"\r\n"R-2",""\r\n');
  });

  it('has the separators of spreadsheets in the reader’s language', async () => {
    const lines = async (language?: 'ru' | 'en'): Promise<string> => {
      let text = '';
      for await (const part of csvText({ ...tableOf([['a;b', { decimal: '-1200.50' }, 1.5]]), ...(language && { language }) }))
        text += part;
      return text.slice(1);
    };
    expect(await lines('ru')).toBe('"Номер";"Amount"\r\n"a;b";"-1200,50";"1,5"\r\n');
    expect(await lines('en')).toBe('"Номер","Amount"\r\n"a;b","-1200.50","1.5"\r\n');
    expect(await lines()).toBe(await lines('en'));
  });

  it('contains no text that is a formula, and no number that becomes one', () => {
    expect(csvLine(['=1+1', '@x', '-a', { decimal: '-1.50' }, -2])).toBe(`"'=1+1","'@x","'-a","-1.50","-2"\r\n`);
    expect(csvLine(['\t=1', '\n@x', ' =1', '\uFF1D1', '\u0000=1', 'a\u0007b', 'R-1'])).toBe(
      `"\t'=1","\n'@x","' =1","'\uFF1D1","'=1","ab","R-1"\r\n`,
    );
    expect(csvLine(['a "b", c', new Date('2026-01-02T03:04:05Z'), null])).toBe(`"a ""b"", c","2026-01-02T03:04:05.000Z",""\r\n`);
  });

  it('leaves a phone number unchanged, and nothing else that starts like one', () => {
    expect(csvLine(['+447700900193', '+44 7700', '+447700900193*2', '+1', '-447700900193'])).toBe(
      `"+447700900193","'+44 7700","'+447700900193*2","'+1","'-447700900193"\r\n`,
    );
  });

  it.each([',', ';', '\t'])('has no formula cell with the list separator %j', (separator) => {
    const unit = fc.constantFrom('a', '=', '+', '-', '@', '"', "'", ';', ',', '\t', '\n', '\r', ' ', '|');
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 10 }), { minLength: 1, maxLength: 4 }), (cells) => {
        for (const one of cellsUnder(separator, csvLine(cells))) expect(one).not.toMatch(/^\s*[=+\-@]/);
      }),
      runs({ quick: 300 }), // quotation marks before an operator: 20 of 20 seeds at 169
    );
  });

  it('resists the attack with a semicolon in a company and a line break in a message', () => {
    const line = csvLine(['Co', "A;=cmd|'/C calc'!A0", '=1+1\n=2']);
    expect(cellsUnder(';', line).filter((one) => /^[=+@-]/.test(one))).toEqual([]);
    expect(cellsUnder(',', line).slice(0, 3)).toEqual(['Co', "A;'=cmd|'/C calc'!A0", "'=1+1\n'=2"]);
  });
});

/** Splits a line like a spreadsheet with that list separator: quotation marks count only at the start of a cell. */
function cellsUnder(separator: string, line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    let cell = '';
    if (line[at] === '"') {
      for (at += 1; at < line.length && (line[at] !== '"' || line[at + 1] === '"'); at += 1) {
        cell += line[at] ?? '';
        if (line[at] === '"') at += 1;
      }
      at += 1;
    }
    for (; at < line.length && ![separator, '\n', '\r'].includes(line[at] ?? ''); at += 1) cell += line[at] ?? '';
    cells.push(cell);
  }
  return cells;
}

describe('a table as a workbook', () => {
  it('has texts as texts, numbers as numbers and a frozen header', async () => {
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
    expect((sheet.match(/<row /g) ?? []).length).toBe(4);
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

  it('shows amounts with the digits of their currency, and dates without a time', async () => {
    const sheet = (
      await whole(
        xlsxBytes(
          tableOf([
            [{ decimal: '1200' }, { decimal: '-0.125' }],
            [{ day: '2026-01-01' }, { decimal: '3.5' }],
          ]),
        ),
      )
    )['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('<c r="A2" s="4"><v>1200</v></c><c r="B2" s="7"><v>-0.125</v></c>');
    expect(sheet).toContain('<c r="A3" s="3"><v>46023</v></c><c r="B3" s="5"><v>3.5</v></c>');
  });

  it('continues in the next sheet when one is full, each with the header', async () => {
    const rows = Array.from({ length: 7 }, (_, i) => [`R-${i}`, i]);
    const files = await whole(xlsxBytes(tableOf(rows.slice(0, 5), rows.slice(5)), 4));
    const headings = [1, 2, 3].map((n) => [...(files[`xl/worksheets/sheet${n}.xml`] ?? '').matchAll(/R-\d|Номер/g)].map(([text]) => text));
    expect(headings).toEqual([
      ['Номер', 'R-0', 'R-1', 'R-2'],
      ['Номер', 'R-3', 'R-4', 'R-5'],
      ['Номер', 'R-6'],
    ]);
    expect(files['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(3);
    expect(files['xl/_rels/workbook.xml.rels']).toContain('Id="r4"');
  });

  it('has a reference for every row and cell, on every sheet from the first row on', async () => {
    const columns = Array.from({ length: 30 }, (_, i) => `c${i}`);
    const rows = [0, 1, 2].map((row) => columns.map((_, i) => (i === 1 ? null : row * 100 + i)));
    const files = await whole(xlsxBytes({ ...tableOf(rows), columns }, 3));
    const placesOf = (sheet: string | undefined, tag: string): string[] =>
      [...(sheet ?? '').matchAll(new RegExp(`<${tag} r="(\\w+)"`, 'g'))].map(([, place = '']) => place);
    expect(placesOf(files['xl/worksheets/sheet1.xml'], 'row')).toEqual(['1', '2', '3']);
    expect(placesOf(files['xl/worksheets/sheet2.xml'], 'row')).toEqual(['1', '2']);
    const cells = placesOf(files['xl/worksheets/sheet2.xml'], 'c');
    expect([cells[25], cells[26], cells[29], cells[30], cells[31], cells.at(-1)]).toEqual(['Z1', 'AA1', 'AD1', 'A2', 'B2', 'AD2']);
    expect(`${files['xl/worksheets/sheet1.xml']}${files['xl/worksheets/sheet2.xml']}`).not.toMatch(/<(?:row|c)(?: [^r]|[>/])/);
  });

  it('has a default style, on which its formats are based', async () => {
    const styles = (await whole(xlsxBytes(tableOf())))['xl/styles.xml'] ?? '';
    expect(styles).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
    const [, derived = ''] = /<cellXfs [^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
    expect(derived.match(/<xf /g)).toHaveLength(derived.match(/ xfId="0"/g)?.length ?? 0);
  });

  it('is valid without rows', async () => {
    expect((await whole(xlsxBytes(tableOf())))['xl/worksheets/sheet1.xml']).toMatch(/Номер.*<\/sheetData><\/worksheet>$/);
  });

  it('shows moments in the local time of its zone, before and after a clock change', async () => {
    const clock = new WallClock('Europe/Berlin');
    const shown = (text: string): string => new Date(clock.at(new Date(text))).toISOString().slice(0, 16);
    expect(['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(shown)).toEqual([
      '2026-03-29T01:59',
      '2026-03-29T03:00',
      '2026-10-25T02:30',
      '2026-10-25T02:30',
    ]);
    const table = { ...tableOf([[new Date('2026-01-01T11:00:00Z'), 1]]), timeZone: 'Europe/Berlin' };
    expect((await whole(xlsxBytes(table)))['xl/worksheets/sheet1.xml']).toContain('<v>46023.5</v>');
  });

  it('writes the offset behind moments of an hour that clocks repeat, and behind no other', async () => {
    // Tallinn, the last Sunday of October: 04:00 is 03:00 again.
    const moments = ['2026-10-24T23:59:59Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'];
    const rows = moments.map((at) => [at, new Date(at)] as Cell[]);
    const files = await whole(xlsxBytes({ ...tableOf(rows), timeZone: 'Europe/Tallinn' }));
    const cells = [...(files['xl/worksheets/sheet1.xml'] ?? '').matchAll(/<c r="B\d" s="(\d+)"><v>([\d.]+)<\/v>/g)];
    const formats = [...(files['xl/styles.xml'] ?? '').matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)];
    const styles = [...(/<cellXfs [^>]*>(.*)<\/cellXfs>/.exec(files['xl/styles.xml'] ?? '')?.[1] ?? '').matchAll(/numFmtId="(\d+)"/g)];
    const shown = cells.map(([, style, value]) => {
      const code = formats.find(([, id]) => id === styles[Number(style)]?.[1])?.[2] ?? '';
      const text = new Date(Math.round((Number(value) - 25_569) * 86_400) * 1000).toISOString().slice(0, 16).replace('T', ' ');
      return code.replace('yyyy-mm-dd hh:mm', text).replaceAll('&quot;', '');
    });
    expect(shown).toEqual(['2026-10-25 02:59', '2026-10-25 03:30 UTC+03:00', '2026-10-25 03:30 UTC+02:00', '2026-10-25 04:00']);
  });

  it('omits characters that XML cannot contain', async () => {
    const sheet = (await whole(xlsxBytes(tableOf([['a\u0000b\u001F\uFFFF\uD83Dc', 1]]))))['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('>abc<');
  });

  it('is streamed while its rows are still read', async () => {
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

describe('the name of a file', () => {
  it('is sent in full, and with an ASCII fallback', () => {
    expect(dispositionOf('orders.csv')).toBe('attachment; filename="orders.csv"');
    expect(dispositionOf('Заказы 2026 (1).csv')).toBe(
      `attachment; filename="2026-1-.csv"; filename*=UTF-8''%D0%97%D0%B0%D0%BA%D0%B0%D0%B7%D1%8B%202026%20%281%29.csv`,
    );
    expect(dispositionOf('Заказы.xlsx')).toContain('filename="table.xlsx"');
  });
});
