import { memoryOf } from '../product/process-figures.js';
import { onStack, type Stack } from '../product/stack.js';
import type { Client } from '../product/client.js';
import type { Bench, Print } from '../programs.js';
import { makeOrders } from './million-orders.js';
import { askAll, gets, timeOf } from './questions.js';
import { makeReportFacts } from './report-facts.js';

const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** The past year by month, and all three years by every grouping with names, each with and without the previous period. */
function questions(): string[] {
  const common = ['month', 'week', 'status', 'country', 'service', 'manager', 'partner'];
  const asked = [
    ...['orders', 'revenue', 'payments'].flatMap((report) => common.map((groupBy) => [report, groupBy])),
    ['payments', 'method'],
    ['payments', 'stage'],
    ['funnel', 'status'],
    ['departments', 'department'],
  ];
  const periods = [`compare=previous&from=${day(29)}`, `compare=previous&from=${day(364)}`, `from=${day(1100)}`];
  return asked.flatMap(([report, groupBy]) =>
    periods.map((period) => `/reports/${report}?groupBy=${groupBy}&timeZone=Europe/Berlin&${period}&to=${day(0)}`),
  );
}

/** The process map over every movement of status: of all orders, and of what each filter leaves. */
async function mapQuestions(staff: Client): Promise<string[]> {
  const { items } = await staff.must<{ items: Record<'country' | 'service' | 'manager', { _id: string } | null>[] }>(
    'GET',
    '/orders?per_page=1',
  );
  const filters = (['country', 'service', 'manager'] as const).map((name) => `filter[${name}]=${items[0]?.[name]?._id}`);
  const year = `filter[at]=${day(365)}..${day(0)}`;
  return ['', year, ...filters, `${filters[2]}&${year}`].map((query) => `/audit/process-map?${query}`);
}

/** Reports, the process map and downloads with `orders` orders: the duration of each, and the memory of a download of all rows. Fails nothing. */
export const run: Bench<'reports'> = ({ orders }, print) =>
  onStack(async (stack) => {
    const made = async (): Promise<void> =>
      stack.offline(async (owner) => {
        await makeOrders(owner, orders);
        print(`made ${(await makeReportFacts(owner, orders)).join(' orders, ')} moves and movements of money`);
      });
    print(`in ${((await timeOf(made)) / 1000).toFixed(0)} s`);
    const staff = await stack.signIn();
    await askAll('reports', gets(staff, questions()), { times: 5, goal: 1_000 }, print);
    await askAll('process map', gets(staff, await mapQuestions(staff)), { times: 5, goal: 2_000 }, print);
    const rows = `reports/orders/export?from=${day(3_999)}&to=${day(0)}&rows=orders&timeZone=Europe/Berlin&`;
    for (const path of ['orders/export?', rows])
      for (const format of ['csv', 'xlsx']) await download(stack, staff, `${path}format=${format}`, print);
  });

async function download(stack: Stack, staff: Client, path: string, print: Print): Promise<void> {
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
    `  ${answer.headers.get('x-total-rows')} rows, ${(bytes / 2 ** 20).toFixed(0)} MiB in ${seconds.toFixed(0)} s, memory ${before.toFixed(0)} -> at most ${most.toFixed(0)} MiB  ${path}`,
  );
}
