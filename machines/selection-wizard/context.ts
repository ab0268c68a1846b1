import type { Id } from '#libs/kernel/ids';
import type { Configuration } from '#machines/order/state';
import { isAmount, toQuery } from './address.js';
import { type Answers, noAnswers, type Step, steps } from './answers.js';
import {
  type Estimate,
  firstOptions,
  formOf,
  formsOf,
  type PriceLine,
  type Offer,
  type OfferedService,
  offers,
  serviceIn,
} from './offer.js';

/** POST services/{id}/quote, as far as the wizard shows it. */
export type Quote = Omit<Estimate, 'lines'> & { lines: readonly PriceLine[] };

/** Why an order was not placed, in the reader's words. */
export interface Refusal {
  detail: string;
  requestId?: string;
}

export interface WizardContext {
  /** codes of the countries there are services in, upper case */
  countries: readonly string[];
  /** what is known of them, by code */
  offers: Readonly<Record<string, Offer>>;
  answers: Answers;
  /** the question that was asked for; null: the first one without an answer */
  wanted: Step | null;
  /** a service that was asked for and is not offered (any more) */
  gone: Id | null;
  /** what the question about options shows; null until it was asked */
  draft: Configuration | null;
  /** that question is being asked: the draft, not the answer, is what a price is wanted for */
  editing: boolean;
  /** what a price was asked for last */
  asked: string | null;
  /** the last price that came, and what for */
  quoted: { key: string; quote: Quote } | null;
  refusal: Refusal | null;
  order: Id | null;
}

/** Where the wizard stands: a question, or what keeps it from being asked. */
export const places = ['country', 'loading', 'form', 'service', 'unavailable', 'options', 'check'] as const;
export type WizardPlace = (typeof places)[number];

export const offerOf = ({ offers: known, answers }: Pick<WizardContext, 'offers' | 'answers'>): Offer | undefined =>
  answers.country === null ? undefined : known[answers.country];

export const serviceOf = (context: Pick<WizardContext, 'offers' | 'answers'>): OfferedService | undefined =>
  serviceIn(offerOf(context), context.answers.service);

/** The configuration a price is wanted for. */
export const configurationOf = ({ editing, draft, answers }: WizardContext): Configuration | null => (editing ? draft : answers.options);

/** True where there is a choice between forms; a form that nobody can choose is not asked about. */
export const isFormAsked = (offer: Offer): boolean => formsOf(offer).length > 1;

/** The question of an address that has all its answers, or the first that has none, or the one that was asked for before it. */
export function placeOf(context: WizardContext): WizardPlace {
  const { answers, wanted, gone } = context;
  if (answers.country === null || wanted === 'country') return 'country';
  const offer = offerOf(context);
  if (!offer) return 'loading';
  if (offer.services.length === 0) return 'unavailable';
  if (wanted === 'form' && isFormAsked(offer)) return 'form';
  if (gone !== null) return 'unavailable';
  if (answers.form === null) return 'form';
  if (answers.service === null || wanted === 'service' || wanted === 'form') return 'service';
  return answers.options === null || wanted === 'options' ? 'options' : 'check';
}

type Settled = Pick<WizardContext, 'answers' | 'gone' | 'draft'>;

/**
 * Answers as the catalogue permits them. An answer that does not hold takes those with it that rest on it; a service brings its form along; a form nobody can
 * choose between is given. What was configured for a service that does not offer it is kept as a draft, to be looked at again.
 */
export function settle(context: Pick<WizardContext, 'countries' | 'offers' | 'draft'>, given: Answers): Settled {
  const draft = given.options ?? context.draft;
  const { country } = given;
  if (country === null || !context.countries.includes(country)) return { answers: noAnswers, gone: null, draft: context.draft };
  const offer = context.offers[country];
  if (!offer) return { answers: given, gone: null, draft };
  const service = serviceIn(offer, given.service);
  const form = formIn(offer, service ? formOf(service) : given.form);
  if (!service) return { answers: { country, form, service: null, options: null }, gone: given.service, draft };
  const fits = given.options !== null && offers(service, given.options);
  return { answers: { country, form, service: service._id, options: fits ? given.options : null }, gone: null, draft };
}

function formIn(offer: Offer, named: string | null): string | null {
  const forms = formsOf(offer);
  if (forms.length === 1) return forms[0] ?? null;
  return named !== null && forms.includes(named) ? named : null;
}

/** What the question about options begins with. */
export function draftOf(context: WizardContext): Configuration | null {
  const service = serviceOf(context);
  return service ? firstOptions(service, context.answers.options ?? context.draft) : null;
}

/** Names what a price is for: equal keys, equal prices. Null where there is nothing to price, because something is not chosen or not offered. */
export function quoteKey(context: WizardContext): string | null {
  const service = serviceOf(context);
  const configuration = configurationOf(context);
  if (!service || !configuration || !offers(service, configuration)) return null;
  return toQuery({ answers: { ...context.answers, options: configuration }, step: null });
}

/** The price of exactly what stands on the page, once it is there. */
export function freshQuote(context: WizardContext): Quote | undefined {
  const key = quoteKey(context);
  return key !== null && context.quoted?.key === key ? context.quoted.quote : undefined;
}

/** The question before `step`, leaving out what is not asked. */
export function stepBefore(context: WizardContext, step: Step): Step | null {
  const offer = offerOf(context);
  const asked = steps.filter((one) => one !== 'form' || !offer || isFormAsked(offer));
  return asked[asked.indexOf(step) - 1] ?? null;
}

/** True where `step` was asked on the way to `from`, so that one may go back to it. */
export function isBefore(context: WizardContext, step: Step, from: Step): boolean {
  const offer = offerOf(context);
  return steps.indexOf(step) < steps.indexOf(from) && (step !== 'form' || (offer !== undefined && isFormAsked(offer)));
}

/** The question that a place belongs to, for the progress shown. */
export function stepAt(place: WizardPlace): Step {
  if (place === 'loading') return 'form';
  return place === 'unavailable' ? 'service' : place;
}

/** The query that leads back to where the wizard stands: a draft as it was typed, as far as it is a number at all. */
export function addressOf(context: WizardContext, place: WizardPlace): string {
  const { answers, gone, draft } = context;
  const typed = place === 'options' && draft !== null && isAmount(draft.employeesAmount) ? draft : answers.options;
  const given: Answers = gone !== null ? { ...answers, service: gone } : { ...answers, options: typed };
  const leads = placeOf({ ...context, answers: given, wanted: null });
  const named = place !== 'loading' && place !== 'unavailable' && leads !== place ? place : null;
  return toQuery({ answers: given, step: named });
}
