import { Injectable } from '@nestjs/common';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { chosenPassword } from '#libs/accounts/passwords';
import { isActive, type UserEntity } from '#libs/accounts/user.entity';
import { invalid, Problem } from '#libs/platform/http/problem';
import { passwordFault } from '../rules/password.js';
import { Sessions } from '../storage/sessions.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

const linkOver = (): Problem => new Problem('linkOver');

/** Invitations as the invited person uses them. */
@Injectable()
export class Invitations {
  constructor(
    private readonly accounts: Accounts,
    private readonly emails: AccountEmails,
    private readonly events: AccountEvents,
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
  ) {}

  /** @throws Problem 404 linkOver */
  async invited(token: string): Promise<UserEntity> {
    const email = await this.emails.look(token, ['invitation']);
    const user = email && (await this.accounts.byId(email.person));
    if (!user || !isActive(user)) throw linkOver();
    return user;
  }

  /** Sets the password of an invited person and signs them in. @throws Problem 404 linkOver, 422 for an unacceptable password */
  async accept(token: string, password: string, introduction: Introduction, device: string): Promise<SessionGrant> {
    const opened = await this.events.change(async (tx, append) => {
      const { user, actor } = await this.emails.open(tx, token, ['invitation']);
      const fault = passwordFault(password, user.email);
      if (fault !== undefined) throw invalid({ field: 'password', code: fault });
      await append(user.id, { type: 'InvitationAccepted', data: {} }, { actor });
      await this.accounts.write(tx, user, { ...introduction, ...(await chosenPassword(password)), emailConfirmedAt: new Date() });
      const accepted = await this.accounts.lock(tx, user.id);
      if (!accepted) throw linkOver();
      return this.sessions.open(tx, accepted, false, device);
    });
    return this.grants.grant(opened);
  }
}

/** Profile fields of an invited person; omitted ones stay as the inviting person entered them. */
export type Introduction = Partial<Pick<UserEntity, 'firstName' | 'lastName' | 'phone' | 'timeZone'>>;
