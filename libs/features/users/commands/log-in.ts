import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Problem } from '#libs/platform/http/problem';
import { emailKey } from '../rules/email-key.js';
import { Accounts } from '../storage/accounts.js';
import { KnownDevices } from '../storage/known-devices.js';
import { LoginThrottle, type Mark } from '../storage/login-throttle.js';
import { triesPerAccount, triesPerAddress } from '../rules/throttle-limits.js';
import { longestPassword, verifyPassword } from '../storage/passwords.js';
import { Sessions } from '../storage/sessions.js';
import { isActive } from '../storage/user.entity.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

const invalidCredentials = (): Problem => new Problem(401, 'invalidCredentials');

/** A sign-in and the mark that the browser carries from now on. */
export interface SignedInGrant extends SessionGrant {
  deviceMark: string;
}

/** Where a sign-in comes from: the network address, for the throttle alone; the browser as `deviceOf` says it; the mark it carries. */
export interface Origin {
  address: string;
  device: string;
  deviceMark: string | undefined;
}

/** Signs somebody in. */
export class LogIn extends Command<SignedInGrant> {
  constructor(
    readonly email: unknown,
    readonly password: unknown,
    readonly remember: boolean,
    readonly origin: Origin,
  ) {
    super();
  }
}

/**
 * Every wrong or malformed credential is one and the same 401, after the same work: an unknown, a deactivated and an erased account cost a
 * hash like a wrong password. @throws Problem 401 invalidCredentials, 429 tooManyAttempts
 */
@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly devices: KnownDevices,
  ) {}

  async execute({ email, password, remember, origin }: LogIn): Promise<SignedInGrant> {
    if (typeof email !== 'string' || typeof password !== 'string') throw invalidCredentials();
    if (email.length > 320 || password === '' || password.length > longestPassword) throw invalidCredentials();
    const key = emailKey(email);
    const known = this.devices.known(origin.deviceMark, key);
    const marks: Mark[] = [
      known === undefined
        ? { kind: 'account', value: key, limit: triesPerAccount }
        : { kind: 'device', value: `${known} ${key}`, limit: triesPerAccount },
      { kind: 'address', value: origin.address, limit: triesPerAddress },
    ];
    await this.throttle.take(marks);
    const user = await this.accounts.byEmailKey(key);
    const fits = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user || !fits || !isActive(user)) throw invalidCredentials();
    await this.throttle.release(marks);
    const refresh = await this.sessions.open(user.id, remember, origin.device);
    return { ...this.grants.grant(user, refresh), deviceMark: this.devices.mark(known, key) };
  }
}
