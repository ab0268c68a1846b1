import { setTimeout as pause } from 'node:timers/promises';

/** How many times slower this machine is than a quiet one, at least 1; run.mjs measured it. Limits of time are multiplied by it. */
export const slowness = Number(process.env['MACHINE_FACTOR'] ?? 1);

/** Polls `found` every `every` milliseconds, for at most `limit` of a quiet machine. @throws Error naming what was awaited */
export async function until(what: string, found: () => boolean | Promise<boolean>, limit = 30_000, every = 100): Promise<void> {
  const longest = limit * slowness;
  for (const end = performance.now() + longest; performance.now() < end; await pause(every)) if (await found()) return;
  throw new Error(`${what} did not come in ${Math.round(longest / 1000)} s`);
}
