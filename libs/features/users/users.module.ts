import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeProfileHandler } from './commands/change-profile.js';
import { LogInHandler } from './commands/log-in.js';
import { LogOutHandler } from './commands/log-out.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { SessionGrants } from './commands/session-grant.js';
import { AuthController } from './http/auth.controller.js';
import { RefreshCookie } from './http/refresh-cookie.js';
import { UsersController } from './http/users.controller.js';
import { PartnerDirectoryHandler, StaffDirectoryHandler } from './queries/directories.js';
import { ListPeopleHandler } from './queries/list-people.js';
import { MyProfileHandler } from './queries/my-profile.js';
import { PeopleByIdsHandler } from './queries/people-by-ids.js';
import { Accounts } from './storage/accounts.js';
import { LoginThrottle } from './storage/login-throttle.js';
import { People } from './storage/people.js';
import { Sessions } from './storage/sessions.js';
import { SignInSweeper } from './storage/sign-in-sweeper.js';
import { UserAuditEntity } from './storage/user-audit.entity.js';
import { UserEntity } from './storage/user.entity.js';

/** People: sign-in, profile, and the lists and look-ups the other features need. Needs the global Config, Database and AuthModule. */
@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([UserEntity, UserAuditEntity])],
  controllers: [AuthController, UsersController],
  providers: [
    Accounts,
    LoginThrottle,
    People,
    Sessions,
    SessionGrants,
    SignInSweeper,
    RefreshCookie,
    LogInHandler,
    RefreshSessionHandler,
    LogOutHandler,
    ChangeProfileHandler,
    MyProfileHandler,
    ListPeopleHandler,
    PeopleByIdsHandler,
    StaffDirectoryHandler,
    PartnerDirectoryHandler,
  ],
})
export class UsersModule {}
