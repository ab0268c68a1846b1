import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import type { Micros, Term } from '#machines/kernel/time';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import type { ChosenOption, Estimate } from '#machines/selection-wizard/offer';

/** An email to a visitor at an unconfirmed address. It quotes no free text: otherwise anyone could send messages to others through us. */
interface VisitorEmail {
  /** the name, if it looks like one, else "" */
  to: { name: string; address: string };
  language: Language;
}

/** Confirms a consultation, its new time or its cancellation. */
export interface ConsultationEmail extends VisitorEmail {
  kind: 'consultation';
  change: 'booked' | 'moved' | 'cancelled';
  /** our contact details */
  office: { phone: string; email: string };
  start: Micros;
  minutes: number;
  /** IANA zone of the visitor */
  timeZone: string;
  /** the phone number for the call */
  phone: string | null;
  /** the calendar entry */
  calendar: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** URL of the page on which the visitor moves or cancels it; null once it is cancelled */
  manage: string | null;
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

/** The visitor's selection, to continue with. */
export interface SelectionEmail extends VisitorEmail {
  kind: 'selection';
  country: Bilingual | null;
  service: Bilingual | null;
  /** null where no options were chosen, or the catalogue no longer offers them */
  offer: PricedSelection | null;
  /** where and when they are called, if they asked to be */
  call: AwaitedCall | null;
  /** path of the page that restores it */
  path: string;
}

export type LeadEmail = ConsultationEmail | SelectionEmail;

/** The current content of the email about this lead; undefined: it is obsolete (lost, erased, over). */
export class LeadEmailOf extends Query<LeadEmail | undefined> {
  constructor(
    readonly lead: Id,
    /** the email's id, which says what it confirms */
    readonly mail: Id,
  ) {
    super();
  }
}
