import type { AnyWireEvent } from '../../../api/wire.js';
import { paymentPeople } from './payment-people.js';

const event = (type: string, data: object, name: string | null) =>
  ({ type, data: { payment: 'p1', ...data }, actor: { _id: null, role: 'manager', department: null, name } }) as unknown as AnyWireEvent;

const named = (_: string | null, name: string | null): string | null => name;

describe('the people of a payment', () => {
  it('are who reported and who confirmed it, and who asked for each refund', () => {
    const people = paymentPeople(
      [
        event('OrderConfirmedUnpaid', { payment: undefined }, 'Ivan'),
        event('TransferDeclared', { amount: 62_300 }, 'Dmitry'),
        event('TransferDeclared', { payment: 'p2', amount: 1 }, 'Nobody'),
        event('TransferConfirmed', { amount: 60_000, declared: 62_300 }, 'Olga'),
        event('RefundRequested', { refund: 'r1' }, 'Pavel'),
        event('PaymentRefunded', { refund: 'r1' }, null),
      ],
      'p1',
      named,
    );
    expect(people).toEqual({ reportedBy: 'Dmitry', reported: 62_300, confirmedBy: 'Olga', refundedBy: { r1: 'Pavel' } });
  });

  it('are empty until the history is loaded', () => {
    expect(paymentPeople([], 'p1', named)).toEqual({ reportedBy: null, reported: null, confirmedBy: null, refundedBy: {} });
  });
});
