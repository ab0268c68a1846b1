import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `found` says true; asks `every` so many milliseconds, `limit` at most. @throws Error saying what did not come */
export async function until(what: string, found: () => boolean | Promise<boolean>, limit = 30_000, every = 100): Promise<void> {
  for (const end = performance.now() + limit; performance.now() < end; await pause(every)) if (await found()) return;
  throw new Error(`${what} did not come in ${limit / 1000} s`);
}
