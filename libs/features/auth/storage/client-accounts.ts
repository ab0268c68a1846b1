import { Injectable } from '@nestjs/common';
import type { Append } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { Accounts } from '#libs/accounts/accounts';
import { hashPassword } from '#libs/accounts/passwords';
import type { Id, Language } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { type OpenedSession, Sessions } from './sessions.js';

/** Everyone who signs up is a client. */
export interface NewClient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  language: Language;
  timeZone: string | null;
  /** undefined: the server makes one and emails it */
  password?: string;
}

/** Creates row, event, email and first sign-in together. */
@Injectable()
export class ClientAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly emails: AccountEmails,
    private readonly secrets: AccountSecrets,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Problem 409 emailInUse */
  async create(tx: Transaction, append: Append, id: Id, client: NewClient, device: string): Promise<OpenedSession> {
    const { password, ...rest } = client;
    const quick = password === undefined;
    const passwordHash = quick ? null : await hashPassword(password);
    if (!(await this.accounts.create(tx, { ...rest, id, passwordHash, role: 'Client', department: null }))) {
      throw new Problem('emailInUse', { errors: [{ field: 'email', code: 'emailInUse' }] });
    }
    await append(
      id,
      { type: 'UserSignedUp', data: { way: quick ? 'quick' : 'full' } },
      { actor: { id, role: 'Client', department: null } },
    );
    const email = await this.emails.write(tx, id, quick ? 'welcome' : 'confirmEmail');
    // The password is derived from the id of its email, so that the email can contain it although it is never stored.
    if (quick) {
      await tx.query('update users set password_hash = $2, password_generated_at = clock_timestamp() where id = $1', [
        id,
        await hashPassword(this.secrets.password(email)),
      ]);
    }
    const user = await this.accounts.lock(tx, id);
    if (!user) throw new Error('a new account is gone');
    return this.sessions.open(tx, user, false, device);
  }
}
