/** Thrown for arguments of a command line that make no sense; the message is for the person at the keyboard. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs a program of the command line on its arguments and sets the exit code of the process: what `main` answers, 2 for arguments that make no sense, 1 for
 * whatever else it throws, told on stderr.
 */
export async function runCommandLine(main: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exitCode = fault instanceof UsageError || fault instanceof TypeError ? 2 : 1;
  }
}
