import { command, configuration, OrderUnderTest, steps, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { asked, orderIn } from './testing/stories.js';
import { calendarDateOf, microsADay } from '#machines/kernel/time';
import type { OrderActor } from './commands.js';
import { decideBy } from './past-versions.js';
import { dueDate, promisedDate, nextStepOf } from './next-step.js';
import type { OrderTerms } from './state.js';
import { type ProgressStatus, statusesShown } from './statuses.js';

const { client, partner, otherPartner, clientManager: manager, innovationsManager } = people;
const reason = textRef(4);

describe('the placing of an order', () => {
  test('copies the terms, counts the price and begins in newOrder', () => {
    const { state } = OrderUnderTest.placed();
    expect(state).toMatchObject({ version: 1, number: 7, value: { progress: 'newOrder', reward: 'agreed' } });
    expect(state.facts).toMatchObject({ price: 180_000, prepayment: 54_000, visibleSteps: 2, openSteps: 2, rewardPercent: 2000 });
  });
});

describe('editOrder', () => {
  const larger = { ...configuration, employeesAmount: 4 };
  test('changes price and prepayment while the order is new', () => {
    const order = orderIn('newOrder');
    expect(accepted(order, client, 'editOrder', { configuration: larger }).events).toEqual(['OrderEdited']);
    expect(order.state.facts).toMatchObject({ price: 200_000, prepayment: 60_000 });
  });
  test('is refused when nothing changes, the order of a list included', () => {
    const same = { ...configuration, activityAreas: [...configuration.activityAreas].reverse() };
    expect(refused(orderIn('newOrder'), client, 'editOrder', { configuration: same })?.code).toBe('configurationUnchanged');
  });
  test('is refused once the order is confirmed', () => {
    expect(refused(orderIn('orderConfirmedNotPayed'), client, 'editOrder', { configuration: larger })).toEqual({
      code: 'operationNotPermittedInStatus',
      remedy: { key: 'noLongerPossible' },
    });
  });
});

describe('the company in an order’s command', () => {
  const asks = { details: ['names', 'founders'] as const satisfies OrderTerms['details'] };
  const company = { name: textRef(5), registerNumber: textRef(6), address: null, registeredOn: '2026-11-20', renewsOn: null };

  test('its details are given once, and then changed', () => {
    const order = orderIn('orderConfirmedAndPayed', { details: [...asks.details] });
    expect(order.state.facts.details).toBe('missing');
    expect(accepted(order, client, 'giveDetails', { details: textRef(5) }).events).toEqual(['DetailsGiven']);
    expect(order.state).toMatchObject({ details: textRef(5), facts: { details: 'given' } });
    expect(accepted(order, manager, 'giveDetails', { details: textRef(6) }).events).toEqual(['DetailsChanged']);
    expect(order.events.at(-1)?.data).toEqual({ details: textRef(6), previous: textRef(5) });
  });

  test('its details can be given after the prepayment and during the work', () => {
    const may = (status: ProgressStatus, actor: OrderActor) =>
      refused(orderIn(status, { details: [...asks.details] }), actor, 'giveDetails', { details: textRef(5) })?.code ?? 'permitted';
    const open = ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'] as const;
    expect(open.map((status) => may(status, client))).toEqual(open.map(() => 'permitted'));
    expect([may('orderConfirmedNotPayed', client), may('projectFinished', manager)]).toEqual([
      'operationNotPermittedInStatus',
      'operationNotPermittedInStatus',
    ]);
    expect([may('allStepsCompleted', client), may('allStepsCompleted', manager)]).toEqual(['forbiddenForRole', 'permitted']);
    expect(may('orderConfirmedAndPayed', partner)).toBe('forbiddenForRole');
  });

  test('work is not submitted before the details are given, and the remedy names them if nothing is left to request', () => {
    const order = orderIn('documentsReceived', { details: [...asks.details] }).then(partner, 'acceptDocument', {
      document: asked.document,
    });
    const missing = { code: 'detailsMissing', remedy: { key: 'giveDetails' } };
    expect(nextStepOf(order.state)).toEqual({ next: 'giveDetails', who: 'client', amount: 0 });
    expect(refused(order, partner, 'completeAllOrderSteps', {})?.code).toBe('stepsOpen');
    order.then(partner, 'completeStep', { step: steps.first }).then(partner, 'completeStep', { step: steps.second });
    expect(refused(order, partner, 'completeAllOrderSteps', {})).toEqual(missing);
    expect(refused(order, manager, 'completeAllOrderSteps', {})).toEqual(missing);
    order.then(client, 'giveDetails', { details: textRef(5) });
    expect(nextStepOf(order.state).next).toBe('handOverWork');
    expect(accepted(order, partner, 'completeAllOrderSteps', {}).status).toBe('allStepsCompleted');
  });

  test('details were not required in machine versions 1 to 5', () => {
    const order = orderIn('documentsReceived', { details: [...asks.details] }).then(partner, 'acceptDocument', {
      document: asked.document,
    });
    order.then(partner, 'completeStep', { step: steps.first }).then(partner, 'completeStep', { step: steps.second });
    const handOver = command('completeAllOrderSteps', partner, {}, 99);
    const versions = [1, 2, 3, 4, 5, 6].filter((version) => decideBy(version)(order.state, handOver).accepted);
    expect(versions).toEqual([1, 2, 3, 4, 5]);
  });

  test('no details can be given if the service asks for none', () => {
    expect(refused(orderIn('orderConfirmedAndPayed'), client, 'giveDetails', { details: textRef(5) })).toEqual({
      code: 'detailsNotAsked',
      remedy: { key: 'nothingToFillIn' },
    });
  });

  test('is recorded by staff and partner once the steps are done, a finished order included', () => {
    const order = orderIn('projectFinished');
    expect(accepted(order, partner, 'recordCompany', company).events).toEqual(['CompanyRecorded']);
    expect(order.state.company).toEqual(company);
    expect(accepted(orderIn('allStepsCompleted'), manager, 'recordCompany', company).events).toEqual(['CompanyRecorded']);
    expect(refused(orderIn('documentsReceived'), manager, 'recordCompany', company)?.code).toBe('operationNotPermittedInStatus');
    expect(refused(orderIn('orderCancelled'), manager, 'recordCompany', company)?.code).toBe('operationNotPermittedInStatus');
    expect(refused(order, client, 'recordCompany', company)?.code).toBe('forbiddenForRole');
  });
});

describe('the expected date', () => {
  const dayOf = (order: OrderUnderTest, days: number) => {
    const at = order.state.updatedAt + days * microsADay;
    return at - (at % microsADay);
  };

  test('is what staff promise, today included, until another is promised', () => {
    const order = orderIn('newOrder');
    const before = promisedDate(order.state);
    const date = dayOf(order, 40);
    expect(accepted(order, manager, 'setExpectedDate', { date, reason }).events).toEqual(['ExpectedDateChanged']);
    expect(order.events.at(-1)?.data).toEqual({ date, reason, before });
    expect(calendarDateOf(promisedDate(order.state))).toBe(calendarDateOf(date));
    expect(accepted(order, manager, 'setExpectedDate', { date: dayOf(order, 0), reason }).events).toEqual(['ExpectedDateChanged']);
  });

  test('is neither in the past nor beyond a lifetime', () => {
    for (const days of [-1, 5 * 366 + 2]) {
      const order = orderIn('newOrder');
      expect(refused(order, manager, 'setExpectedDate', { date: dayOf(order, days), reason })).toEqual({
        code: 'dateOutOfRange',
        remedy: { key: 'promiseLaterDate' },
      });
    }
  });

  test('is set by staff alone, and not for a closed order', () => {
    const order = orderIn('documentsReceived');
    expect(refused(order, client, 'setExpectedDate', { date: dayOf(order, 9), reason })?.code).toBe('forbiddenForRole');
    const over = orderIn('projectFinished');
    expect(refused(over, manager, 'setExpectedDate', { date: dayOf(over, 9), reason })?.code).toBe('operationNotPermittedInStatus');
  });

  test('counts working days if the service does, and uses the chosen period if there are several', () => {
    const due = (change: Partial<OrderTerms>) => {
      const { state } = OrderUnderTest.placed(change);
      return ((dueDate(state) ?? 0) - state.createdAt) / microsADay;
    };
    expect(due({ termDays: 10 })).toBe(10);
    expect(due({ termDays: 10, termUnit: 'working' })).toBe(14);
    // The configuration of these tests has the period of 12.
    expect(due({ termDays: 24 })).toBe(12);
  });
});

describe('the partner and the reward', () => {
  test('a changed percent is in force only when the partner acknowledges it', () => {
    const order = orderIn('orderConfirmedAndPayed').then(manager, 'changePartnerReward', { percent: 2500, limit: 10_000 });
    expect(order.state.facts).toMatchObject({ rewardPercent: 2000, pendingRewardPercent: 2500 });
    expect(statusesShown(order.state.value)).toEqual(['orderConfirmedAndPayed', 'partnerRewardPercentChanged']);
    order.then(partner, 'acknowledgePartnerReward', {});
    expect(order.state.facts).toMatchObject({ rewardPercent: 2500, pendingRewardPercent: null });
    expect(order.state.value.reward).toBe('agreed');
  });
  test('setting the current percent again leaves nothing to acknowledge', () => {
    const order = orderIn('orderConfirmedAndPayed')
      .then(manager, 'changePartnerReward', { percent: 2500, limit: 10_000 })
      .then(manager, 'changePartnerReward', { percent: 2000, limit: 10_000 });
    expect(order.state.value.reward).toBe('agreed');
    expect(order.state.facts).toMatchObject({ rewardPercent: 2000, pendingRewardPercent: null });
    expect(refused(order, partner, 'acknowledgePartnerReward', {})).toEqual({
      code: 'operationNotPermittedInStatus',
      remedy: { key: 'nothingToAcknowledge' },
    });
  });
  test('the same percent is refused, and so is one without a partner', () => {
    const order = orderIn('newOrder');
    expect(refused(order, manager, 'changePartnerReward', { percent: 2000, limit: 10_000 })?.code).toBe('rewardUnchanged');
    order.then(manager, 'appointPartner', { partner: null, percent: null });
    expect(refused(order, manager, 'changePartnerReward', { percent: 2100, limit: 10_000 })).toEqual({
      code: 'partnerMissing',
      remedy: { key: 'appointPartner' },
    });
  });
  test('a replaced partner loses the order, and the new one starts in agreed', () => {
    const order = orderIn('documentsReceived')
      .then(manager, 'changePartnerReward', { percent: 2500, limit: 10_000 })
      .then(manager, 'appointPartner', { partner: otherPartner.id, percent: 1500 });
    expect(order.state.facts).toMatchObject({ partner: otherPartner.id, rewardPercent: 1500, pendingRewardPercent: null });
    expect(order.state.value.reward).toBe('agreed');
    expect(refused(order, partner, 'completeStep', { step: steps.first })?.code).toBe('forbiddenForRole');
    expect(accepted(order, otherPartner, 'completeStep', { step: steps.first }).events).toEqual(['StepCompleted']);
  });
  test.each(['managerFinishedProject', 'cancelOrder'] as const)('%s drops a pending change', (name) => {
    const order = orderIn(name === 'cancelOrder' ? 'allStepsCompleted' : 'documentsSentAfterLastPayment');
    order.then(manager, 'changePartnerReward', { percent: 2500, limit: 10_000 }).then(manager, name, { reason });
    expect(order.state.value.reward).toBe('agreed');
    expect(order.state.facts).toMatchObject({ rewardPercent: 2000, pendingRewardPercent: null });
  });
  test('the partner stays the same after documentsReceived', () => {
    expect(refused(orderIn('allStepsCompleted'), manager, 'appointPartner', { partner: otherPartner.id, percent: null })).toEqual({
      code: 'operationNotPermittedInStatus',
      remedy: { key: 'reachStatus', statuses: ['documentsRequested', 'documentsReceived'] },
    });
  });
  test('appointing the same partner again changes nothing', () => {
    expect(refused(orderIn('newOrder'), manager, 'appointPartner', { partner: partner.id, percent: null })?.code).toBe('alreadyAssigned');
    expect(refused(orderIn('newOrder'), manager, 'assignManager', { manager: null })?.code).toBe('alreadyAssigned');
  });
});

describe('commands on steps of an order', () => {
  test('are completed and reopened once, and only the visible ones', () => {
    const order = orderIn('orderConfirmedAndPayed').then(partner, 'completeStep', { step: steps.first });
    expect(refused(order, partner, 'completeStep', { step: steps.first })?.code).toBe('stepAlreadyCompleted');
    expect(refused(order, partner, 'completeStep', { step: steps.hidden })?.code).toBe('stepUnknown');
    expect(refused(order, manager, 'reopenStep', { step: steps.second })?.code).toBe('stepNotCompleted');
    expect(accepted(order, manager, 'reopenStep', { step: steps.first }).events).toEqual(['StepReopened']);
    expect(order.state.facts.openSteps).toBe(2);
  });
});

describe('commands on documents of an order', () => {
  const file = { document: id(430), kind: 'document', item: asked.item, file: id(530), title: null } as const;
  const result = { ...file, document: id(431), kind: 'result', item: null } as const;

  test('are attached by anyone who sees the order, results only by staff and the partner', () => {
    const order = orderIn('documentsRequested');
    expect(accepted(order, client, 'attachDocument', file).events).toEqual(['DocumentAttached']);
    expect(refused(order, client, 'attachDocument', result)?.code).toBe('forbiddenForRole');
    expect(accepted(order, partner, 'attachDocument', result).events).toEqual(['DocumentAttached']);
  });
  test('answer only an item of their kind that is not withdrawn', () => {
    const order = orderIn('documentsRequested');
    expect(refused(order, client, 'attachDocument', { ...file, kind: 'address' })?.code).toBe('itemUnknown');
    expect(refused(order, client, 'attachDocument', { ...file, item: id(398) })?.code).toBe('itemUnknown');
  });
  test('are removed by the person who attached them or by staff, unless accepted', () => {
    const order = orderIn('documentsReceived');
    expect(refused(order, partner, 'removeDocument', { document: asked.document })).toEqual({
      code: 'forbiddenForRole',
      remedy: { key: 'askRole', roles: ['attacher', 'staff'] },
    });
    order.then(partner, 'acceptDocument', { document: asked.document });
    expect(refused(order, client, 'removeDocument', { document: asked.document })?.code).toBe('documentAccepted');
    expect(refused(order, client, 'removeDocument', { document: id(997) })?.code).toBe('documentUnknown');
    order.then(partner, 'rejectDocument', { document: asked.document, reason });
    expect(accepted(order, client, 'removeDocument', { document: asked.document }).events).toEqual(['DocumentRemoved']);
    expect(order.state.facts.itemsMissing).toBe(1);
  });
  test('of a result are removed until they are sent', () => {
    const order = orderIn('lastPaymentConfirmed').then(manager, 'attachDocument', result);
    expect(refused(order, client, 'removeDocument', { document: result.document })?.code).toBe('forbiddenForRole');
    order.then(partner, 'sendPayedProjectDocuments', {});
    expect(refused(order, manager, 'removeDocument', { document: result.document })).toEqual({
      code: 'operationNotPermittedInStatus',
      remedy: { key: 'noLongerPossible' },
    });
  });
  test('are accepted once and rejected once', () => {
    const order = orderIn('documentsReceived').then(partner, 'rejectDocument', { document: asked.document, reason });
    expect(order.state.value.progress).toBe('documentsReceived');
    expect(refused(order, partner, 'rejectDocument', { document: asked.document, reason })?.code).toBe('documentAlreadyReviewed');
    expect(refused(order, client, 'acceptDocument', { document: asked.document })?.code).toBe('forbiddenForRole');
  });
});

describe('transfers and payments', () => {
  test('a client declares at most what no transfer covers yet', () => {
    const order = orderIn('newOrder').then(client, 'declareTransfer', { payment: id(220), amount: 100_000, reference: null });
    const more = { payment: id(221), amount: 80_001, reference: null };
    expect(refused(order, client, 'declareTransfer', more)).toEqual({
      code: 'amountOutOfRange',
      remedy: { key: 'payAtMost', amount: 1, amountMax: 80_000, currency: 'EUR' },
    });
    order.then(client, 'declareTransfer', { ...more, amount: 80_000 });
    expect(refused(order, client, 'declareTransfer', { ...more, payment: id(222), amount: 1 })?.remedy?.key).toBe('awaitTransfers');
  });
  test('a transfer is settled once, with the amount that arrived, which may be more than was declared', () => {
    const order = orderIn('newOrder').then(client, 'declareTransfer', { payment: id(220), amount: 54_000, reference: null });
    expect(refused(order, innovationsManager, 'confirmTransfer', { payment: id(220), amount: 54_000 })?.code).toBe('forbiddenForRole');
    expect(refused(order, manager, 'confirmTransfer', { payment: id(220), amount: 0 })?.code).toBe('amountOutOfRange');
    order.then(manager, 'confirmTransfer', { payment: id(220), amount: 54_100 });
    expect(order.events.at(-1)?.data).toMatchObject({ amount: 54_100, declared: 54_000, stage: 'prepayment' });
    expect(refused(order, manager, 'rejectTransfer', { payment: id(220), reason })?.code).toBe('paymentAlreadySettled');
    expect(refused(order, manager, 'confirmTransfer', { payment: id(229), amount: 1 })?.code).toBe('paymentUnknown');
  });
  test('the payment that completes the prepayment still belongs to it, the next one does not', () => {
    const order = orderIn('newOrder');
    for (const [index, amount] of [53_999, 2, 10].entries()) {
      order.then(manager, 'recordOfflinePayment', { payment: id(230 + index), method: 'cash', amount, note: null });
    }
    expect(order.state.payments.map((payment) => payment.stage)).toEqual(['prepayment', 'prepayment', 'postpayment']);
  });
  test('staff record no more than the balance, and nothing once the order is over', () => {
    const cash = (amount: number) => ({ payment: id(240), method: 'cash' as const, amount, note: null });
    expect(refused(orderIn('newOrder'), manager, 'recordOfflinePayment', cash(180_001))?.code).toBe('amountOutOfRange');
    expect(refused(orderIn('lastPaymentConfirmed'), manager, 'recordOfflinePayment', cash(1))?.code).toBe('nothingDue');
    expect(refused(orderIn('orderCancelled'), manager, 'recordOfflinePayment', cash(1))).toEqual({
      code: 'operationNotPermittedInStatus',
      remedy: { key: 'orderClosed' },
    });
  });
  test('a capture is booked once, whichever actor reports it again, after a pending one', () => {
    const capture = { payment: id(245), amount: 54_000, provider: 'paypal', capture: 'C-1' };
    const order = orderIn('newOrder').then(people.payment, 'recordPaymentPending', { ...capture });
    expect(order.state.facts.received).toBe(0);
    order.then(people.payment, 'recordPayment', capture);
    expect(order.state.payments).toMatchObject([{ state: 'captured', amount: 54_000, recordedBy: null }]);
    expect(refused(order, people.payment, 'recordPayment', capture)?.code).toBe('paymentAlreadySettled');
    expect(refused(order, manager, 'recordPayment', { ...capture, payment: id(246) })?.code).toBe('forbiddenForRole');
  });
});
