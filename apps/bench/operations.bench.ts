import { readFile } from 'node:fs/promises';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { Database } from '#libs/platform/database/database';
import { Client } from './client.js';
import { findPgbench, pgbench } from './pgbench.js';
import { sameSql } from './same-sql.js';
import { load, type LoadResult, requestBytes } from './socket-load.js';
import { Stack } from './stack.js';
import { type CyclingOrder, cyclingOrders, nextWrite } from './workload.js';

const connections = 32;
const ordersEach = 8;

/** Each connection walks its own orders round and round, so that no two writes meet; every write carries a key and is durable when answered. */
async function overHttp(stack: Stack, staff: Client, orders: readonly CyclingOrder[], seconds: number): Promise<LoadResult> {
  const turns = orders.map(() => 0);
  const host = `127.0.0.1:${stack.port}`;
  return load(stack.port, connections, seconds, (connection) => {
    const turn = turns[connection] ?? 0;
    turns[connection] = turn + 1;
    const order = orders[connection * ordersEach + (turn % ordersEach)];
    if (!order) throw new Error('an order for every connection');
    const write = nextWrite(order);
    const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': write.key };
    return {
      bytes: requestBytes(write.method, `/api/v1${write.path}`, host, headers, write.body),
      answered: (status) => {
        if (status === 200) order.turn += 1;
      },
    };
  });
}

/** CPU seconds that a process has used, user and system (Linux). */
async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Signed-in durable operations over HTTP against pgbench with the same SQL on the same server, in one run. Prints figures; gates nothing. */
export async function operations(seconds: number, print: (line: string) => void): Promise<void> {
  const stack = await Stack.create();
  try {
    await stack.start();
    const staff = await Client.signIn(stack.origin, 'owner@registra.example');
    const orders = await cyclingOrders(await Client.signIn(stack.origin, 'client@registra.example'), staff, connections * ordersEach);
    await overHttp(stack, staff, orders, Math.min(3, seconds));
    const before = await cpuSeconds(stack.pid);
    const http = await overHttp(stack, staff, orders, seconds);
    const cpu = (await cpuSeconds(stack.pid)) - before;
    print(
      `operations over HTTP, ${connections} connections: ${http.perSecond.toFixed(0)}/s, p50 ${http.p50.toFixed(1)} ms, p99 ${http.p99.toFixed(1)} ms, statuses ${JSON.stringify(http.statuses)}`,
    );
    const cores = (used: number) => `${(used / http.seconds).toFixed(2)} cores`;
    print(`  of the machine's 2 cores: the product's process ${cores(cpu)}, the load generator ${cores(http.generatorCpu)}`);
    await stack.end('SIGTERM');
    await againstPgbench(stack.dataDir, orders, http, seconds, print);
  } finally {
    await stack.remove();
  }
}

async function againstPgbench(
  dataDir: string,
  orders: readonly CyclingOrder[],
  http: LoadResult,
  seconds: number,
  print: (line: string) => void,
): Promise<void> {
  const path = findPgbench();
  if (!path) return print('  pgbench: missing on this machine (set PGBENCH), no ratio');
  const server = await startEmbeddedPostgres({ dataDir });
  const owner = Database.open(server.url, { asOwner: true });
  try {
    const script = await sameSql(
      owner,
      orders.map(({ id }) => id),
      connections,
    );
    await pgbench(path, server.url, script, connections, 2);
    const result = await pgbench(path, server.url, script, connections, seconds);
    print(`pgbench, ${connections} clients, the same append: ${result.perSecond.toFixed(0)}/s, ${result.latency.toFixed(1)} ms`);
    print(`ratio HTTP : pgbench = ${(http.perSecond / result.perSecond).toFixed(2)} (at least 0.40, goal 0.60)`);
  } finally {
    await owner.pool.end();
    await server.stop();
  }
}
