import { LRUCache } from 'lru-cache';
import type { Id } from '#machines/kernel/ids';
import type { ReadRoute } from '#machines/access/reads';
import type { Quotas } from '../config/quotas.js';
import { tooMany } from './rate-limiter.js';

/** A permitted read. What is recorded of it is counted in its reader's window. */
export interface CountedRead {
  add(rows: number): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by the guard for a signed-in person's read that is recorded */
    countedRead?: CountedRead;
  }
}

const minute = 60_000;
/** Maximum number of cached windows per process; the oldest reader is evicted first. */
const mostPeople = 20_000;

/** Kinds of which each request counts; of the others only what is recorded, because pages ask for them repeatedly. */
const downloads: ReadonlySet<string> = new Set(['content', 'link', 'archive', 'export'] satisfies ReadRoute['kind'][]);

/**
 * Limits what each signed-in person downloads and opens in windows of a minute: recorded reads are never deleted. An archive may start while one read is left, so it
 * may exceed the window once. Windows are in memory, so N processes permit N times as many.
 */
export class ReadLimit {
  private readonly windows = new LRUCache<Id, { endsAt: number; reads: number }>({ max: mostPeople });

  /** @param now a monotonic clock, in milliseconds */
  constructor(
    private readonly quotas: Pick<Quotas, 'readsPerMinute'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws Problem 429 tooManyReads with the seconds to wait */
  take(person: Id, { kind }: Pick<ReadRoute, 'kind'>): CountedRead {
    const window = this.windowOf(person);
    if (window.reads >= this.quotas.readsPerMinute) {
      throw tooMany('tooManyReads', Math.max(1, Math.ceil((window.endsAt - this.now()) / 1000)));
    }
    if (downloads.has(kind)) window.reads += 1;
    return { add: (rows) => void (window.reads += rows - (downloads.has(kind) && rows > 0 ? 1 : 0)) };
  }

  private windowOf(person: Id): { endsAt: number; reads: number } {
    const now = this.now();
    const known = this.windows.get(person);
    if (known !== undefined && known.endsAt > now) return known;
    const window = { endsAt: now + minute, reads: 0 };
    this.windows.set(person, window);
    return window;
  }
}
