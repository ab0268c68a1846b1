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

/** Windows shared by many callers. A correct password does not clear them, because that would give everyone else new attempts. */
const shared: readonly Mark['kind'][] = ['address', 'devices', 'devicesFrom'];

/** Counts attempts by account, network and device, of unknown accounts too. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  /**
   * Takes one attempt of every mark in advance.
   * @param code of the refusal
   * @returns the attempts left in the fullest window
   * @throws Problem 429 with the seconds to wait if one has none left
   */
  async take(marks: readonly Mark[], code = 'tooManyAttempts'): Promise<number> {
    const limits = marks.map((mark) => ({ ...mark, seconds: throttleWindow }));
    return this.limiter.take(limits, (wait) => tooMany(code, wait));
  }

  /** Limits correct passwords per minute. @throws Problem 429 tooManyAttempts with the seconds to wait */
  async countSignIn(person: Id): Promise<void> {
    const { signInsPerMinute: limit } = this.config.quotas;
    await this.limiter.take([{ kind: 'signIns', value: person, limit, seconds: 60 }], (wait) => tooMany('tooManyAttempts', wait));
  }

  /**
   * Clears the windows of the account or device after a correct password, and returns the attempt to shared ones: only wrong passwords
   * count.
   */
  async release(marks: readonly Mark[]): Promise<void> {
    await this.limiter.clear(marks.filter(({ kind }) => !shared.includes(kind)));
    await this.limiter.giveBack(marks.filter(({ kind }) => shared.includes(kind)));
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.limiter.sweep();
  }
}
