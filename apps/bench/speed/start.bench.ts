import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../product/process-figures.js';
import { Stack } from '../product/stack.js';
import type { Bench } from '../programs.js';
import { whole } from '../tables.js';

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Public pages and lists that are read, each so often, before memory is measured again. */
const [pages, times] = [['/', '/en', '/ru/services', '/health/ready', '/api/v1/countries', '/api/v1/services'], 200];

/** First start (new database, demo data) and warm start of the built product, and its memory. */
export const run: Bench<'start'> = async (_, print) => {
  const stack = await Stack.create();
  try {
    const first = await stack.start();
    await stack.end('SIGTERM');
    const warm = await stack.start();
    await pause(10_000);
    const atRest = await memoryOf(stack.program.pid);
    for (let n = 0; n < times; n += 1) await Promise.all(pages.map((page) => fetch(stack.origin + page).then((answer) => answer.text())));
    await pause(5_000);
    const afterReads = await memoryOf(stack.program.pid);
    print.table(
      [
        { '': 'first start, with demo data, s', figure: seconds(first) },
        { '': 'later start, s', figure: seconds(warm), goal: '3' },
        { '': 'memory at rest, MB', figure: whole(atRest) },
        { '': `memory after ${whole(pages.length * times)} reads, MB`, figure: whole(afterReads) },
      ],
      'start',
    );
  } finally {
    await stack.remove();
  }
};
