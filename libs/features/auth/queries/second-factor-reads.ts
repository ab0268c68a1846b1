import { Injectable } from '@nestjs/common';
import { Accounts } from '#libs/accounts/accounts';
import type { Id } from '#machines/kernel/ids';
import { notFound } from '#libs/platform/http/problem';
import { isStaff } from '#machines/access/person-rights';
import { SecondFactors } from '../storage/second-factors.js';
import { SecuritySettings } from '../storage/security-settings.js';

export interface SecondFactorState {
  enrolled: boolean;
  recoveryCodesLeft: number;
  /** by the setting for staff */
  required: boolean;
}

@Injectable()
export class SecondFactorReads {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly settings: SecuritySettings,
  ) {}

  async own(person: Id): Promise<SecondFactorState> {
    const user = await this.accounts.byId(person);
    if (!user) throw notFound();
    const { enforceSecondFactor } = await this.settings.read();
    return {
      enrolled: user.secondFactorAt !== null,
      recoveryCodesLeft: await this.factors.codesLeft(person),
      required: enforceSecondFactor && isStaff(user.role),
    };
  }
}
