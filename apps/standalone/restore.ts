import { runCommandLine, UsageError } from '#libs/platform/process/command-line';
import { restoreBackup } from './backup/restore-backup.js';

const usage = `npm run restore -- DIRECTORY
Copies a backup into DATA_DIR, which must be empty, runs the migrations that this build has more, and verifies the log. Start the product afterwards.
Exit code 0: the log holds; 1: it does not, or the restore was refused (the message begins with its code); 2: the call makes no sense.`;

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const [from, ...more] = args;
  if (from === undefined || from === '' || from.startsWith('-') || more.length > 0) throw new UsageError(usage);
  return (await restoreBackup(process.env, from, (line) => void process.stdout.write(`${line}\n`))) ? 0 : 1;
}

await runCommandLine(main);
