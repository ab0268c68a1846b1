import { ChangePersonHandler } from './commands/change-person.js';
import { ClientOfRequestHandler } from './commands/client-of-request.js';
import { ErasePersonHandler } from './commands/erase-person.js';
import { InviteAgainHandler, InvitePersonHandler } from './commands/invite-person.js';
import { PersonChanges } from './commands/person-changes.js';
import { AvatarController } from './http/avatar.controller.js';
import { PeopleController } from './http/people.controller.js';
import { PeopleListsController } from './http/people-lists.controller.js';
import { PersonRecordsController } from './http/person-records.controller.js';
import { Countries } from './queries/countries.js';
import { PeopleViews } from './queries/people-views.js';
import { PersonSummaries } from './queries/person-summary.js';
import { VisiblePerson } from './queries/visible-person.js';
import { Avatars } from './storage/avatars.js';
import { DemoRefusal } from './storage/demo-accounts.js';
import { FirstOwner } from './storage/first-owner.js';
import { Notes } from './storage/notes.js';
import { PersonHistory } from './storage/person-history.js';

/** People as staff administer them: the part of this room beside sign-in. */
export const peopleControllers = [PeopleListsController, PeopleController, PersonRecordsController, AvatarController];

export const peopleProviders = [
  Countries,
  PeopleViews,
  VisiblePerson,
  PersonSummaries,
  PersonHistory,
  PersonChanges,
  ClientOfRequestHandler,
  InvitePersonHandler,
  InviteAgainHandler,
  ChangePersonHandler,
  ErasePersonHandler,
  Notes,
  Avatars,
  DemoRefusal,
  FirstOwner,
];
