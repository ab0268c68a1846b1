import { type Cluster, type Member, onCluster } from '../product/cluster.js';
import { serverCpu } from './operation-costs.js';
import { orderSizes } from './order-sizes.js';
import { cpuSeconds } from '../product/process-figures.js';
import type { LoadResult } from '../product/socket-load.js';
import type { Bench } from '../programs.js';
import { type Row, whole } from '../tables.js';
import type { CyclingOrder } from '../product/workload.js';
import { writeLoad } from '../product/write-load.js';

const connections = 32;
const ordersEach = 8;

/** Numbers of processes that are measured together. */
const shapes = [
  { apis: 1, workers: 1 },
  { apis: 2, workers: 1 },
  { apis: 4, workers: 2 },
];

/** Warm-up of each shape. Seconds. */
const warmUp = 4;

/** How long effects may take to catch up after the load. Milliseconds. */
const catchUp = 180_000;

/**
 * What an order takes on the disk and of the processors, then the same load on one database and one broker with more and more processes. Prints figures without
 * failing: everything runs on this machine, so CPU per operation is the figure, not operations per second.
 */
export const run: Bench<'scale'> = async ({ orders: amount, seconds }, print) => {
  await orderSizes(amount, print);
  const most = (part: 'apis' | 'workers'): number => Math.max(...shapes.map((shape) => shape[part]));
  // Emails are written to files: a mail server in the measuring process would be measured too.
  const plan = { apis: most('apis'), workers: Array.from({ length: most('workers') }, () => ({})), env: { SMTP_URL: '' } };
  await onCluster(plan, async (cluster) => {
    const orders = await cluster.orders(connections * ordersEach);
    const rows: Row[] = [];
    for (const shape of shapes) rows.push(await measured(cluster, orders, shape, seconds));
    print.table(rows, 'scale');
  });
};

type Shape = (typeof shapes)[number];

/** Starts and ends processes until these many run. */
async function reshape(cluster: Cluster, { apis, workers }: Shape): Promise<void> {
  const wanted = new Set([...cluster.apis.slice(0, apis), ...cluster.workers.slice(0, workers)]);
  for (const member of [...cluster.apis, ...cluster.workers]) {
    if (!wanted.has(member)) await member.program.end('SIGTERM');
    else if (!member.program.running) await member.program.start();
  }
}

interface Cpu {
  api: number;
  worker: number;
  postgres: number;
  kafka: number;
}

async function cpuOf(cluster: Cluster): Promise<Cpu> {
  const all = async (members: readonly Member[]): Promise<number> =>
    (await Promise.all(members.map(({ program }) => cpuSeconds(program.running ? program.pid : 0)))).reduce((sum, one) => sum + one, 0);
  return {
    api: await all(cluster.apis),
    worker: await all(cluster.workers),
    postgres: await serverCpu(cluster.database),
    kafka: await cpuSeconds(cluster.broker.pid ?? 0),
  };
}

/** The load, then CPU per operation until all of its effects are done. */
async function measured(cluster: Cluster, orders: readonly CyclingOrder[], shape: Shape, seconds: number): Promise<Row> {
  await reshape(cluster, shape);
  const staff = await Promise.all(cluster.apis.slice(0, shape.apis).map((api) => cluster.signIn('owner', api)));
  const loadAll = (time: number): Promise<LoadResult[]> =>
    Promise.all(
      staff.map((one, n) => {
        const share = orders.length / staff.length;
        return writeLoad(one, orders.slice(n * share, (n + 1) * share), connections / staff.length, time);
      }),
    );
  await loadAll(warmUp);
  await cluster.settled(catchUp);
  const before = await cpuOf(cluster);
  const results = await loadAll(seconds);
  const behind = await cluster.settled(catchUp);
  const after = await cpuOf(cluster);
  const requests = results.reduce((sum, one) => sum + one.requests, 0);
  const perSecond = results.reduce((sum, one) => sum + one.perSecond, 0);
  const cpu = (parts: readonly (keyof Cpu)[]): string =>
    ((parts.reduce((sum, part) => sum + after[part] - before[part], 0) * 1000) / requests).toFixed(1);
  const worst = (part: 'p50' | 'p99'): string => Math.max(...results.map((one) => one[part])).toFixed(0);
  const statuses = [...new Set(results.flatMap((one) => Object.keys(one.statuses)))].join(', ');
  return {
    'api, worker': `${shape.apis}, ${shape.workers}`,
    'operations/s': whole(perSecond),
    'p50, p99 ms': `${worst('p50')}, ${worst('p99')}`,
    statuses,
    'CPU ms an operation': cpu(['api', 'worker', 'postgres', 'kafka']),
    ...{ api: cpu(['api']), worker: cpu(['worker']), PostgreSQL: cpu(['postgres']), Kafka: cpu(['kafka']) },
    'effects after s': (behind / 1000).toFixed(1),
  };
}
