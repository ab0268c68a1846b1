import type { Client } from '../product/client.js';
import { percentile } from '../product/percentile.js';
import { memoryOf } from '../product/process-figures.js';
import { onStack, type Stack } from '../product/stack.js';
import type { Bench, Print } from '../programs.js';
import { askAll } from './questions.js';
import { type CyclingOrder, cyclingOrders } from '../product/workload.js';

/** Concurrent requests for documents. */
const papers = 100;

/** Time and memory of receipts as PDF in the product as started by `npm start`. Fails nothing. */
export const run: Bench<'payments'> = (_, print) =>
  onStack(async (stack) => {
    const staff = await stack.signIn();
    await receipts(stack, staff, await cyclingOrders(await stack.signIn('client'), staff, 8, 4), print);
  });

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
