import { Command } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { LeadKind } from '#machines/lead/state';
import type { RequestKey } from '../commands/outcome.js';

/** The visitor's selection so far. */
export interface LeadAnswers {
  country?: string;
  legalForm?: string;
  service?: string;
  options?: Record<string, string | number | string[]>;
}

/** A submitted form; texts are limited, and single-line unless they are messages. */
export interface LeadForm {
  kind: LeadKind;
  language: Language;
  name: string;
  phone: string | null;
  email: string | null;
  company: string | null;
  message: string | null;
  /** id or ISO code; dropped if the catalogue does not know it */
  country: string | null;
  service: string | null;
  answers: LeadAnswers | null;
  leadFields: Record<string, string> | null;
  utm: unknown;
  url: string | null;
  orderUrl: string | null;
  slug: string | null;
  slot: Micros | null;
  /** IANA zone of the visitor */
  timeZone: string | null;
}

/** `lead`: null if the same request was executed before. */
export interface RegisteredLead {
  lead: Id | null;
}

/**
 * Registers a visitor's request: the lead, the visitor, the slot of a consultation and its email, in one transaction. `address`: the network address, null for
 * the product itself. `at` overrides the clock, only for seeding and tests.
 * @throws Problem 409 slotTaken; 422 for a slot that is not offered and a reused key; 429 phoneAlreadySent, tooManyForms, tooManyLetters
 */
export class RegisterLead extends Command<RegisteredLead> {
  constructor(
    readonly form: LeadForm,
    readonly address: string | null,
    readonly key?: RequestKey & { actor: Id | null },
    readonly at?: Micros,
  ) {
    super();
  }
}
