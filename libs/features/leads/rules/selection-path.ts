import type { PricedSelection } from '#libs/contracts/leads/lead-email';
import type { Language } from '#machines/kernel/ids';
import { lastDayOf } from '#machines/kernel/term';
import { chosenTerm } from '#machines/order/figures';
import { fromQuery, type Place, toQuery } from '#machines/selection-wizard/address';
import { chosenOptions, estimate, type OfferedService } from '#machines/selection-wizard/offer';

const code = /^[a-z0-9-]{1,60}$/i;

/** Reads the visitor's choices from the page's address, ignoring what does not look like an answer. */
function placeIn(address: string | null): Place {
  const { answers, step } = fromQuery(address?.split('?')[1] ?? '');
  const { options } = answers;
  const chosen = options ? [options.director, ...options.directorCompany, ...options.activityAreas] : [];
  return { answers: { ...answers, options: chosen.every((one) => code.test(one)) ? options : null }, step };
}

/** Prices the options of that address today; null if it has none, or the catalogue no longer offers them. */
export function pricedSelection(address: string | null, services: readonly OfferedService[], now: Date): PricedSelection | null {
  const { service: id, options } = placeIn(address).answers;
  const service = services.find(({ _id }) => _id === id);
  const price = service && options ? estimate(service, options) : undefined;
  if (!service || !options || !price) return null;
  const term = chosenTerm(service, options.registrationPeriod);
  const { mandatoryPayments } = service;
  return { options: chosenOptions(service, options), estimate: price, mandatoryPayments, term, lastDay: lastDayOf(term, now) };
}

/** The path that opens a selection again. Only well-formed answers go into an email, so that nobody can put a text of theirs there. */
export function selectionPath(language: Language, address: string | null): string {
  const path = `/${language}/selection-service`;
  const query = toQuery(placeIn(address));
  return query === '' ? path : `${path}?${query}`;
}
