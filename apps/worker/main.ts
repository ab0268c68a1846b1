import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { collectDefaultMetrics } from 'prom-client';
import { requireDatabase } from '#apps/ready-database';
import { isClientFault } from '#libs/messaging/kafka-client';
import { loadConfig } from '#libs/platform/config/config';
import { Metrics } from '#libs/platform/metrics/metrics';
import { begin } from '#libs/platform/process/begin';
import { runProcess } from '#libs/platform/process/run-process';
import { serveOperator } from './operator-server.js';

/** Nice value: on a machine shared by API and worker, requests take precedence over background work. */
const priority = 10;

/** Linux has a priority per thread, and garbage collection threads already exist. */
function stepBack(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, priority);
}

/** One of several worker processes, with the roles in WORKER_ROLES: each module leads in one of them at a time or shares its work. */
await runProcess(
  async ({ log, onEnd }) => {
    stepBack();
    const config = loadConfig(process.env);
    begin(config, log(config));
    await requireDatabase(config, log(config));
    // Takes ten times as long to load as what may refuse to start.
    const { createWorker } = await import('./create-worker.js');
    const worker = await createWorker(config, log(config));
    onEnd(() => worker.close());
    collectDefaultMetrics({ register: worker.get(Metrics, { strict: false }).registry });
    onEnd(await serveOperator(worker));
    log(config).info({ roles: config.workerRoles, consumers: config.workerConsumers }, 'the worker works');
  },
  { survives: isClientFault },
);
