import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';

/** What the calendar of a person has entries of. Each has its texts in texts/LANGUAGE/libs/features/calendar.yaml. */
type CalendarKind = 'promised' | 'documents' | 'withdrawalEnds' | 'consultation' | 'callAgain' | 'companyDue';

/** A calendar day, YYYY-MM-DD, which is the same for every reader, or a meeting. */
export type CalendarTime = string | { at: Micros; minutes: number };

/** One entry of a person's calendar. It names its object by number and title: no name of a person and no sum leave the product by it. */
export interface CalendarEntry {
  kind: CalendarKind;
  /** of the order, lead or due date; one entry per kind and object */
  id: Id;
  /** 'R-000412'; null where its reader knows it by no number */
  number: string | null;
  /** what it is about, in the reader's language */
  about: string | null;
  /** path of the page that shows it; null where its reader has none */
  path: string | null;
  /** null: cancelled, and on no day any more; the entry keeps the one that it had */
  when: CalendarTime | null;
  cancelled: boolean;
}

interface CalendarQuestion {
  actor: Actor;
  language: Language;
  now: Micros;
  /** days and cancellations of before are left out */
  since: Micros;
}

class EntriesOf extends Query<CalendarEntry[]> {
  constructor(readonly asked: CalendarQuestion) {
    super();
  }
}

/** Entries about what `actor` may read at this moment. */
export class CalendarOfOrders extends EntriesOf {}
export class CalendarOfLeads extends EntriesOf {}
export class CalendarOfCompanies extends EntriesOf {}

/** The sources of a calendar. One more is a query here and its handler. */
export const calendarSources: readonly (typeof EntriesOf)[] = [CalendarOfOrders, CalendarOfLeads, CalendarOfCompanies];
