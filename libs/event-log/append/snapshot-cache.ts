import { LRUCache } from 'lru-cache';
import type { Id } from '#libs/kernel/ids';
import type { Snapshot } from './contract.js';

/**
 * The latest known state of streams in this process, so that the common command needs no load. It may be behind: the append compares the
 * version under the lock, so a stale entry costs a second try and never a wrong decision.
 */
export class SnapshotCache {
  private readonly entries: LRUCache<string, Snapshot<unknown>>;

  /** @param most number of streams kept */
  constructor(most = 5_000) {
    this.entries = new LRUCache({ max: most });
  }

  get<State>(streamType: string, id: Id): Snapshot<State> | undefined {
    return this.entries.get(`${streamType}/${id}`) as Snapshot<State> | undefined;
  }

  /** Keeps the newer of what is there and `snapshot`; a stream that does not exist is not remembered. */
  put(streamType: string, snapshot: Snapshot<unknown>): void {
    if (snapshot.state === null) return;
    const name = `${streamType}/${snapshot.id}`;
    if ((this.entries.peek(name)?.version ?? 0) <= snapshot.version) this.entries.set(name, snapshot);
  }

  drop(streamType: string, id: Id): void {
    this.entries.delete(`${streamType}/${id}`);
  }
}
