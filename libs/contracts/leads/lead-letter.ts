import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id, Language } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

/** An email to a visitor at an unconfirmed address. It quotes no free text: otherwise anyone could send messages to others through us. */
interface VisitorsLetter {
  /** the name, if it looks like one, else "" */
  to: { name: string; address: string };
  language: Language;
  /** our contact details */
  office: { phone: string; email: string };
}

/** Confirms a consultation. */
export interface ConsultationLetter extends VisitorsLetter {
  kind: 'consultation';
  start: Micros;
  minutes: number;
  /** IANA zone of the visitor */
  timeZone: string;
  /** the phone number for the call */
  phone: string | null;
  /** the calendar invitation */
  calendar: string;
}

/** The visitor's selection, to continue with. */
export interface SelectionLetter extends VisitorsLetter {
  kind: 'selection';
  country: Bilingual | null;
  service: Bilingual | null;
  /** path of the page that restores it */
  path: string;
}

export type LeadLetter = ConsultationLetter | SelectionLetter;

/** The current content of the email about this lead; undefined: it is obsolete (lost, erased, over). */
export class LeadLetterOf extends Query<LeadLetter | undefined> {
  constructor(readonly lead: Id) {
    super();
  }
}
