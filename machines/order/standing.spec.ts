import { explain } from './explain.js';
import { viewFor } from './project.js';
import { actsNow, expectedDate, labelOf, nextAction, statusesShown } from './standing.js';
import { progressStatuses } from './statuses.js';
import { OrderUnderTest, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { orderIn, paymentIds } from './testing/stories.js';
import { readerOf, sideOf } from './who.js';

const { client, partner, clientManager: manager, clientHead } = people;

describe('whose turn it is', () => {
  test('is somebody’s in every status but the finals', () => {
    expect(progressStatuses.filter((status) => actsNow(orderIn(status).state) === null)).toEqual(['projectFinished', 'orderCancelled']);
  });
  test('falls to staff where a partner would act and there is none', () => {
    const order = orderIn('orderConfirmedAndPayed');
    expect(actsNow(order.state)).toBe('partner');
    expect(actsNow(order.then(manager, 'appointPartner', { partner: null, percent: null }).state)).toBe('staff');
  });
  test('is told for every status, with a partner and without', () => {
    const turns = (partnered: string | null) =>
      progressStatuses.map((progress) => {
        const { state } = orderIn('newOrder');
        return actsNow({ value: { progress, reward: 'agreed' }, facts: { ...state.facts, partner: partnered } });
      });
    const last = ['client', 'moneyStaff'] as const;
    expect(turns(partner.id)).toEqual([
      'staff',
      'client',
      'partner',
      'client',
      'partner',
      'staff',
      'partner',
      ...last,
      'partner',
      'staff',
      null,
      null,
    ]);
    expect(turns(null)).toEqual(['staff', 'client', 'staff', 'client', 'staff', 'staff', 'staff', ...last, 'staff', 'staff', null, null]);
  });
  test.each(progressStatuses)('in %s they can do something about it, or wait for money that is theirs to bring', (status) => {
    const { state } = orderIn(status);
    const turn = actsNow(state);
    const actor = turn === 'client' ? client : turn === 'partner' ? partner : manager;
    const permitted = explain(viewFor(actor, state), actor).some((line) => line.permitted);
    const waitsFor = ['payPrepayment', 'provideDocuments', 'doTheWork', 'checkDocuments', 'payRest', 'attachResult', 'nothing'];
    expect(permitted || waitsFor.includes(nextAction(state))).toBe(true);
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

  test('is to wait once a transfer was declared', () => {
    const order = orderIn('orderConfirmedNotPayed').then(client, 'declareTransfer', { payment: id(900), amount: 1, reference: null });
    expect(nextAction(order.state)).toBe('awaitTransfer');
  });
  test.each([
    ['orderConfirmedAndPayed', { needsDocuments: true }, 'requestDocuments'],
    ['orderConfirmedAndPayed', { needsDocuments: false, openSteps: 1 }, 'doTheWork'],
    ['orderConfirmedAndPayed', { needsDocuments: false, openSteps: 0 }, 'handOverWork'],
    ['documentsRequested', { itemsMissing: 1 }, 'provideDocuments'],
    ['documentsRequested', { itemsMissing: 0 }, 'sendDocuments'],
    ['documentsReceived', { itemsNotAccepted: 1 }, 'checkDocuments'],
    ['documentsReceived', { itemsNotAccepted: 0, openSteps: 1 }, 'doTheWork'],
    ['documentsReceived', { itemsNotAccepted: 0, openSteps: 0 }, 'handOverWork'],
    ['lastPaymentRequired', { price: 100, received: 60, openTransfers: 40 }, 'awaitTransfer'],
    ['lastPaymentRequired', { price: 100, received: 60, openTransfers: 39 }, 'payRest'],
    ['lastPaymentRequired', { price: 100, received: 100 }, 'payRest'],
    ['lastPaymentConfirmed', { resultDocuments: 0 }, 'attachResult'],
    ['lastPaymentConfirmed', { resultDocuments: 1 }, 'sendResult'],
    ['projectWithFullyPayedOrderAccepted', { resultDocuments: 1 }, 'sendResult'],
    ['orderCancelled', {}, 'nothing'],
  ] as const)('in %s with %j is to %s', (progress, facts, action) => {
    const { state } = orderIn('newOrder');
    expect(nextAction({ value: { progress, reward: 'agreed' }, facts: { ...state.facts, ...facts } })).toBe(action);
  });
});

describe('the label', () => {
  test('is "partner appointed" until work starts', () => {
    expect(labelOf(OrderUnderTest.placed().state, 'client')).toBe('status.newOrder');
    expect(labelOf(orderIn('newOrder').state, 'client')).toBe('status.partnerAppointed');
    expect(labelOf(orderIn('orderConfirmedNotPayed').state, 'client')).toBe('status.partnerAppointed');
    expect(labelOf(orderIn('orderConfirmedAndPayed').state, 'client')).toBe('status.orderConfirmedAndPayed');
  });
  test('of a cancelled order is "refunded" when everything received was given back, but not for the partner', () => {
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

describe('each reader’s view', () => {
  const order = orderIn('documentsReceived').then(manager, 'changePartnerReward', { percent: 2500 });
  test('tells the client nothing of the reward', () => {
    const view = viewFor(client, order.state);
    expect(view.facts).toMatchObject({ rewardPercent: 0, pendingRewardPercent: null, received: 54_000 });
    expect(statusesShown(view.value)).toEqual(['documentsReceived']);
  });
  test('tells the partner nothing of payments, and keeps price and reward', () => {
    const { facts } = viewFor(partner, order.state);
    expect(facts).toMatchObject({ received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0 });
    expect(facts).toMatchObject({ price: 180_000, rewardPercent: 2000, pendingRewardPercent: 2500 });
  });
  test('tells whom the order is assigned to what was paid in all, and nothing of what came and went back', () => {
    const refunded = orderIn('documentsReceived').then(clientHead, 'requestRefund', {
      ...{ refund: id(902), payment: paymentIds.prepayment, amount: 4_000, reason: textRef(7) },
    });
    const { facts } = viewFor(people.assignee, refunded.state);
    expect(refunded.state.facts).toMatchObject({ received: 54_000, refunded: 4_000 });
    expect(facts).toMatchObject({ price: 180_000, received: 50_000, refunded: 0, reserved: 0, openTransfers: 0 });
  });
  test('tells staff everything', () => {
    expect(viewFor(manager, order.state).facts).toEqual(order.state.facts);
    expect([manager, client, partner, people.assignee].map(readerOf)).toEqual(['staff', 'client', 'partner', 'assignee']);
    expect(sideOf(people.assignee)).toBe('staff');
  });
});

test('an order is expected after the service’s term, and no more once it is over', () => {
  const { state } = orderIn('documentsReceived');
  expect(expectedDate(state)).toBe(state.createdAt + 22 * 24 * 3600 * 1_000_000);
  expect(expectedDate(orderIn('projectFinished').state)).toBeNull();
});
