import { LRUCache } from 'lru-cache';

/** Callers that are remembered; one that is pushed out begins with a full bucket. */
const mostBuckets = 10_000;

interface Bucket {
  tokens: number;
  /** milliseconds */
  at: number;
}

/**
 * A budget of each caller in this process: `burst` at once, and `perMinute` of them come back evenly. For what costs less than the row that `RateLimiter` would write, and need not be
 * counted by all processes together.
 */
export class TokenBuckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: mostBuckets });

  /** @param now milliseconds of a clock that is never put back */
  constructor(
    private readonly size: { burst: number; perMinute: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one. @returns 0, or the seconds until there is one again */
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
