import type { StoredEvent } from '../chain/stored-event.js';

/**
 * Orders a batch by time, and within a stream by version regardless of times. Each stream's events fill the positions that its events have by time, so that no
 * clock can reverse a stream.
 */
export function batchOrder(events: readonly StoredEvent[]): StoredEvent[] {
  const ordered = [...events].sort((a, b) => a.recordedAt - b.recordedAt || compare(a.streamId, b.streamId) || a.version - b.version);
  const byStream = new Map<string, StoredEvent[]>();
  for (const event of ordered) {
    const known = byStream.get(event.streamId);
    if (known === undefined) byStream.set(event.streamId, [event]);
    else known.push(event);
  }
  for (const stream of byStream.values()) stream.sort((a, b) => b.version - a.version);
  return ordered.map((event) => byStream.get(event.streamId)?.pop() ?? event);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
