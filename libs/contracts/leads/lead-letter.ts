import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

/**
 * The mail that confirms a consultation, to a mailbox that nobody has confirmed. It repeats nothing that was freely written: anybody may book in anybody's name,
 * and would have their words mailed by us.
 */
export interface LeadLetter {
  /** the name only where it is nothing but one, else "" */
  to: { name: string; address: string };
  language: Language;
  start: Micros;
  minutes: number;
  /** of the visitor, IANA */
  timeZone: string;
  /** where we call */
  phone: string | null;
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
