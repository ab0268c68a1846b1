import { Injectable } from '@nestjs/common';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts } from '#libs/accounts/accounts';
import { actorOf, type UserEntity } from '#libs/accounts/user.entity';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { SecondFactors } from '../storage/second-factors.js';
import type { Shown } from '../wire/proof.dto.js';

/** Checks a code at a sign-in. A used recovery code is logged and its owner notified, because another person may have found it. */
@Injectable()
export class SecondFactorVerifier {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly factors: SecondFactors,
    private readonly emails: AccountEmails,
  ) {}

  /**
   * Uses the code and runs `enter` in one transaction: if `enter` throws, the code stays valid.
   * @param enter gets the locked account
   * @returns the result of `enter`; undefined for a wrong code
   */
  take<Result>(person: Id, shown: Shown, enter: (tx: Transaction, user: UserEntity) => Promise<Result>): Promise<Result | undefined> {
    return this.events.change(async (tx, append) => {
      const user = await this.accounts.lock(tx, person);
      if (!user || user.secondFactorAt === null) return undefined;
      const kind = await this.factors.use(tx, person, shown);
      if (kind === 'recoveryCode') {
        const left = await this.factors.codesLeft(person, tx);
        await append(person, { type: 'RecoveryCodeUsed', data: { left } }, { actor: actorOf(user) });
        await this.emails.write(tx, person, 'recoveryCodeUsed');
      }
      return kind === undefined ? undefined : enter(tx, user);
    });
  }

  /** Emails the person, at most once a day: anyone who reaches so many codes knows the password. */
  warnOfGuesses(person: Id): Promise<void> {
    return this.events.change(async (tx) => {
      const user = await this.accounts.lock(tx, person);
      if (!user || (await this.emails.hadLately(tx, person, 'codesRefused', 24))) return;
      await this.emails.write(tx, person, 'codesRefused');
    });
  }
}
