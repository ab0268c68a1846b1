import { Injectable } from '@nestjs/common';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts } from '#libs/accounts/accounts';
import { attemptQuietHours } from '#libs/accounts/account-email-kinds';
import { throttleWindow } from '#libs/accounts/email-limits';
import { isActive, type UserEntity } from '#libs/accounts/user.entity';
import { emailKey } from '#libs/kernel/email-key';

/** Somebody tries to register with a mailbox that has an account: its owner is told, once a day. */
@Injectable()
export class SignUpAttempts {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
  ) {}

  /** Whoever was invited and has not come gets the invitation once more: it is what they look for. */
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

/** Whoever sends a form twice made the account themselves a moment ago, and has an email of it. */
const isNew = ({ createdAt }: UserEntity): boolean => Date.now() - createdAt.getTime() < throttleWindow * 1000;
