import { createApp } from '#apps/api/create-app';
import { rowUpgrades } from '#apps/row-upgrades';
import { refuseDemoAccounts } from '#libs/features/people/storage/demo-accounts';
import { type Config, loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { prepareDatabase } from '#libs/platform/database/ready-database';
import { begin } from '#libs/platform/process/begin';
import { runProcess } from '#libs/platform/process/run-process';
import { seed } from './seed/seed.js';

/**
 * Prepares an installation for its processes and exits: migrates the database, creates the application's login and secrets in DATA_DIR unless they are
 * configured (in production too), and adds demo data if DEMO is on. Idempotent.
 */
await runProcess(async ({ log, onEnd }) => {
  const config = loadConfig(process.env, { migrates: true, makesSecrets: true });
  begin(config, log(config));
  await prepareDatabase(config, log(config), rowUpgrades);
  await checkDemoAccounts(config);
  if (config.demo) {
    const app = await createApp(config, { log: log(config) });
    onEnd(() => app.close());
    await seed(app);
  }
  log(config).info({ demo: config.demo }, 'ready for api and worker');
  process.kill(process.pid, 'SIGTERM');
});

async function checkDemoAccounts(config: Config): Promise<void> {
  const database = Database.open(config.database, { max: 1 });
  try {
    await refuseDemoAccounts(config, database);
  } finally {
    await database.close();
  }
}
