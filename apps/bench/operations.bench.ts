import { availableParallelism } from 'node:os';
import { runningServer, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { Database } from '#libs/platform/database/database';
import { Client } from './client.js';
import { percentile } from './percentile.js';
import { operationCosts } from './operation-costs.js';
import { findPgbench, pgbench } from './pgbench.js';
import { cpuSeconds } from './process-figures.js';
import { sameSql } from './append-statements.js';
import type { LoadResult } from './socket-load.js';
import { Stack } from './stack.js';
import { type CyclingOrder, cyclingOrders } from './workload.js';
import { writeLoad } from './write-load.js';

const connections = 32;
const ordersEach = 8;
const rounds = 6;

/** Warm-up round. Seconds. */
const warmUp = 4;

interface Round {
  http: LoadResult;
  /** CPU seconds of the product's process during the run */
  cpu: number;
  /** pgbench's transactions per second */
  same: number;
}

/**
 * Signed-in durable operations over HTTP, compared with pgbench running the same SQL on the same server, in short alternating rounds, so that other load
 * affects both alike. The product is suspended while pgbench works on a copy of the database. At the end it prints what one operation costs. Prints figures
 * without failing.
 */
export async function operations(seconds: number, print: (line: string) => void): Promise<void> {
  const stack = await Stack.create();
  try {
    await stack.start();
    const orders = await cyclingOrders(await signedIn(stack, 'client'), await signedIn(stack, 'owner'), connections * ordersEach);
    // Orders in every state of the cycle, as pgbench will find them too.
    await writeLoad(await signedIn(stack, 'owner'), orders, connections, 1);
    await stack.end('SIGTERM');
    const script = await onCopy(stack.dataDir, orders);
    await stack.start();
    const staff = await signedIn(stack, 'owner');
    const path = findPgbench();
    if (!path) print('  pgbench: missing on this machine (set PGBENCH), no ratio');
    const turn = async (time: number): Promise<Round> => {
      const before = await cpuSeconds(stack.program.pid);
      const http = await writeLoad(staff, orders, connections, time);
      const cpu = (await cpuSeconds(stack.program.pid)) - before;
      stack.program.hold();
      const same = path
        ? (await pgbench(path, copyOf(runningServer(stack.dataDir) ?? ''), script, connections, Math.ceil(time))).perSecond
        : 0;
      stack.program.goOn();
      return { http, cpu, same };
    };
    await turn(warmUp);
    const found: Round[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await turn(seconds / rounds));
    report(found, print);
    await operationCosts(
      stack,
      async () => (await writeLoad(await signedIn(stack, 'owner'), orders, connections, seconds / rounds)).requests,
      print,
    );
  } finally {
    stack.program.goOn();
    await stack.remove();
  }
}

const signedIn = (stack: Stack, name: string): Promise<Client> => Client.signIn(stack.origin, `${name}@registra.example`);

const copyOf = (url: string): string => Object.assign(new URL(url), { pathname: '/bench' }).href;

/** Copies the database of an idle product. @returns the script for pgbench on the copy */
async function onCopy(dataDir: string, orders: readonly CyclingOrder[]): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir });
  const postgres = Database.open(Object.assign(new URL(server.ownerUrl), { pathname: '/postgres' }).href, { asOwner: true, max: 1 });
  try {
    await postgres.query(`create database bench template ${new URL(server.ownerUrl).pathname.slice(1)}`);
    const copy = Database.open(copyOf(server.ownerUrl), { asOwner: true, max: 1 });
    const ids = orders.map(({ id }) => id);
    return await sameSql(copy, ids, connections).finally(() => copy.pool.end());
  } finally {
    await postgres.pool.end();
    await server.stop();
  }
}

function report(found: readonly Round[], print: (line: string) => void): void {
  const sum = (part: (round: Round) => number): number => found.reduce((all, round) => all + part(round), 0);
  const middle = (part: (round: Round) => number): string => percentile(found.map(part), 0.5).toFixed(1);
  const took = sum(({ http }) => http.seconds);
  const [ours, same] = [sum(({ http }) => http.requests) / took, sum((round) => round.same) / found.length];
  const cores = (used: number): string => `${(used / took).toFixed(2)} cores`;
  print(
    `  each of ${found.length} rounds, HTTP/pgbench: ${found.map((round) => `${round.http.perSecond.toFixed(0)}/${round.same.toFixed(0)}`).join(' ')}`,
  );
  print(
    `operations over HTTP, ${connections} connections: ${ours.toFixed(0)}/s, median of the rounds' p50 ${middle(({ http }) => http.p50)} ms and p99 ` +
      `${middle(({ http }) => http.p99)} ms, statuses ${[...new Set(found.flatMap(({ http }) => Object.keys(http.statuses)))].join(', ')}`,
  );
  print(
    `  of the machine's ${availableParallelism()} cores: the product's process ${cores(sum(({ cpu }) => cpu))}, the load generator ${cores(sum(({ http }) => http.generatorCpu))}`,
  );
  if (same > 0)
    print(
      `pgbench, ${connections} clients, the same append: ${same.toFixed(0)}/s; ratio HTTP : pgbench = ${(ours / same).toFixed(2)} (at least 0.40, goal 0.60)`,
    );
}
