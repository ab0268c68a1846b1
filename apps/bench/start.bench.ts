import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { memoryOf } from './process-figures.js';
import { Stack } from './stack.js';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Public pages and lists that are read, each so often, before memory is measured again. */
const [pages, times] = [['/', '/en', '/ru/services', '/health/ready', '/api/v1/countries', '/api/v1/services'], 200];

/** First start (new database, demo data) and warm start of the built product, its memory, and the size of the web's entry. */
export async function starting(print: (line: string) => void): Promise<void> {
  const stack = await Stack.create();
  try {
    const first = await stack.start();
    await stack.end('SIGTERM');
    const warm = await stack.start();
    print(`first start with demo data ${seconds(first)}; warm start ${seconds(warm)}, ${(warm / 3000).toFixed(2)} of its goal`);
    await pause(10_000);
    const atRest = await memoryOf(stack.program.pid);
    for (let n = 0; n < times; n += 1) await Promise.all(pages.map((page) => fetch(stack.origin + page).then((answer) => answer.text())));
    await pause(5_000);
    const afterReads = await memoryOf(stack.program.pid);
    print(
      `memory of the product's process ${atRest.toFixed(0)} MB at rest, ${afterReads.toFixed(0)} MB after ${pages.length * times} reads`,
    );
  } finally {
    await stack.remove();
  }
  const entry = entrySize('dist/web');
  print(`web entry ${(entry / 1000).toFixed(1)} kB gzip, ${(entry / 130_000).toFixed(2)} of its limit`);
}

/** Gzipped bytes of the scripts that the page loads before anything is shown: what index.html names, and what those import at once. */
function entrySize(directory: string): number {
  const page = readFileSync(join(directory, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? '');
  if (named.length === 0) throw new Error(`no script in ${directory}: ${readdirSync(directory).join(', ')}`);
  return [...new Set(named)].reduce((sum, path) => sum + gzipSync(readFileSync(join(directory, path))).length, 0);
}
