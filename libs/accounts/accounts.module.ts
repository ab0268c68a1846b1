import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { AccountEvents } from './account-events.js';
import { AccountEmails } from './account-emails.js';
import { AccountSecrets } from './account-secrets.js';
import { Accounts } from './accounts.js';
import { EmailLimits } from './email-limits.js';
import { PasswordMarks } from './password-mark.js';
import { SessionRevocation } from './session-revocation.js';
import { UserEntity } from './user.entity.js';

const shared = [Accounts, AccountEvents, AccountEmails, AccountSecrets, EmailLimits, PasswordMarks, SessionRevocation];

/** The account, which the features auth and people both write. Needs the global Config and Database. */
@Module({
  imports: [EventLogModule, TypeOrmModule.forFeature([UserEntity])],
  providers: [RateLimiter, ...shared],
  exports: shared,
})
export class AccountsModule {}
