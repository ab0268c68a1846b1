import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import { isTimeZone } from '#machines/kernel/time-zone';
import type { WorkingHours } from '#machines/catalogue/site-settings';

/** Facts about a person for other features. An erased person remains, with empty names and no addresses. */
export interface Person {
  id: Id;
  role: Role;
  department: Department | null;
  firstName: string;
  lastName: string;
  /** in Latin script, for readers of English; null: as they are. Of staff and partners */
  latinFirstName?: string | null;
  latinLastName?: string | null;
  email: string;
  phone: string | null;
  partnerCompanyName: string | null;
  language: Language;
  /** of the profile; absent where it was not read */
  countryId?: Id | null;
  /** IANA; null: unknown, see `zoneOf` */
  timeZone: string | null;
  /** whether the email address is confirmed: until then anyone may have created the account */
  emailConfirmed: boolean;
  /** False if deactivated or erased: may be displayed, never appointed or sent emails. */
  active: boolean;
}

/** People by id; an unknown id is absent. Read from the database without a cache, so that appointments are checked against the current state. */
export class PeopleByIds extends Query<ReadonlyMap<Id, Person>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/**
 * Time zone of a reader for emails, notifications and files: the reader's own, else the office's. Every text names the zone next to a time. A stored name that
 * this process does not know (written by a newer one) counts as unknown.
 */
export const zoneOf = (reader: Pick<Person, 'timeZone'> | undefined, office: Pick<WorkingHours, 'timeZone'>): string =>
  isTimeZone(reader?.timeZone) ? reader.timeZone : office.timeZone;

/** The same for a person id. */
export class ReaderZone extends Query<string> {
  constructor(readonly person: Id) {
    super();
  }
}
