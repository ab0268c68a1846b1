import { Injectable } from '@nestjs/common';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents, type Append, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { EmailLimits } from '#libs/accounts/email-limits';
import { isPasswordOver } from '#libs/accounts/generated-password';
import { chosenPassword, longestPassword, verifyPassword } from '#libs/accounts/passwords';
import { emailNeedsPassword, type UserEntity } from '#libs/accounts/user.entity';
import { emailKey } from '#machines/kernel/email-key';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import { UserChanges } from '#libs/platform/auth/user-changes';
import type { Transaction } from '#libs/platform/database/database';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import { passwordFault } from '../rules/password.js';
import { triesPerAccount } from '../rules/throttle-limits.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { type OpenedSession, Sessions } from '../storage/sessions.js';
import type { EmailProof, Proof, Shown } from '../wire/proof.dto.js';
import { FactorCodes } from './factor-codes.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

export const wrongPassword = (): Problem => invalid({ field: 'currentPassword', code: 'wrongPassword' });

/** Callers who change credentials enter their password again, because an unlocked screen is no proof. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
  ) {}

  /** @throws Problem 422 wrongPassword for the field, 429 after ten wrong ones */
  async check({ actor }: Caller, password: string): Promise<UserEntity> {
    const user = await this.accounts.byId(actor.id);
    if (!user) throw notFound();
    const marks = [{ kind: 'password', value: actor.id, limit: triesPerAccount }] as const;
    await this.throttle.take(marks);
    const fits = password.length <= longestPassword && (await verifyPassword(user.passwordHash, password));
    if (!fits || isPasswordOver(user.passwordGeneratedAt)) throw wrongPassword();
    await this.throttle.release(marks);
    return user;
  }
}

type Work<Result> = (tx: Transaction, append: Append, user: UserEntity) => Promise<Result>;

/** Changes credentials and uses the second factor's code in one transaction. */
@Injectable()
export class CredentialChanging {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly codes: FactorCodes,
  ) {}

  /** @param known the account whose password was correct @throws Problem 422 codeNeeded or wrongCode, 429 after ten wrong codes */
  async with<Result>(known: UserEntity, shown: Shown, work: Work<Result>): Promise<Result> {
    if (known.secondFactorAt === null) return this.change(known, () => Promise.resolve(), work);
    if (shown.code === undefined && shown.recoveryCode === undefined) throw codeNeeded();
    return this.codes.spend(known.id, shown, (use) => this.change(known, use, work));
  }

  private change<Result>(known: UserEntity, use: (tx: Transaction) => Promise<void>, work: Work<Result>): Promise<Result> {
    return this.events.change(async (tx, append) => {
      const user = await this.accounts.lock(tx, known.id);
      if (!user) throw notFound();
      // The password that was right a moment ago may have been replaced since.
      if (user.passwordHash !== known.passwordHash) throw wrongPassword();
      // One that was set up a moment ago is asked for too.
      if (user.secondFactorAt !== null && known.secondFactorAt === null) throw codeNeeded();
      await use(tx);
      return work(tx, append, user);
    });
  }
}

export const codeNeeded = (): Problem => invalid({ field: 'code', code: 'codeNeeded' });

export interface PasswordChange {
  readonly caller: Caller;
  readonly proof: Proof;
  readonly newPassword: string;
  /** of this browser; decides whether the new sign-in is remembered */
  readonly refreshToken: string | undefined;
  readonly device: string;
}

/** Changes of the caller's own password and email address. */
@Injectable()
export class OwnCredentials {
  constructor(
    private readonly accounts: Accounts,
    private readonly current: CurrentPassword,
    private readonly changing: CredentialChanging,
    private readonly emails: AccountEmails,
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly changes: UserChanges,
    private readonly limits: EmailLimits,
  ) {}

  /**
   * Replaces the password and ends every other sign-in; this one continues with the answer. Replacing an emailed password confirms the
   * mailbox, because only its reader knows it.
   * @throws Problem 422 for a wrong current password or code or an unacceptable new password, 429 after too many wrong ones
   */
  async changePassword(asked: PasswordChange): Promise<SessionGrant> {
    const { caller, proof, newPassword } = asked;
    const user = await this.current.check(caller, proof.currentPassword);
    const fault = proof.currentPassword === newPassword ? 'passwordUnchanged' : passwordFault(newPassword, user.email);
    if (fault !== undefined) throw invalid({ field: 'newPassword', code: fault });
    const opened = await this.change(asked, user);
    this.changes.changed(user.id);
    return this.grants.grant(opened);
  }

  /** Writes the new password, ends all sign-ins and links, and opens one new sign-in, in one transaction. */
  private async change({ caller, proof, newPassword, refreshToken, device }: PasswordChange, known: UserEntity): Promise<OpenedSession> {
    const here = refreshToken === undefined ? undefined : await this.sessions.familyOf(refreshToken);
    const chosen = await chosenPassword(newPassword);
    return this.changing.with(known, proof, async (tx, append, user) => {
      await append(user.id, { type: 'PasswordChanged', data: { how: 'changed' } }, caller);
      // Only its reader knows the password that was mailed to this mailbox.
      const isShown = user.passwordGeneratedAt !== null && user.emailConfirmedAt === null;
      if (isShown) await append(user.id, { type: 'EmailConfirmed', data: {} }, caller);
      await this.accounts.write(tx, user, { ...chosen, ...(isShown && { emailConfirmedAt: new Date() }) });
      await this.emails.write(tx, user.id, 'passwordChanged');
      await this.sessions.endAll(tx, user.id);
      const changed = await this.accounts.lock(tx, user.id);
      if (!changed) throw notFound();
      return this.sessions.open(tx, changed, here?.remember ?? false, device);
    });
  }
  /**
   * Requests another email address, which applies once that mailbox confirms it; the current one is notified and can stop the change. While
   * the person cannot have a password (`emailNeedsPassword`) the session is the proof.
   * @throws Problem 409 emailInUse, 422 for a wrong or missing password or code or the current address, 429 tooManyLetters
   */
  async changeEmail(caller: Caller, email: string, proof: EmailProof): Promise<void> {
    const known = await this.prove(caller, proof);
    const key = emailKey(email);
    if (key === known.emailKey) throw invalid({ field: 'email', code: 'emailUnchanged' });
    // Having one account must not let anyone write to strangers' mailboxes or find out which mailboxes have an account.
    await this.limits.take([known.id, key]);
    if (await this.accounts.byEmailKey(key)) {
      throw new Problem('emailInUse', { errors: [{ field: 'email', code: 'emailInUse' }] });
    }
    await this.changing.with(known, proof, async (tx, append, user) => {
      if (!emailNeedsPassword(known)) mustStillNeedNone(user, caller);
      await append(user.id, { type: 'EmailChangeRequested', data: { by: 'self' } }, caller);
      await this.emails.write(tx, user.id, 'confirmNewEmail', key);
      await this.emails.write(tx, user.id, 'emailChangeRequested');
    });
  }

  private async prove(caller: Caller, { currentPassword }: EmailProof): Promise<UserEntity> {
    const user = await this.accounts.byId(caller.actor.id);
    if (!user) throw notFound();
    if (emailNeedsPassword(user)) {
      if (currentPassword === undefined) throw passwordRequired();
      return this.current.check(caller, currentPassword);
    }
    await this.limits.takeAddress(user.id);
    return user;
  }
}

const passwordRequired = (): Problem => invalid({ field: 'currentPassword', code: 'required' });

/** Refuses if the sign-in, the only proof, ended since the account was read, or the emailed password was used. @param user locked */
function mustStillNeedNone(user: UserEntity, { tokenVersion }: Caller): void {
  if (user.tokenVersion !== tokenVersion) throw tokenInvalid();
  if (emailNeedsPassword(user)) throw passwordRequired();
}
