import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { collectDefaultMetrics } from 'prom-client';
import { refoldedOrders } from '#libs/features/orders/storage/refolded-orders';
import { isClientFault } from '#libs/messaging/kafka-client';
import { loadConfig } from '#libs/platform/config/config';
import { requireDatabase } from '#libs/platform/database/ready-database';
import { Metrics } from '#libs/platform/metrics/metrics';
import { begin } from '#libs/platform/process/begin';
import { runProcess } from '#libs/platform/process/run-process';
import { createWorker } from './create-worker.js';
import { serveOperator } from './operator-server.js';

/** As nice(2) counts: where api and worker share a machine, somebody who waits for an answer comes before what nobody waits for. */
const priority = 10;

/** Linux keeps a priority for each thread, and those that collect garbage were there before us. */
function stepBack(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, priority);
}

/** One worker process of several, in the roles WORKER_ROLES names: each of its rooms leads in one of them at a time or shares its work. */
await runProcess(
  async ({ log, onEnd }) => {
    stepBack();
    const config = loadConfig(process.env);
    begin(config, log(config));
    await requireDatabase(config, log(config), [refoldedOrders]);
    const worker = await createWorker(config, log(config));
    onEnd(() => worker.close());
    collectDefaultMetrics({ register: worker.get(Metrics, { strict: false }).registry });
    onEnd(await serveOperator(worker));
    log(config).info({ roles: config.workerRoles, consumers: config.workerConsumers }, 'the worker works');
  },
  { survives: isClientFault },
);
