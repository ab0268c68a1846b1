import { Command } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { LeadKind } from '#machines/lead/state';
import type { RequestKey } from '../commands/outcome.js';

/** What a visitor chose in the selection, as far as they came. */
export interface LeadAnswers {
  country?: string;
  legalForm?: string;
  service?: string;
  options?: Record<string, string | number | string[]>;
}

/** What a visitor sent; texts are bounded and of one line unless they are messages. */
export interface LeadForm {
  kind: LeadKind;
  language: Language;
  name: string;
  phone: string | null;
  email: string | null;
  company: string | null;
  message: string | null;
  /** id or ISO code; one that the catalogue does not know is dropped */
  country: string | null;
  service: string | null;
  answers: LeadAnswers | null;
  leadFields: Record<string, string> | null;
  utm: unknown;
  url: string | null;
  orderUrl: string | null;
  slug: string | null;
  slot: Micros | null;
  /** of the visitor, IANA */
  timeZone: string | null;
}

/** `lead`: null where the same request had been carried out before. */
export interface LeftLead {
  lead: Id | null;
}

/**
 * Leaves a request of a visitor: the lead, who it is, the hour of a consultation and its mail, all or nothing. `address`: where it came from, null for the product
 * itself. `at` overrides the clock, for seeding and tests only.
 * @throws Problem 409 slotTaken; 422 for an hour that is not offered and a reused key; 429 phoneAlreadySent, tooManyForms, tooManyLetters
 */
export class RegisterLead extends Command<LeftLead> {
  constructor(
    readonly form: LeadForm,
    readonly address: string | null,
    readonly key?: RequestKey & { actor: Id | null },
    readonly at?: Micros,
  ) {
    super();
  }
}
