import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Address of the database that the product under test has started for itself, beside its mails. */
async function databaseUrl(): Promise<string> {
  const home = join(dirname(process.env.MAIL_DIR ?? ''), 'postgres');
  const [password, running] = await Promise.all([
    readFile(join(home, 'password'), 'utf8'),
    readFile(join(home, 'data', 'postmaster.pid'), 'utf8'),
  ]);
  return `postgresql://registra:${password}@127.0.0.1:${running.split('\n')[3]}/registra`;
}

/** What the auditor says of the log's chain, from its first event to its last. @throws when the chain is broken */
export async function verifyLog(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: await databaseUrl() };
  const { stdout } = await run(process.execPath, ['--enable-source-maps', 'dist/apps/auditor/main.js', 'verify'], { env });
  return stdout;
}
