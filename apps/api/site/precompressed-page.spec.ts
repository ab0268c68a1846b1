import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { PrecompressedPage } from './precompressed-page.js';

const place = '%WORD%';

describe('a precompressed page', () => {
  it('has the same content compressed and plain, with the inserted value in every place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 5 }),
        fc.stringMatching(/^[\w-]{1,60}$/),
        (texts, word) => {
          const parts = texts.map((text) => text.replaceAll('%', ''));
          const page = new PrecompressedPage(parts.join(place), place);
          expect(page.plain(word).toString()).toBe(parts.join(word));
          expect(gunzipSync(page.gzip(word)).toString()).toBe(parts.join(word));
        },
      ),
      runs(),
    );
  });

  it('counts the bytes that it keeps: every part once plain and once deflated', () => {
    const page = new PrecompressedPage(`${'a'.repeat(100)}${place}${'b'.repeat(100)}`, place);
    expect(page.bytes).toBeGreaterThan(200);
    expect(page.bytes).toBeLessThan(200 + page.gzip('').length);
  });

  it('is smaller compressed', () => {
    const page = new PrecompressedPage(`<p>${'Регистрация компании '.repeat(500)}</p>${place}`, place);
    expect(page.gzip('abc').length).toBeLessThan(page.plain('abc').length / 10);
  });
});
