import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the work is done, but not before `least` milliseconds: the duration must not reveal what was found. */
export async function withMinimumDuration<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, pause(least)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
