import { parseArgs } from 'node:util';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { runCommandLine, UsageError } from '#libs/platform/process/command-line';
import { type Finding, replay, verify } from './audit.js';

const usage = `auditor verify [--from N] [--to N] [--heads FILE] [--public-key FILE]
auditor replay
The database is DATABASE_URL's, or the one in DATA_DIR while nothing else runs on it.
Exit code 0: everything holds; 1: it does not; 2: the call makes no sense.`;

/** Runs one audit on the database of the environment. @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: text, to: text, heads: text, 'public-key': text },
  });
  const audits: Record<string, ((database: Database) => Promise<Finding>) | undefined> = {
    verify: (database) => verify(database, values),
    replay,
  };
  const audit = positionals.length === 1 ? audits[positionals[0] ?? ''] : undefined;
  if (audit === undefined) throw new UsageError(usage);
  const { holds, lines } = await onDatabase(audit);
  process.stdout.write(`${lines.join('\n')}\n`);
  return holds ? 0 : 1;
}

async function onDatabase(audit: (database: Database) => Promise<Finding>): Promise<Finding> {
  const config = loadConfig(process.env, { standalone: true });
  const server = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
  const database = Database.open(server?.url ?? config.databaseUrl ?? '', { max: 4 });
  try {
    return await audit(database);
  } finally {
    await database.close();
    await server?.stop();
  }
}

await runCommandLine(main);
