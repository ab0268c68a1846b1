import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { invalid } from '#libs/platform/http/problem';
import { triesPerAccount } from '../rules/throttle-limits.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { SecondFactors } from '../storage/second-factors.js';
import type { Shown } from '../wire/proof.dto.js';

@Injectable()
export class FactorCodes {
  constructor(
    private readonly factors: SecondFactors,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Runs `change`, which uses the code in its own transaction; attempts are counted.
   * @throws Problem 422 wrongCode, 429 after ten wrong ones
   */
  async spend<Result>(person: Id, shown: Shown, change: (use: (tx: Transaction) => Promise<void>) => Promise<Result>): Promise<Result> {
    const marks = [{ kind: 'secondFactor', value: person, limit: triesPerAccount }] as const;
    await this.throttle.take(marks);
    const result = await change((tx) => this.use(tx, person, shown));
    await this.throttle.release(marks);
    return result;
  }

  private async use(tx: Transaction, person: Id, shown: Shown): Promise<void> {
    if ((await this.factors.use(tx, person, shown)) === undefined) {
      throw invalid({ field: shown.code === undefined ? 'recoveryCode' : 'code', code: 'wrongCode' });
    }
  }
}
