import { LRUCache } from 'lru-cache';

/** Maximum number of cached callers; an evicted one starts with a full bucket. */
const mostBuckets = 10_000;

interface Bucket {
  tokens: number;
  /** when `tokens` was computed, in milliseconds of the clock */
  at: number;
}

/**
 * A budget per caller in this process: `burst` at once, refilled evenly by `perMinute`. For work that costs less than a row of `RateLimiter`, and needs no
 * count across processes.
 */
export class TokenBuckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: mostBuckets });

  /** @param now a monotonic clock, in milliseconds */
  constructor(
    private readonly size: { burst: number; perMinute: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one token. @returns 0, or the seconds until one is available */
  take(caller: string): number {
    const at = this.now();
    const { burst, perMinute } = this.size;
    const perMs = perMinute / 60_000;
    const last = this.buckets.get(caller) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + (at - last.at) * perMs);
    this.buckets.set(caller, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens < 1 ? Math.ceil((1 - tokens) / perMs / 1000) : 0;
  }
}
