/**
 * Minimum interval between batches of a reader that keeps up: events that arrive meanwhile share the next batch. The first one after a pause is read at once.
 * Milliseconds.
 */
export const throttleTime = 20;

/** @param time milliseconds; undefined or less than 1: no wait */
export const delay = (time: number): Promise<unknown> | undefined =>
  time > 0 ? new Promise((resume) => setTimeout(resume, time)) : undefined;

/** Waits until the interval since the batch that started at `began` (performance.now()) is over. */
export const throttle = (began: number, time = throttleTime): Promise<unknown> | undefined => delay(time - (performance.now() - began));
