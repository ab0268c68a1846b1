import { Injectable } from '@nestjs/common';
import { throttleWindow } from '#libs/accounts/email-limits';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';

/** A counted subject with its limit in a window. */
export interface Mark {
  kind: 'account' | 'address' | 'device' | 'devices' | 'devicesFrom' | 'signUps' | 'signUpsOf' | 'password' | 'secondFactor' | 'emailCode';
  value: string;
  limit: number;
}

/** Windows shared by many callers: a right password does not clear them, or it would reopen them for everyone else counted in them. */
const shared: readonly Mark['kind'][] = ['address', 'devices', 'devicesFrom'];

/** Windows of tries, by account, network and device. Unknown accounts have theirs too. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  /**
   * Takes one try of every mark before anything is done. @param code of the refusal's text
   * @returns how many more the fullest window has
   * @throws Problem 429 with the seconds to wait when one has none left
   */
  async take(marks: readonly Mark[], code = 'tooManyAttempts'): Promise<number> {
    const limits = marks.map((mark) => ({ ...mark, seconds: throttleWindow }));
    return this.limiter.take(limits, (wait) => tooMany(code, wait));
  }

  /** Counts a right password: nobody needs so many sign-ins within a minute. @throws Problem 429 tooManyAttempts with the seconds to wait */
  async countSignIn(person: Id): Promise<void> {
    const { signInsPerMinute: limit } = this.config.quotas;
    await this.limiter.take([{ kind: 'signIns', value: person, limit, seconds: 60 }], (wait) => tooMany('tooManyAttempts', wait));
  }

  /** A right password clears the windows of its account or device and gives the shared ones their try back: only wrong ones count. */
  async release(marks: readonly Mark[]): Promise<void> {
    await this.limiter.clear(marks.filter(({ kind }) => !shared.includes(kind)));
    await this.limiter.giveBack(marks.filter(({ kind }) => shared.includes(kind)));
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.limiter.sweep();
  }
}
