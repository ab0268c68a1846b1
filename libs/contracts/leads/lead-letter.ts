import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

/** The mail that confirms a consultation, to somebody who has no account. */
export interface LeadLetter {
  to: { name: string; address: string };
  language: Language;
  start: Micros;
  minutes: number;
  /** of the visitor, IANA */
  timeZone: string;
  /** where we call */
  phone: string | null;
  /** what they want to talk about, in their own words */
  topic: string | null;
  /** how we are reached if they cannot */
  office: { phone: string; email: string };
  /** the invitation as calendars take it */
  calendar: string;
}

/** The letter about this lead as it is to be written now; undefined: there is nothing to confirm any more (lost, erased, over). */
export class LeadLetterOf extends Query<LeadLetter | undefined> {
  constructor(readonly lead: Id) {
    super();
  }
}
