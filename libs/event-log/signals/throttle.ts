/**
 * Minimum interval between batches of a reader that keeps up: events that arrive meanwhile share the next batch. The first one after a pause is read at once.
 * Milliseconds.
 */
export const throttleTime = 20;

/** Waits until `time` milliseconds have passed since `began` (performance.now()). */
export async function throttle(began: number, time: number): Promise<void> {
  const rest = time - (performance.now() - began);
  if (rest > 0) await new Promise((resume) => setTimeout(resume, rest));
}
