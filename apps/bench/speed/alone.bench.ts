import { setTimeout as pause } from 'node:timers/promises';
import { Listener } from '#libs/testing/live-listener';
import type { Client } from '../product/client.js';
import { percentiles } from '../product/percentile.js';
import { cpuSeconds } from '../product/process-figures.js';
import { Connection, requestBytes } from '../product/socket-load.js';
import { onStack } from '../product/stack.js';
import { after, until } from '../product/until.js';
import { type CyclingOrder, cyclingOrders } from '../product/workload.js';
import { offerLoad, requestOf } from '../product/write-load.js';
import type { Bench } from '../programs.js';
import type { Row } from '../tables.js';
import { timeOf } from './questions.js';

/** Milliseconds before each request, in which the effects of the one before end: a person reads before pressing the next button. */
const rest = 40;
/** Requests that are not measured. */
const warmUp = 200;
const [rate, seconds] = [200, 5];

/** Milliseconds on a quiet machine. */
const goals = { operation: '3.5, 8', list: 'p50 3', hint: 'p99 80' };

/** Those who write messages: so many that nobody exceeds the limit of a minute. */
const colleagues = ['supermanager', 'client-service-head', 'client-service-manager'];

/** What one person waits for: single requests with rests between them, and the time until another session hears of an operation. */
export const run: Bench<'alone'> = ({ samples }, print) =>
  onStack(async (stack) => {
    const [staff, client] = [await stack.signIn(), await stack.signIn('client')];
    const writers = [staff, client, ...(await Promise.all(colleagues.map((name) => stack.signIn(name))))];
    const orders = await ordersWithOpenStep(client, staff, 64);
    const [order] = orders as [CyclingOrder];

    const rows: Row[] = [];
    /** Adds milliseconds, and the processor time of the product with all effects, which other load hardly changes. */
    const measure = async (what: string, goal: string, ask: (connection: Connection) => Promise<void>, pauseFor = rest): Promise<void> => {
      const connection = new Connection(stack.port);
      const took: number[] = [];
      let before = 0;
      for (let n = -warmUp; n < samples; n += 1) {
        if (n === 0) before = await cpuSeconds(stack.program.pid);
        if (pauseFor > 0) await pause(pauseFor);
        took.push(await timeOf(() => ask(connection)));
      }
      const cpu = (((await cpuSeconds(stack.program.pid)) - before) * 1000) / samples;
      connection.close();
      rows.push({ ...rowOf(what, took.slice(warmUp), goal), 'CPU ms': cpu.toFixed(1) });
    };

    const [answered, heard] = [new Map<string, number>(), new Map<string, number>()];
    const other = await Listener.open(`${stack.origin}/api/v1/live`, { authorization: `Bearer ${client.token}` }, ({ data }) => {
      const { id, version } = JSON.parse(data || '{}') as { id?: string; version?: number };
      heard.set(`${id} ${version}`, performance.now());
    });
    const operate = async (connection: Connection): Promise<void> => {
      const { path, bytes, done } = requestOf(staff, order);
      const status = await connection.send(bytes);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      done();
      answered.set(`${order.id} ${order.version}`, performance.now());
    };
    await measure('a step completed or reopened', goals.operation, operate);
    await until('the last event', () => heard.has(`${order.id} ${order.version}`));
    other.close();
    const delays = [...answered].map(([key, at]) => Math.max(0, (heard.get(key) ?? Infinity) - at));
    rows.push(rowOf('from its answer to another session', delays.slice(-samples), goals.hint));

    let turn = 0;
    await measure('a chat message', '', (connection) => {
      turn += 1;
      const message = { chat: `${order.id}-client`, text: `Message number ${turn}` };
      return ask(connection, writers[turn % writers.length] as Client, 'POST', '/chatmessages', message);
    });
    await measure('a list of orders, staff', goals.list, (connection) => ask(connection, staff, 'GET', '/orders?per_page=20'));
    await measure('a list of orders, client', goals.list, (connection) => ask(connection, client, 'GET', '/orders?per_page=20'));
    await measure('a step, without rests', goals.operation, operate, 0);
    await measure(
      'a list of orders, staff, without rests',
      goals.list,
      (connection) => ask(connection, staff, 'GET', '/orders?per_page=20'),
      0,
    );
    await offerLoad(staff, orders, rate, after(2));
    const { latencies, late } = await offerLoad(staff, orders, rate, after(seconds));
    if (late > 0) print(`${late} of ${latencies.length} were sent late`);
    print.table([...rows, rowOf(`a step at ${rate}/s offered`, latencies)], 'alone');
  });

/** Paid orders with one open step, which is completed and reopened in turns. */
async function ordersWithOpenStep(client: Client, staff: Client, count: number): Promise<CyclingOrder[]> {
  const orders: CyclingOrder[] = [];
  for (const { steps, ...order } of await cyclingOrders(client, staff, count)) {
    const [reject, complete] = steps;
    if (!reject || !complete) throw new Error('a cycle begins with a rejection and a completion');
    await staff.must(reject.method, reject.path, reject.body);
    orders.push({ ...order, version: order.version + reject.events, steps: [complete, { ...complete, method: 'DELETE' }] });
  }
  return orders;
}

/** @throws Error unless it is answered 2xx */
async function ask(connection: Connection, { origin, token }: Client, method: string, path: string, body?: unknown): Promise<void> {
  const status = await connection.send(
    requestBytes(method, `/api/v1${path}`, new URL(origin).host, { authorization: `Bearer ${token}` }, body),
  );
  if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
}

const rowOf = (what: string, took: readonly number[], goal = ''): Row => ({
  '': what,
  'p50, p99 ms': percentiles(took, [0.5, 0.99]),
  goal,
});
