import { runningServer } from '#libs/platform/embedded/embedded-postgres';
import { Database } from '#libs/platform/database/database';
import { percentile } from '../product/percentile.js';
import { findPgbench, pgbench } from './pgbench.js';
import { cpuSeconds } from '../product/process-figures.js';
import { sameSql } from './append-statements.js';
import type { Bench, Print } from '../programs.js';
import type { LoadResult } from '../product/socket-load.js';
import { onStack } from '../product/stack.js';
import { type CyclingOrder, cyclingOrders } from '../product/workload.js';
import { until } from '../product/until.js';
import { writeLoad } from '../product/write-load.js';
import { whole } from '../tables.js';

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
 * affects both alike. The product is suspended while pgbench works on a copy of the database. Prints figures without failing.
 */
export const run: Bench<'operations'> = ({ seconds }, print) =>
  onStack(async (stack) => {
    const orders = await cyclingOrders(await stack.signIn('client'), await stack.signIn(), connections * ordersEach);
    // Orders in every state of the cycle, as pgbench will find them too.
    await writeLoad(await stack.signIn(), orders, connections, 1);
    const script = await stack.offline((_, url) => onCopy(url, orders));
    const staff = await stack.signIn();
    const path = findPgbench();
    if (!path) print('  pgbench: missing on this machine (set PGBENCH), no ratio');
    const turn = async (time: number): Promise<Round> => {
      const before = await cpuSeconds(stack.program.pid);
      const http = await writeLoad(staff, orders, connections, time);
      const cpu = (await cpuSeconds(stack.program.pid)) - before;
      stack.program.hold();
      const copy = pathOf(runningServer(stack.dataDir) ?? '', 'bench');
      const same = path ? await pgbench(path, copy, script, connections, Math.ceil(time)) : 0;
      stack.program.goOn();
      return { http, cpu, same };
    };
    await turn(warmUp);
    const found: Round[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await turn(seconds / rounds));
    const backlog = await stack.withDatabase(async (database) => {
      const under = await writeLoad(staff, orders, connections, seconds);
      const began = performance.now();
      await until('the last effect', () => hasEffects(database));
      return { under, took: (performance.now() - began) / 1000 };
    });
    report(found, backlog, print);
  });

/** Whether everything is sequenced, no checkpoint is behind, and no email waits that is due. */
async function hasEffects(database: Database): Promise<boolean> {
  const row = await database.one<{ done: boolean }>(
    `select not exists (select from unsequenced) and not exists (select from mail_intents where state = 'waiting' and next_attempt_at <= clock_timestamp())
       and (select min(pos) from checkpoints where projection_version > 0) = (select max(pos) from event_order) as done`,
  );
  return row?.done === true;
}

const pathOf = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Copies the database of an idle product, to which nobody may be connected. @returns the script for pgbench on the copy */
async function onCopy(url: string, orders: readonly CyclingOrder[]): Promise<string> {
  await inDatabase(pathOf(url, 'postgres'), (postgres) =>
    postgres.query(`create database bench template ${new URL(url).pathname.slice(1)}`),
  );
  const ids = orders.map(({ id }) => id);
  return inDatabase(pathOf(url, 'bench'), (copy) => sameSql(copy, ids, connections));
}

async function inDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = Database.open(url, { asOwner: true, max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Effects after a load that left no time for them. */
interface Backlog {
  under: LoadResult;
  /** seconds from the last answer to the last effect */
  took: number;
}

function report(found: readonly Round[], { under, took: effects }: Backlog, print: Print): void {
  const sum = (part: (round: Round) => number): number => found.reduce((all, round) => all + part(round), 0);
  const middle = (part: (round: Round) => number): string => percentile(found.map(part), 0.5).toFixed(1);
  const took = sum(({ http }) => http.seconds);
  const [ours, same] = [sum(({ http }) => http.requests) / took, sum((round) => round.same) / found.length];
  const cores = (used: number): string => (used / took).toFixed(2);
  print(
    `  each of ${found.length} rounds, HTTP/pgbench: ${found.map((round) => `${round.http.perSecond.toFixed(0)}/${round.same.toFixed(0)}`).join(' ')}`,
  );
  print(`statuses ${[...new Set(found.flatMap(({ http }) => Object.keys(http.statuses)))].join(', ')}`);
  print.table(
    [
      { '': `operations a second over HTTP, ${connections} connections`, figure: whole(ours) },
      { '': 'p50, p99 ms: medians of rounds', figure: `${middle(({ http }) => http.p50)}, ${middle(({ http }) => http.p99)}` },
      { '': "processors of the product's process", figure: cores(sum(({ cpu }) => cpu)) },
      { '': 'processors of the load generator', figure: cores(sum(({ http }) => http.generatorCpu)) },
      { '': `appends a second of pgbench, ${connections} clients`, figure: same > 0 ? whole(same) : 'no pgbench' },
      { '': 'operations for each append', figure: same > 0 ? (ours / same).toFixed(2) : '', goal: '0.60, at least 0.40' },
      {
        '': `seconds until the last effect, after ${under.seconds.toFixed(0)} s of ${whole(under.perSecond)}/s`,
        figure: effects.toFixed(1),
        goal: '2',
      },
    ],
    'operations',
  );
}
