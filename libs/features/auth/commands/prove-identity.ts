import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { EmailLimits } from '#libs/accounts/email-limits';
import type { UserEntity } from '#libs/accounts/user.entity';
import { type IdentityProof, ProveIdentity } from '#libs/contracts/auth/prove-identity';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import type { Transaction } from '#libs/platform/database/database';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import { triesPerAccount } from '../rules/throttle-limits.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { codeNeeded, CurrentPassword, wrongPassword } from './change-credentials.js';
import { FactorCodes } from './factor-codes.js';

/** Checks a person's second factor, or their password and a code from their mailbox. */
@CommandHandler(ProveIdentity)
export class ProveIdentityHandler implements ICommandHandler<ProveIdentity> {
  constructor(
    private readonly accounts: Accounts,
    private readonly current: CurrentPassword,
    private readonly codes: FactorCodes,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
    private readonly throttle: LoginThrottle,
  ) {}

  async execute({ caller, proof }: ProveIdentity): Promise<void> {
    const known = await this.accounts.byId(caller.actor.id);
    if (!known) throw notFound();
    await (known.secondFactorAt === null ? this.proveByEmail(caller, proof) : this.proveByFactor(caller, known, proof));
  }

  private async proveByFactor(caller: Caller, { id }: UserEntity, { code, recoveryCode }: IdentityProof): Promise<void> {
    if (code === undefined && recoveryCode === undefined) throw codeNeeded();
    await this.codes.spend(id, { code, recoveryCode }, (use) => this.locked(caller, (tx) => use(tx)));
  }

  private async proveByEmail(caller: Caller, { currentPassword, emailCode }: IdentityProof): Promise<void> {
    if (currentPassword === undefined) throw invalid({ field: 'currentPassword', code: 'required' });
    const known = await this.current.check(caller, currentPassword);
    if (emailCode === undefined) throw invalid({ field: 'emailCode', code: 'emailCodeNeeded' });
    const marks = [{ kind: 'emailCode', value: known.id, limit: triesPerAccount }] as const;
    await this.throttle.take(marks);
    await this.locked(caller, async (tx, user) => {
      if (user.passwordHash !== known.passwordHash) throw wrongPassword();
      // A second factor that was set up a moment ago takes the place of the mailbox.
      if (user.secondFactorAt !== null) throw codeNeeded();
      if (!(await this.emails.useCode(tx, user.id, emailCode))) throw invalid({ field: 'emailCode', code: 'wrongCode' });
    });
    await this.throttle.release(marks);
  }

  /** Runs `work` on the locked account, unless its rights ended meanwhile. */
  private locked(caller: Caller, work: (tx: Transaction, user: UserEntity) => Promise<void>): Promise<void> {
    return this.events.change(async (tx) => {
      const user = await this.accounts.lock(tx, caller.actor.id);
      if (!user) throw notFound();
      if (user.tokenVersion !== caller.tokenVersion) throw tokenInvalid();
      await work(tx, user);
    });
  }
}

@Injectable()
export class EmailCodes {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
    private readonly limits: EmailLimits,
  ) {}

  /** Emails a code to the caller, in place of a second factor. @throws Problem 409 secondFactorEnrolled, 429 tooManyLetters */
  async request(caller: Caller): Promise<void> {
    const { id } = caller.actor;
    await this.events.change(async (tx) => {
      const user = await this.accounts.lock(tx, id);
      if (!user) throw notFound();
      if (user.tokenVersion !== caller.tokenVersion) throw tokenInvalid();
      if (user.secondFactorAt !== null) throw new Problem('secondFactorEnrolled');
      await this.limits.take([id], undefined, tx);
      await this.emails.write(tx, id, 'confirmationCode');
    });
  }
}
