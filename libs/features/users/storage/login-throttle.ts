import { Injectable } from '@nestjs/common';
import type { Queryable } from '#libs/platform/database/database';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { throttleWindow } from '../rules/throttle-limits.js';

/** What is counted, for whom, and how often it may be in a window. */
export interface Mark {
  kind: 'account' | 'address' | 'device' | 'signUps' | 'letters' | 'lettersFrom' | 'password' | 'secondFactor';
  value: string;
  limit: number;
}

/** Windows of tries, by account, network address and device. Unknown accounts have theirs too. */
@Injectable()
export class LoginThrottle {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Takes one try of every mark before anything is done. @param code of the refusal's text
   * @throws Problem 429 with the seconds to wait when one has none left
   */
  async take(marks: readonly Mark[], code = 'tooManyAttempts', queryable?: Queryable): Promise<void> {
    const limits = marks.map((mark) => ({ ...mark, seconds: throttleWindow }));
    await this.limiter.take(limits, (wait) => tooMany(code, wait), queryable);
  }

  /** A right password clears the windows of its account or device and gives the address its try back: only wrong ones count. */
  async release(marks: readonly Mark[]): Promise<void> {
    await this.limiter.clear(marks.filter(({ kind }) => kind !== 'address'));
    await this.limiter.giveBack(marks.filter(({ kind }) => kind === 'address'));
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.limiter.sweep();
  }
}
