import { Injectable } from '@nestjs/common';
import { Accounts } from '#libs/accounts/accounts';
import { isPasswordOver } from '#libs/accounts/generated-password';
import { longestPassword, verifyPassword } from '#libs/accounts/passwords';
import { isActive, type UserEntity } from '#libs/accounts/user.entity';
import { emailKey } from '#machines/kernel/email-key';
import { Database, type Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { triesOfKnownDevices, triesPerAccount, triesPerAddress } from '../rules/throttle-limits.js';
import { KnownDevices, type MarkedAccount } from '../storage/known-devices.js';
import { LoginThrottle, type Mark } from '../storage/login-throttle.js';
import { LoginTickets } from '../storage/login-tickets.js';
import type { OpenedSession } from '../storage/sessions.js';
import { RefusedSignIns } from './refused-sign-ins.js';
import { type Origin, SessionIssuer, type SignedInGrant } from './session-issuer.js';

/** Characters of the longest address that is looked up. */
const longestEmail = 320;

const invalidCredentials = (): Problem => new Problem('invalidCredentials');

/** A correct password gives a session, or the ticket for the second factor. */
export type LoggedIn = { grant: SignedInGrant } | { ticket: string };

export interface LogInAttempt {
  readonly email: unknown;
  readonly password: unknown;
  readonly remember: boolean;
  readonly origin: Origin;
}

@Injectable()
export class PasswordLogIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
    private readonly tickets: LoginTickets,
    private readonly issuer: SessionIssuer,
    private readonly devices: KnownDevices,
    private readonly refused: RefusedSignIns,
  ) {}

  /**
   * Checks a password. Every wrong or malformed credential gets the same 401 after the same work: unknown, deactivated and erased accounts
   * and expired emailed passwords cost a hash like a wrong password.
   * @throws Problem 401 invalidCredentials, 409 signInInterrupted for a correct password while every sign-in was ended, 429 tooManyAttempts
   */
  start(command: LogInAttempt): Promise<LoggedIn> {
    const { email, origin } = command;
    const account = typeof email === 'string' && email.length <= longestEmail ? emailKey(email) : undefined;
    return this.refused.named(account, origin.network, () => this.logIn(command));
  }

  private async logIn({ email, password, remember, origin }: LogInAttempt): Promise<LoggedIn> {
    if (typeof email !== 'string' || typeof password !== 'string') throw invalidCredentials();
    if (email.length > longestEmail || password === '' || password.length > longestPassword) throw invalidCredentials();
    const key = emailKey(email);
    // Read before counting: a device mark holds only with the current password. A caller without tries left costs this one read, known account or not.
    const user = await this.accounts.byEmailKey(key);
    const marks = this.marks(user ?? { emailKey: key, passwordHash: null }, origin);
    await this.throttle.take(marks);
    const fits = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user || !fits || !isActive(user) || isPasswordOver(user.passwordGeneratedAt)) throw invalidCredentials();
    await this.throttle.countSignIn(user.id);
    await this.throttle.release(marks);
    const entered = await this.database.transaction((tx) => this.enter(tx, user, remember, origin));
    return 'ticket' in entered ? entered : { grant: await this.issuer.grant(entered, origin) };
  }
  /**
   * Opens the sign-in only while the account still has the checked password.
   * @param known as read before hashing, which takes long enough for the password to change or every sign-in to end
   */
  private async enter(tx: Transaction, known: UserEntity, remember: boolean, origin: Origin): Promise<OpenedSession | { ticket: string }> {
    const user = await this.accounts.lock(tx, known.id);
    if (!user || !isActive(user) || user.passwordHash !== known.passwordHash) throw invalidCredentials();
    if (user.sessionsEpoch !== known.sessionsEpoch) throw new Problem('signInInterrupted');
    if (user.secondFactorAt !== null) return { ticket: this.tickets.issue(user, remember) };
    return this.issuer.open(tx, user, remember, origin);
  }
  /**
   * A browser in which the account has signed in before has separate attempts, so that guesses from elsewhere and by neighbours behind one
   * address do not lock it out. They count in three windows, so that neither many marks of one account nor one network with marks of many
   * accounts gets more attempts.
   */
  private marks(account: MarkedAccount, { network, deviceMark }: Origin): Mark[] {
    const { emailKey: key } = account;
    const known = this.devices.known(deviceMark, account);
    if (known !== undefined) {
      return [
        { kind: 'device', value: `${known} ${key}`, limit: triesPerAccount },
        { kind: 'devices', value: key, limit: triesOfKnownDevices },
        { kind: 'devicesFrom', value: network, limit: triesPerAddress },
      ];
    }
    return [
      { kind: 'account', value: key, limit: triesPerAccount },
      { kind: 'address', value: network, limit: triesPerAddress },
    ];
  }
}
