import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { Database } from '#libs/platform/database/database';
import { Client } from './client.js';
import { makeOrders } from './million-orders.js';
import { memoryOf } from './process-figures.js';
import { makeReportFacts } from './report-facts.js';
import { Stack } from './stack.js';

/** Maximum duration of a report, milliseconds. */
const goal = 1_000;

/** The past year by month, and all three years by every grouping with names, each with and without the previous period. */
function questions(): string[] {
  const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const [year, all] = [`from=${day(364)}&to=${day(0)}`, `from=${day(1100)}&to=${day(0)}`];
  const common = ['month', 'week', 'status', 'country', 'service', 'manager', 'partner'];
  const asked = [
    ...['orders', 'revenue', 'payments'].flatMap((report) => common.map((groupBy) => [report, groupBy])),
    ['payments', 'method'],
    ['payments', 'stage'],
    ['funnel', 'status'],
    ['departments', 'department'],
  ];
  return asked.flatMap(([report, groupBy]) => [
    `${report}?groupBy=${groupBy}&timeZone=Europe/Berlin&compare=previous&from=${day(29)}&to=${day(0)}`,
    `${report}?groupBy=${groupBy}&timeZone=Europe/Berlin&compare=previous&${year}`,
    `${report}?groupBy=${groupBy}&timeZone=Europe/Berlin&${all}`,
  ]);
}

/** Reports and downloads with `amount` orders: the duration of each, and the memory of a download of all rows. Prints figures without failing. */
export async function reports(amount: number, times: number, print: (line: string) => void): Promise<void> {
  const stack = await Stack.create();
  try {
    await stack.start();
    await stack.end('SIGTERM');
    await fill(stack.dataDir, amount, print);
    await stack.start();
    const staff = await Client.signIn(stack.origin, 'owner@registra.example');
    await pages(staff, times, print);
    for (const path of ['orders/export?format=csv', 'orders/export?format=xlsx', ...files()]) await download(stack, staff, path, print);
  } finally {
    await stack.remove();
  }
}

async function fill(dataDir: string, amount: number, print: (line: string) => void): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  const owner = Database.open(server.ownerUrl, { asOwner: true });
  const began = performance.now();
  try {
    await makeOrders(owner, amount);
    const rows = await makeReportFacts(owner, amount);
    print(`made ${rows.join(' orders, ')} moves and movements of money in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  } finally {
    await owner.pool.end();
    await server.stop();
  }
}

async function pages(staff: Client, times: number, print: (line: string) => void): Promise<void> {
  const results: { question: string; took: number }[] = [];
  for (const question of questions()) {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const began = performance.now();
      await staff.must('GET', `/reports/${question}`);
      took.push(performance.now() - began);
    }
    results.push({ question, took: [...took].sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0 });
  }
  for (const { question, took } of results) print(`  ${took.toFixed(0).padStart(6)} ms${took > goal ? '  ABOVE' : ''}  ${question}`);
  const above = results.filter(({ took }) => took > goal).length;
  print(`reports: ${results.length} questions, median of ${times}, ${above} above ${goal} ms`);
}

const files = (): string[] =>
  ['csv', 'xlsx'].map(
    (format) =>
      `reports/orders/export?from=${new Date(Date.now() - 3_999 * 86_400_000).toISOString().slice(0, 10)}&to=${new Date().toISOString().slice(0, 10)}&rows=orders&timeZone=Europe/Berlin&format=${format}`,
  );

async function download(stack: Stack, staff: Client, path: string, print: (line: string) => void): Promise<void> {
  const before = await memoryOf(stack.program.pid);
  let most = before;
  const watch = setInterval(() => void memoryOf(stack.program.pid).then((now) => (most = Math.max(most, now))), 100);
  const began = performance.now();
  const answer = await fetch(`${stack.origin}/api/v1/${path}`, { headers: { authorization: `Bearer ${staff.token}` } });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += (part as Uint8Array).length;
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  print(
    `  ${answer.headers.get('x-total-rows')} rows, ${(bytes / 2 ** 20).toFixed(0)} MiB in ${seconds.toFixed(0)} s, memory ${before.toFixed(0)} -> at most ${most.toFixed(0)} MiB  ${path.split('&')[0]} ${path.slice(-4)}`,
  );
}
