/**
 * Whoever follows the log and keeps up takes at most one batch in this time: what comes meanwhile shares the next one. The first after a rest waits for
 * nothing. Milliseconds.
 */
export const gathering = 20;

/** @param time milliseconds; none or less: at once */
export const rest = (time: number): Promise<unknown> | undefined =>
  time > 0 ? new Promise((resume) => setTimeout(resume, time)) : undefined;

/** The rest of the time in which a batch that began at `began` (performance.now()) is the only one. */
export const gather = (began: number, time = gathering): Promise<unknown> | undefined => rest(time - (performance.now() - began));
