import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../product/process-figures.js';
import { Stack } from '../product/stack.js';
import type { Bench } from '../programs.js';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Public pages and lists that are read, each so often, before memory is measured again. */
const [pages, times] = [['/', '/en', '/ru/services', '/health/ready', '/api/v1/countries', '/api/v1/services'], 200];

/** First start (new database, demo data) and warm start of the built product, and its memory. */
export const run: Bench<'start'> = async (_, print) => {
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
};
