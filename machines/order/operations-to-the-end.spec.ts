import { type OrderUnderTest, steps, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { orderIn, paymentIds } from './testing/stories.js';

const { client, partner, clientManager: manager } = people;
const reason = textRef(3);
const euro = 'EUR';

const paidPart = (order: OrderUnderTest, amount: number) =>
  order.then(manager, 'recordOfflinePayment', { payment: id(250), method: 'cash', amount, note: null });

describe('acceptWorkWithFullyPayedOrder and acceptedProjectRequireLastPay', () => {
  test('choose by the balance', () => {
    const owing = orderIn('allStepsCompleted');
    expect(refused(owing, manager, 'acceptWorkWithFullyPayedOrder', {})).toEqual({
      code: 'balanceDue',
      remedy: { key: 'payBalance', amount: 126_000, currency: euro },
    });
    expect(accepted(owing, manager, 'acceptedProjectRequireLastPay', {})).toEqual({
      events: ['LastPaymentRequested'],
      status: 'lastPaymentRequired',
    });
    const settled = paidPart(orderIn('allStepsCompleted'), 126_000);
    expect(refused(settled, manager, 'acceptedProjectRequireLastPay', {})).toEqual({
      code: 'nothingDue',
      remedy: { key: 'acceptAsPaid' },
    });
    expect(accepted(settled, manager, 'acceptWorkWithFullyPayedOrder', {})).toEqual({
      events: ['WorkAccepted'],
      status: 'projectWithFullyPayedOrderAccepted',
    });
  });
});

describe('notAcceptPartnerWork', () => {
  test('reopens the chosen steps and returns the work', () => {
    const order = orderIn('allStepsCompleted');
    expect(accepted(order, manager, 'notAcceptPartnerWork', { reason, steps: [steps.second] })).toEqual({
      events: ['StepReopened', 'WorkNotAccepted'],
      status: 'documentsReceived',
    });
    expect(order.state.facts.openSteps).toBe(1);
  });
  test.each([
    ['no step', [], 'nothingReopened'],
    ['a step of another order', [id(199)], 'stepUnknown'],
    ['a step that nobody sees', [steps.hidden], 'stepUnknown'],
  ])('is refused with %s', (_name, chosen, code) => {
    expect(refused(orderIn('allStepsCompleted'), manager, 'notAcceptPartnerWork', { reason, steps: chosen })?.code).toBe(code);
  });
  test('is never for the partner', () => {
    expect(refused(orderIn('allStepsCompleted'), partner, 'notAcceptPartnerWork', { reason, steps: [steps.first] })?.code).toBe(
      'forbiddenForRole',
    );
  });
});

describe('clientPayedLastPayment', () => {
  test('is refused naming what no transfer covers', () => {
    const order = orderIn('lastPaymentRequired').then(client, 'declareTransfer', { payment: id(270), amount: 26_000, reference: null });
    expect(refused(order, client, 'clientPayedLastPayment', {})).toEqual({
      code: 'balanceDue',
      remedy: { key: 'payBalance', amount: 100_000, currency: euro },
    });
  });
  test('is permitted to the client when an earlier declared transfer covers the rest', () => {
    const order = orderIn('allStepsCompleted')
      .then(client, 'declareTransfer', { payment: id(270), amount: 126_000, reference: null })
      .then(manager, 'acceptedProjectRequireLastPay', {});
    expect(accepted(order, client, 'clientPayedLastPayment', {})).toEqual({ events: ['LastPaymentMade'], status: 'lastPaymentPayed' });
  });
});

describe('managerConfirmedLastPayment', () => {
  test('confirms every open transfer at its declared amount', () => {
    const order = orderIn('lastPaymentPayed');
    expect(accepted(order, manager, 'managerConfirmedLastPayment', { rejected: false })).toEqual({
      events: ['TransferConfirmed', 'LastPaymentConfirmed'],
      status: 'lastPaymentConfirmed',
    });
    expect(order.state.facts).toMatchObject({ openTransfers: 0, received: 180_000 });
  });
  test('asks the client again and rejects every open transfer, when it is rejected', () => {
    const order = orderIn('lastPaymentPayed');
    expect(accepted(order, manager, 'managerConfirmedLastPayment', { rejected: true, reason })).toEqual({
      events: ['TransferRejected', 'LastPaymentRejected'],
      status: 'lastPaymentRequired',
    });
    expect(order.state.payments.find((payment) => payment.id === paymentIds.rest)?.state).toBe('rejected');
  });
  test('cannot be rejected when nothing is due', () => {
    const order = orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 126_000 });
    expect(refused(order, manager, 'managerConfirmedLastPayment', { rejected: true, reason })).toEqual({
      code: 'nothingDue',
      remedy: { key: 'confirmInstead' },
    });
  });
  test('asks the client for the rest if less arrived than was declared', () => {
    const order = orderIn('lastPaymentPayed');
    expect(accepted(order, manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 120_000 })).toEqual({
      events: ['TransferConfirmed', 'LastPaymentRejected'],
      status: 'lastPaymentRequired',
    });
    expect(refused(order, manager, 'managerConfirmedLastPayment', { rejected: false })?.code).toBe('operationNotPermittedInStatus');
    expect(refused(order, client, 'clientPayedLastPayment', {})).toEqual({
      code: 'balanceDue',
      remedy: { key: 'payBalance', amount: 6_000, currency: euro },
    });
  });
});

describe('sendPayedProjectDocuments and managerFinishedProject', () => {
  test('send results after both ways of being paid, once there is a result', () => {
    for (const status of ['lastPaymentConfirmed', 'projectWithFullyPayedOrderAccepted'] as const) {
      const order = orderIn(status);
      expect(refused(order, partner, 'sendPayedProjectDocuments', {})).toEqual({ code: 'resultMissing', remedy: { key: 'attachResult' } });
      order.then(partner, 'attachDocument', { document: id(420), kind: 'result', item: null, file: id(520), title: null });
      expect(accepted(order, partner, 'sendPayedProjectDocuments', {})).toEqual({
        events: ['ResultDocumentsSent'],
        status: 'documentsSentAfterLastPayment',
      });
    }
  });
  test('finish the order with the figures that the commission is calculated from', () => {
    const order = orderIn('documentsSentAfterLastPayment');
    expect(accepted(order, manager, 'managerFinishedProject', {})).toEqual({ events: ['ProjectFinished'], status: 'projectFinished' });
    expect(order.events.at(-1)?.data).toEqual({
      from: 'documentsSentAfterLastPayment',
      to: 'projectFinished',
      partner: partner.id,
      rewardPercent: 2000,
      price: 180_000,
      paid: 180_000,
      currency: euro,
    });
    expect(accepted(orderIn('projectWithFullyPayedOrderAccepted'), manager, 'managerFinishedProject', {}).status).toBe('projectFinished');
  });
});

describe('cancelOrder', () => {
  const statuses = [
    'newOrder',
    'orderConfirmedNotPayed',
    'orderConfirmedAndPayed',
    'documentsRequested',
    'documentsReceived',
    'allStepsCompleted',
    'lastPaymentRequired',
  ] as const;
  test.each(statuses)('is for staff in %s, whatever was paid', (status) => {
    expect(accepted(orderIn(status), manager, 'cancelOrder', { reason })).toEqual({ events: ['OrderCancelled'], status: 'orderCancelled' });
  });
  test.each(statuses)('is for the client in %s only before work starts', (status) => {
    const early = status === 'newOrder' || status === 'orderConfirmedNotPayed';
    const forbidden = { code: 'forbiddenForRole', remedy: { key: 'askRole', roles: ['staff'] } };
    expect(refused(orderIn(status), client, 'cancelOrder', { reason })).toEqual(early ? null : forbidden);
  });
  test('is refused to the client once something was paid or declared', () => {
    const declared = orderIn('newOrder').then(client, 'declareTransfer', { payment: id(280), amount: 100, reference: null });
    for (const order of [declared, paidPart(orderIn('newOrder'), 100)]) {
      expect(refused(order, client, 'cancelOrder', { reason })).toEqual({
        code: 'alreadyPaid',
        remedy: { key: 'refundFirst', amount: 100, currency: euro },
      });
    }
  });
});
