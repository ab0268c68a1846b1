/**
 * Whoever follows the log and keeps up takes at most one batch in this time: what comes meanwhile shares the next one. The first after a pause waits for
 * nothing. Milliseconds.
 */
export const throttleTime = 20;

/** @param time milliseconds; none or less: at once */
export const delay = (time: number): Promise<unknown> | undefined =>
  time > 0 ? new Promise((resume) => setTimeout(resume, time)) : undefined;

/** Waits for the rest of the time in which a batch that began at `began` (performance.now()) is the only one. */
export const throttle = (began: number, time = throttleTime): Promise<unknown> | undefined => delay(time - (performance.now() - began));
