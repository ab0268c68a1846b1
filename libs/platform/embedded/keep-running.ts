import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-error.js';
import type { EmbeddedPostgres } from './embedded-postgres.js';

/** Pauses before the tries to start a server that ended, in milliseconds. */
const pauses: readonly number[] = [0, 1_000, 2_000, 5_000, 10_000];
/** A server that ran for so long, in milliseconds, has all tries again. */
const settledAfter = 60_000;
const pollEvery = 250;

export interface KeepRunningOptions {
  /** one line for the log */
  report(line: string): void;
  /** ends the watch */
  signal: AbortSignal;
  pauses?: readonly number[];
}

/**
 * Starts the embedded server again whenever its process ends, as it does when the kernel is short of memory. Connections fail meanwhile, and pools open new
 * ones afterwards. Resolves when `signal` aborts.
 * @throws EmbeddedDatabaseError if the server ended more often than there are pauses without running for a minute in between
 */
export async function keepRunning(server: Pick<EmbeddedPostgres, 'isRunning' | 'startAgain'>, options: KeepRunningOptions): Promise<void> {
  const { report, signal } = options;
  const waits = options.pauses ?? pauses;
  let tries = 0;
  let startedAt = performance.now();
  while (await elapsed(pollEvery, signal)) {
    if (server.isRunning()) continue;
    const endedAt = performance.now();
    if (endedAt - startedAt > settledAfter) tries = 0;
    report('the embedded database ended; it is started again');
    for (let isBack = false; !isBack; tries += 1) {
      const wait = waits[tries];
      if (wait === undefined)
        throw new EmbeddedDatabaseError(
          `the embedded database ended ${tries} times and does not stay; its log is server.log in DATA_DIR/postgres`,
        );
      if (!(await elapsed(wait, signal))) return;
      isBack = await server.startAgain().then(
        () => true,
        (fault: unknown) => (report(fault instanceof Error ? fault.message : String(fault)), false),
      );
    }
    startedAt = performance.now();
    report(`the embedded database is back after ${((startedAt - endedAt) / 1000).toFixed(1)} s`);
  }
}

/** @returns false if `signal` aborted meanwhile */
async function elapsed(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}
