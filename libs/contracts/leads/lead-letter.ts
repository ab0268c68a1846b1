import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id, Language } from '#libs/kernel/ids';
import type { Micros, Term } from '#libs/kernel/time';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import type { ChosenOption, Estimate } from '#machines/selection-wizard/offer';

/**
 * A mail to a visitor, to a mailbox that nobody has confirmed. It repeats nothing that was freely written: anybody may give anybody's address, and would have
 * their words mailed by us.
 */
interface VisitorsLetter {
  /** the name only where it is nothing but one, else "" */
  to: { name: string; address: string };
  language: Language;
}

/** Confirms a consultation. */
export interface ConsultationLetter extends VisitorsLetter {
  kind: 'consultation';
  /** how we are reached */
  office: { phone: string; email: string };
  start: Micros;
  minutes: number;
  /** of the visitor, IANA */
  timeZone: string;
  /** where we call */
  phone: string | null;
  /** the invitation as calendars take it */
  calendar: string;
}

/** Options that were chosen, with the price and the last day of the term as the wizard shows them now. */
export interface PricedSelection {
  options: readonly ChosenOption[];
  estimate: Estimate;
  /** what is paid to others, once and every year */
  mandatoryPayments: readonly MandatoryPaymentView[];
  term: Term;
  /** calendar date of the term's last day if it begins now */
  lastDay: string;
}

/** A call that a visitor asked for. */
export interface AwaitedCall {
  phone: string;
  now: Micros;
  /** when the office opens next; null while it is open */
  opening: Micros | null;
  /** IANA names; the visitor's own where it is known */
  zones: { own: string; office: string };
}

/** What a visitor chose, to go on with. */
export interface SelectionLetter extends VisitorsLetter {
  kind: 'selection';
  country: Bilingual | null;
  service: Bilingual | null;
  /** null where no options were chosen, or the catalogue no longer offers them */
  offer: PricedSelection | null;
  /** where and when they are called, if they asked to be */
  call: AwaitedCall | null;
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
