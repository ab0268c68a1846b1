import { Injectable } from '@nestjs/common';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents, type Append, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { holdPerson } from '#libs/accounts/held-person';
import type { UserEntity } from '#libs/accounts/user.entity';
import type { Id } from '#machines/kernel/ids';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import { UserChanges } from '#libs/platform/auth/user-changes';
import type { Transaction } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';
import { enrolment } from '../rules/totp.js';
import { SecondFactors } from '../storage/second-factors.js';
import type { Shown } from '../wire/proof.dto.js';
import { CurrentPassword, wrongPassword } from './change-credentials.js';
import { FactorCodes } from './factor-codes.js';

const enrolled = ({ secondFactorAt }: UserEntity): boolean => secondFactorAt !== null;

const alreadyEnrolled = (): Problem => new Problem('secondFactorEnrolled');

const nothingEnrolled = (): Problem => new Problem('noSecondFactor');

type Work<Result> = (tx: Transaction, append: Append, user: UserEntity) => Promise<Result>;

/** Runs changes of the caller's second factor that require one of its codes. */
@Injectable()
export class SecondFactorChanging {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly codes: FactorCodes,
    private readonly changes: UserChanges,
  ) {}

  /**
   * Runs `work` in the transaction that uses the code.
   * @throws Problem 409 if a factor is (not) enrolled, 422 wrongCode, 429 after ten wrong ones
   */
  async with<Result>({ actor }: Caller, shown: Shown, isEnrolled: boolean, work: Work<Result>): Promise<Result> {
    const result = await this.codes.spend(actor.id, shown, (use) =>
      this.events.change(async (tx, append) => {
        const user = await this.accounts.lock(tx, actor.id);
        if (!user) throw notFound();
        if (enrolled(user) !== isEnrolled) throw isEnrolled ? nothingEnrolled() : alreadyEnrolled();
        await use(tx);
        return work(tx, append, user);
      }),
    );
    this.changes.changed(actor.id);
    return result;
  }
}

@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly accounts: Accounts,
    private readonly current: CurrentPassword,
    private readonly events: AccountEvents,
    private readonly factors: SecondFactors,
    private readonly changing: SecondFactorChanging,
    private readonly emails: AccountEmails,
    private readonly changes: UserChanges,
  ) {}

  /**
   * Makes a secret for an authenticator, which applies after its first code.
   * @throws Problem 409 secondFactorEnrolled, 422 for a wrong current password
   */
  async prepare(caller: Caller, currentPassword: string): Promise<{ secret: string; uri: string }> {
    const known = await this.current.check(caller, currentPassword);
    return this.events.change(async (tx) => {
      const user = await this.accounts.lock(tx, caller.actor.id);
      if (!user) throw notFound();
      // Nothing is appended here, so nothing else compares the rights of the caller with those of now.
      if (user.tokenVersion !== caller.tokenVersion) throw tokenInvalid();
      if (user.passwordHash !== known.passwordHash) throw wrongPassword();
      if (enrolled(user)) throw alreadyEnrolled();
      return enrolment(await this.factors.prepare(tx, user.id), user.email);
    });
  }

  /**
   * Checks the first code of the prepared secret; from then on every sign-in requires a code.
   * @returns the recovery codes, which are shown only once
   * @throws Problem 409 secondFactorEnrolled, 422 wrongCode, 429
   */
  enroll(caller: Caller, code: string): Promise<string[]> {
    return this.changing.with(caller, { code }, false, async (tx, append, { id }) => {
      await append(id, { type: 'SecondFactorEnrolled', data: {} }, caller);
      await this.factors.enroll(tx, id);
      await this.emails.revokeRights(tx, id);
      await this.emails.write(tx, id, 'secondFactorEnrolled');
      return this.factors.renewCodes(tx, id);
    });
  }

  /** Replaces all recovery codes by ten new ones. @throws Problem 409 noSecondFactor, 422 wrongCode, 429 */
  renewCodes(caller: Caller, code: string): Promise<string[]> {
    return this.changing.with(caller, { code }, true, async (tx, append, { id }) => {
      await append(id, { type: 'RecoveryCodesRenewed', data: {} }, caller);
      return this.factors.renewCodes(tx, id);
    });
  }

  /** Requires both password and code. @throws Problem 409 noSecondFactor, 422 for a wrong password or code, 429 */
  async remove(caller: Caller, currentPassword: string, shown: Shown): Promise<void> {
    await this.current.check(caller, currentPassword);
    await this.changing.with(caller, shown, true, async (tx, append, { id }) => {
      await append(id, { type: 'SecondFactorRemoved', data: { how: 'self' } }, caller);
      await this.factors.remove(tx, id);
      await this.emails.revokeRights(tx, id);
      await this.emails.write(tx, id, 'secondFactorRemoved');
    });
  }

  /**
   * Removes the lost second factor of a person whom the caller administers; the person is notified.
   * @throws Problem 403 for a person not below the caller, 404 for anyone the caller cannot see, 409 noSecondFactor and personErased
   */
  async reset(caller: Caller, person: Id): Promise<void> {
    await this.events.change(async (tx, append) => {
      const { user } = await holdPerson(tx, this.accounts, caller.actor, person, 'edit');
      if (!enrolled(user)) throw nothingEnrolled();
      await append(person, { type: 'SecondFactorRemoved', data: { how: 'staff' } }, caller);
      await this.factors.remove(tx, person);
      await this.emails.revokeRights(tx, person);
      await this.emails.write(tx, person, 'secondFactorRemoved');
    });
    this.changes.changed(person);
  }
}
