import { setTimeout as pause } from 'node:timers/promises';

/** Polls `found` every `every` milliseconds, for at most `limit`. @throws Error naming what was awaited */
export async function until(what: string, found: () => boolean | Promise<boolean>, limit = 30_000, every = 100): Promise<void> {
  for (const end = performance.now() + limit; performance.now() < end; await pause(every)) if (await found()) return;
  throw new Error(`${what} did not come in ${limit / 1000} s`);
}
