import { LRUCache } from 'lru-cache';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { isStaff } from '#machines/access/person-rights';
import type { Quotas } from '../config/quotas.js';
import { tooMany } from './rate-limiter.js';

/** A permitted write. Its result is counted in its sender's window. */
export interface CountedWrite {
  /** One request contained `times` additional writes: a bulk request, an import. */
  addWrites(times: number): void;
  /** Counts the write as a refused one too. */
  addRefusal(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by the guard for a signed-in person's write */
    countedWrite?: CountedWrite;
  }
}

interface Window {
  endsAt: number;
  writes: number;
  refused: number;
}

export type WriteQuotas = Pick<
  Quotas,
  'writesPerMinute' | 'refusedWritesPerMinute' | 'staffWritesPerMinute' | 'staffRefusedWritesPerMinute'
>;

const minute = 60_000;

/** Maximum number of cached windows per process; the oldest writer is evicted first. */
const mostPeople = 20_000;

/**
 * Limits the writes of each signed-in person in windows of a minute that start with their first write. Writes end up in a log that is never deleted from, so
 * even permitted ones need a limit. Windows are in memory: a write costs no additional statement, and N processes permit N times as many.
 */
export class WriteLimit {
  private readonly windows = new LRUCache<Id, Window>({ max: mostPeople });

  /** @param now a monotonic clock, in milliseconds */
  constructor(
    private readonly quotas: WriteQuotas,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Counts one write before it is processed. A bulk request may start while one write is left, so it may exceed the window once.
   * @throws Problem 429 tooManyWrites with the seconds to wait
   */
  take({ id, role }: Actor): CountedWrite {
    const window = this.windowOf(id);
    const [writes, refused] = this.limitsOf(role);
    if (window.writes >= writes || window.refused >= refused) {
      throw tooMany('tooManyWrites', Math.max(1, Math.ceil((window.endsAt - this.now()) / 1000)));
    }
    window.writes += 1;
    return {
      addWrites: (times) => void (window.writes += times),
      addRefusal: () => void (window.refused += 1),
    };
  }

  private windowOf(person: Id): Window {
    const now = this.now();
    const known = this.windows.get(person);
    if (known !== undefined && known.endsAt > now) return known;
    const window = { endsAt: now + minute, writes: 0, refused: 0 };
    this.windows.set(person, window);
    return window;
  }

  private limitsOf(role: Actor['role']): readonly [writes: number, refused: number] {
    const { writesPerMinute, refusedWritesPerMinute, staffWritesPerMinute, staffRefusedWritesPerMinute } = this.quotas;
    return isStaff(role) ? [staffWritesPerMinute, staffRefusedWritesPerMinute] : [writesPerMinute, refusedWritesPerMinute];
  }
}
