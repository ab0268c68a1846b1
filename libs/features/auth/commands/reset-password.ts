import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { EmailLimits } from '#libs/accounts/email-limits';
import { chosenPassword } from '#libs/accounts/passwords';
import { isActive, type UserEntity } from '#libs/accounts/user.entity';
import { emailKey } from '#machines/kernel/email-key';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { invalid } from '#libs/platform/http/problem';
import { passwordFault } from '../rules/password.js';
import { Sessions } from '../storage/sessions.js';

/** Waits for `work` and at least `least` milliseconds, so that the duration does not reveal whether an account was found. */
export async function withMinimumDuration<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, pause(least)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Milliseconds of every answer: sending an email takes the database slightly longer than sending none. */
const evenTime = 100;

export interface ResetRequest {
  readonly email: string;
  readonly address: string;
}

/** Sets a forgotten password by an emailed link, without revealing who has an account. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
    private readonly limits: EmailLimits,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
  ) {}

  /**
   * Emails a link for a new password. The answer does not reveal whether the account exists.
   * @throws Problem 429 tooManyLetters, for known and unknown mailboxes alike
   */
  request(command: ResetRequest): Promise<void> {
    return withMinimumDuration(evenTime, this.ask(command));
  }

  private async ask({ email, address }: ResetRequest): Promise<void> {
    const key = emailKey(email);
    const user = await this.accounts.byEmailKey(key);
    await this.events.change(async (tx) => {
      // Locked before the count, as staff do it who write to the same person: in the other order the two would wait for each other.
      if (user) await this.accounts.lock(tx, user.id);
      // Counted in the transaction of the email, so that requests with and without an email wait for the disk alike.
      await this.limits.take([key], address, tx);
      if (user && isActive(user) && user.passwordHash !== null) await this.emails.write(tx, user.id, 'resetPassword');
    });
  }
  /**
   * Sets a new password by an emailed link and ends every sign-in of the person.
   * @returns the owner's mailbox key
   * @throws Problem 404 linkOver for an unknown, used or expired link, 422 for an unacceptable password
   */
  async reset(token: string, password: string): Promise<Pick<UserEntity, 'emailKey'>> {
    const person = await this.events.change(async (tx, append) => {
      const { user, actor } = await this.emails.open(tx, token, ['resetPassword']);
      const fault = passwordFault(password, user.email);
      if (fault !== undefined) throw invalid({ field: 'password', code: fault });
      await append(user.id, { type: 'PasswordChanged', data: { how: 'reset' } }, { actor });
      // Following the link proves access to the mailbox.
      await this.accounts.write(tx, user, {
        ...(await chosenPassword(password)),
        emailConfirmedAt: user.emailConfirmedAt ?? new Date(),
      });
      await this.emails.write(tx, user.id, 'passwordChanged');
      await this.sessions.endAll(tx, user.id);
      return user;
    });
    this.changes.changed(person.id);
    return { emailKey: person.emailKey };
  }
}
