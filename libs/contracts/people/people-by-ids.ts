import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Department, Role } from '#libs/kernel/people';
import { isTimeZone } from '#libs/kernel/time-zone';
import type { WorkingHours } from '#machines/catalogue/site-settings';

/** What other features may know of a person. An erased person stays, with empty names and no addresses. */
export interface Person {
  id: Id;
  role: Role;
  department: Department | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  partnerCompanyName: string | null;
  language: Language;
  /** IANA; null: unknown, and `zoneOf` says which counts */
  timeZone: string | null;
  /** the mailbox answered: until then anybody may have made the account */
  emailConfirmed: boolean;
  /** False when deactivated or erased: may be shown, never appointed or written to. */
  active: boolean;
}

/** People by their ids; an unknown id is absent. Read at once from the database, so that an appointment is judged on the present. */
export class PeopleByIds extends Query<ReadonlyMap<Id, Person>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/**
 * The time zone whose days and hours a reader gets in emails, notifications and files: the reader's, else the office's. Every one of these texts names the zone
 * beside a time, so that a reader sees which it is. A stored name that this process does not know (written by a newer one) counts as unknown.
 */
export const zoneOf = (reader: Pick<Person, 'timeZone'> | undefined, office: Pick<WorkingHours, 'timeZone'>): string =>
  isTimeZone(reader?.timeZone) ? reader.timeZone : office.timeZone;

/** The same for a person by id. */
export class ReaderZone extends Query<string> {
  constructor(readonly person: Id) {
    super();
  }
}
