import { loadavg } from 'node:os';
import { runningServer, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { Database } from '#libs/platform/database/database';
import { Client } from './client.js';
import { makeOrders } from './million-orders.js';
import { serverCpu } from './operation-costs.js';
import { percentile } from './percentile.js';
import { cpuSeconds } from './process-figures.js';
import { Stack } from './stack.js';

/** A list query: its name, its query string, and its maximum latency (p95, ms). */
interface Question {
  name: string;
  query: string;
  goal: number;
}

const statuses = ['newOrder', 'documentsRequested', 'projectFinished', 'partnerRewardPercentChanged'];

/** Every sort and filter, and searches from two characters on, each on the first and the middle page; then combinations. */
async function questions(staff: Client, amount: number): Promise<Question[]> {
  const first = await staff.must<{
    items: { country: { _id: string }; service: { _id: string }; client: { _id: string }; manager: { _id: string } }[];
  }>('GET', '/orders?per_page=1');
  const one = first.items[0];
  if (!one) throw new Error('there are no orders');
  const single = [
    ...['createdAt', '-createdAt', 'updatedAt', '-updatedAt', 'number', '-number'].map((sort) => `sort=${sort}`),
    ...statuses.map((status) => `filter[status]=${status}`),
    `filter[country]=${one.country._id}`,
    `filter[service]=${one.service._id}`,
    `filter[client]=${one.client._id}`,
    `filter[manager]=${one.manager._id}`,
    'filter[createdAt]=2025-01-01..2025-12-31',
    'filter[updatedAt]=2026-06-01..2026-06-30',
    'search=ив',
    'search=ива',
    'search=Smith',
    'search=R-0500000',
    'search=bench777',
    'search=nothing-like-this',
  ];
  const combined = [
    `filter[status]=newOrder,documentsRequested&filter[country]=${one.country._id}&sort=-updatedAt`,
    `filter[manager]=${one.manager._id}&filter[status]=allStepsCompleted&sort=updatedAt`,
    `filter[service]=${one.service._id}&filter[createdAt]=2026-01-01..2026-03-31&sort=number`,
    `search=Соколов&filter[status]=projectFinished&sort=-updatedAt`,
    `search=Estonia&filter[country]=${one.country._id}&filter[createdAt]=2026-01-01..2026-06-30`,
    `filter[partner]=${one.client._id}&filter[status]=orderCancelled`,
  ];
  const pages = await Promise.all(single.map((query) => middlePage(staff, query, amount)));
  return [
    ...single.map((query) => ({ name: query, query, goal: 50 })),
    ...single.map((query, index) => ({ name: `${query}, page ${pages[index]}`, query: `${query}&page=${pages[index]}`, goal: 50 })),
    ...combined.map((query) => ({ name: query, query, goal: 150 })),
  ];
}

/** The middle page of the results, or of the first 10,000 if paging is limited. */
async function middlePage(staff: Client, query: string, amount: number): Promise<number> {
  const { total } = await staff.must<{ total: number }>('GET', `/orders?per_page=20&${query}`);
  return Math.max(1, Math.floor(Math.min(total, amount) / 40));
}

/** Milliseconds of one answer. */
interface Cost {
  p95: number;
  /** CPU of the product and of PostgreSQL: other load on the machine hardly changes it */
  cpu: number;
}

async function costOf(stack: Stack, database: Database, staff: Client, query: string, times: number): Promise<Cost> {
  const used = async (): Promise<number> => (await cpuSeconds(stack.program.pid)) + (await serverCpu(database));
  const took: number[] = [];
  const before = await used();
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await staff.must('GET', `/orders?per_page=20&${query}`);
    took.push(performance.now() - began);
  }
  return { p95: percentile(took, 0.95), cpu: (((await used()) - before) * 1000) / times };
}

/** The list of staff over HTTP with `amount` orders: p95 of every query, as a share of its goal, and its CPU. Prints figures without failing. */
export async function lists(amount: number, times: number, print: (line: string) => void): Promise<void> {
  const stack = await Stack.create();
  try {
    await stack.start();
    await stack.end('SIGTERM');
    const began = performance.now();
    await fill(stack.dataDir, amount);
    print(`made ${amount} orders in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await stack.start();
    const staff = await Client.signIn(stack.origin, 'owner@registra.example');
    report(amount, await asked(stack, staff, amount, times), print);
  } finally {
    await stack.remove();
  }
}

async function fill(dataDir: string, amount: number): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  const owner = Database.open(server.ownerUrl, { asOwner: true });
  try {
    await makeOrders(owner, amount);
  } finally {
    await owner.pool.end();
    await server.stop();
  }
}

async function asked(stack: Stack, staff: Client, amount: number, times: number): Promise<(Question & Cost)[]> {
  const database = Database.open(runningServer(stack.dataDir) ?? '', { asOwner: true, max: 1 });
  try {
    const results: (Question & Cost)[] = [];
    for (const question of await questions(staff, amount)) {
      await staff.must('GET', `/orders?per_page=20&${question.query}`);
      results.push({ ...question, ...(await costOf(stack, database, staff, question.query, times)) });
    }
    return results;
  } finally {
    await database.close();
  }
}

function report(amount: number, results: readonly (Question & Cost)[], print: (line: string) => void): void {
  for (const { name, p95, cpu, goal } of results)
    print(`  ${p95.toFixed(1).padStart(7)} ms of ${goal}${p95 > goal ? '  ABOVE' : ''}, CPU ${cpu.toFixed(1)} ms  ${name}`);
  const worst = results.reduce((a, b) => (a.p95 / a.goal > b.p95 / b.goal ? a : b));
  const above = (part: 'p95' | 'cpu'): number => results.filter((one) => one[part] > one.goal).length;
  print(
    `lists at ${amount} orders: ${results.length} questions, ${above('p95')} above their goal, the worst at ${(worst.p95 / worst.goal).toFixed(2)} of it (${worst.name}); ` +
      `${above('cpu')} whose CPU alone is above it; load average ${loadavg()[0]?.toFixed(1)}`,
  );
}
