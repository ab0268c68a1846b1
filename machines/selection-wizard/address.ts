import { isId } from '#machines/kernel/ids';
import type { Configuration } from '#machines/order/state';
import { type Answers, isStep, noAnswers, type Step } from './answers.js';

/**
 * A wizard location as a URL encodes it. `step` is named only if the answers alone would lead to another question: `check` with a service and without options
 * answers them with the first ones.
 */
export interface Place {
  answers: Answers;
  step: Step | null;
}

const largest = 1_000_000;
const mostCodes = 50;

/** The query string: `country=ee&form=ou&service=...&employeesAmount=1&...&step=options`, without a question mark. */
export function toQuery({ answers, step }: Place): string {
  const { country, form, service, options, company } = answers;
  const query = new URLSearchParams();
  if (country !== null) query.set('country', country.toLowerCase());
  if (form !== null) query.set('form', form);
  if (service !== null) query.set('service', service);
  for (const [name, value] of options ? optionFields(options) : []) query.append(name, value);
  if (company !== null) query.set('company', company);
  if (step !== null) query.set('step', step);
  return query.toString();
}

/** The options as form fields: one field per code. */
const optionFields = (options: Configuration): [string, string][] => [
  ['employeesAmount', String(options.employeesAmount)],
  ['registrationPeriod', String(options.registrationPeriod)],
  ['director', options.director],
  ...options.directorCompany.map((code): [string, string] => ['directorCompany', code]),
  ...options.activityAreas.map((code): [string, string] => ['activityAreas', code]),
];

/** Reads a query string from an untrusted source: a malformed answer is ignored, together with the answers that depend on it. */
export function fromQuery(text: string): Place {
  const query = new URLSearchParams(text);
  const step = query.get('step');
  return { answers: answersIn(query), step: isStep(step) ? step : null };
}

function answersIn(query: URLSearchParams): Answers {
  const country = query.get('country') ?? '';
  if (!/^[a-z]{2}$/i.test(country)) return noAnswers;
  const form = query.get('form') ?? '';
  const service = query.get('service')?.toLowerCase();
  const company = query.get('company')?.toLowerCase();
  return {
    country: country.toUpperCase(),
    form: /^[a-z0-9-]{1,60}$/.test(form) ? form : null,
    service: isId(service) ? service : null,
    options: isId(service) ? optionsIn(query) : null,
    company: isId(company) ? company : null,
  };
}

function optionsIn(query: URLSearchParams): Configuration | null {
  const employeesAmount = whole(query.get('employeesAmount'));
  const registrationPeriod = whole(query.get('registrationPeriod'));
  const director = query.get('director') ?? '';
  if (employeesAmount === null || registrationPeriod === null || director === '' || director.length > 100) return null;
  return {
    employeesAmount,
    registrationPeriod,
    director,
    directorCompany: codes(query, 'directorCompany'),
    activityAreas: codes(query, 'activityAreas'),
  };
}

/** Whether a number can be part of an address. */
export const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= largest;

const whole = (text: string | null): number | null => (text && /^\d{1,7}$/.test(text) && isAmount(Number(text)) ? Number(text) : null);

const codes = (query: URLSearchParams, name: string): string[] => [
  ...new Set(
    query
      .getAll(name)
      .filter((code) => code !== '' && code.length <= 100)
      .slice(0, mostCodes),
  ),
];
