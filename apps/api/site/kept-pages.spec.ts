import fc from 'fast-check';
import { KeptPages } from './kept-pages.js';

const most = 1_000;
const keys = ['/ru', '/en', '/ru/faq', '/en/faq', '/ru/compare', '/en/compare'];
const acts = fc.array(fc.record({ key: fc.constantFrom(...keys), bytes: fc.integer({ min: 1, max: 1_300 }), isAsked: fc.boolean() }), {
  maxLength: 80,
});
const sized = (bytes: number) => ({ page: { bytes } });

describe('kept pages', () => {
  it('never take more than they may, and what they say they take is what is kept', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const pages = new KeptPages(most);
        for (const { key, bytes, isAsked } of done) {
          if (isAsked) pages.get(key);
          else pages.keep(key, sized(bytes));
          expect(pages.bytes).toBeLessThanOrEqual(most);
        }
        expect(keys.reduce((sum, key) => sum + (pages.get(key)?.page.bytes ?? 0), 0)).toBe(pages.bytes);
      }),
    );
  });

  it('are those asked for last, whatever else comes', () => {
    const pages = new KeptPages(most);
    pages.keep('/ru', sized(300));
    for (const name of Array.from({ length: 100 }, (_, index) => `/ru/compare?countries=${index}`)) {
      pages.get('/ru');
      pages.keep(name, sized(300));
    }
    expect(pages.get('/ru')).toBeDefined();
    expect(pages.get('/ru/compare?countries=99')).toBeDefined();
    expect(pages.get('/ru/compare?countries=96')).toBeUndefined();
  });

  it('make no room for a page that would not fit alone', () => {
    const pages = new KeptPages(most);
    pages.keep('/ru', sized(900));
    pages.keep('/en', sized(most + 1));
    expect(pages.get('/en')).toBeUndefined();
    expect(pages.get('/ru')).toBeDefined();
  });

  it('take nothing once cleared', () => {
    const pages = new KeptPages(most);
    pages.keep('/ru', sized(900));
    pages.clear();
    expect([pages.bytes, pages.get('/ru')]).toEqual([0, undefined]);
  });
});
