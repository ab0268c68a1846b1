import { createApp } from '#apps/api/create-app';
import { loadConfig } from '#libs/platform/config/config';
import { prepareDatabase } from '#libs/platform/database/ready-database';
import { runProcess } from '#libs/platform/process/run-process';
import { seed } from './seed/seed.js';

/**
 * Makes an installation ready for its processes and ends: the database migrated, the application's login and development secrets in DATA_DIR unless they are
 * given, demo data when DEMO is on. Harmless when repeated.
 */
await runProcess(async ({ log, onEnd }) => {
  const config = loadConfig(process.env, { migrates: true });
  await prepareDatabase(config, log(config));
  if (config.demo) {
    const app = await createApp(config, { log: log(config) });
    onEnd(() => app.close());
    await seed(app);
  }
  log(config).info({ demo: config.demo }, 'ready for api and worker');
  process.kill(process.pid, 'SIGTERM');
});
