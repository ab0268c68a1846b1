import { type OperationName, operationNames } from './commands.js';
import { explain } from './rules.js';
import { askedNow, type OrderView, payableEarly } from './figures.js';
import { labelOf, partnerAppointed } from './labels.js';
import {
  asksMore,
  carriesOut,
  type ClientTasks,
  clientTasks,
  dueDate,
  type NextAction,
  nextAction,
  nextActions,
  nextStepOf,
  waitsForConfirmation,
} from './next-step.js';
import type { OrderFacts } from './state.js';
import { isFinal, type ProgressStatus, progressStatuses, statusesShown } from './statuses.js';
import { OrderUnderTest, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { asked, orderIn, paymentIds } from './testing/stories.js';
import { isManagerGone, readerOf, sideOf, viewFor } from './who.js';

const { client, partner, clientManager: manager, clientHead } = people;

const viewIn = (progress: ProgressStatus, facts: Partial<OrderFacts> = {}): OrderView => ({
  value: { progress, reward: 'agreed' },
  facts: { ...orderIn('newOrder').state.facts, ...facts },
});
const turn = (order: OrderView) => nextStepOf(order).who;

describe('the person who acts next on an order', () => {
  test('is someone in every status that is not final', () => {
    expect(progressStatuses.filter((status) => turn(orderIn(status).state) === null)).toEqual(['projectFinished', 'orderCancelled']);
  });
  test('is staff if there is no partner to act', () => {
    const order = orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document });
    expect(turn(order.state)).toBe('partner');
    expect(turn(order.then(manager, 'appointPartner', { partner: null, percent: null }).state)).toBe('staff');
  });
  test('is defined for every status, with a partner and without', () => {
    const turns = (partnered: string | null) => progressStatuses.map((progress) => turn(viewIn(progress, { partner: partnered })));
    const start = (acts: 'partner' | 'staff') => ['staff', 'client', acts, 'client', acts, 'staff', acts] as const;
    const end = (acts: 'partner' | 'staff') => ['client', 'moneyStaff', acts, 'staff', null, null] as const;
    expect(turns(partner.id)).toEqual([...start('partner'), ...end('partner')]);
    expect(turns(null)).toEqual([...start('staff'), ...end('staff')]);
  });
  test.each(progressStatuses)('in %s can act, or waits for money that they have to send', (status) => {
    const { state } = orderIn(status);
    const { who, next } = nextStepOf(state);
    const actor = who === 'client' ? client : who === 'partner' ? partner : manager;
    const permitted = explain(viewFor(actor, state), actor).some((line) => line.permitted);
    const waitsFor = ['payPrepayment', 'provideDocuments', 'doTheWork', 'checkDocuments', 'payRest', 'attachResult', 'nothing'];
    expect(permitted || waitsFor.includes(next)).toBe(true);
  });

  describe('while money is awaited', () => {
    test.each([
      ['orderConfirmedNotPayed', {}, ['payPrepayment', 'client', 54_000]],
      ['orderConfirmedNotPayed', { openTransfers: 53_999 }, ['payPrepayment', 'client', 1]],
      ['orderConfirmedNotPayed', { openTransfers: 54_000 }, ['confirmTransfer', 'moneyStaff', 54_000]],
      ['orderConfirmedNotPayed', { pending: 54_000 }, ['awaitProvider', 'payment', 54_000]],
      ['orderConfirmedNotPayed', { openTransfers: 14_000, pending: 40_000 }, ['confirmTransfer', 'moneyStaff', 14_000]],
      ['lastPaymentRequired', { received: 54_000 }, ['payRest', 'client', 126_000]],
      ['lastPaymentRequired', { received: 54_000, openTransfers: 126_000 }, ['confirmTransfer', 'moneyStaff', 126_000]],
      ['lastPaymentRequired', { received: 54_000, pending: 126_000 }, ['awaitProvider', 'payment', 126_000]],
      ['lastPaymentPayed', { received: 54_000, openTransfers: 126_000 }, ['confirmLastPayment', 'moneyStaff', 126_000]],
      ['newOrder', { openTransfers: 54_000 }, ['confirmOrder', 'staff', 0]],
      // Nothing is left to pay: what follows by itself is under way.
      ['orderConfirmedNotPayed', { received: 54_000 }, ['payPrepayment', 'client', 0]],
      ['lastPaymentRequired', { received: 180_000 }, ['payRest', 'client', 0]],
    ] as const)('in %s with %j', (status, facts, [next, who, amount]) => {
      expect(nextStepOf(viewIn(status, facts))).toEqual({ next, who, amount });
    });
    test('a client who declared the prepayment is not asked for the rest before the work is accepted', () => {
      const order = orderIn('orderConfirmedNotPayed').then(client, 'declareTransfer', {
        payment: id(900),
        amount: 54_000,
        reference: null,
      });
      expect([askedNow(order.state), payableEarly(order.state)]).toEqual([null, null]);
      expect(nextStepOf(order.state)).toEqual({ next: 'confirmTransfer', who: 'moneyStaff', amount: 54_000 });
    });
    test('a declared transfer waits for money staff in every status that is not final, no matter who acts next', () => {
      const waiting = progressStatuses.filter((status) => waitsForConfirmation(viewIn(status, { openTransfers: 1 })));
      expect(waiting).toEqual(progressStatuses.filter((status) => !isFinal(status)));
      expect(progressStatuses.filter((status) => waitsForConfirmation(viewIn(status)))).toEqual(['lastPaymentPayed']);
    });
  });

  test('is the client while the company’s details are missing, no matter who works on the order', () => {
    const order = viewIn('documentsReceived', { partner: partner.id, details: 'missing' });
    expect(nextStepOf(order)).toEqual({ next: 'giveDetails', who: 'client', amount: 0 });
  });

  test('a missing or rejected document waits for the client in every status that is not final', () => {
    const waiting = progressStatuses.filter((status) => turn(viewIn(status, { items: 1, itemsMissing: 1 })) === 'client');
    expect(waiting).toEqual(progressStatuses.filter((status) => !isFinal(status)));
    const rejected = orderIn('documentsReceived').then(partner, 'rejectDocument', { document: asked.document, reason: textRef(7) });
    expect(nextStepOf(rejected.state)).toMatchObject({ next: 'provideDocuments', who: 'client' });
  });
});

describe('the next action', () => {
  test.each([
    ['newOrder', 'confirmOrder'],
    ['orderConfirmedNotPayed', 'payPrepayment'],
    ['orderConfirmedAndPayed', 'doTheWork'],
    ['documentsRequested', 'provideDocuments'],
    ['documentsReceived', 'checkDocuments'],
    ['allStepsCompleted', 'checkWork'],
    ['projectWithFullyPayedOrderAccepted', 'attachResult'],
    ['lastPaymentRequired', 'payRest'],
    ['lastPaymentPayed', 'confirmLastPayment'],
    ['documentsSentAfterLastPayment', 'finish'],
    ['projectFinished', 'nothing'],
  ] as const)('in %s is to %s', (status, action) => expect(nextAction(orderIn(status).state)).toBe(action));

  test.each([
    ['orderConfirmedAndPayed', { needsDocuments: true }, 'requestDocuments'],
    ['orderConfirmedAndPayed', { needsDocuments: false, openSteps: 1 }, 'doTheWork'],
    ['orderConfirmedAndPayed', { needsDocuments: false, openSteps: 0 }, 'handOverWork'],
    ['documentsRequested', { itemsMissing: 1 }, 'provideDocuments'],
    ['documentsRequested', { itemsMissing: 0 }, 'sendDocuments'],
    ['documentsReceived', { itemsNotAccepted: 1 }, 'checkDocuments'],
    ['documentsReceived', { itemsNotAccepted: 0, openSteps: 1 }, 'doTheWork'],
    ['documentsReceived', { itemsNotAccepted: 0, openSteps: 0 }, 'handOverWork'],
    ['lastPaymentRequired', { price: 100, received: 60, openTransfers: 40 }, 'confirmTransfer'],
    ['lastPaymentRequired', { price: 100, received: 60, openTransfers: 39 }, 'payRest'],
    ['lastPaymentRequired', { price: 100, received: 100 }, 'payRest'],
    ['lastPaymentConfirmed', { resultDocuments: 0 }, 'attachResult'],
    ['lastPaymentConfirmed', { resultDocuments: 1 }, 'sendResult'],
    ['projectWithFullyPayedOrderAccepted', { resultDocuments: 1 }, 'sendResult'],
    ['documentsReceived', { itemsNotAccepted: 0, details: 'missing' }, 'giveDetails'],
    ['documentsReceived', { itemsNotAccepted: 1, details: 'missing' }, 'checkDocuments'],
    ['orderConfirmedAndPayed', { needsDocuments: true, details: 'missing' }, 'requestDocuments'],
    ['orderCancelled', {}, 'nothing'],
  ] as const)('in %s with %j is to %s', (progress, facts, action) => {
    expect(nextAction(viewIn(progress, facts))).toBe(action);
  });
});

describe('the operations of the next step', () => {
  const carriedOut: Partial<Record<NextAction, OperationName[]>> = {
    confirmOrder: ['managerConfirmedNotPayedOrder', 'managerConfirmedPayedOrder'],
    payPrepayment: ['orderPayedAfterManagerConfirmed'],
    requestDocuments: ['requestDocuments'],
    sendDocuments: ['receiveDocuments'],
    handOverWork: ['completeAllOrderSteps'],
    checkWork: ['acceptWorkWithFullyPayedOrder', 'acceptedProjectRequireLastPay'],
    payRest: ['clientPayedLastPayment'],
    confirmLastPayment: ['managerConfirmedLastPayment'],
    sendResult: ['sendPayedProjectDocuments'],
    finish: ['managerFinishedProject'],
  };
  test.each(nextActions)('to %s are distinguished from merely possible ones', (next) => {
    expect(operationNames.filter((operation) => carriesOut(operation, next))).toEqual(carriedOut[next] ?? []);
    expect(carriesOut('cancelOrder', next)).toBe(false);
  });
});

describe('the label of an order', () => {
  test('names an address only while it is requested or checked, and only if there is one', () => {
    const label = (progress: ProgressStatus, facts: Partial<OrderFacts>) => labelOf(viewIn(progress, facts), 'client');
    const address = { items: 1, addressItems: 1 };
    expect(label('documentsRequested', address)).toBe('status.addressRequested');
    expect(label('documentsReceived', address)).toBe('status.addressReceived');
    expect(label('allStepsCompleted', address)).toBe('status.allStepsCompleted');
    expect(label('documentsRequested', { items: 0, addressItems: 0 })).toBe('status.documentsRequested');
  });
  test('does not mention a refund while the order is open', () => {
    expect(labelOf(viewIn('documentsReceived', { received: 100, refunded: 100 }), 'client')).toBe('status.documentsReceived');
  });
  test('names what an order waits for, and until work starts that a partner is appointed', () => {
    const labels = (order: OrderUnderTest) => [labelOf(order.state, 'client'), partnerAppointed(order.state)];
    expect(labels(OrderUnderTest.placed())).toEqual(['status.newOrder', false]);
    expect(labels(orderIn('newOrder'))).toEqual(['status.newOrder', true]);
    expect(labels(orderIn('orderConfirmedNotPayed'))).toEqual(['status.orderConfirmedNotPayed', true]);
    expect(labels(orderIn('orderConfirmedAndPayed'))).toEqual(['status.orderConfirmedAndPayed', false]);
  });
  test('of a cancelled order is "refunded" if everything received was refunded, but not for the partner', () => {
    const order = orderIn('documentsReceived').then(manager, 'cancelOrder', { reason: textRef(7) });
    expect(labelOf(order.state, 'staff')).toBe('status.orderCancelled');
    order.then(clientHead, 'requestRefund', { refund: id(901), payment: paymentIds.prepayment, amount: 54_000, reason: textRef(7) });
    expect(['staff', 'client', 'partner'].map((reader) => labelOf(order.state, reader as 'staff'))).toEqual([
      'status.refunded',
      'status.refunded',
      'status.orderCancelled',
    ]);
    expect(labelOf(orderIn('orderCancelled').state, 'staff')).toBe('status.orderCancelled');
  });
});

describe('each reader’s view of the next step', () => {
  const order = orderIn('documentsReceived').then(manager, 'changePartnerReward', { percent: 2500, limit: 10_000 });
  test('hides the reward from the client', () => {
    const view = viewFor(client, order.state);
    expect(view.facts).toMatchObject({ rewardPercent: 0, pendingRewardPercent: null, received: 54_000 });
    expect(statusesShown(view.value)).toEqual(['documentsReceived']);
  });
  test('hides payments from the partner, and shows price and reward', () => {
    const { facts } = viewFor(partner, order.state);
    expect(facts).toMatchObject({ received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0 });
    expect(facts).toMatchObject({ price: 180_000, rewardPercent: 2000, pendingRewardPercent: 2500 });
  });
  test('shows the paid total to the assigned manager, without single payments and refunds', () => {
    const refunded = orderIn('documentsReceived').then(clientHead, 'requestRefund', {
      refund: id(902),
      payment: paymentIds.prepayment,
      amount: 4_000,
      reason: textRef(7),
    });
    const { facts } = viewFor(people.assignee, refunded.state);
    expect(refunded.state.facts).toMatchObject({ received: 54_000, refunded: 4_000 });
    expect(facts).toMatchObject({ price: 180_000, received: 50_000, refunded: 0, reserved: 0, openTransfers: 0 });
  });
  test('shows everything to staff', () => {
    expect(viewFor(manager, order.state).facts).toEqual(order.state.facts);
    expect([manager, client, partner, people.assignee].map(readerOf)).toEqual(['staff', 'client', 'partner', 'assignee']);
    expect(sideOf(people.assignee)).toBe('staff');
  });
});

test('an order is due after the service’s term, or at closing time of the promised day, and no more once its results were sent', () => {
  const { state } = orderIn('documentsReceived');
  const day = 24 * 3600 * 1_000_000;
  expect(dueDate({ ...state, waited: 0 })).toBe(state.createdAt + 22 * day);
  for (const status of ['documentsSentAfterLastPayment', 'projectFinished', 'orderCancelled'] as const)
    expect(dueDate(orderIn(status).state)).toBeNull();
  const promised = { date: Date.UTC(2026, 11, 1) * 1_000, reason: textRef(8) };
  expect(dueDate({ ...state, waited: 0, promised })).toBe(Date.UTC(2026, 11, 1, 17) * 1_000);
  expect(dueDate({ ...state, waited: day + 1, promised })).toBe(Date.UTC(2026, 11, 3, 17) * 1_000);
});

test('an open order has to be handed over once its manager may manage orders no more', () => {
  const gone = (progress: ProgressStatus, assigned: string | null) =>
    isManagerGone(viewIn(progress, { manager: assigned }), (person) => person === manager.id);
  expect(gone('newOrder', people.assignee.id)).toBe(true);
  expect(gone('newOrder', manager.id)).toBe(false);
  expect(gone('newOrder', null)).toBe(false);
  expect((['projectFinished', 'orderCancelled'] as const).map((progress) => gone(progress, people.assignee.id))).toEqual([false, false]);
});

describe('the tasks of an order’s client', () => {
  const nothing = { documents: 0, details: false };
  test.each<[ProgressStatus, Partial<OrderFacts>, ClientTasks | null]>([
    ['newOrder', {}, null],
    ['orderConfirmedNotPayed', {}, { ...nothing, next: 'payPrepayment', amount: 54_000 }],
    ['orderConfirmedNotPayed', { openTransfers: 54_000 }, null],
    // Details are asked for while the order is at work, also if somebody else acts next, and never with an amount that is not the client's.
    ['orderConfirmedNotPayed', { details: 'missing' }, { ...nothing, next: 'payPrepayment', amount: 54_000 }],
    ['newOrder', { details: 'missing' }, null],
    ['documentsReceived', {}, null],
    ['documentsReceived', { details: 'missing' }, { documents: 0, details: true, next: 'giveDetails', amount: 0 }],
    ['documentsReceived', { details: 'missing', reversed: 54_000 }, { documents: 0, details: true, next: null, amount: 0 }],
    ['documentsReceived', { details: 'given' }, null],
    ['projectFinished', { details: 'missing' }, null],
  ])('in %s with %j is %j', (progress, facts, tasks) => {
    expect(clientTasks(viewIn(progress, facts))).toEqual(tasks);
  });

  test('includes the documents without an answer', () => {
    const tasks = clientTasks(viewIn('documentsRequested', { items: 2, itemsMissing: 2 }));
    expect(tasks).toEqual({ next: 'provideDocuments', amount: 0, documents: 2, details: false });
  });

  const tasks: ClientTasks = { next: 'provideDocuments', amount: 100, documents: 2, details: false };
  test.each<[string, ClientTasks | null, ClientTasks | null, boolean]>([
    ['nothing is asked any more', tasks, null, false],
    ['nothing was asked and nothing is', null, null, false],
    ['something is asked for the first time', null, tasks, true],
    ['the same is asked', tasks, tasks, false],
    ['another step is asked', tasks, { ...tasks, next: 'payRest' }, true],
    ['somebody else acts', tasks, { ...tasks, next: null }, false],
    ['more is to be paid', tasks, { ...tasks, amount: 101 }, true],
    ['less is to be paid', tasks, { ...tasks, amount: 99 }, false],
    ['more documents are missing', tasks, { ...tasks, documents: 3 }, true],
    ['fewer documents are missing', tasks, { ...tasks, documents: 1 }, false],
    ['details are missing', tasks, { ...tasks, details: true }, true],
    ['details are still missing', { ...tasks, details: true }, { ...tasks, details: true }, false],
    ['details were given', { ...tasks, details: true }, tasks, false],
  ])('are more if %s: from %j to %j: %s', (_what, before, after, expected) => {
    expect(asksMore(before, after)).toBe(expected);
  });
});
