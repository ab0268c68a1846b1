import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the product under test keeps the address of the database it has started for itself, beside its mails. */
const databaseUrlFile = (): string => join(dirname(process.env.MAIL_DIR ?? ''), 'secrets', 'database-url');

/** What the auditor says of the log's chain, from its first event to its last. @throws when the chain is broken */
export async function verifyLog(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATABASE_URL_FILE: databaseUrlFile() };
  const { stdout } = await run(process.execPath, ['--enable-source-maps', 'dist/apps/auditor/main.js', 'verify'], { env });
  return stdout;
}
