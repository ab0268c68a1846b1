import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id, Language } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

/**
 * A mail to a visitor, to a mailbox that nobody has confirmed. It repeats nothing that was freely written: anybody may give anybody's address, and would have
 * their words mailed by us.
 */
interface VisitorsLetter {
  /** the name only where it is nothing but one, else "" */
  to: { name: string; address: string };
  language: Language;
  /** how we are reached */
  office: { phone: string; email: string };
}

/** Confirms a consultation. */
export interface ConsultationLetter extends VisitorsLetter {
  kind: 'consultation';
  start: Micros;
  minutes: number;
  /** of the visitor, IANA */
  timeZone: string;
  /** where we call */
  phone: string | null;
  /** the invitation as calendars take it */
  calendar: string;
}

/** What a visitor chose, to go on with. */
export interface SelectionLetter extends VisitorsLetter {
  kind: 'selection';
  country: Bilingual | null;
  service: Bilingual | null;
  /** the page that opens it again, without the product's address */
  path: string;
}

export type LeadLetter = ConsultationLetter | SelectionLetter;

/** The letter about this lead as it is to be written now; undefined: there is nothing to say any more (lost, erased, over). */
export class LeadLetterOf extends Query<LeadLetter | undefined> {
  constructor(readonly lead: Id) {
    super();
  }
}
