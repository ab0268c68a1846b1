import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '#apps/api/create-app';
import { WorkerModule } from '#apps/worker/worker.module';
import { closedChain } from '#libs/event-log/chain/close-chain';
import { refoldedOrders } from '#libs/features/orders/storage/replayable-orders';
import { isClientFault } from '#libs/messaging/kafka-client';
import { type Config, loadConfig } from '#libs/platform/config/config';
import { prepareDatabase } from '#libs/platform/database/ready-database';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { keepRunning } from '#libs/platform/embedded/keep-running';
import { Metrics } from '#libs/platform/metrics/metrics';
import { begin } from '#libs/platform/process/begin';
import { type ProcessTools, runProcess } from '#libs/platform/process/run-process';
import { pauseForBackups } from './backup/pause-for-backups.js';
import { listen } from './listen.js';
import { seed } from './seed/seed.js';
import { SimulatorProcess } from './simulator-process.js';
import { demoPassword, demoUsers } from '#libs/features/people/seed-users';
import { isSimulated } from '#libs/platform/config/paypal';

/** Terminal output when the product is ready: its URL, and the accounts to sign in with. */
function greeting(config: Pick<Config, 'publicUrl' | 'demo' | 'dataDir' | 'paypal'>): string {
  const lines = [
    '',
    `  Registra is ready: ${config.publicUrl}`,
    `  Documentation of the API: ${config.publicUrl}/api/docs`,
    `  Data: ${config.dataDir}`,
  ];
  if (config.paypal && isSimulated(config.paypal)) lines.push(`  Simulator of PayPal: ${config.paypal.apiUrl} (docs/payments.md)`);
  if (config.demo) lines.push('', `  Demo accounts, password ${demoPassword}:`, ...accounts());
  return `${lines.join('\n')}\n\n`;
}

const accounts = (): string[] =>
  demoUsers.map((user) => `    ${user.email.padEnd(40)} ${user.role}${user.department ? `, ${user.department}` : ''}`);

/**
 * The whole product in one process: a PostgreSQL server unless DATABASE_URL names one, API, worker, and demo data at the first start; with demo data and
 * without PayPal, a simulator as a child process.
 */
await runProcess(
  async (tools) => {
    const loaded = loadConfig(process.env, { standalone: true, migrates: true });
    begin(loaded, tools.log(loaded));
    const stored = await withDatabase(loaded, tools);
    const [config] = await Promise.all([
      withSimulator(stored, tools),
      prepareDatabase(stored, tools.log(stored), [closedChain, refoldedOrders]),
    ]);
    const app = await createApp(config, { log: tools.log(config), also: [WorkerModule.forRoot(config)] });
    tools.onEnd(() => app.close());
    collectDefaultMetrics({ register: app.get(Metrics).registry });
    if (config.demo) await seed(app);
    await listen(app, config);
    pauseForBackups(config, tools);
    process.stdout.write(greeting(config));
  },
  { survives: isClientFault },
);

/** The embedded server where no other is named. One that cannot be kept running ends the process. */
async function withDatabase(config: Config, { log, onEnd }: ProcessTools): Promise<Config> {
  if (config.databaseUrl !== undefined) return config;
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir });
  const watch = new AbortController();
  void keepRunning(server, { report: (line) => log(config).warn(line), signal: watch.signal });
  onEnd(() => (watch.abort(), server.stop()));
  return config.with({ databaseUrl: server.url, databaseOwnerUrl: server.ownerUrl, alone: true });
}

/** Demo payments use a simulator. If it fails to start, the product continues and logs that online payment is unavailable. */
async function withSimulator(config: Config, { log, onEnd }: ProcessTools): Promise<Config> {
  if (!config.demo || config.paypal !== undefined) return config;
  const program = fileURLToPath(new URL('../paypal-simulator/main.js', import.meta.url));
  try {
    const simulator = await SimulatorProcess.start({ program, config, log: log(config) });
    onEnd(() => simulator.stop());
    return config.with({ paypal: simulator.access });
  } catch (fault) {
    log(config).warn({ err: fault }, 'there is no simulator of PayPal: nothing can be paid online');
    return config;
  }
}
