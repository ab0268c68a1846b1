import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountsModule } from '#libs/accounts/accounts.module';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ChangePersonHandler } from './commands/change-person.js';
import { ChangeProfileHandler } from './commands/change-profile.js';
import { ClientOfRequestHandler } from './commands/client-of-request.js';
import { ErasePersonHandler } from './commands/erase-person.js';
import { InviteAgainHandler, InvitePersonHandler } from './commands/invite-person.js';
import { PersonChanges } from './commands/person-changes.js';
import { AvatarController, AvatarUploads } from './http/avatar.controller.js';
import { PeopleController } from './http/people.controller.js';
import { PeopleListsController } from './http/people-lists.controller.js';
import { PersonRecordsController } from './http/person-records.controller.js';
import { UsersController } from './http/users.controller.js';
import { Countries } from './queries/countries.js';
import { PartnerDirectoryHandler, StaffDirectoryHandler } from './queries/directories.js';
import { FindPeopleHandler } from './queries/find-people.js';
import { ListPeopleHandler } from './queries/list-people.js';
import { MyProfileHandler } from './queries/my-profile.js';
import { PeopleByIdsHandler, ReaderZoneHandler } from './queries/people-by-ids.js';
import { PeopleViews } from './queries/people-views.js';
import { PersonSummaries } from './queries/person-summary.js';
import { VisiblePerson } from './queries/visible-person.js';
import { Avatars } from './storage/avatars.js';
import { DemoRefusal } from './storage/demo-accounts.js';
import { FirstOwner } from './storage/first-owner.js';
import { Notes } from './storage/notes.js';
import { People } from './storage/people.js';
import { PersonHistory } from './storage/person-history.js';

/** Staff, clients and partners: their lists, records and profiles, and the look-ups the other features need. Needs the global Config, Database and AccessGuardModule. */
@Module({
  imports: [CqrsModule, EventLogModule, AccountsModule],
  controllers: [UsersController, PeopleListsController, PeopleController, PersonRecordsController, AvatarController],
  providers: [
    AvatarUploads,
    Avatars,
    Countries,
    DemoRefusal,
    FirstOwner,
    Notes,
    People,
    PeopleViews,
    PersonChanges,
    PersonHistory,
    PersonSummaries,
    VisiblePerson,
    ClientOfRequestHandler,
    InvitePersonHandler,
    InviteAgainHandler,
    ChangePersonHandler,
    ErasePersonHandler,
    ChangeProfileHandler,
    MyProfileHandler,
    FindPeopleHandler,
    ListPeopleHandler,
    PeopleByIdsHandler,
    ReaderZoneHandler,
    StaffDirectoryHandler,
    PartnerDirectoryHandler,
  ],
})
export class PeopleModule {}
