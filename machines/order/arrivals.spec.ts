import { coveredBy, lastArrivedShort, type SeenEvent } from './arrivals.js';
import { type OrderUnderTest, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { returnedWork } from './returned-work.js';
import { orderIn, paymentIds } from './testing/stories.js';

const { client, clientManager: manager, clientHead, owner, payment: provider } = people;
const reason = textRef(8);
const capture = (amount: number) => ({ payment: id(600), amount, provider: 'paypal', capture: 'C' });
const declared = (amount: number, payment = id(601)) => ({ payment, amount, reference: null });

const historyOf = ({ events }: OrderUnderTest): SeenEvent[] => events as SeenEvent[];
/** The cause of the newest LastPaymentMade, for a reader who does not see events of `hidden` types. */
function cover(order: OrderUnderTest, hidden: readonly string[] = []) {
  const made = order.events.findLast(({ type }) => type === 'LastPaymentMade');
  return coveredBy(
    historyOf(order).filter(({ type }) => !hidden.includes(type)),
    made?.version ?? 0,
  );
}

describe('the arrival that covers an order’s balance', () => {
  const asked = () => orderIn('lastPaymentRequired');

  test('is a report, while the reported money has not arrived', () => {
    expect(cover(orderIn('lastPaymentPayed'))).toBe('reported');
    expect(cover(asked().then(provider, 'recordPayment', capture(26_000)).then(client, 'declareTransfer', declared(100_000)))).toBe(
      'reported',
    );
  });

  test('is money, where it arrived and nothing else is reported', () => {
    expect(cover(asked().then(provider, 'recordPayment', capture(126_000)))).toBe('arrived');
    const withdrawn = asked()
      .then(client, 'declareTransfer', declared(10_000))
      .then(client, 'withdrawTransfer', { payment: id(601) });
    expect(cover(withdrawn.then(provider, 'recordPayment', capture(126_000)))).toBe('arrived');
    const rejected = asked()
      .then(client, 'declareTransfer', declared(10_000))
      .then(manager, 'rejectTransfer', { payment: id(601), reason });
    expect(cover(rejected.then(provider, 'recordPayment', capture(126_000)))).toBe('arrived');
  });

  test('is a waiver, where the last of it was waived and nothing is reported', () => {
    expect(cover(asked().then(clientHead, 'waiveRest', { amount: 126_000, limit: 0, reason }))).toBe('waived');
  });

  test('is unknown where a report may be part of it, and where its reader does not see the cause', () => {
    const mixed = asked().then(client, 'declareTransfer', declared(100_000)).then(provider, 'recordPayment', capture(26_000));
    expect(cover(mixed)).toBeNull();
    const reported = asked().then(client, 'declareTransfer', declared(100_000));
    expect(cover(reported.then(clientHead, 'waiveRest', { amount: 26_000, limit: 0, reason }))).toBeNull();
    expect(cover(orderIn('lastPaymentPayed'), ['TransferDeclared'])).toBeNull();
    expect(coveredBy([], 7)).toBeNull();
  });
});

describe('a transfer that arrived short', () => {
  const arrived = (amount: number) => orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount });
  const short = (order: OrderUnderTest) => lastArrivedShort(historyOf(order));

  test('is the sum that arrived of a transfer of which more was reported, or had been booked', () => {
    expect(short(arrived(123_700))).toBe(123_700);
    expect(short(arrived(126_000))).toBeNull();
    const corrected = arrived(126_000).then(clientHead, 'correctPayment', { payment: paymentIds.rest, amount: 120_000, reason });
    expect(short(corrected)).toBe(120_000);
  });

  test('stays short while the rest is reported or waived in part, until money arrives or is refunded', () => {
    const reported = arrived(123_700).then(client, 'declareTransfer', declared(2_000));
    expect(short(reported)).toBe(123_700);
    expect(short(arrived(123_700).then(manager, 'waiveRest', { amount: 300, limit: 2_500, today: 300, reason }))).toBe(123_700);
    expect(short(arrived(123_700).then(provider, 'recordPayment', capture(1_000)))).toBeNull();
    const back = { refund: id(700), payment: paymentIds.prepayment, amount: 1, reason };
    expect(short(arrived(123_700).then(clientHead, 'requestRefund', back))).toBeNull();
  });

  test('is none for cash, for an upward correction, and before any money arrived', () => {
    const cash = orderIn('orderConfirmedNotPayed').then(manager, 'orderPayedWithCashAfterManagerConfirmed', {
      payment: id(602),
      amount: 54_000,
      note: null,
    });
    expect(short(cash)).toBeNull();
    expect(short(cash.then(owner, 'correctPayment', { payment: id(602), amount: 50_000, reason }))).toBeNull();
    expect(short(arrived(120_000).then(owner, 'correctPayment', { payment: paymentIds.rest, amount: 125_000, reason }))).toBeNull();
    expect(short(orderIn('newOrder'))).toBeNull();
  });
});

describe('work that was returned to the partner', () => {
  const seen = (...types: string[]) => types.map((type, at) => ({ type, version: at + 1, data: {} })) as unknown as SeenEvent[];
  test.each([
    ['never submitted', ['OrderPlaced'], undefined],
    ['submitted', ['OrderPlaced', 'StepsCompleted'], undefined],
    ['returned', ['StepsCompleted', 'WorkNotAccepted', 'DocumentAttached'], 2],
    ['returned twice', ['StepsCompleted', 'WorkNotAccepted', 'StepsCompleted', 'WorkNotAccepted'], 4],
    ['submitted again', ['StepsCompleted', 'WorkNotAccepted', 'StepsCompleted', 'DocumentAttached'], undefined],
  ])('%s', (_what, types, version) => {
    expect(returnedWork(seen(...types))?.version).toBe(version);
  });
});
