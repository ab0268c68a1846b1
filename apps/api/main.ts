import { ConfigFaults } from '#libs/platform/config/config-faults';
import { loadConfig } from '#libs/platform/config/config';
import { migrate } from '#libs/platform/database/migrate';
import { createLog } from '#libs/platform/logging/log';
import { Metrics } from '#libs/platform/metrics/metrics';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './create-app.js';

/** One api process of several: database, broker and files are given by the configuration. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  await migrate(config.database);
  const log = createLog(config);
  const app = await createApp(config, { log });
  app.enableShutdownHooks();
  collectDefaultMetrics({ register: app.get(Metrics).registry });
  await app.listen(config.port, config.host);
  log.info({ address: await app.getUrl() }, 'the api listens');
}

main().catch((fault: unknown) => {
  console.error(fault instanceof ConfigFaults ? fault.message : fault);
  process.exit(1);
});
