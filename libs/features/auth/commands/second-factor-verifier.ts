import { Injectable } from '@nestjs/common';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountLetters } from '#libs/accounts/account-letters';
import { Accounts } from '#libs/accounts/accounts';
import { actorOf } from '#libs/accounts/user.entity';
import type { Id } from '#libs/kernel/ids';
import { SecondFactors, type Shown } from '../storage/second-factors.js';

/** Takes a code at a sign-in. A recovery code leaves its mark in the log, and its person is told: it may have been found by somebody. */
@Injectable()
export class SecondFactorVerifier {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly factors: SecondFactors,
    private readonly letters: AccountLetters,
  ) {}

  /** @returns whether it was right; used up, then */
  take(person: Id, shown: Shown): Promise<boolean> {
    return this.events.change(async (tx, append) => {
      const user = await this.accounts.lock(tx, person);
      if (!user || user.secondFactorAt === null) return false;
      const kind = await this.factors.use(tx, person, shown);
      if (kind === 'recoveryCode') {
        const left = await this.factors.codesLeft(person, tx);
        await append(person, { type: 'RecoveryCodeUsed', data: { left } }, { actor: actorOf(user) });
        await this.letters.write(tx, person, 'recoveryCodeUsed');
      }
      return kind !== undefined;
    });
  }
  /** Whoever tried so many codes knows the password, which its person must hear; once a day is enough. */
  warnOfGuesses(person: Id): Promise<void> {
    return this.events.change(async (tx) => {
      const user = await this.accounts.lock(tx, person);
      if (!user || (await this.letters.hadLately(tx, person, 'codesRefused', 24))) return;
      await this.letters.write(tx, person, 'codesRefused');
    });
  }
}
