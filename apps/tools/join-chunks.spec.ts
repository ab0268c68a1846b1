import { type Chunk, joinChunks, type View } from './join-chunks.mjs';

const chunk = (file: string, size: number, imports: string[] = [], stays = false): Chunk => ({ file, size, imports, stays });
const page = (file: string, ...imports: string[]) => chunk(file, 1_000, imports, true);
const view = (file: string, more: Partial<View> = {}): View => ({ files: [file], weight: 1, vain: 1, ...more });
const joined = (chunks: Chunk[], views: View[]) =>
  joinChunks(chunks, views)
    .map((files) => [...files].sort().join('+'))
    .sort();

describe('joinChunks', () => {
  it('joins what the same pages load, also through what they import', () => {
    const chunks = [page('orders', 'table'), page('people', 'table'), chunk('table', 90_000, ['badge']), chunk('badge', 90_000)];
    expect(joined(chunks, [view('orders'), view('people')])).toEqual(['badge+table']);
  });

  it('joins small chunks, and not large ones that a page would load in vain', () => {
    const chunks = [page('orders', 'badge', 'table'), page('people', 'table'), chunk('badge', 2_000), chunk('table', 90_000)];
    expect(joined(chunks, [view('orders'), view('people')])).toEqual(['badge+table']);
    chunks[2] = chunk('badge', 40_000);
    expect(joined(chunks, [view('orders'), view('people')])).toEqual(['badge', 'table']);
    expect(joined(chunks, [view('orders', { weight: 2 }), view('people')])).toEqual(['badge+table']);
  });

  it('never lets a page load in vain that must not', () => {
    const chunks = [page('orders', 'badge', 'table'), page('login', 'table'), chunk('badge', 10), chunk('table', 10)];
    expect(joined(chunks, [view('orders', { weight: 100 }), view('login', { vain: Infinity })])).toEqual(['badge', 'table']);
  });

  it('counts what a joined chunk imports', () => {
    const chunks = [
      page('orders', 'badge', 'table'),
      page('people', 'table'),
      chunk('badge', 100, ['chart']),
      chunk('table', 100),
      chunk('chart', 300_000),
    ];
    expect(joined(chunks, [view('orders'), view('people')])).toEqual(['badge+chart', 'table']);
    chunks[4] = chunk('chart', 300);
    expect(joined(chunks, [view('orders'), view('people')])).toEqual(['badge+chart+table']);
  });

  it('makes no circle of chunks', () => {
    const chunks = [page('orders', 'form'), chunk('form', 100, ['middle']), chunk('middle', 100, ['base'], true), chunk('base', 100)];
    expect(joined(chunks, [view('orders')])).toEqual(['base', 'form']);
  });

  it('leaves chunks alone that stay, and those that no page loads', () => {
    const chunks = [page('orders', 'badge', 'table'), chunk('badge', 100, [], true), chunk('table', 100), chunk('spare', 100)];
    expect(joined(chunks, [view('orders')])).toEqual(['spare', 'table']);
  });
});
