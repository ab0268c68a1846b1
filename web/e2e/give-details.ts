import { companyDetails } from '#libs/testing/company-details';
import type { DetailSection } from '#machines/order/state';
import type { Person } from './people.js';

/** Gives what the service asks of the company, where that is missing still. */
export async function giveDetails({ call }: Pick<Person, 'call'>, id: string): Promise<void> {
  const { details } = await call<{ details: { asks: DetailSection[]; given: boolean } }>('GET', `/orders/${id}`);
  if (details.asks.length > 0 && !details.given) await call('PUT', `/orders/${id}/details`, companyDetails(details.asks));
}
