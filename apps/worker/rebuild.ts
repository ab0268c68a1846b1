import { parseArgs } from 'node:util';
import pino from 'pino';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { runCommandLine, UsageError } from '#libs/platform/process/command-line';
import { createWorker } from './create-worker.js';
import { rebuild } from './rebuild-command.js';
import { WorkerModule } from './worker.module.js';

const usage = `rebuild all
rebuild MODEL ...
rebuild MODEL --take REASON   puts what was built before and differs in the place of the live one
The database is DATABASE_URL's, with the product going on meanwhile, or the one in DATA_DIR while nothing else runs on it.
Exit code 0: everything is equal to the log or in its place; 1: something differs or failed; 2: the call makes no sense.`;

/** Rebuilds read models from the log. @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { take: { type: 'string' } } });
  if (positionals.length === 0) throw new UsageError(usage);
  const config = loadConfig(process.env, { standalone: true });
  const server = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
  try {
    const rooms = WorkerModule.forRebuilds();
    const worker = await createWorker(
      server ? config.with({ databaseUrl: server.url, alone: true }) : config,
      pino({ level: 'warn' }, pino.destination(2)),
      rooms,
    );
    try {
      const print = (line: string): void => void process.stdout.write(`${line}\n`);
      const wanted = { models: positionals, take: values.take };
      return (await rebuild(worker.get(Database, { strict: false }), worker.get(RebuildRegistry, { strict: false }), wanted, print))
        ? 0
        : 1;
    } finally {
      await worker.close();
    }
  } finally {
    await server?.stop();
  }
}

await runCommandLine(main);
