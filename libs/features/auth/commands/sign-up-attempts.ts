import { Injectable } from '@nestjs/common';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts } from '#libs/accounts/accounts';
import { attemptQuietHours } from '#libs/accounts/account-email-kinds';
import { throttleWindow } from '#libs/accounts/email-limits';
import { isActive, type UserEntity } from '#libs/accounts/user.entity';
import { emailKey } from '#machines/kernel/email-key';

/** Notifies the owner of a mailbox, at most once a day, when another person tries to register with it. */
@Injectable()
export class SignUpAttempts {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
  ) {}

  /** A person who was invited but never signed in gets the invitation again. */
  async append(email: string): Promise<void> {
    const known = await this.accounts.byEmailKey(emailKey(email));
    if (!known || !isActive(known) || isNew(known)) return;
    await this.events.change(async (tx, append) => {
      const user = await this.accounts.lock(tx, known.id);
      if (!user) return;
      const kind = user.passwordHash === null ? 'invitation' : 'signUpAttempted';
      if (await this.emails.hadLately(tx, user.id, kind, attemptQuietHours)) return;
      if (kind === 'invitation') await append(user.id, { type: 'InvitationRepeated', data: {} }, null);
      await this.emails.write(tx, user.id, kind);
    });
  }
}

/** A repeated form comes from the person who has just created the account, and who has an email about it. */
const isNew = ({ createdAt }: UserEntity): boolean => Date.now() - createdAt.getTime() < throttleWindow * 1000;
