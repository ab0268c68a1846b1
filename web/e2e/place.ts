import type { Person } from './people.js';

type Whole = Record<string, unknown> & { service: { _id: string }; country: { _id: string }; prepaymentPercent: number };

/** An order of the demo client that nobody has looked at yet and that asks for a prepayment, placed over the API as another one was. */
export async function place(client: Person): Promise<{ _id: string; number: string }> {
  const { items } = await client.call<{ items: { _id: string }[] }>('GET', '/orders?per_page=50');
  const wholes = await Promise.all(items.map(({ _id }) => client.call<Whole>('GET', `/orders/${_id}`)));
  const model = wholes.find(({ prepaymentPercent }) => prepaymentPercent > 0);
  if (!model) throw new Error('no order of the demo client asks for a prepayment');
  const { service, country, ...rest } = model;
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = rest;
  const chosen = { employeesAmount, registrationPeriod, director, directorCompany, activityAreas };
  return client.call('POST', '/orders', { service: service._id, country: country._id, ...chosen });
}
