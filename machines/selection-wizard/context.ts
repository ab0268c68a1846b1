import type { Id } from '#machines/kernel/ids';
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

/** Response of POST services/{id}/quote, as far as the wizard shows it. */
export type Quote = Omit<Estimate, 'lines'> & { lines: readonly PriceLine[] };

/** Why an order was not placed, as a text for the reader. */
export interface Refusal {
  detail: string;
  requestId?: string;
}

export interface WizardContext {
  /** codes of the countries with services, upper case */
  countries: readonly string[];
  /** offers loaded so far, by country code */
  offers: Readonly<Record<string, Offer>>;
  answers: Answers;
  /** the requested question; null: the first one without an answer */
  wanted: Step | null;
  /** a service that was requested and is not offered (any more) */
  gone: Id | null;
  /** the options as shown; null before that question was reached */
  draft: Configuration | null;
  /** the options are being edited: prices are requested for the draft, not for the answer */
  editing: boolean;
  /** what a price was last requested for */
  asked: string | null;
  /** the last price received, and what it is for */
  quoted: { key: string; quote: Quote } | null;
  refusal: Refusal | null;
  order: Id | null;
  /** the company that the order was to be for is none of the client's */
  companyGone: boolean;
}

/** The wizard's location: a question, or what prevents it from being shown. */
export const places = ['country', 'loading', 'form', 'service', 'unavailable', 'options', 'check'] as const;
export type WizardPlace = (typeof places)[number];

export const offerOf = ({ offers: known, answers }: Pick<WizardContext, 'offers' | 'answers'>): Offer | undefined =>
  answers.country === null ? undefined : known[answers.country];

export const serviceOf = (context: Pick<WizardContext, 'offers' | 'answers'>): OfferedService | undefined =>
  serviceIn(offerOf(context), context.answers.service);

/** The configuration that needs a price. */
export const configurationOf = ({ editing, draft, answers }: WizardContext): Configuration | null => (editing ? draft : answers.options);

/** Whether there are forms to choose from; otherwise the question is skipped. */
export const isFormAsked = (offer: Offer): boolean => formsOf(offer).length > 1;

/** The question to show: the requested one if its predecessors are answered, else the first without an answer. */
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
 * Answers that the catalogue permits. An invalid answer is removed together with the answers that depend on it; a service sets its form, and a single form is
 * chosen automatically. Options of a service that does not offer them are kept as a draft, to be reviewed. Where the summary is `wanted`, options without an answer
 * are the first ones.
 */
export function settle(context: Pick<WizardContext, 'countries' | 'offers' | 'draft'>, given: Answers, wanted: Step | null): Settled {
  const draft = given.options ?? context.draft;
  const { country, company } = given;
  if (country === null || !context.countries.includes(country)) return { answers: noAnswers, gone: null, draft: context.draft };
  const offer = context.offers[country];
  if (!offer) return { answers: given, gone: null, draft };
  const service = serviceIn(offer, given.service);
  const form = formIn(offer, service ? formOf(service) : given.form);
  if (!service) return { answers: { country, form, service: null, options: null, company }, gone: given.service, draft };
  const options = given.options ?? (wanted === 'check' ? firstOptions(service, draft) : null);
  const fits = options !== null && offers(service, options);
  return { answers: { country, form, service: service._id, options: fits ? options : null, company }, gone: null, draft };
}

function formIn(offer: Offer, named: string | null): string | null {
  const forms = formsOf(offer);
  if (forms.length === 1) return forms[0] ?? null;
  return named !== null && forms.includes(named) ? named : null;
}

/** Initial options of the question. */
export function draftOf(context: WizardContext): Configuration | null {
  const service = serviceOf(context);
  return service ? firstOptions(service, context.answers.options ?? context.draft) : null;
}

/** Key of what a price is for: equal keys, equal prices. Null if there is nothing to price, because something is missing or not offered. */
export function quoteKey(context: WizardContext): string | null {
  const service = serviceOf(context);
  const configuration = configurationOf(context);
  if (!service || !configuration || !offers(service, configuration)) return null;
  return toQuery({ answers: { ...context.answers, options: configuration, company: null }, step: null });
}

/** The price of what is shown, once it was received. */
export function freshQuote(context: WizardContext): Quote | undefined {
  const key = quoteKey(context);
  return key !== null && context.quoted?.key === key ? context.quoted.quote : undefined;
}

/** The question before `step`, without skipped ones. */
export function stepBefore(context: WizardContext, step: Step): Step | null {
  const offer = offerOf(context);
  const asked = steps.filter((one) => one !== 'form' || !offer || isFormAsked(offer));
  return asked[asked.indexOf(step) - 1] ?? null;
}

/** Whether `step` was asked before `from`, so that the user can return to it. */
export function isBefore(context: WizardContext, step: Step, from: Step): boolean {
  const offer = offerOf(context);
  return steps.indexOf(step) < steps.indexOf(from) && (step !== 'form' || (offer !== undefined && isFormAsked(offer)));
}

/** The question that a location belongs to, for the progress bar. */
export function stepAt(place: WizardPlace): Step {
  if (place === 'loading') return 'form';
  return place === 'unavailable' ? 'service' : place;
}

/** The query that restores the wizard's location: a draft as typed, as far as it is a number. */
export function addressOf(context: WizardContext, place: WizardPlace): string {
  const { answers, gone, draft } = context;
  const typed = place === 'options' && draft !== null && isAmount(draft.employeesAmount) ? draft : answers.options;
  const given: Answers = gone !== null ? { ...answers, service: gone } : { ...answers, options: typed };
  const leads = placeOf({ ...context, answers: given, wanted: null });
  const named = place !== 'loading' && place !== 'unavailable' && leads !== place ? place : null;
  return toQuery({ answers: given, step: named });
}
