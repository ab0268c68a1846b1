import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { createLog } from '../logging/log.js';

/** Dependencies passed to a process. */
export interface ProcessTools {
  /** the process's log, created once its configuration is known */
  log(config: Config): Logger;
  /** registers a resource to close at the end; the last registered is closed first */
  onEnd(close: () => Promise<void>): void;
  /** closes all resources, waits for `ready`, and starts again in this process; a signal during the wait ends it */
  restart(ready: () => Promise<void>): Promise<void>;
}

export interface ProcessOptions {
  /** whether an unhandled rejection with this error is only logged and does not end the process */
  survives?(fault: unknown): boolean;
  /** makes the process's log elsewhere than on standard output; what ends the process is then shown there too */
  log?(config: Config): Logger;
}

/** Errors whose message is for the operator; all others are shown with their stack. */
const forPeople = new Set(['ConfigFaults', 'EmbeddedDatabaseError', 'UnsuitableDatabaseError', 'RouteTableFault']);

/** Signals this soon after the first are the same request: a terminal that closes sends several, and npm passes on what its child got too. Milliseconds. */
const sameRequest = 500;

/** Time limit of an orderly shutdown: the log's work survives a kill anyway. */
const patience = 15_000;

/**
 * Runs `start` and keeps the process until SIGINT, SIGTERM or SIGHUP, then closes in reverse order and exits 0. A second signal, half a second later at the earliest, ends it at once. An error at
 * startup, or an uncaught one later, closes all resources and exits 1.
 */
export async function runProcess(
  start: (tools: ProcessTools) => Promise<void>,
  { survives, log: logElsewhere }: ProcessOptions = {},
): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  let log: Logger | undefined;
  let ending: Promise<void> | undefined;
  let closing = Promise.resolve();
  const close = (): Promise<void> => (closing = closing.then(() => closeAll(closers.splice(0), log)));
  const end = (code: number): Promise<void> => (ending ??= close().then(() => process.exit(code)));
  let signalledAt = Infinity;
  const signalled = (): void => {
    if (performance.now() - signalledAt > sameRequest) process.exit(1);
    signalledAt = Math.min(signalledAt, performance.now());
    void end(0);
  };
  // A terminal that is closed refuses what is still written: no reason to leave the database running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, signalled);
  const failed = (fault: unknown): void => {
    reportFault(fault, log, logElsewhere !== undefined);
    void end(1);
  };
  process.on('uncaughtException', failed);
  process.on('unhandledRejection', (fault) => {
    if (survives?.(fault) === true) log?.error({ err: fault }, 'a promise failed that nobody waits for');
    else failed(fault);
  });
  const begin = async (): Promise<void> => {
    try {
      await start({
        log: (config) => (log ??= (logElsewhere ?? createLog)(config)),
        onEnd: (closer) => void closers.unshift(closer),
        restart,
      });
    } catch (fault) {
      failed(fault);
      await ending;
    }
  };
  const restart = async (ready: () => Promise<void>): Promise<void> => {
    if (ending !== undefined) return;
    await close();
    await ready();
    if (ending === undefined) await begin();
  };
  await begin();
}

async function closeAll(closers: readonly (() => Promise<void>)[], log: Logger | undefined): Promise<void> {
  const deadline = setTimeout(() => process.exit(1), patience);
  for (const close of closers) await close().catch((fault: unknown) => log?.error({ err: fault }, 'closing'));
  clearTimeout(deadline);
}

function reportFault(fault: unknown, log: Logger | undefined, isLogElsewhere: boolean): void {
  const isForPeople = forPeople.has((fault as Error).name);
  const message = fault instanceof Error ? (isForPeople ? fault.message : (fault.stack ?? fault.message)) : String(fault);
  if (log === undefined || isForPeople || isLogElsewhere) process.stderr.write(`${message}\n`);
  if (log !== undefined && (!isForPeople || isLogElsewhere)) log.fatal({ err: fault }, 'the process ends');
}
