import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '#libs/platform/config/config';
import { networkOf } from '#libs/platform/http/network';
import { tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { TokenBuckets } from '#libs/platform/rate-limit/token-buckets';

/** Limits the requests of anonymous readers of the log. */
@Injectable()
export class LogReaders {
  private readonly budgets: TokenBuckets;

  constructor({ quotas: { logReadsPerMinute: perMinute } }: Config) {
    this.budgets = new TokenBuckets({ burst: Math.ceil(perMinute / 4), perMinute });
  }

  /** @throws Problem 429 tooManyRequests with the seconds to wait */
  count(request: Pick<FastifyRequest, 'ip'>): void {
    const seconds = this.budgets.take(networkOf(request.ip));
    if (seconds > 0) throw tooMany('tooManyRequests', seconds);
  }
}
