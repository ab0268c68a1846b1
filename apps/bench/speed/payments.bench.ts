import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../product/client.js';
import { percentile } from '../product/percentile.js';
import { cpuSeconds, memoryOf } from '../product/process-figures.js';
import { onStack, type Stack } from '../product/stack.js';
import type { Bench, Print } from '../programs.js';
import { askAll } from './questions.js';
import { type CyclingOrder, cyclingOrders, nextWrite, placeOrders } from '../product/workload.js';

/** Calls of each kind per round, measured rounds, and number of concurrent document requests. */
const [calls, rounds, papers] = [60, 3, 100];

/** Cost of payments in the product as started by `npm start`, with the simulator in a separate process. Fails nothing. */
export const run: Bench<'payments'> = (_, print) =>
  onStack(async (stack) => {
    const [client, staff] = [await stack.signIn('client'), await stack.signIn()];
    const orders = await cyclingOrders(client, staff, 8, 4);
    await beginning(stack, { client, staff }, orders, print);
    await receipts(stack, staff, orders, print);
  });

/** Operations and checkouts alternate, one call after the other, so that other work of the process affects both alike. */
async function beginning(stack: Stack, who: { client: Client; staff: Client }, cycling: readonly CyclingOrder[], print: Print) {
  const operate = async (n: number): Promise<void> => {
    const order = cycling[n % cycling.length] as CyclingOrder;
    const { method, path, body, key } = nextWrite(order);
    await who.staff.must(method, path, body, { 'idempotency-key': key });
    order.turn += 1;
  };
  const unpaid = await placeOrders(who.client, who.staff, calls * (rounds + 1));
  const begin = async (): Promise<void> => {
    await who.client.must('POST', `/order-payments/${unpaid.pop()}/checkouts`, {});
  };
  const found: { operation: number; checkout: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const operation = await cpuOf(stack, operate);
    found.push({ operation, checkout: await cpuOf(stack, begin) });
  }
  // The first round warms up.
  const middle = (part: 'operation' | 'checkout'): number =>
    percentile(
      found.slice(1).map((one) => one[part]),
      0.5,
    );
  print(
    `a checkout begun costs the product ${middle('checkout').toFixed(1)} ms of CPU, an operation ${middle('operation').toFixed(1)} ms, effects included; ` +
      `ratio ${(middle('checkout') / middle('operation')).toFixed(2)} (goal 1.50)`,
  );
}

/** @returns the product's CPU milliseconds per call, including its follow-ups */
async function cpuOf(stack: Stack, call: (n: number) => Promise<void>): Promise<number> {
  const before = await cpuSeconds(stack.program.pid);
  for (let n = 0; n < calls; n += 1) await call(n);
  await pause(300);
  return (((await cpuSeconds(stack.program.pid)) - before) * 1000) / calls;
}

async function receipts(stack: Stack, staff: Client, orders: readonly CyclingOrder[], print: Print): Promise<void> {
  const paths: string[] = [];
  for (const { id } of orders) {
    const { payments } = await staff.must<{ payments: { _id: string }[] }>('GET', `/orders/${id}`);
    paths.push(...payments.map((payment) => `/order-payments/${id}/payments/${payment._id}/receipt.pdf`));
  }
  let turn = 0;
  const one = async (): Promise<void> => {
    const path = paths[(turn += 1) % paths.length];
    const answer = await fetch(`${stack.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${staff.token}` } });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok || byteLength < 1_000) throw new Error(`a receipt was answered ${answer.status} with ${byteLength} bytes`);
  };
  await askAll('receipts as PDF', { 'a receipt': one }, { times: papers, goal: 50 }, print);
  const before = await memoryOf(stack.program.pid);
  const sizes: number[] = [];
  const watch = setInterval(() => void memoryOf(stack.program.pid).then((size) => sizes.push(size)), 20);
  await Promise.all(Array.from({ length: papers }, one));
  clearInterval(watch);
  const more = Math.max(0, percentile(sizes, 1) - before);
  print(`${papers} receipts at once take ${more.toFixed(0)} MB more (goal under 100)`);
}
