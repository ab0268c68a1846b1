import { Injectable } from '@nestjs/common';
import { confirmationEmails, linkEmails } from '#libs/accounts/account-email-kinds';
import { AccountEmails, type OpenedEmail } from '#libs/accounts/account-emails';
import { AccountEvents, type Append } from '#libs/accounts/account-events';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { Accounts } from '#libs/accounts/accounts';
import { EmailLimits } from '#libs/accounts/email-limits';
import { nobodysHash } from '#libs/accounts/passwords';
import type { UserEntity } from '#libs/accounts/user.entity';
import type { Actor } from '#machines/kernel/people';
import { UserChanges } from '#libs/platform/auth/user-changes';
import type { Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { Sessions } from '../storage/sessions.js';

/** Confirms mailboxes by links in emails. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
    private readonly secrets: AccountSecrets,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
    private readonly limits: EmailLimits,
  ) {}

  /**
   * Confirms a mailbox: the one of a new account, or a new one. Answers the token by which its reader must choose a password now; null: the password stays.
   * From here on the mailbox is the account's, so every sign-in of before ends but that of the browser that confirms. A browser without such a sign-in has not shown that
   * its reader chose the password, so the first confirmation drops it: anyone may sign up with a mailbox that is not theirs. A change of the mailbox drops a password that was mailed to the old one. @throws Problem 404 linkOver, 409 emailInUse
   * when another account has the mailbox by now
   * @param refreshToken of this browser, whose sign-in goes on
   */
  async confirmEmail(token: string, refreshToken: string | undefined): Promise<string | null> {
    const { id, choose } = await this.events.change(async (tx, append) => {
      const opened = await this.emails.open(tx, token, [...confirmationEmails, 'confirmNewEmail']);
      const { email, user, actor } = opened;
      const first = user.emailConfirmedAt === null;
      if (email.address === null && !first) return { id: user.id, choose: null };
      if (email.address === null) await this.confirm(tx, append, user, actor);
      else await this.move(tx, append, user, actor, email.address);
      const goesOn = await this.sessions.endAllBut(tx, user.id, refreshToken);
      // A mailed password is known to the reader of the mailbox that it was mailed to: of this one, or of the one that is left.
      const mailed = user.passwordGeneratedAt !== null;
      const drops = email.address === null ? !goesOn && !mailed : mailed || (first && !goesOn);
      return { id: user.id, choose: drops ? await this.dropPassword(tx, append, opened) : null };
    });
    this.changes.changed(id);
    return choose;
  }

  private async confirm(tx: Transaction, append: Append, user: UserEntity, actor: Actor): Promise<void> {
    await append(user.id, { type: 'EmailConfirmed', data: {} }, { actor });
    await this.accounts.write(tx, user, { emailConfirmedAt: new Date() });
  }
  /** @returns the token of an email that is also sent, so that closing the page locks nobody out */
  private async dropPassword(tx: Transaction, append: Append, { user, actor }: OpenedEmail): Promise<string> {
    await append(user.id, { type: 'PasswordChanged', data: { how: 'reset' } }, { actor });
    const dropped = { passwordHash: await nobodysHash(), passwordGeneratedAt: null, mustChangePassword: false };
    await this.accounts.write(tx, user, dropped);
    return this.secrets.token(await this.emails.write(tx, user.id, 'resetPassword'));
  }
  /** Notifies the previous mailbox, so that nobody loses an account without notice. */
  private async move(tx: Transaction, append: Append, user: UserEntity, actor: Actor, address: string): Promise<void> {
    await append(user.id, { type: 'EmailChanged', data: {} }, { actor });
    await this.emails.revoke(tx, user.id, linkEmails);
    if (user.email !== '') await this.emails.write(tx, user.id, 'emailChanged', user.email);
    if (!(await this.accounts.move(tx, user.id, address))) throw new Problem('emailInUse');
  }
  /** Does nothing for a confirmed mailbox. @throws Problem 429 tooManyLetters */
  async sendAgain(actor: Actor): Promise<void> {
    const user = await this.accounts.byId(actor.id);
    if (!user || user.emailConfirmedAt !== null) return;
    await this.limits.take([user.emailKey]);
    await this.events.change(async (tx) => void (await this.emails.write(tx, user.id, 'confirmEmail')));
  }

  /**
   * Handles "this was not me" from the current mailbox. The person who asked for the change knew the password, so the change is cancelled, every
   * session ends, and the mailbox gets a link for a new password.
   * @throws Problem 404 linkOver
   */
  async cancelChange(token: string): Promise<void> {
    const { id } = await this.events.change(async (tx, append) => {
      const { user, actor } = await this.emails.open(tx, token, ['emailChangeRequested']);
      await append(user.id, { type: 'EmailChangeCancelled', data: {} }, { actor });
      await append(user.id, { type: 'SessionsRevoked', data: { scope: 'all' } }, { actor });
      await this.sessions.endAll(tx, user.id);
      await this.emails.write(tx, user.id, 'resetPassword');
      return user;
    });
    this.changes.changed(id);
  }
}
