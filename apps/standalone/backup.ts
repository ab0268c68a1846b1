import { runCommandLine, UsageError } from '#libs/platform/process/command-line';
import { makeBackup } from './backup/make-backup.js';

const usage = `npm run backup -- DIRECTORY
Stops the product that runs on DATA_DIR, copies its data to DIRECTORY, starts it again, and verifies the copy.
Exit code 0: the log of the copy holds; 1: it does not, or the backup was refused (the message begins with its code); 2: the call makes no sense.`;

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const [target, ...more] = args;
  if (target === undefined || target === '' || target.startsWith('-') || more.length > 0) throw new UsageError(usage);
  return (await makeBackup({ env: process.env, target, print: (line) => void process.stdout.write(`${line}\n`) })) ? 0 : 1;
}

await runCommandLine(main);
