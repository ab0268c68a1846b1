import { loadConfig } from '#libs/platform/config/config';
import { migrate } from '#libs/platform/database/migrate';
import { runProcess } from '#libs/platform/process/run-process';
import { createWorker } from './create-worker.js';

/** One worker process of several: each of its rooms leads in one of them at a time. */
await runProcess(async ({ log, onEnd }) => {
  const config = loadConfig(process.env);
  await migrate(config.database);
  const worker = await createWorker(config, log(config));
  onEnd(() => worker.close());
});
