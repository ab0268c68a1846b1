import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountsModule } from '#libs/accounts/accounts.module';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ClientOfRequestHandler } from './commands/client-of-request.js';
import { PersonInvitations } from './commands/invite-person.js';
import { PersonAdministration } from './commands/person-administration.js';
import { OwnProfile } from './commands/own-profile.js';
import { PersonChanges } from './commands/person-changes.js';
import { AvatarController, AvatarUploads } from './http/avatar.controller.js';
import { PeopleController } from './http/people.controller.js';
import { PeopleListsController } from './http/people-lists.controller.js';
import { PersonRecordsController } from './http/person-records.controller.js';
import { UsersController } from './http/users.controller.js';
import { Countries } from './queries/countries.js';
import { FindPeopleHandler } from './queries/find-people.js';
import { PeopleByIdsHandler, ReaderZoneHandler, StaffDirectoryHandler } from './queries/people-look-ups.js';
import { PeopleViews } from './queries/people-views.js';
import { PersonReads } from './queries/person-reads.js';
import { PersonSummaries } from './queries/person-summary.js';
import { VisiblePerson } from './queries/visible-person.js';
import { Avatars } from './storage/avatars.js';
import { FirstOwner } from './storage/first-owner.js';
import { Notes } from './storage/notes.js';
import { People } from './storage/people.js';
import { PersonHistory } from './storage/person-history.js';

/** Needs the global Config, Database and AccessGuardModule. Other features look people up here. */
@Module({
  imports: [CqrsModule, EventLogModule, AccountsModule],
  controllers: [UsersController, PeopleListsController, PeopleController, PersonRecordsController, AvatarController],
  providers: [
    AvatarUploads,
    Avatars,
    Countries,
    FirstOwner,
    Notes,
    People,
    PeopleViews,
    PersonChanges,
    PersonHistory,
    PersonSummaries,
    VisiblePerson,
    ClientOfRequestHandler,
    PersonInvitations,
    PersonAdministration,
    OwnProfile,
    PersonReads,
    FindPeopleHandler,
    PeopleByIdsHandler,
    ReaderZoneHandler,
    StaffDirectoryHandler,
  ],
})
export class PeopleModule {}
