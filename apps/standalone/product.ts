import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isClientFault } from '#libs/messaging/kafka-client';
import { type Config, loadConfig } from '#libs/platform/config/config';
import { dataPlaces } from '#libs/platform/files/data-directory';
import { createLog } from '#libs/platform/logging/log';
import { logFile } from '#libs/platform/logging/log-file';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { keepRunning } from '#libs/platform/embedded/keep-running';
import { begin } from '#libs/platform/process/begin';
import { type ProcessTools, runProcess } from '#libs/platform/process/run-process';
import { greeting } from './greeting.js';
import { pauseForBackups } from './backup/pause-for-backups.js';
import { withLocalBroker } from './local-broker.js';
import { SimulatorProcess } from './simulator-process.js';

interface Talk {
  /** runs `work`, and may show `title` meanwhile */
  step<T>(title: string, work: () => Promise<T>, options?: { leaves?: boolean }): Promise<T>;
  /** the log is a file of DATA_DIR instead of standard output */
  logsToFile: boolean;
  /** a local broker between the log and its consumers */
  kafka: boolean;
}

const logFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, dataPlaces.logs, 'registra.log');

/**
 * The whole product in one process: a PostgreSQL server unless DATABASE_URL names one, API, worker, and demo data at the first start; with demo data and
 * without PayPal, a simulator as a child process.
 */
export const runProduct = ({ step, logsToFile, kafka }: Talk): Promise<void> =>
  runProcess(
    async (tools) => {
      const loaded = loadConfig(process.env, { standalone: true, migrates: true });
      begin(loaded, tools.log(loaded));
      const carried = kafka ? await step('starting Kafka', () => withLocalBroker(loaded, tools)) : loaded;
      // Both processors work: this one loads the server while the other starts the database.
      const [stored, { prepareDatabase, startServer, listen, seed }] = await Promise.all([
        step('starting the database', () => withDatabase(carried, tools)),
        step('loading the server', () => import('./server.js'), { leaves: false }),
      ]);
      const [config] = await Promise.all([
        withSimulator(stored, tools),
        step('migrating the database', () => prepareDatabase(stored, tools.log(stored))),
      ]);
      const app = await step('starting the server', () => startServer(config, tools), { leaves: false });
      if (config.demo) await step('filling in demo data', () => seed(app));
      await listen(app, config);
      pauseForBackups(config, tools);
      // A server that npm run dev starts again has greeted before.
      if (process.env['GREETING'] !== 'off') process.stdout.write(greeting(config, logsToFile ? logFileOf(config) : undefined));
    },
    { survives: isClientFault, ...(logsToFile && { log: (config) => createLog(config, logFile(logFileOf(config))) }) },
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
