import { collectDefaultMetrics } from 'prom-client';
import { loadConfig } from '#libs/platform/config/config';
import { migrate } from '#libs/platform/database/migrate';
import { Metrics } from '#libs/platform/metrics/metrics';
import { runProcess } from '#libs/platform/process/run-process';
import { createWorker } from './create-worker.js';
import { serveOperator } from './operator-server.js';

/** One worker process of several, in the roles WORKER_ROLES names: each of its rooms leads in one of them at a time or shares its work. */
await runProcess(async ({ log, onEnd }) => {
  const config = loadConfig(process.env);
  await migrate(config.database);
  const worker = await createWorker(config, log(config));
  onEnd(() => worker.close());
  collectDefaultMetrics({ register: worker.get(Metrics, { strict: false }).registry });
  onEnd(await serveOperator(worker));
  log(config).info({ roles: config.workerRoles, consumers: config.workerConsumers }, 'the worker works');
});
