import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEvents } from '#libs/accounts/account-events';
import { emailsPerAccount } from '#libs/accounts/email-limits';
import { emailKey } from '#machines/kernel/email-key';
import { invalid, Problem } from '#libs/platform/http/problem';
import { passwordFault } from '../rules/password.js';
import { signUpsPerAddress } from '../rules/throttle-limits.js';
import { ClientAccounts, type NewClient } from '../storage/client-accounts.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import type { OpenedSession } from '../storage/sessions.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';
import { SignUpAttempts } from './sign-up-attempts.js';

@Injectable()
export class Registration {
  constructor(
    private readonly events: AccountEvents,
    private readonly clients: ClientAccounts,
    private readonly attempts: SignUpAttempts,
    private readonly throttle: LoginThrottle,
    private readonly grants: SessionGrants,
  ) {}

  /**
   * Creates a client's account and signs them in. `address` is the network address, for the throttle alone. Reveals that a mailbox is in
   * use, as specified; its owner is notified.
   * @throws Problem 409 emailInUse, 422 for a weak password, 429 tooManySignUps
   */
  async signUp(client: NewClient, address: string, device: string): Promise<SessionGrant> {
    const fault = client.password === undefined ? undefined : passwordFault(client.password, client.email);
    if (fault !== undefined) throw invalid({ field: 'password', code: fault });
    // Also limited by mailbox, in a separate window: sign-ups in somebody's name must not use up the emails that restore their password.
    const marks = [
      { kind: 'signUps', value: address, limit: signUpsPerAddress },
      { kind: 'signUpsOf', value: emailKey(client.email), limit: emailsPerAccount },
    ] as const;
    await this.throttle.take(marks, 'tooManySignUps');
    return this.grants.grant(await this.create(client, device));
  }

  private async create(client: NewClient, device: string): Promise<OpenedSession> {
    try {
      return await this.events.change((tx, append) => this.clients.create(tx, append, v7(), client, device));
    } catch (fault) {
      if (fault instanceof Problem && fault.code === 'emailInUse') await this.attempts.append(client.email);
      throw fault;
    }
  }
}
