import { setTimeout as pause } from 'node:timers/promises';

/** Answers when the work is done, and no sooner than after `least` milliseconds: how long it took must not tell what was found. */
export async function withMinimumDuration<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, pause(least)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
