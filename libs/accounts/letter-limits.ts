import { Injectable } from '@nestjs/common';
import type { Queryable } from '#libs/platform/database/database';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';

/** Letters with links that one mailbox is asked to bear in a window, and that one address may ask for. */
export const lettersPerAccount = 5;
const lettersPerAddress = 50;

/** Length of a window in seconds, of letters and of tries to sign in. */
export const throttleWindow = 900;

/** How many letters with links go to one mailbox in a window, whoever asks for them. */
@Injectable()
export class LetterLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts one letter of each before it is written. @param receivers keys of mailboxes, or ids of accounts
   * @param address the network address of a stranger who asks
   * @throws Problem 429 tooManyLetters
   */
  async take(receivers: readonly string[], address?: string, queryable?: Queryable): Promise<void> {
    const marks = [
      ...receivers.map((receiver) => ({ kind: 'letters', value: receiver, limit: lettersPerAccount })),
      ...(address === undefined ? [] : [{ kind: 'lettersFrom', value: address, limit: lettersPerAddress }]),
    ];
    const limits = marks.map((mark) => ({ ...mark, seconds: throttleWindow }));
    await this.limiter.take(limits, (wait) => tooMany('tooManyLetters', wait), queryable);
  }
}
