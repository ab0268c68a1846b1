import type { Person } from './people.js';
import { place } from './place.js';

/** As much of an order as stories of documents need. */
export interface AskedOrder {
  number: string;
  prepayment: object;
  documents: { _id: string; file: { _id: string } }[];
}

/** An order whose prepayment is there and whose client is asked for a paper called `title`. */
export async function asking(client: Person, staff: Person, title: string) {
  const { _id } = await place(client);
  const operate = (operation: string, payload: object = {}) =>
    staff.call<AskedOrder>('PATCH', `/orders/update-payment-status/${_id}`, { operation, payload });
  await operate('managerConfirmedNotPayedOrder');
  const { prepayment } = await staff.call<AskedOrder>('GET', `/orders/${_id}`);
  await staff.call('POST', `/order-payments/${_id}/payments`, { kind: 'cash', amount: prepayment, note: 'Till 3' });
  await operate('requestDocuments', { items: [{ kind: 'document', title }] });
  const order = await client.call<AskedOrder>('GET', `/orders/${_id}`);
  return { _id, ...order };
}
