import { collectDefaultMetrics } from 'prom-client';
import { requireDatabase } from '#apps/ready-database';
import { isClientFault } from '#libs/messaging/kafka-client';
import { loadConfig } from '#libs/platform/config/config';
import { Metrics } from '#libs/platform/metrics/metrics';
import { begin } from '#libs/platform/process/begin';
import { runProcess } from '#libs/platform/process/run-process';

/** One of several API processes; database, broker and files come from the configuration. */
await runProcess(
  async ({ log, onEnd }) => {
    const config = loadConfig(process.env);
    begin(config, log(config));
    await requireDatabase(config, log(config));
    // Takes ten times as long to load as what may refuse to start.
    const { createApp } = await import('./create-app.js');
    const app = await createApp(config, { log: log(config) });
    onEnd(() => app.close());
    collectDefaultMetrics({ register: app.get(Metrics).registry });
    await app.listen(config.port, config.host);
    log(config).info({ address: config.publicUrl }, 'the api listens');
  },
  { survives: isClientFault },
);
