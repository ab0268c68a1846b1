import { giveDetails } from './give-details.js';
import type { Person } from './people.js';
import { place } from './place.js';

interface Whole {
  number: string;
  country: { code: string };
  balance: object;
  requestedItems: { _id: string }[];
  steps: Record<string, { steps: { _id: string }[] }>;
}

/** A finished order of the client's own, brought there over the API by staff. */
export async function finished(client: Person, staff: Person) {
  const { _id } = await place(client);
  return { _id, ...(await bringToEnd(staff, _id)) };
}

/** Pays a new order in full and brings it to its end over the API. */
export async function bringToEnd(staff: Person, _id: string) {
  const operate = (operation: string, payload: object = {}) =>
    staff.call<Whole>('PATCH', `/orders/update-payment-status/${_id}`, { operation, payload });
  const { balance, steps, country, number } = await staff.call<Whole>('GET', `/orders/${_id}`);
  await staff.call('POST', `/order-payments/${_id}/payments`, { kind: 'cash', amount: balance, note: 'Till 3' });
  await operate('managerConfirmedPayedOrder');
  const { requestedItems } = await operate('requestDocuments', { items: [{ kind: 'document', title: 'Passport' }] });
  await operate('receiveDocuments', { itemIds: requestedItems.map((item) => item._id) });
  for (const step of Object.values(steps).flatMap((group) => group.steps))
    await staff.call('PUT', `/orders/${_id}/steps/${step._id}/completion`);
  await giveDetails(staff, _id);
  await operate('completeAllOrderSteps');
  await operate('acceptWorkWithFullyPayedOrder');
  await operate('managerFinishedProject');
  return { number, path: `/service/${country.code.toLowerCase()}` };
}
