import type { Id } from '#machines/kernel/ids';
import { nothingAgreed, type OrderEvent } from './events.js';
import { evolve, fold, stepFacts } from './evolve.js';
import { prepaymentOf } from './figures.js';
import type { OrderFacts, PaymentState } from './state.js';
import { anyForm, configuration, OrderUnderTest, steps, terms, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { asked, orderIn } from './testing/stories.js';
import { machineVersion } from './version.js';

const { client, partner, clientHead, clientManager: manager, payment: provider } = people;
const reason = textRef(7);
const capture = (amount: number) => ({ payment: id(600), amount, provider: 'paypal', capture: 'C' });
const declaration = { payment: id(600), amount: 20_000, reference: reason };

/** The one payment of an order. */
const paymentOf = ({ state }: OrderUnderTest): PaymentState | undefined => state.payments[0];
const moneyOf = ({ state: { facts } }: OrderUnderTest): Partial<OrderFacts> => {
  const { received, refunded, reserved, conceded, waived, reversed, disputed, openTransfers, pending } = facts;
  return { received, refunded, reserved, conceded, waived, reversed, disputed, openTransfers, pending };
};
const still = { received: 0, refunded: 0, reserved: 0, conceded: 0, waived: 0, reversed: 0, disputed: 0, openTransfers: 0, pending: 0 };

describe('an order that was placed', () => {
  test('has the data of its terms, and nothing else yet', () => {
    const { state, events } = OrderUnderTest.placed();
    const at = events[0]?.at;
    const step = (stepId: string, visible: boolean) => ({ id: stepId, group: 'registry', visible, completedAt: null });
    expect(state).toEqual({
      id: id(100),
      version: 1,
      machineVersion,
      number: 7,
      value: { progress: 'newOrder', reward: 'agreed' },
      facts: {
        client: client.id,
        partner: null,
        manager: null,
        currency: 'EUR',
        price: 180_000,
        prepayment: 54_000,
        ...still,
        visibleSteps: 2,
        openSteps: 2,
        items: 0,
        itemsMissing: 0,
        itemsNotAccepted: 0,
        addressItems: 0,
        resultDocuments: 0,
        cancellationAskedAt: null,
        withdrawnAt: null,
        kept: null,
        needsDocuments: false,
        details: 'none',
        rewardPercent: 2_000,
        pendingRewardPercent: null,
      },
      configuration,
      terms,
      steps: [step(steps.first, true), step(steps.second, true), step(steps.hidden, false)],
      items: [],
      documents: [],
      payments: [],
      details: null,
      promised: null,
      company: null,
      cancellation: null,
      buyer: 'consumer',
      withdrawal: null,
      forCompany: null,
      confirmedAt: null,
      informedAt: null,
      withdrawn: null,
      waivedWithLimit: 0,
      agreed: nothingAgreed,
      clientSince: null,
      waited: 0,
      turnSince: at,
      createdAt: at,
      updatedAt: at,
      clientUpdatedAt: at,
      partnerUpdatedAt: at,
      statusSince: at,
    });
  });

  test('records whether documents and details are required', () => {
    const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, ...anyForm };
    expect(OrderUnderTest.placed({ requiredDocuments: [passport], details: ['names'] }).state.facts).toMatchObject({
      needsDocuments: true,
      details: 'missing',
    });
  });
});

describe('an event of an order', () => {
  test('changes the time of the turn only if somebody else acts next', () => {
    const order = orderIn('documentsReceived').advance(30);
    const received = order.state.turnSince;
    order.then(people.partner, 'rejectDocument', { document: id(401), reason: null, cause: 'expired' });
    const rejected = order.state.updatedAt;
    expect([order.state.turnSince, order.state.statusSince]).toEqual([rejected, received]);
    order.advance(30).then(manager, 'assignManager', { manager: null });
    expect(order.state.turnSince).toBe(rejected);
  });

  test('changes the status time only if it changes the status', () => {
    const order = orderIn('orderConfirmedNotPayed');
    const since = order.state.statusSince;
    order.then(manager, 'assignManager', { manager: null });
    expect(order.state.statusSince).toBe(since);
    expect(order.state.updatedAt).toBeGreaterThan(since);
    order.then(provider, 'recordPayment', capture(54_000));
    expect(order.state.statusSince).toBe(order.state.updatedAt);
  });

  test('edits price and prepayment together', () => {
    const order = orderIn('newOrder').then(client, 'editOrder', { configuration: { ...configuration, employeesAmount: 3 } });
    expect(order.state.configuration.employeesAmount).toBe(3);
    expect(order.state.facts).toMatchObject({ price: 190_000, prepayment: prepaymentOf(terms, 190_000) });
  });

  test('of a step leaves the other steps unchanged', () => {
    const order = orderIn('documentsReceived').then(partner, 'completeStep', { step: steps.second });
    const at = order.state.updatedAt;
    expect(order.state.steps.map(({ completedAt }) => completedAt)).toEqual([null, at, null]);
    expect(order.state.facts).toMatchObject({ visibleSteps: 2, openSteps: 1 });
    order.then(partner, 'reopenStep', { step: steps.second });
    expect(order.state.steps.map(({ completedAt }) => completedAt)).toEqual([null, null, null]);
  });

  test('of a document changes only that document', () => {
    const order = orderIn('documentsReceived');
    const file = { document: id(410), kind: 'document' as const, item: asked.item, file: id(510), title: reason };
    order.then(client, 'attachDocument', file);
    const [before, attached] = order.state.documents;
    expect(attached).toEqual({
      id: id(410),
      kind: 'document',
      item: asked.item,
      file: id(510),
      title: reason,
      attachedBy: client.id,
      attachedAt: order.state.updatedAt,
      review: 'none',
      reason: null,
      cause: null,
      replaces: null,
    });
    order.then(partner, 'rejectDocument', { document: id(410), reason, cause: 'expired' });
    expect(order.state.documents).toEqual([before, { ...attached, review: 'rejected', reason, cause: 'expired' }]);
    order.then(partner, 'acceptDocument', { document: id(410) });
    expect(order.state.documents).toEqual([before, { ...attached, review: 'accepted', reason: null, cause: null }]);
    order.then(client, 'removeDocument', { document: asked.document });
    expect(order.state.documents.map(({ id: one }) => one)).toEqual([id(410)]);
  });

  test('of a document is never older than the request of its item, whatever the clock', () => {
    const { events } = orderIn('documentsRequested').then(partner, 'requestDocuments', {
      items: [{ id: id(310), kind: 'document', title: reason, note: null }],
      again: [],
      withdraw: [],
    });
    const order = fold(events);
    const attachedAt = (item: Id, at: number) => {
      const data = { document: id(410), kind: 'document', item, file: id(510), title: null, replaces: null };
      const event = { type: 'DocumentAttached', schemaVersion: 1, order: order.id, version: order.version + 1, actor: client, at, data };
      return evolve(order, event as OrderEvent).documents.at(-1)?.attachedAt;
    };
    const [first, second] = order.items.map(({ askedAt }) => askedAt);
    expect(second).toBeGreaterThan(first!);
    expect([attachedAt(asked.item, first! - 5), attachedAt(asked.item, first! + 5)]).toEqual([first, first! + 5]);
    expect(attachedAt(id(310), second! - 5)).toBe(second);
  });

  test('of the details keeps only the newest', () => {
    const order = orderIn('orderConfirmedAndPayed', { details: ['names'] }).then(client, 'giveDetails', { details: textRef(5) });
    expect([order.state.details, order.state.facts.details]).toEqual([textRef(5), 'given']);
    expect(order.then(manager, 'giveDetails', { details: textRef(6) }).state.details).toEqual(textRef(6));
  });

  test('marks the items received on paper, and no others', () => {
    const item = { id: id(310), kind: 'address' as const, title: reason, note: null };
    const order = orderIn('documentsRequested').then(partner, 'requestDocuments', { items: [item], again: [], withdraw: [] });
    order.then(client, 'attachDocument', { document: id(410), kind: 'document', item: asked.item, file: id(510), title: null });
    order.then(manager, 'receiveDocuments', { onPaper: [id(310)] });
    expect(order.state.items.map(({ receivedOnPaper }) => receivedOnPaper)).toEqual([false, true]);
    expect(order.state.facts).toMatchObject({ items: 2, itemsMissing: 0, itemsNotAccepted: 1, addressItems: 1 });
  });

  test('is rejected if it starts no order, or a second one', () => {
    const { events } = OrderUnderTest.placed();
    expect(() => fold([])).toThrow('order');
    expect(() => fold([...events, ...events])).toThrow();
  });
});

describe('money of an order', () => {
  const known = { id: id(600), reference: null, valueDate: null, refunds: [], disputes: [] };

  test('waits after it was declared, with its declared data', () => {
    const order = orderIn('newOrder').then(client, 'declareTransfer', declaration);
    const said = {
      method: 'transfer',
      stage: 'prepayment',
      amount: 20_000,
      basis: 20_000,
      recordedBy: client.id,
      at: order.state.updatedAt,
    };
    expect(paymentOf(order)).toEqual({ ...known, ...said, reference: reason, state: 'declared' });
    expect(moneyOf(order)).toEqual({ ...still, openTransfers: 20_000 });
  });

  test.each([
    ['rejected', (order: OrderUnderTest) => order.then(manager, 'rejectTransfer', { payment: id(600), reason })],
    ['withdrawn', (order: OrderUnderTest) => order.then(client, 'withdrawTransfer', { payment: id(600) })],
  ] as const)('is not awaited any more after it was %s', (state, end) => {
    const order = orderIn('newOrder')
      .then(client, 'declareTransfer', declaration)
      .then(client, 'declareTransfer', { ...declaration, payment: id(601), amount: 7 });
    const [before, other] = end(order).state.payments;
    expect([before?.state, before?.amount, other?.state]).toEqual([state, 20_000, 'declared']);
    expect(moneyOf(order)).toEqual({ ...still, openTransfers: 7 });
  });

  test('counts with the received amount once it is confirmed, and keeps its declarer', () => {
    const order = orderIn('newOrder').then(client, 'declareTransfer', declaration);
    order.then(manager, 'confirmTransfer', { payment: id(600), amount: 60_000 });
    const now = { amount: 60_000, state: 'confirmed', recordedBy: client.id, reference: reason, at: order.state.updatedAt };
    expect(paymentOf(order)).toMatchObject({ method: 'transfer', stage: 'prepayment', ...now });
    expect(moneyOf(order)).toEqual({ ...still, received: 60_000 });
  });

  test.each([
    ['cash', 'confirmed'],
    ['transfer', 'confirmed'],
  ] as const)('counts at once if staff recorded it as %s', (method, state) => {
    const order = orderIn('newOrder').then(manager, 'recordOfflinePayment', { payment: id(600), method, amount: 9, note: reason });
    const said = {
      method,
      state,
      stage: 'prepayment',
      amount: 9,
      basis: 9,
      recordedBy: manager.id,
      reference: reason,
      at: order.state.updatedAt,
    };
    expect(paymentOf(order)).toEqual({ ...known, ...said });
    expect(moneyOf(order)).toEqual({ ...still, received: 9 });
  });

  test('is pending while a provider checks it, until it is captured or denied', () => {
    const pending = { payment: id(600), amount: 54_000, provider: 'paypal' };
    const order = orderIn('newOrder').then(provider, 'recordPaymentPending', pending);
    const said = { method: 'provider', stage: 'prepayment', amount: 54_000, basis: 54_000, recordedBy: null };
    expect(paymentOf(order)).toEqual({ ...known, ...said, state: 'pending', at: order.state.updatedAt });
    expect(moneyOf(order)).toEqual({ ...still, pending: 54_000 });
    order.then(provider, 'recordPaymentDenied', { payment: id(600), provider: 'paypal' });
    expect(paymentOf(order)).toEqual({ ...known, ...said, state: 'denied', at: order.state.updatedAt });
    expect(moneyOf(order)).toEqual(still);
    order.then(provider, 'recordPayment', capture(60_000));
    expect(paymentOf(order)).toEqual({ ...known, ...said, amount: 60_000, basis: 60_000, state: 'captured', at: order.state.updatedAt });
    expect(moneyOf(order)).toEqual({ ...still, received: 60_000 });
  });

  test('is reserved while its refund is requested, until the refund succeeds or fails', () => {
    const order = orderIn('newOrder').then(provider, 'recordPayment', capture(54_000));
    const refund = (number: number, amount: number) => ({ refund: id(number), payment: id(600), amount });
    const refunds = () => paymentOf(order)?.refunds.map(({ id: one, amount, state, reason: why }) => [one, amount, state, why]);
    order.then(clientHead, 'requestRefund', { ...refund(700, 5), reason }).then(clientHead, 'requestRefund', { ...refund(701, 9), reason });
    expect(moneyOf(order)).toEqual({ ...still, received: 54_000, reserved: 14 });
    order.then(provider, 'recordRefund', refund(700, 4));
    expect(paymentOf(order)?.refunds[0]?.at).toBe(order.state.updatedAt);
    expect(moneyOf(order)).toEqual({ ...still, received: 54_000, refunded: 4, reserved: 9 });
    order.then(provider, 'recordRefundFailure', { refund: id(701), payment: id(600) });
    expect(paymentOf(order)?.refunds[1]?.at).toBe(order.state.updatedAt);
    order.then(provider, 'recordReversal', { ...refund(702, 6), provider: 'paypal', cause: 'dispute', reference: 'R' });
    expect(refunds()).toEqual([
      [id(700), 4, 'refunded', reason],
      [id(701), 9, 'failed', reason],
      [id(702), 6, 'reversed', null],
    ]);
    expect(moneyOf(order)).toEqual({ ...still, received: 54_000, refunded: 10, reversed: 6 });
  });
});

test('facts count visible steps, and the open ones among them', () => {
  const step = (visible: boolean, completedAt: number | null) => ({ id: 's', group: 'g', visible, completedAt });
  expect(stepFacts([step(true, 1), step(true, null), step(true, null), step(false, null), step(false, 1)])).toEqual({
    visibleSteps: 3,
    openSteps: 2,
  });
});
