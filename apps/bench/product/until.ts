import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** How many times slower than a quiet machine of two cores this one was before the run, as run.mjs measured it. */
export const machineFactor = Number(process.env['MACHINE_FACTOR'] ?? 1);

/** How many times slower this machine is than a quiet one, at least 1: as measured before the run, or as many as share a core in this minute. */
export const slowness = (): number => Math.max(machineFactor, (loadavg()[0] ?? 0) / availableParallelism());

/** Whether more time than `limit` of a quiet machine went by. Both are milliseconds. */
export const isLate = (began: number, limit: number): boolean => performance.now() - began > limit * slowness();

/** Polls `found` every `every` milliseconds, for at most `limit` of a quiet machine. @throws Error naming what was awaited */
export async function until(what: string, found: () => boolean | Promise<boolean>, limit = 30_000, every = 100): Promise<void> {
  for (const began = performance.now(); ; await pause(every)) {
    if (await found()) return;
    if (isLate(began, limit)) throw new Error(`${what} did not come in ${Math.round((performance.now() - began) / 1000)} s`);
  }
}

/** A condition that holds when `seconds` are over. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}
