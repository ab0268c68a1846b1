import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Problem } from '#libs/platform/http/problem';
import { emailKey } from '../rules/email-key.js';
import { Accounts } from '../storage/accounts.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { longestPassword, verifyPassword } from '../storage/passwords.js';
import { Sessions } from '../storage/sessions.js';
import { isActive } from '../storage/user.entity.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

const invalidCredentials = (): Problem => new Problem(401, 'invalidCredentials');

const tooMany = (seconds: number): Problem =>
  new Problem(429, 'tooManyAttempts', { params: { count: seconds }, headers: { 'retry-after': String(seconds) } });

/** Signs somebody in. `address` is the network address, for the throttle alone. */
export class LogIn extends Command<SessionGrant> {
  constructor(
    readonly email: unknown,
    readonly password: unknown,
    readonly remember: boolean,
    readonly address: string,
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
  ) {}

  async execute({ email, password, remember, address }: LogIn): Promise<SessionGrant> {
    if (typeof email !== 'string' || typeof password !== 'string') throw invalidCredentials();
    if (email.length > 320 || password === '' || password.length > longestPassword) throw invalidCredentials();
    const key = emailKey(email);
    const wait = await this.throttle.take(key, address);
    if (wait > 0) throw tooMany(wait);
    const user = await this.accounts.byEmailKey(key);
    const fits = await verifyPassword(user?.passwordHash ?? null, password);
    if (!user || !fits || !isActive(user)) throw invalidCredentials();
    await this.throttle.release(key, address);
    return this.grants.grant(user, await this.sessions.open(user.id, remember));
  }
}
