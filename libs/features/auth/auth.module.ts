import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountsModule } from '#libs/accounts/accounts.module';
import { nobodysHash } from '#libs/accounts/passwords';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { CredentialChanging, CurrentPassword, OwnCredentials } from './commands/change-credentials.js';
import { EmailLinks } from './commands/email-links.js';
import { ProveIdentityHandler, EmailCodes } from './commands/prove-identity.js';
import { FactorCodes } from './commands/factor-codes.js';
import { SecondFactorLogIn } from './commands/finish-log-in.js';
import { Invitations } from './commands/invitations.js';
import { PasswordLogIn } from './commands/log-in.js';
import { OpenSessions } from './commands/open-sessions.js';
import { RefusedSignIns } from './commands/refused-sign-ins.js';
import { PasswordReset } from './commands/reset-password.js';
import { SecondFactorChanging, SecondFactorSettings } from './commands/second-factor.js';
import { SecondFactorVerifier } from './commands/second-factor-verifier.js';
import { SessionGrants } from './commands/session-grant.js';
import { SessionIssuer } from './commands/session-issuer.js';
import { SignUpAttempts } from './commands/sign-up-attempts.js';
import { Registration } from './commands/sign-up.js';
import { AccountsController } from './http/accounts.controller.js';
import { AuthController } from './http/auth.controller.js';
import { CredentialsController } from './http/credentials.controller.js';
import { RefreshCookie } from './http/refresh-cookie.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SettingsController } from './http/settings.controller.js';
import { AccountEmailByIdHandler, AccountEmailsAboutHandler } from './queries/account-email-by-id.js';
import { SecondFactorReads } from './queries/second-factor-reads.js';
import { ClientAccounts } from './storage/client-accounts.js';
import { KnownDevices } from './storage/known-devices.js';
import { LoginThrottle } from './storage/login-throttle.js';
import { LoginTickets } from './storage/login-tickets.js';
import { Sealing } from './storage/sealing.js';
import { SecondFactors } from './storage/second-factors.js';
import { SecuritySettings } from './storage/security-settings.js';
import { Sessions } from './storage/sessions.js';

/** Sign-up, sign-in, sessions and second factors. Needs the global Config, Database and AccessGuardModule. */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule, AccountsModule],
  controllers: [AuthController, AccountsController, CredentialsController, SecondFactorController, SettingsController],
  providers: [
    ClientAccounts,
    CredentialChanging,
    CurrentPassword,
    FactorCodes,
    KnownDevices,
    LoginThrottle,
    LoginTickets,
    RateLimiter,
    RefreshCookie,
    RefusedSignIns,
    Sealing,
    SecondFactorChanging,
    SecondFactors,
    SecondFactorVerifier,
    SecuritySettings,
    SessionGrants,
    SessionIssuer,
    Sessions,
    SignUpAttempts,
    PasswordLogIn,
    SecondFactorLogIn,
    SecondFactorSettings,
    SecondFactorReads,
    OpenSessions,
    Registration,
    PasswordReset,
    EmailLinks,
    OwnCredentials,
    Invitations,
    AccountEmailByIdHandler,
    AccountEmailsAboutHandler,
    ProveIdentityHandler,
    EmailCodes,
  ],
})
export class AuthModule implements OnApplicationBootstrap {
  constructor(schedule: Schedule, sessions: Sessions, throttle: LoginThrottle) {
    const run = async (): Promise<void> => {
      await sessions.sweep();
      await throttle.sweep();
    };
    schedule.add({ name: 'old sign-ins', every: 3_600_000, run });
  }

  /** Hashes a random password in advance; otherwise the first unknown account would take twice as long as a known one. */
  async onApplicationBootstrap(): Promise<void> {
    await nobodysHash();
  }
}
