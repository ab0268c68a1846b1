import { Injectable } from '@nestjs/common';
import { Accounts } from '#libs/accounts/accounts';
import type { UserEntity } from '#libs/accounts/user.entity';
import type { Queryable } from '#libs/platform/database/database';
import { KnownDevices } from '../storage/known-devices.js';
import { type OpenedSession, Sessions } from '../storage/sessions.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

export interface SignedInGrant extends SessionGrant {
  deviceMark: string;
}

export interface Origin {
  network: string;
  device: string;
  deviceMark: string | undefined;
}

@Injectable()
export class SessionIssuer {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly devices: KnownDevices,
  ) {}

  /** Opens a sign-in; a person with an emailed password has to choose another. @param user as the transaction has locked them */
  async open(tx: Queryable, user: UserEntity, remember: boolean, { device }: Origin): Promise<OpenedSession> {
    return this.sessions.open(tx, await this.askedForOwnPassword(tx, user), remember, device);
  }

  /** To be called after the commit. */
  async grant(opened: OpenedSession, { deviceMark }: Origin): Promise<SignedInGrant> {
    return { ...(await this.grants.grant(opened)), deviceMark: this.devices.mark(deviceMark, opened.user) };
  }

  /**
   * The mark of a browser that signed in without the form: it created the account, followed an emailed link or changed the password. Reads
   * the account again, because the mark is bound to the current password.
   * @returns undefined for a mailbox without an account
   */
  async markFor(emailKey: string, carried: string | undefined): Promise<string | undefined> {
    const user = await this.accounts.byEmailKey(emailKey);
    return user ? this.devices.mark(carried, user) : undefined;
  }

  /** Requires a new password of a person who signs in with an emailed one, because it lies in a mailbox. */
  private async askedForOwnPassword(tx: Queryable, user: UserEntity): Promise<UserEntity> {
    if (user.passwordGeneratedAt === null || user.mustChangePassword) return user;
    await this.accounts.askForOwnPassword(tx, user.id);
    return { ...user, mustChangePassword: true };
  }
}
