import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import { isTimeZone } from '#libs/kernel/time-zone';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import type { Person } from './people-by-ids.js';

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
