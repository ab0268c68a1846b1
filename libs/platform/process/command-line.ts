import { printable } from '#machines/kernel/printable';

/** Thrown for invalid command line arguments; the message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a command line program and sets the exit code: the result of `main`, 2 for invalid arguments, 1 for any other exception, with the message on stderr. */
export async function runCommandLine(main: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    process.stderr.write(`${message.split('\n').map(printable).join('\n')}\n`);
    process.exitCode = fault instanceof UsageError || fault instanceof TypeError ? 2 : 1;
  }
}
