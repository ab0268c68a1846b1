import { operationNames } from './commands.js';
import { operations, rowsOf } from './operations.js';
import { anyForm, type OrderUnderTest, steps, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { asked, orderIn } from './testing/stories.js';

const { client, partner, clientManager: manager, innovationsManager } = people;
const reason = textRef(3);
const euro = 'EUR';

const paidPart = (order: OrderUnderTest, amount: number, payment = id(250)) =>
  order.then(manager, 'recordOfflinePayment', { payment, method: 'cash', amount, note: null });

test('the operations of an order are fifteen, in the order of the specification', () => {
  expect(operationNames).toHaveLength(15);
  expect(Object.keys(operations).sort()).toEqual([...operationNames].sort());
  expect(rowsOf('managerConfirmedLastPayment').map((row) => row.variant)).toEqual(['confirm', 'reject']);
});

describe('managerConfirmedNotPayedOrder', () => {
  test('confirms an order whose prepayment has not arrived', () => {
    expect(accepted(orderIn('newOrder'), manager, 'managerConfirmedNotPayedOrder', {})).toEqual({
      events: ['OrderConfirmedUnpaid', 'ManagerAssigned'],
      status: 'orderConfirmedNotPayed',
    });
  });
  test('is refused if the prepayment is complete', () => {
    expect(refused(paidPart(orderIn('newOrder'), 54_000), manager, 'managerConfirmedNotPayedOrder', {})).toEqual({
      code: 'prepaymentAlreadyPaid',
      remedy: { key: 'confirmAsPaid', amount: 54_000, currency: 'EUR' },
    });
  });
});

describe('managerConfirmedPayedOrder', () => {
  test('confirms an order whose prepayment has arrived, and work can start', () => {
    expect(accepted(paidPart(orderIn('newOrder'), 54_000), manager, 'managerConfirmedPayedOrder', {})).toEqual({
      events: ['OrderConfirmedPaid', 'ManagerAssigned'],
      status: 'orderConfirmedAndPayed',
    });
  });
  test('is refused with the missing amount', () => {
    expect(refused(paidPart(orderIn('newOrder'), 53_999), manager, 'managerConfirmedPayedOrder', {})).toEqual({
      code: 'prepaymentMissing',
      remedy: { key: 'receivePrepayment', amount: 1, currency: euro },
    });
  });
});

describe('orderPayedAfterManagerConfirmed', () => {
  test('is refused to the client until the prepayment has arrived', () => {
    expect(refused(orderIn('orderConfirmedNotPayed'), client, 'orderPayedAfterManagerConfirmed', {})).toEqual({
      code: 'prepaymentMissing',
      remedy: { key: 'receivePrepayment', amount: 54_000, currency: euro },
    });
  });
  test('is never for staff', () => {
    expect(refused(orderIn('orderConfirmedNotPayed'), manager, 'orderPayedAfterManagerConfirmed', {})).toEqual({
      code: 'forbiddenForRole',
      remedy: { key: 'askRole', roles: ['client'] },
    });
  });
});

describe('orderPayedWithCashAfterManagerConfirmed', () => {
  const cash = (amount: number) => ({ payment: id(260), amount, note: null });
  test('books the cash and completes the prepayment', () => {
    const order = orderIn('orderConfirmedNotPayed');
    expect(accepted(order, manager, 'orderPayedWithCashAfterManagerConfirmed', cash(54_000))).toEqual({
      events: ['CashPaymentRecorded', 'PrepaymentCompleted'],
      status: 'orderConfirmedAndPayed',
    });
    expect(order.state.payments).toMatchObject([{ method: 'cash', stage: 'prepayment', amount: 54_000, recordedBy: manager.id }]);
  });
  test('accepts the whole price', () => {
    expect(accepted(orderIn('orderConfirmedNotPayed'), manager, 'orderPayedWithCashAfterManagerConfirmed', cash(180_000)).status).toBe(
      'orderConfirmedAndPayed',
    );
  });
  test.each([
    [53_999, 'payAtLeast'],
    [180_001, 'payAtMost'],
  ])('is refused with %i, which is too much', (amount, key) => {
    expect(refused(orderIn('orderConfirmedNotPayed'), manager, 'orderPayedWithCashAfterManagerConfirmed', cash(amount))).toEqual({
      code: 'amountOutOfRange',
      remedy: { key, amount: 54_000, amountMax: 180_000, currency: euro },
    });
  });
  test('is only for those who may take money', () => {
    const order = orderIn('orderConfirmedNotPayed');
    expect(refused(order, innovationsManager, 'orderPayedWithCashAfterManagerConfirmed', cash(54_000))?.code).toBe('forbiddenForRole');
  });
});

describe('requestDocuments', () => {
  const item = { id: id(310), kind: 'address' as const, title: reason, note: null };
  const nothing = { items: [], again: [], withdraw: [] };
  test.each(['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'] as const)('asks from %s', (status) => {
    const order = orderIn(status);
    expect(accepted(order, partner, 'requestDocuments', { ...nothing, items: [item] })).toEqual({
      events: ['DocumentsRequested'],
      status: 'documentsRequested',
    });
    expect(order.state.items.at(-1)).toMatchObject({ id: item.id, withdrawn: false, receivedOnPaper: false });
  });
  test('sent again makes the earlier file stop counting', () => {
    const order = orderIn('documentsReceived');
    expect(order.state.facts.itemsMissing).toBe(0);
    order.then(manager, 'requestDocuments', { ...nothing, again: [asked.item] });
    expect(order.state.facts.itemsMissing).toBe(1);
    order.then(client, 'attachDocument', { document: id(411), kind: 'document', item: asked.item, file: id(511), title: null });
    expect(order.state.facts.itemsMissing).toBe(0);
  });
  test.each([
    ['nothing', nothing],
    ['only a withdrawal of the last item', { ...nothing, withdraw: [asked.item] }],
  ])('is refused when %s is asked for', (_name, payload) => {
    expect(refused(orderIn('documentsRequested'), manager, 'requestDocuments', payload)).toEqual({
      code: 'nothingRequested',
      remedy: { key: 'askForSomething' },
    });
  });
  test('is refused for an item that was never asked for', () => {
    expect(refused(orderIn('documentsRequested'), manager, 'requestDocuments', { ...nothing, again: [id(399)] })?.code).toBe('itemUnknown');
  });
});

describe('receiveDocuments', () => {
  test('is permitted to the client once every item has a file', () => {
    const order = orderIn('documentsRequested');
    expect(refused(order, client, 'receiveDocuments', { onPaper: [] })).toEqual({
      code: 'documentsMissing',
      remedy: { key: 'provideDocuments', count: 1 },
    });
    order.then(client, 'attachDocument', { document: id(411), kind: 'document', item: asked.item, file: id(511), title: null });
    expect(accepted(order, client, 'receiveDocuments', { onPaper: [] })).toEqual({
      events: ['DocumentsReceived'],
      status: 'documentsReceived',
    });
  });
  test('does not count a rejected file', () => {
    const order = orderIn('documentsRequested')
      .then(client, 'attachDocument', { document: id(411), kind: 'document', item: asked.item, file: id(511), title: null })
      .then(partner, 'rejectDocument', { document: id(411), reason });
    expect(refused(order, client, 'receiveDocuments', { onPaper: [] })?.code).toBe('documentsMissing');
  });
  test('lets only staff mark items as received on paper', () => {
    expect(refused(orderIn('documentsRequested'), manager, 'receiveDocuments', { onPaper: [] })?.code).toBe('documentsMissing');
    expect(refused(orderIn('documentsRequested'), manager, 'receiveDocuments', { onPaper: [id(399)] })?.code).toBe('itemUnknown');
    const order = orderIn('documentsRequested');
    expect(accepted(order, manager, 'receiveDocuments', { onPaper: [asked.item] }).status).toBe('documentsReceived');
    expect(order.state.facts).toMatchObject({ itemsMissing: 0, itemsNotAccepted: 0 });
    const withFile = orderIn('documentsRequested').then(client, 'attachDocument', {
      document: id(411),
      kind: 'document',
      item: asked.item,
      file: id(511),
      title: null,
    });
    expect(refused(withFile, client, 'receiveDocuments', { onPaper: [asked.item] })?.code).toBe('forbiddenForRole');
  });
});

describe('completeAllOrderSteps', () => {
  const withSteps = (order: OrderUnderTest) =>
    order.then(partner, 'completeStep', { step: steps.first }).then(partner, 'completeStep', { step: steps.second });
  test('submits the work once every visible step is done and every item accepted', () => {
    const order = withSteps(orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document }));
    expect(accepted(order, partner, 'completeAllOrderSteps', {})).toEqual({ events: ['StepsCompleted'], status: 'allStepsCompleted' });
  });
  test('is refused while steps are open, with their number', () => {
    const order = orderIn('documentsReceived').then(partner, 'completeStep', { step: steps.first });
    expect(refused(order, partner, 'completeAllOrderSteps', {})).toEqual({ code: 'stepsOpen', remedy: { key: 'completeSteps', count: 1 } });
  });
  test('is refused while an item has no accepted file', () => {
    expect(refused(withSteps(orderIn('documentsReceived')), manager, 'completeAllOrderSteps', {})).toEqual({
      code: 'documentsMissing',
      remedy: { key: 'acceptDocuments', count: 1 },
    });
  });
  test('goes straight from orderConfirmedAndPayed unless the service requires documents', () => {
    const required = [{ kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, ...anyForm }];
    expect(accepted(withSteps(orderIn('orderConfirmedAndPayed')), manager, 'completeAllOrderSteps', {}).status).toBe('allStepsCompleted');
    const order = withSteps(orderIn('orderConfirmedAndPayed', { requiredDocuments: required }));
    expect(refused(order, manager, 'completeAllOrderSteps', {})).toEqual({
      code: 'documentsMissing',
      remedy: { key: 'requestDocumentsFirst' },
    });
  });
});
