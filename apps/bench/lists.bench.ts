import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { Database } from '#libs/platform/database/database';
import { Client } from './client.js';
import { makeOrders } from './million-orders.js';
import { Stack } from './stack.js';

/** A list query: its name, its query string, and its maximum latency (p95, ms). */
interface Question {
  name: string;
  query: string;
  goal: number;
}

const statuses = ['newOrder', 'documentsRequested', 'projectFinished', 'partnerRewardPercentChanged'];

/** Every sort and filter, and searches from three characters on, each on the first and the middle page; then combinations. */
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

async function p95(staff: Client, query: string, times: number): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await staff.must('GET', `/orders?per_page=20&${query}`);
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return took[Math.min(took.length - 1, Math.floor(took.length * 0.95))] ?? 0;
}

/** The list of staff over HTTP with `amount` orders: p95 of every query, as a share of its goal. Prints figures without failing. */
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
    const results: (Question & { took: number })[] = [];
    for (const question of await questions(staff, amount)) {
      await staff.must('GET', `/orders?per_page=20&${question.query}`);
      results.push({ ...question, took: await p95(staff, question.query, times) });
    }
    for (const { name, took, goal } of results)
      print(`  ${took.toFixed(1).padStart(7)} ms of ${goal}${took > goal ? '  ABOVE' : ''}  ${name}`);
    const worst = results.reduce((a, b) => (a.took / a.goal > b.took / b.goal ? a : b));
    const above = results.filter(({ took, goal }) => took > goal).length;
    print(
      `lists at ${amount} orders: ${results.length} questions, ${above} above their goal, the worst at ${(worst.took / worst.goal).toFixed(2)} of it (${worst.name})`,
    );
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
