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

/** Resolves when the work is done, but not before `least` milliseconds: the duration must not reveal what was found. */
export async function withMinimumDuration<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, pause(least)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Milliseconds every answer takes: an email costs the database a little more than none. */
const evenTime = 100;

export interface ResetRequest {
  readonly email: string;
  readonly address: string;
}

/** A new password by the link of an email. */
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
   * Asks for a link to a new password. Nobody learns from the answer whether there is such an account.
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
   * Sets a new password by the link of an email; every sign-in of the person ends. Answers whose it was.
   * @throws Problem 404 linkOver for a link that is none, was used or is over, 422 for a password that will not do
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
