import { Injectable } from '@nestjs/common';
import { Accounts } from '#libs/accounts/accounts';
import { isActive, type UserEntity } from '#libs/accounts/user.entity';
import { Problem } from '#libs/platform/http/problem';
import { triesPerAccount } from '../rules/throttle-limits.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { type LoginTicket, LoginTickets } from '../storage/login-tickets.js';
import type { Shown } from '../wire/proof.dto.js';
import { RefusedSignIns } from './refused-sign-ins.js';
import { SecondFactorVerifier } from './second-factor-verifier.js';
import { type Origin, SessionIssuer, type SignedInGrant } from './session-issuer.js';

const ticketOver = (): Problem => new Problem('ticketOver');

export interface SecondFactorAttempt {
  readonly ticket: unknown;
  readonly shown: Shown;
  readonly remember: boolean;
  readonly origin: Origin;
}

@Injectable()
export class SecondFactorLogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly tickets: LoginTickets,
    private readonly codes: SecondFactorVerifier,
    private readonly throttle: LoginThrottle,
    private readonly issuer: SessionIssuer,
    private readonly refused: RefusedSignIns,
  ) {}

  /**
   * Completes a sign-in with the ticket of the first step and a code.
   * @throws Problem 401 ticketOver (sign in again) or secondFactorInvalid (try another code), 429 tooManyAttempts
   */
  async enter(command: SecondFactorAttempt): Promise<SignedInGrant> {
    const { ticket, origin } = command;
    const read = typeof ticket === 'string' ? this.tickets.read(ticket) : undefined;
    const user = (read && (await this.accounts.byId(read.person))) ?? undefined;
    return this.refused.named(user?.emailKey, origin.network, () => this.finish(command, read, user));
  }

  private async finish(
    { shown, remember, origin }: SecondFactorAttempt,
    read: LoginTicket | undefined,
    user: UserEntity | undefined,
  ): Promise<SignedInGrant> {
    if (!read || !user || !this.mayGoOn(user) || !this.tickets.holds(read, user)) throw ticketOver();
    // Only callers who know the password get here, so a limit for the account locks out nobody else.
    const marks = [{ kind: 'secondFactor', value: user.id, limit: triesPerAccount }] as const;
    const left = await this.throttle.take(marks);
    const opened = await this.codes.take(user.id, shown, (tx, held) => {
      // The password may have been replaced, or every sign-in ended, since the ticket was read.
      if (!this.mayGoOn(held) || !this.tickets.holds(read, held)) throw ticketOver();
      return this.issuer.open(tx, held, read.remember || remember, origin);
    });
    if (!opened) {
      if (left === 0) await this.codes.warnOfGuesses(user.id);
      throw new Problem('secondFactorInvalid');
    }
    await this.throttle.release(marks);
    return this.issuer.grant(opened, origin);
  }
  private mayGoOn(user: UserEntity): boolean {
    return isActive(user) && user.secondFactorAt !== null;
  }
}
