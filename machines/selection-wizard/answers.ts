import type { Id } from '#machines/kernel/ids';
import type { Configuration } from '#machines/order/state';

/** The questions in order; the last one is the summary of all answers. */
export const steps = ['country', 'form', 'service', 'options', 'check'] as const;
export type Step = (typeof steps)[number];

export const isStep = (text: unknown): text is Step => steps.some((step) => step === text);

/** Answers so far; null is a question without an answer. */
export interface Answers {
  /** ISO 3166-1 alpha-2, upper case */
  country: string | null;
  /** key of a legal form, see `formOf` */
  form: string | null;
  service: Id | null;
  options: Configuration | null;
  /** a company of the client that the order is for */
  company: Id | null;
}

export const noAnswers: Answers = { country: null, form: null, service: null, options: null, company: null };
