import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '#machines/kernel/concurrency-limit';
import { Config } from '#libs/platform/config/config';
import { Problem } from '#libs/platform/http/problem';
import { tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { TokenBuckets } from '#libs/platform/rate-limit/token-buckets';

/** Forms that a process holds in memory at once, for one network and in total. */
const most = { ofKey: 4, ofAll: 12 };
/** `Retry-After` in seconds if the limit is reached. */
const wait = 5;
/** Milliseconds after which a reader is disconnected: the largest form at 30 kB per second. */
const longest = 180_000;

/** Limits anonymous downloads of blank forms, because each is in memory until it was read. */
@Injectable()
export class FormDownloads {
  private readonly places = new ConcurrencyLimit<string>(most);
  private readonly budgets: TokenBuckets;

  constructor({ quotas: { formDownloadsPerMinute: perMinute } }: Config) {
    this.budgets = new TokenBuckets({ burst: Math.ceil(perMinute / 4), perMinute });
  }

  /**
   * Runs `send`, which reads a form and resolves when `response` is complete. Networks over the limit read nothing.
   * @throws Problem 429 tooManyRequests, 503 downloadsFull, with the seconds to wait
   */
  async run(network: string, response: ServerResponse, send: () => Promise<void>): Promise<void> {
    const seconds = this.budgets.take(network);
    if (seconds > 0) throw tooMany('tooManyRequests', seconds);
    const release = this.placeOf(network);
    const limit = setTimeout(() => response.destroy(), longest).unref();
    try {
      await send();
    } finally {
      clearTimeout(limit);
      release();
    }
  }

  private placeOf(network: string): () => void {
    const place = this.places.take(network);
    if (place === 'ofKey') throw tooMany('tooManyRequests', wait);
    if (place === 'ofAll') throw new Problem('downloadsFull', { headers: { 'retry-after': String(wait) } });
    return place;
  }
}
