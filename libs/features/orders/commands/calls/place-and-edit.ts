import type { OrderableService } from '#libs/contracts/catalogue/catalogue-queries';
import type { Person } from '#libs/contracts/people/people-by-ids';
import { type FieldFault, invalid, Problem } from '#libs/platform/http/problem';
import { isPublished } from '#machines/catalogue/published-terms';
import type { Id } from '#machines/kernel/ids';
import type { Agreement, Configuration, OptionPrices, WithdrawalTerms } from '#machines/order/state';
import { EditOrderDto, PlaceOrderDto } from '../../wire/place-order.dto.js';
import { termsOf } from '../../rules/terms.js';
import { callSpec } from '../call-spec.js';
import { faultsOf } from '#machines/order/offered';

/** Returns a 422 naming every field that the service does not offer. */
function offered(configuration: Configuration, options: OptionPrices): Configuration | Problem {
  const errors = faultsOf(configuration, options);
  return errors.length > 0 ? invalid(...errors) : configuration;
}

interface Found {
  service: Readonly<OrderableService> | null;
  client: Person | undefined;
  /** client of the company that the order is for; null without a company */
  companyOf: Id | null;
  withdrawal: WithdrawalTerms | null;
}

/** Clients order for themselves; staff have to name a client, who agrees to the terms later. */
function clientFaults(body: PlaceOrderDto, found: Found, caller: { id: string; role: string }): FieldFault[] {
  if (caller.role === 'Client') {
    return body.client === undefined || body.client === null || body.client === caller.id ? [] : [{ field: 'client', code: 'notOffered' }];
  }
  const faults: FieldFault[] = (['terms', 'startEarly'] as const).flatMap((field) =>
    body[field] ? [{ field, code: 'agreedByClient' }] : [],
  );
  if (body.client === undefined || body.client === null) return [{ field: 'client', code: 'required' }, ...faults];
  return found.client?.role === 'Client' ? faults : [{ field: 'client', code: 'missingReference' }, ...faults];
}

const configurationOf = (body: Configuration): Configuration => ({
  employeesAmount: body.employeesAmount,
  registrationPeriod: body.registrationPeriod,
  director: body.director,
  directorCompany: body.directorCompany,
  activityAreas: body.activityAreas,
});

/** Null if no such version of the terms was published. */
function agreementOf({ terms = null, startEarly = false }: PlaceOrderDto): Agreement | null {
  return terms === null || isPublished(terms) ? { terms, startEarly: terms !== null && startEarly } : null;
}

export const placeOrder = callSpec<PlaceOrderDto, Found>({
  intent: 'placeOrder',
  body: PlaceOrderDto,
  async lookUp(ask, body, { caller }) {
    const { role, id } = caller.actor;
    const of = role === 'Client' ? id : body.client;
    const [service, client] = await Promise.all([ask.service(body.service), of ? ask.person(of) : undefined]);
    const companyOf = body.company ? await ask.clientOfCompany(body.company) : null;
    return { service, client, companyOf, withdrawal: await ask.withdrawal(client, body.buyer ?? 'consumer') };
  },
  command({ body, found, caller }) {
    const faults = clientFaults(body, found, caller.actor);
    const { service } = found;
    if (!service) faults.push({ field: 'service', code: 'missingReference' });
    else if (service.country.id !== body.country) faults.push({ field: 'country', code: 'notOffered' });
    const conversion = service?.conversion ?? null;
    if (service && conversion === 'unpayable')
      faults.push({ field: 'service', code: 'notPayable', params: { currency: service.currency } });
    const agreed = agreementOf(body);
    if (agreed === null) faults.push({ field: 'terms', code: 'termsNotPublished' });
    const client = caller.actor.role === 'Client' ? caller.actor.id : (body.client ?? '');
    if (body.company && found.companyOf !== client) faults.push({ field: 'company', code: 'companyNotOfClient' });
    if (faults.length > 0 || !service || conversion === 'unpayable' || agreed === null) return invalid(...faults);
    const configuration = offered(configurationOf(body), service.options);
    if (configuration instanceof Problem) return configuration;
    const { buyer = 'consumer' } = body;
    const payload = {
      client,
      terms: termsOf(service, conversion),
      configuration,
      agreed,
      buyer,
      withdrawal: found.withdrawal,
      forCompany: body.company ?? null,
    };
    return { type: 'placeOrder', payload };
  },
});

export const editOrder = callSpec<EditOrderDto>({
  intent: 'editOrder',
  body: EditOrderDto,
  command({ body, state: order }) {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null));
    if (Object.keys(given).length === 0) return invalid({ field: '', code: 'required' });
    const configuration = offered({ ...order.configuration, ...given }, order.terms.options);
    return configuration instanceof Problem ? configuration : { type: 'editOrder', payload: { configuration } };
  },
});
