import type { SeenEvent } from './arrivals.js';

/** The event that returned the work to the partner, if it was not submitted since; else null. */
export function returnedWork<Event extends SeenEvent>(history: readonly Event[]): Extract<Event, { type: 'WorkNotAccepted' }> | null {
  const last = history.findLast(({ type }) => type === 'WorkNotAccepted' || type === 'StepsCompleted');
  return last?.type === 'WorkNotAccepted' ? (last as Extract<Event, { type: 'WorkNotAccepted' }>) : null;
}
