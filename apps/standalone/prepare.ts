import { prepareDatabase } from '#apps/ready-database';
import { loadConfig } from '#libs/platform/config/config';
import { begin } from '#libs/platform/process/begin';
import { runProcess } from '#libs/platform/process/run-process';

/**
 * Prepares an installation for its processes and exits: migrates the database, creates the application's login and secrets in DATA_DIR unless they are
 * configured (in production too), and adds demo data if DEMO is on. Idempotent.
 */
await runProcess(async ({ log, onEnd }) => {
  const config = loadConfig(process.env, { migrates: true, makesSecrets: true });
  begin(config, log(config));
  await prepareDatabase(config, log(config));
  if (config.demo) {
    const [{ createApp }, { seed }] = await Promise.all([import('#apps/api/create-app'), import('./seed/seed.js')]);
    const app = await createApp(config, { log: log(config) });
    onEnd(() => app.close());
    await seed(app);
  }
  log(config).info({ demo: config.demo }, 'ready for api and worker');
  process.kill(process.pid, 'SIGTERM');
});
