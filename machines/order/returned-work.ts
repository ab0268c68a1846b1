import type { SeenEvent } from './arrivals.js';

/** The event by which the work was returned to the partner, where it was not submitted since; null otherwise. */
export function returnedWork<Event extends SeenEvent>(history: readonly Event[]): Extract<Event, { type: 'WorkNotAccepted' }> | null {
  const last = history.findLast(({ type }) => type === 'WorkNotAccepted' || type === 'StepsCompleted');
  return last?.type === 'WorkNotAccepted' ? (last as Extract<Event, { type: 'WorkNotAccepted' }>) : null;
}
