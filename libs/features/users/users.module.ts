import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { AcceptInvitationHandler, InvitedPersonHandler } from './commands/accept-invitation.js';
import { ChangeEmailHandler, ChangePasswordHandler, CredentialChanging, CurrentPassword } from './commands/change-credentials.js';
import { ChangeProfileHandler } from './commands/change-profile.js';
import { EndSessionsHandler } from './commands/end-sessions.js';
import { SessionIssuer } from './commands/session-issuer.js';
import { FactorCodes } from './commands/factor-codes.js';
import { FinishLogInHandler } from './commands/finish-log-in.js';
import { CancelEmailChangeHandler, ConfirmAgainHandler, ConfirmEmailHandler } from './commands/follow-link.js';
import { LogInHandler } from './commands/log-in.js';
import { LogOutHandler } from './commands/log-out.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { AskForResetHandler, ResetPasswordHandler } from './commands/reset-password.js';
import {
  EnrollSecondFactorHandler,
  PrepareSecondFactorHandler,
  RemoveSecondFactorHandler,
  RenewRecoveryCodesHandler,
  ResetSecondFactorHandler,
  SecondFactorChanging,
} from './commands/second-factor.js';
import { SessionGrants } from './commands/session-grant.js';
import { SecondFactorVerifier } from './commands/second-factor-verifier.js';
import { SignUpAttempts } from './commands/sign-up-attempts.js';
import { SignUpHandler } from './commands/sign-up.js';
import { AccountsController } from './http/accounts.controller.js';
import { AuthController } from './http/auth.controller.js';
import { CredentialsController } from './http/credentials.controller.js';
import { RefreshCookie } from './http/refresh-cookie.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SettingsController } from './http/settings.controller.js';
import { UsersController } from './http/users.controller.js';
import { peopleControllers, peopleProviders } from './people-part.js';
import { AccountLetterByIdHandler } from './queries/account-letter-by-id.js';
import { AccountLettersAboutHandler } from './queries/account-letters-about.js';
import { PartnerDirectoryHandler, StaffDirectoryHandler } from './queries/directories.js';
import { FindPeopleHandler } from './queries/find-people.js';
import { ListPeopleHandler } from './queries/list-people.js';
import { MyProfileHandler } from './queries/my-profile.js';
import { MySecondFactorHandler } from './queries/my-second-factor.js';
import { PeopleByIdsHandler } from './queries/people-by-ids.js';
import { AccountEvents } from './storage/account-events.js';
import { AccountLetters } from './storage/account-letters.js';
import { AccountSecrets } from './storage/account-secrets.js';
import { Accounts } from './storage/accounts.js';
import { ClientAccounts } from './storage/client-accounts.js';
import { KnownDevices } from './storage/known-devices.js';
import { LoginThrottle } from './storage/login-throttle.js';
import { LoginTickets } from './storage/login-tickets.js';
import { PasswordMarks } from './storage/password-mark.js';
import { People } from './storage/people.js';
import { Sealing } from './storage/sealing.js';
import { SecondFactors } from './storage/second-factors.js';
import { SecuritySettings } from './storage/security-settings.js';
import { Sessions } from './storage/sessions.js';
import { UserEntity } from './storage/user.entity.js';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { nobodysHash } from './storage/passwords.js';

/** People: sign-in, profile, and the lists and look-ups the other features need. Needs the global Config, Database and AccessGuardModule. */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule, TypeOrmModule.forFeature([UserEntity])],
  controllers: [
    AuthController,
    AccountsController,
    CredentialsController,
    SecondFactorController,
    SettingsController,
    UsersController,
    ...peopleControllers,
  ],
  providers: [
    ...peopleProviders,
    Accounts,
    AccountEvents,
    AccountLetters,
    AccountSecrets,
    ClientAccounts,
    CredentialChanging,
    CurrentPassword,
    FactorCodes,
    KnownDevices,
    PasswordMarks,
    SessionIssuer,
    LoginTickets,
    Sealing,
    SecondFactorChanging,
    SecondFactors,
    SecuritySettings,
    SecondFactorVerifier,
    LoginThrottle,
    RateLimiter,
    People,
    Sessions,
    SessionGrants,
    RefreshCookie,
    LogInHandler,
    FinishLogInHandler,
    PrepareSecondFactorHandler,
    EnrollSecondFactorHandler,
    RenewRecoveryCodesHandler,
    RemoveSecondFactorHandler,
    ResetSecondFactorHandler,
    MySecondFactorHandler,
    RefreshSessionHandler,
    LogOutHandler,
    SignUpAttempts,
    SignUpHandler,
    AskForResetHandler,
    ResetPasswordHandler,
    ConfirmEmailHandler,
    ConfirmAgainHandler,
    CancelEmailChangeHandler,
    ChangePasswordHandler,
    ChangeEmailHandler,
    EndSessionsHandler,
    AcceptInvitationHandler,
    InvitedPersonHandler,
    AccountLetterByIdHandler,
    AccountLettersAboutHandler,
    ChangeProfileHandler,
    MyProfileHandler,
    FindPeopleHandler,
    ListPeopleHandler,
    PeopleByIdsHandler,
    StaffDirectoryHandler,
    PartnerDirectoryHandler,
  ],
})
export class UsersModule implements OnApplicationBootstrap {
  constructor(schedule: Schedule, sessions: Sessions, throttle: LoginThrottle) {
    const run = async (): Promise<void> => {
      await sessions.sweep();
      await throttle.sweep();
    };
    schedule.add({ name: 'old sign-ins', every: 3_600_000, run });
  }

  /** The hash of nobody is made here, or the first unknown account would take twice as long as a known one. */
  async onApplicationBootstrap(): Promise<void> {
    await nobodysHash();
  }
}
