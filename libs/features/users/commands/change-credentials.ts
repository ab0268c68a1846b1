import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#libs/kernel/people';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Problem, invalid, notFound } from '#libs/platform/http/problem';
import { emailKey } from '#libs/kernel/email-key';
import { passwordFault } from '../rules/password.js';
import { lettersPerAccount, triesPerAccount } from '../rules/throttle-limits.js';
import { AccountEvents } from '../storage/account-events.js';
import { AccountLetters } from '../storage/account-letters.js';
import { Accounts } from '../storage/accounts.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { hashPassword, longestPassword, verifyPassword } from '../storage/passwords.js';
import { type IssuedToken, Sessions } from '../storage/sessions.js';
import type { UserEntity } from '../storage/user.entity.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

/** Somebody signed in, as the guard found them. */
export interface Caller {
  actor: Actor;
  tokenVersion: number;
}

/** Whoever changes how an account is entered proves again that it is theirs; an unlocked screen is not enough. */
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
    if (!fits) throw invalid({ field: 'currentPassword', code: 'wrongPassword' });
    await this.throttle.release(marks);
    return user;
  }
}

/** The new password, the end of all sign-ins, the letter and one new sign-in, together. */
@Injectable()
export class PasswordChanging {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
    private readonly sessions: Sessions,
  ) {}

  async change(caller: Caller, passwordHash: string, refreshToken: string | undefined, device: string): Promise<IssuedToken> {
    const known = refreshToken === undefined ? undefined : await this.sessions.familyOf(refreshToken);
    return this.events.change(async (tx, tell) => {
      const user = await this.accounts.lock(tx, caller.actor.id);
      if (!user) throw notFound();
      await tell(user.id, { type: 'PasswordChanged', data: { how: 'changed' } }, caller);
      await this.accounts.write(tx, user, { passwordHash });
      await this.letters.revoke(tx, user.id, ['resetPassword']);
      await this.letters.write(tx, user.id, 'passwordChanged');
      await this.sessions.endAll(tx, user.id);
      return this.sessions.open(user.id, known?.remember ?? false, device, tx);
    });
  }
}

/** A new password in the place of the current one. Every other sign-in ends; this one goes on with what is answered. */
export class ChangePassword extends Command<SessionGrant> {
  constructor(
    readonly caller: Caller,
    readonly currentPassword: string,
    readonly newPassword: string,
    /** of this browser: whether it is remembered */
    readonly refreshToken: string | undefined,
    readonly device: string,
  ) {
    super();
  }
}

/** @throws Problem 422 for a wrong current password or a new one that will not do, 429 after too many wrong ones */
@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly current: CurrentPassword,
    private readonly changing: PasswordChanging,
    private readonly grants: SessionGrants,
    private readonly changes: UserChanges,
  ) {}

  async execute({ caller, currentPassword, newPassword, refreshToken, device }: ChangePassword): Promise<SessionGrant> {
    const user = await this.current.check(caller, currentPassword);
    const fault = currentPassword === newPassword ? 'passwordUnchanged' : passwordFault(newPassword, user.email);
    if (fault !== undefined) throw invalid({ field: 'newPassword', code: fault });
    const refresh = await this.changing.change(caller, await hashPassword(newPassword), refreshToken, device);
    this.changes.changed(user.id);
    const changed = await this.accounts.byId(user.id);
    if (!changed) throw notFound();
    return this.grants.grant(changed, refresh);
  }
}

/** Asks for another mailbox. It counts when that mailbox confirms it. */
export class ChangeEmail extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly email: string,
    readonly currentPassword: string,
  ) {
    super();
  }
}

/** @throws Problem 409 emailInUse, 422 for a wrong current password or the mailbox they have, 429 tooManyLetters */
@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  constructor(
    private readonly accounts: Accounts,
    private readonly current: CurrentPassword,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
    private readonly throttle: LoginThrottle,
  ) {}

  async execute({ caller, email, currentPassword }: ChangeEmail): Promise<void> {
    const user = await this.current.check(caller, currentPassword);
    const key = emailKey(email);
    if (key === user.emailKey) throw invalid({ field: 'email', code: 'emailUnchanged' });
    // Neither strangers' mailboxes nor the question who has which are open to whoever has one account.
    const marks = [user.id, key].map((value) => ({ kind: 'letters', value, limit: lettersPerAccount }) as const);
    await this.throttle.take(marks, 'tooManyLetters');
    if (await this.accounts.byEmailKey(key)) {
      throw new Problem(409, 'emailInUse', { errors: [{ field: 'email', code: 'emailInUse' }] });
    }
    await this.events.change(async (tx, tell) => {
      await tell(user.id, { type: 'EmailChangeRequested', data: { by: 'self' } }, caller);
      await this.letters.write(tx, user.id, 'confirmNewEmail', email.trim());
    });
  }
}
