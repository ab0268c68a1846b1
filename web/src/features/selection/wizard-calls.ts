import type { Id } from '#machines/kernel/ids';
import type { Configuration } from '#machines/order/state';
import { currentTerms } from '#machines/catalogue/published-terms';
import type { Quote } from '#machines/selection-wizard/context';
import type { Offer, OfferedService } from '#machines/selection-wizard/offer';
import { call } from '../../api/call.js';
import type { PlaceOrder } from '../../api/wire.js';

/**
 * Everything that can be ordered in a country, registrations (`firstType`) first, then by price. @throws ProblemError, or TypeError without
 * an answer
 */
export async function fetchOffer(country: string, firstType: Id | null, signal: AbortSignal): Promise<Offer> {
  const [countries, services] = await Promise.all([
    call('GET', '/countries/created', { query: { 'filter[code]': country }, signal }),
    call('GET', '/services', {
      query: { 'filter[countryCode]': country, per_page: 100, sort: 'price' },
      signal,
    }),
  ]);
  const rank = ({ type }: OfferedService) => (type._id === firstType ? 0 : 1);
  return {
    services: services.items.sort((one, other) => rank(one) - rank(other)),
    legalForms: countries.items[0]?.facts.legalForms ?? [],
  };
}

/** The server's price of a configuration. @throws ProblemError 404 if the service was removed, TypeError without an answer */
export const fetchQuote = (service: Id, configuration: Configuration, signal: AbortSignal): Promise<Quote> =>
  call('POST', '/services/{id}/quote', { path: { id: service }, body: configuration, signal });

/** Name of the signed-in client's company. @throws ProblemError 404 if the client has no such company */
export const fetchCompany = async (id: Id, signal: AbortSignal): Promise<string> =>
  (await call('GET', '/companies/{id}', { path: { id }, signal })).name;

/**
 * Places an order under the terms on the page, once per `key`. @returns its id @throws ProblemError for a refusal, TypeError without an
 * answer
 */
export const sendOrder = async (order: PlaceOrder, key: string): Promise<Id> =>
  (await call('POST', '/orders', { body: { ...order, terms: currentTerms.version }, key }))._id;
