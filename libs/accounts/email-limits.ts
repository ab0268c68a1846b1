import { Injectable } from '@nestjs/common';
import type { Queryable } from '#libs/platform/database/database';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';

/** Limits of emails with links per recipient and per requesting address. */
export const emailsPerAccount = 5;
const emailsPerAddress = 50;

/** Email addresses per account and hour that a person may try without a password. */
const addressesPerHour = 3;

/** Window length in seconds, for emails and for sign-in attempts. */
export const throttleWindow = 900;

/** Emails with links per recipient and window, regardless of who requests them. */
@Injectable()
export class EmailLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts one email per receiver before it is created. @param receivers keys of email addresses, or account ids
   * @param address the network address of an anonymous caller
   * @throws Problem 429 tooManyLetters
   */
  async take(receivers: readonly string[], address?: string, queryable?: Queryable): Promise<void> {
    const marks = [
      ...receivers.map((receiver) => ({ kind: 'letters', value: receiver, limit: emailsPerAccount })),
      ...(address === undefined ? [] : [{ kind: 'lettersFrom', value: address, limit: emailsPerAddress }]),
    ];
    const limits = marks.map((mark) => ({ ...mark, seconds: throttleWindow }));
    await this.limiter.take(limits, (wait) => tooMany('tooManyLetters', wait), queryable);
  }

  /** Counts one change of the email address of `person` without a password. @throws Problem 429 tooManyLetters */
  async takeAddress(person: string): Promise<void> {
    const limit = { kind: 'mailboxes', value: person, limit: addressesPerHour, seconds: 3600 };
    await this.limiter.take([limit], (wait) => tooMany('tooManyLetters', wait));
  }
}
