import { balance, concededBy, overpaid, paid, refundable } from './figures.js';
import { OrderUnderTest, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { orderIn, paymentIds } from './testing/stories.js';

const { client, clientManager: manager, clientHead, payment: provider } = people;
const reason = textRef(5);
const capture = (amount: number, number = 600) => ({ payment: id(number), amount, provider: 'paypal', capture: `C-${number}` });
const refund = (payment: string, amount: number, number = 700) => ({ refund: id(number), payment, amount, reason });

describe('follow-ons in the name of the payment', () => {
  test.each([
    ['recordPayment', (order: OrderUnderTest) => accepted(order, provider, 'recordPayment', capture(54_000)), 'PaymentCaptured'],
    [
      'recordOfflinePayment',
      (order: OrderUnderTest) =>
        accepted(order, manager, 'recordOfflinePayment', { payment: id(601), method: 'transfer', amount: 54_000, note: null }),
      'TransferRecorded',
    ],
  ] as const)('%s completes the prepayment', (_name, pay, event) => {
    const order = orderIn('orderConfirmedNotPayed');
    expect(pay(order)).toEqual({ events: [event, 'PrepaymentCompleted'], status: 'orderConfirmedAndPayed' });
    expect(order.events.at(-1)?.actor).toEqual(provider);
    expect(order.events.at(-1)?.version).toBe((order.events.at(-2)?.version ?? 0) + 1);
  });
  test('confirmTransfer completes the prepayment, a transfer that is only declared does not', () => {
    const order = orderIn('orderConfirmedNotPayed');
    expect(accepted(order, client, 'declareTransfer', { payment: id(602), amount: 54_000, reference: null }).events).toEqual([
      'TransferDeclared',
    ]);
    expect(accepted(order, manager, 'confirmTransfer', { payment: id(602), amount: 54_000 }).events).toEqual([
      'TransferConfirmed',
      'PrepaymentCompleted',
    ]);
  });
  test('nothing follows while the prepayment is incomplete, or before the manager confirmed', () => {
    expect(accepted(orderIn('orderConfirmedNotPayed'), provider, 'recordPayment', capture(53_999)).events).toEqual(['PaymentCaptured']);
    expect(accepted(orderIn('newOrder'), provider, 'recordPayment', capture(180_000)).status).toBe('newOrder');
  });
  test('a declared transfer that covers the rest makes the last payment', () => {
    const order = orderIn('lastPaymentRequired');
    expect(accepted(order, client, 'declareTransfer', { payment: id(603), amount: 126_000, reference: null })).toEqual({
      events: ['TransferDeclared', 'LastPaymentMade'],
      status: 'lastPaymentPayed',
    });
  });
  test('a rejected transfer that uncovers the balance requests the last payment again', () => {
    expect(accepted(orderIn('lastPaymentPayed'), manager, 'rejectTransfer', { payment: paymentIds.rest, reason })).toEqual({
      events: ['TransferRejected', 'LastPaymentRejected'],
      status: 'lastPaymentRequired',
    });
  });
  test('a refund that uncovers the balance requests the last payment again, and leaves other declared transfers open', () => {
    const order = orderIn('lastPaymentPayed');
    expect(accepted(order, clientHead, 'requestRefund', refund(paymentIds.prepayment, 1))).toEqual({
      events: ['RefundRequested', 'PaymentRefunded', 'LastPaymentRejected'],
      status: 'lastPaymentRequired',
    });
    expect(order.state.facts.openTransfers).toBe(126_000);
  });
  test('a rejected transfer covered by others changes no status', () => {
    const order = orderIn('lastPaymentRequired')
      .then(client, 'declareTransfer', { payment: id(604), amount: 126_000, reference: null })
      .then(provider, 'recordPayment', capture(126_000));
    expect(accepted(order, manager, 'rejectTransfer', { payment: id(604), reason })).toEqual({
      events: ['TransferRejected'],
      status: 'lastPaymentPayed',
    });
  });
  test.each(['projectFinished', 'orderCancelled'] as const)('in %s money is booked and refundable, without follow-ons', (status) => {
    const order = orderIn(status);
    const before = refundable(order.state.facts);
    expect(accepted(order, provider, 'recordPayment', capture(20_000))).toEqual({ events: ['PaymentCaptured'], status });
    expect(refundable(order.state.facts)).toBe(before + 20_000);
    expect(balance(order.state)).toBe(0);
  });
});

describe('refunds of an order', () => {
  test('of a transfer happen at once and reopen the balance without changing progress', () => {
    const order = orderIn('documentsReceived');
    expect(accepted(order, clientHead, 'requestRefund', refund(paymentIds.prepayment, 54_000))).toEqual({
      events: ['RefundRequested', 'PaymentRefunded'],
      status: 'documentsReceived',
    });
    expect([paid(order.state.facts), balance(order.state), order.state.facts.conceded]).toEqual([0, 180_000, 0]);
  });
  test('of a provider’s payment are reserved until it answers', () => {
    const order = orderIn('newOrder').then(provider, 'recordPayment', capture(54_000));
    expect(accepted(order, clientHead, 'requestRefund', refund(id(600), 50_000)).events).toEqual(['RefundRequested']);
    expect([paid(order.state.facts), refundable(order.state.facts)]).toEqual([54_000, 4_000]);
    expect(refused(order, clientHead, 'requestRefund', refund(id(600), 4_001, 701))).toEqual({
      code: 'refundExceedsPaid',
      remedy: { key: 'refundAtMost', amountMax: 4_000, currency: 'EUR' },
    });
    order.then(provider, 'recordRefundFailure', { refund: id(700), payment: id(600) });
    expect(refundable(order.state.facts)).toBe(54_000);
    expect(refused(order, provider, 'recordRefund', { refund: id(700), payment: id(600), amount: 1 })?.code).toBe('paymentAlreadySettled');
    order.then(clientHead, 'requestRefund', refund(id(600), 50_000, 702));
    order.then(provider, 'recordRefund', { refund: id(702), payment: id(600), amount: 50_000 });
    expect([paid(order.state.facts), refundable(order.state.facts), order.state.facts.reserved]).toEqual([4_000, 4_000, 0]);
  });
  test('never exceed their payment, even if others would cover it', () => {
    const order = orderIn('newOrder').then(provider, 'recordPayment', capture(1_000)).then(provider, 'recordPayment', capture(5_000, 610));
    expect(refused(order, clientHead, 'requestRefund', refund(id(600), 1_001))?.remedy).toMatchObject({ amountMax: 1_000 });
    expect(refused(order, clientHead, 'requestRefund', refund(id(699), 1))?.code).toBe('paymentUnknown');
    expect(refused(orderIn('newOrder'), clientHead, 'requestRefund', refund(id(600), 1))?.code).toBe('refundExceedsPaid');
    expect(refused(order, provider, 'recordRefund', { refund: id(711), payment: id(600), amount: 1 })?.code).toBe('refundUnknown');
  });
  test('are not for a manager who may only take money', () => {
    const order = orderIn('newOrder').then(provider, 'recordPayment', capture(1_000));
    expect(refused(order, manager, 'requestRefund', refund(id(600), 1_000))).toEqual({
      code: 'forbiddenForRole',
      remedy: { key: 'askRole', roles: ['refundStaff'] },
    });
  });
  test.each(['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed', 'documentsSentAfterLastPayment', 'projectFinished'] as const)(
    'in %s are conceded: the balance stays 0',
    (status) => {
      const order = orderIn(status).then(clientHead, 'requestRefund', refund(paymentIds.prepayment, 30_000));
      expect([balance(order.state), order.state.facts.conceded, paid(order.state.facts)]).toEqual([0, 30_000, 150_000]);
    },
  );
  test('concede only what would reopen the balance: a refunded overpayment concedes nothing', () => {
    const order = orderIn('lastPaymentConfirmed').then(provider, 'recordPayment', capture(10_000));
    expect(overpaid(order.state.facts)).toBe(10_000);
    expect(concededBy(order.state, 15_000)).toBe(5_000);
    order.then(clientHead, 'requestRefund', refund(paymentIds.prepayment, 10_000));
    expect(order.state.facts.conceded).toBe(0);
  });
  test('of a cancelled order leave nothing due and nothing conceded', () => {
    const order = orderIn('documentsReceived').then(manager, 'cancelOrder', { reason });
    order.then(clientHead, 'requestRefund', refund(paymentIds.prepayment, 54_000));
    expect([balance(order.state), order.state.facts.conceded, paid(order.state.facts)]).toEqual([0, 0, 0]);
  });
});
