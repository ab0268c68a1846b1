import type { Id } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import type { AnyWireEvent } from '../../../api/wire.js';

/** Who reported, confirmed and refunded a payment, and the reported amount. */
export interface PaymentPeople {
  reportedBy: string | null;
  /** minor units; null if nobody reported the payment */
  reported: MinorUnits | null;
  confirmedBy: string | null;
  /** name of the person who made a refund, by the refund's id */
  refundedBy: Readonly<Record<Id, string>>;
}

/** Null if the person is unknown. */
type NameOf = (id: Id | null, name: string | null) => string | null;

/** Finds the people of one payment in the order's events; later events win. */
export function paymentPeople(events: readonly AnyWireEvent[], payment: Id, nameOf: NameOf): PaymentPeople {
  const people = { reportedBy: null as string | null, reported: null as MinorUnits | null, confirmedBy: null as string | null };
  const refundedBy: Record<Id, string> = {};
  for (const { type, data, actor } of events) {
    if (!('payment' in data) || data.payment !== payment) continue;
    const name = nameOf(actor._id, actor.name);
    if (type === 'TransferDeclared') Object.assign(people, { reportedBy: name, reported: data.amount });
    if (type === 'TransferConfirmed' || type === 'CashPaymentRecorded' || type === 'TransferRecorded') people.confirmedBy = name;
    if (type === 'RefundRequested' && name !== null) refundedBy[data.refund] = name;
  }
  return { ...people, refundedBy };
}
