import type { INestApplication } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '#apps/api/create-app';
import { WorkerModule } from '#apps/worker/worker.module';
import type { Config } from '#libs/platform/config/config';
import { Metrics } from '#libs/platform/metrics/metrics';
import type { ProcessTools } from '#libs/platform/process/run-process';

// All that takes long to load stands behind this file, which the product imports when its configuration is right.
export { prepareDatabase } from '#apps/ready-database';
export { listen } from './listen.js';
export { seed } from './seed/seed.js';

/** API and worker in one application, initialised and not yet listening. */
export async function startServer(config: Config, { log, onEnd }: ProcessTools): Promise<INestApplication> {
  const app = await createApp(config, { log: log(config), also: [WorkerModule.forRoot(config)] });
  onEnd(() => app.close());
  collectDefaultMetrics({ register: app.get(Metrics).registry });
  return app;
}
