import { pdfOfJpegs } from './pdf-of-jpegs.js';

const picture = (first: number, width: number, height: number) => ({
  bytes: new Uint8Array([first, 0xd8, 0x0a, 0xff, 0x00]),
  width,
  height,
});
const latin1 = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsBinaryString(blob);
  });

describe('a PDF of pictures', () => {
  it('has a page for each in their order, as large as the picture asks', async () => {
    const text = await latin1(pdfOfJpegs([picture(1, 300, 400), picture(2, 500, 250)]));
    expect(text).toContain('/Count 2 /Kids [3 0 R 6 0 R]');
    expect([...text.matchAll(/\/MediaBox \[(.*?)\]/g)].map(([, box]) => box)).toEqual(['0 0 631.50 842.00', '0 0 842.00 421.00']);
    expect([...text.matchAll(/\/Contents (\d+) 0 R.*?\/P (\d+) 0 R/g)].map(([, draw, image]) => [draw, image])).toEqual([
      ['4', '5'],
      ['7', '8'],
    ]);
    expect(text.indexOf('\u0001\u00d8')).toBeLessThan(text.indexOf('\u0002\u00d8'));
  });

  it('says where each of its objects begins, how long each stream is, and has the bytes of a picture as they are', async () => {
    const text = await latin1(pdfOfJpegs([picture(7, 20, 10)]));
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 8)).toBe('xref\n0 6');
    const starts = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
    expect(starts).toHaveLength(5);
    expect(starts.every((at, index) => text.startsWith(`${index + 1} 0 obj\n`, at))).toBe(true);
    expect(text).toContain('/Filter /DCTDecode /Length 5 >>\nstream\n\u0007\u00d8\n\u00ff\u0000\nendstream');
    for (const [, length, stream] of text.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
      expect(stream).toHaveLength(Number(length));
  });
});
