import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { maxAmount } from '#machines/kernel/money';
import { balance, overpaid, paid, prepaymentMissing, recordable } from './figures.js';
import type { OrderEventData, OrderEventType } from './events.js';
import { decideBy } from './past-versions.js';
import { nextStepOf } from './next-step.js';
import { progressStatuses, type ProgressStatus } from './statuses.js';
import { command, type OrderUnderTest, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { orderIn, paymentIds } from './testing/stories.js';

const { client, clientManager: manager, clientHead, owner, payment: provider } = people;
const reason = textRef(8);
const capture = (amount: number, number = 600) => ({ payment: id(number), amount, provider: 'paypal', capture: `C-${number}` });
const offline = (amount: number, number = 610) => ({ payment: id(number), method: 'transfer' as const, amount, note: null });
const refund = (payment: string, amount: number, number = 700) => ({ refund: id(number), payment, amount, reason });
const reversal = (amount: number, number = 720, payment = id(600)) => ({
  refund: id(number),
  payment,
  amount,
  provider: 'paypal',
  cause: 'dispute' as const,
  reference: `R-${number}`,
});
const waiver = (amount: number, today = 25_000) => ({ amount, limit: 2_500, today, reason });
const limit = { share: 1_000, amount: maxAmount };
const correction = (payment: string, amount: number) => ({ payment, amount, reason, limit });

/** Data of the last event of a type. @throws Error if there is none */
function lastOf<Type extends OrderEventType>({ events }: OrderUnderTest, type: Type): OrderEventData[Type] {
  const found = events.findLast((event) => event.type === type);
  if (!found) throw new Error(`there was no ${type}`);
  return found.data as OrderEventData[Type];
}

describe('waiveRest', () => {
  test('of the last cents makes the last payment', () => {
    const order = orderIn('lastPaymentRequired').then(provider, 'recordPayment', capture(123_700));
    expect(accepted(order, manager, 'waiveRest', waiver(2_300))).toEqual({
      events: ['RestWaived', 'LastPaymentMade', 'LastPaymentConfirmed'],
      status: 'lastPaymentConfirmed',
    });
    expect(lastOf(order, 'RestWaived')).toEqual({ amount: 2_300, currency: 'EUR', reason });
    expect([balance(order.state), order.state.facts.conceded, paid(order.state.facts), overpaid(order.state.facts)]).toEqual([
      0, 2_300, 177_700, 0,
    ]);
    order.then(clientHead, 'requestRefund', { refund: id(700), payment: paymentIds.prepayment, amount: 10_000, reason });
    expect(order.state.facts).toMatchObject({ waived: 2_300, conceded: 12_300 });
  });

  test('counts towards the prepayment, and completes it', () => {
    const order = orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture(53_000));
    expect(accepted(order, manager, 'waiveRest', waiver(999)).events).toEqual(['RestWaived']);
    expect(prepaymentMissing(order.state.facts)).toBe(1);
    expect(accepted(order, manager, 'waiveRest', waiver(1))).toEqual({
      events: ['RestWaived', 'PrepaymentCompleted'],
      status: 'orderConfirmedAndPayed',
    });
    expect(balance(order.state)).toBe(126_000);
    order.then(provider, 'recordPayment', capture(1_000, 601));
    expect(lastOf(order, 'PaymentCaptured').stage).toBe('postpayment');
  });

  test('moves nothing while something is still due', () => {
    expect(accepted(orderIn('lastPaymentRequired'), manager, 'waiveRest', waiver(2_500))).toEqual({
      events: ['RestWaived'],
      status: 'lastPaymentRequired',
    });
  });

  test('is limited by the settings for a manager, and by the due amount for people who may refund', () => {
    const order = orderIn('lastPaymentRequired');
    const before = order.state;
    expect(refused(order, manager, 'waiveRest', waiver(2_501))).toEqual({
      code: 'waiverOverLimit',
      remedy: { key: 'waiveAtMost', amountMax: 2_500, currency: 'EUR', roles: ['refundStaff'] },
    });
    expect(refused(order, clientHead, 'waiveRest', waiver(126_001))?.code).toBe('amountOutOfRange');
    expect(order.state).toBe(before);
    expect(accepted(order, clientHead, 'waiveRest', waiver(126_000)).status).toBe('lastPaymentConfirmed');
    const covered = orderIn('allStepsCompleted').then(clientHead, 'waiveRest', waiver(126_000));
    expect(refused(covered, clientHead, 'waiveRest', waiver(1))).toEqual({ code: 'nothingDue', remedy: { key: 'nothingToPay' } });
  });

  test('counts together with the waivers of all who may not refund, and not with those of others', () => {
    const order = orderIn('lastPaymentRequired').then(clientHead, 'waiveRest', waiver(10_000));
    order.then(manager, 'waiveRest', waiver(1_000)).then({ ...manager, id: id(77) }, 'waiveRest', waiver(1_400));
    expect([order.state.facts.conceded, order.state.waivedWithLimit]).toEqual([12_400, 2_400]);
    expect(refused(order, manager, 'waiveRest', waiver(101))).toMatchObject({
      code: 'waiverOverLimit',
      remedy: { key: 'waiveAtMost', amountMax: 100 },
    });
    expect(accepted(order, manager, 'waiveRest', waiver(100)).events).toEqual(['RestWaived']);
    expect(refused(order, manager, 'waiveRest', waiver(1))?.code).toBe('waiverOverLimit');
    expect(decideBy(7)(order.state, command('waiveRest', manager, waiver(2_500), 1)).accepted).toBe(true);
    expect(accepted(order, clientHead, 'waiveRest', waiver(1)).events).toEqual(['RestWaived']);
  });

  test('gives up no more than the limit of an order, in whatever portions and by however many managers', () => {
    const portions = fc.array(fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 70, max: 73 })), { maxLength: 30 });
    fc.assert(
      fc.property(portions, (asked) => {
        const order = orderIn('lastPaymentRequired');
        for (const [amount, person] of asked) order.submit({ ...manager, id: id(person) }, 'waiveRest', waiver(amount));
        expect(order.state.facts.conceded).toBeLessThanOrEqual(2_500);
        expect(order.state.waivedWithLimit).toBe(order.state.facts.conceded);
      }),
      runs({ quick: 10, full: 5_000 }), // each waiver has its own limit: 20 of 20 seeds at 4
    );
  });

  test('is for money staff, until the rest is paid', () => {
    for (const actor of [client, people.partner, people.contentManager])
      expect(refused(orderIn('lastPaymentRequired'), actor, 'waiveRest', waiver(1))?.code).toBe('forbiddenForRole');
    const open = progressStatuses.filter(
      (status) => refused(orderIn(status), manager, 'waiveRest', waiver(1))?.code !== 'operationNotPermittedInStatus',
    );
    expect(open).toEqual([
      ...['newOrder', 'orderConfirmedNotPayed', 'orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'],
      ...['allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'],
    ]);
  });

  test('keeps declared transfers open: money that still arrives is overpaid', () => {
    const order = orderIn('lastPaymentPayed').then(clientHead, 'waiveRest', waiver(126_000));
    expect([balance(order.state), order.state.facts.openTransfers]).toEqual([0, 126_000]);
    order.then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 126_000 });
    expect([paid(order.state.facts), balance(order.state), order.state.value.progress]).toEqual([180_000, 0, 'lastPaymentPayed']);
  });
});

describe('correctPayment', () => {
  test('upwards counts as received money: it completes the prepayment', () => {
    const order = orderIn('orderConfirmedNotPayed').then(manager, 'recordOfflinePayment', offline(5_400));
    expect(accepted(order, clientHead, 'correctPayment', correction(id(610), 54_000))).toEqual({
      events: ['PaymentCorrected', 'PrepaymentCompleted'],
      status: 'orderConfirmedAndPayed',
    });
    expect(lastOf(order, 'PaymentCorrected')).toEqual({
      payment: id(610),
      method: 'transfer',
      amount: 54_000,
      before: 5_400,
      currency: 'EUR',
      stage: 'prepayment',
      conceded: 0,
      valueDate: null,
      reason,
    });
    expect([paid(order.state.facts), order.state.facts.reversed]).toEqual([54_000, 0]);
    expect(order.state.payments[0]?.amount).toBe(54_000);
  });

  test('upwards makes the last payment', () => {
    const order = orderIn('lastPaymentRequired');
    expect(accepted(order, clientHead, 'correctPayment', correction(paymentIds.prepayment, 180_000))).toEqual({
      events: ['PaymentCorrected', 'LastPaymentMade', 'LastPaymentConfirmed'],
      status: 'lastPaymentConfirmed',
    });
  });

  test('upwards is limited for people below Owner, Admin and CEO, in as many steps as they take', () => {
    const order = orderIn('orderConfirmedNotPayed').then(manager, 'recordOfflinePayment', offline(10_000));
    const tenth = (amount: number) => ({ payment: id(610), amount, reason, limit: { share: 1_000, amount: 200 } });
    order.then(clientHead, 'correctPayment', tenth(10_900)).then(clientHead, 'correctPayment', tenth(11_000));
    expect(refused(order, clientHead, 'correctPayment', tenth(11_001))).toEqual({
      code: 'correctionOverLimit',
      remedy: { key: 'correctAtMost', amountMax: 11_000, currency: 'EUR', roles: ['topStaff'] },
    });
    order.then(owner, 'correctPayment', tenth(20_000));
    expect(accepted(order, clientHead, 'correctPayment', tenth(22_000)).events).toEqual(['PaymentCorrected']);
    expect(refused(order, clientHead, 'correctPayment', tenth(22_001))?.code).toBe('correctionOverLimit');
  });

  test('downwards before the work counts as paid reopens the balance, and has to be settled', () => {
    const order = orderIn('documentsReceived');
    expect(accepted(order, clientHead, 'correctPayment', correction(paymentIds.prepayment, 5_400))).toEqual({
      events: ['PaymentCorrected'],
      status: 'documentsReceived',
    });
    const { facts } = order.state;
    expect([paid(facts), balance(order.state), facts.conceded, facts.reversed]).toEqual([5_400, 174_600, 0, 48_600]);
    expect(nextStepOf(order.state)).toEqual({ next: 'settleReversal', who: 'moneyStaff', amount: 48_600 });
  });

  test.each(['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed', 'documentsSentAfterLastPayment', 'projectFinished'] as const)(
    'downwards in %s concedes: the balance stays 0',
    (status) => {
      const order = orderIn(status).then(clientHead, 'correctPayment', correction(paymentIds.rest, 12_600));
      const { facts } = order.state;
      expect(lastOf(order, 'PaymentCorrected').conceded).toBe(113_400);
      expect([balance(order.state), facts.conceded, facts.reversed, paid(facts)]).toEqual([0, 113_400, 113_400, 66_600]);
    },
  );

  test('compares with the current amount: the same one twice is refused, and an earlier one is not', () => {
    const order = orderIn('documentsReceived').then(clientHead, 'correctPayment', correction(paymentIds.prepayment, 5_400));
    expect(refused(order, clientHead, 'correctPayment', correction(paymentIds.prepayment, 5_400))).toEqual({
      code: 'amountUnchanged',
      remedy: { key: 'otherAmount' },
    });
    order.then(clientHead, 'correctPayment', correction(paymentIds.prepayment, 54_000));
    expect(lastOf(order, 'PaymentCorrected')).toMatchObject({ before: 5_400, amount: 54_000, conceded: 0 });
    expect([paid(order.state.facts), order.state.facts.reversed]).toEqual([54_000, 0]);
  });

  test('is never below what was refunded or is reserved for refunds', () => {
    const order = orderIn('documentsReceived').then(clientHead, 'requestRefund', refund(paymentIds.prepayment, 20_000));
    expect(refused(order, clientHead, 'correctPayment', correction(paymentIds.prepayment, 19_999))).toMatchObject({
      code: 'amountOutOfRange',
      remedy: { key: 'payAtLeast', amount: 20_000 },
    });
    order.then(clientHead, 'correctPayment', correction(paymentIds.prepayment, 20_000));
    expect(paid(order.state.facts)).toBe(0);
  });

  test('applies to a payment of this order that a person booked', () => {
    const order = orderIn('newOrder').then(provider, 'recordPayment', capture(54_000));
    order.then(client, 'declareTransfer', { payment: id(602), amount: 1_000, reference: null });
    const notPossible = { code: 'correctionNotPossible', remedy: { key: 'refundInstead' } };
    expect(refused(order, clientHead, 'correctPayment', correction(id(600), 1))).toEqual(notPossible);
    expect(refused(order, clientHead, 'correctPayment', correction(id(602), 1))).toEqual(notPossible);
    expect(refused(order, clientHead, 'correctPayment', correction(id(699), 1))?.code).toBe('paymentUnknown');
    for (const actor of [manager, client, provider])
      expect(refused(order, actor, 'correctPayment', correction(id(602), 1))?.code).toBe('forbiddenForRole');
  });

  test.each(progressStatuses)('is possible in %s', (status) => {
    const order = orderIn('newOrder').then(manager, 'recordOfflinePayment', offline(54_000)).state;
    const state = { ...order, value: { ...order.value, progress: status } };
    const asked = orderIn('newOrder');
    asked.state = state;
    expect(refused(asked, owner, 'correctPayment', correction(id(610), 1))).toBeNull();
  });
});

describe('the dispute of a payment', () => {
  const paidOnline = () => orderIn('documentsReceived').then(provider, 'recordPayment', capture(100_000));
  const opening = (dispute = 'PP-D-1', payment = id(600)) => ({
    payment,
    dispute,
    amount: 100_000,
    provider: 'paypal',
    dueAt: 1_790_700_000_000_000,
  });
  const closing = (outcome: 'won' | 'lost' | 'withdrawn', dispute = 'PP-D-1', payment = id(600)) => ({
    payment,
    dispute,
    amount: 100_000,
    provider: 'paypal',
    outcome,
  });
  const settled = { code: 'paymentAlreadySettled', remedy: { key: 'seeCurrent' } };
  const disputesOf = ({ state }: OrderUnderTest) => state.payments.find(({ id: one }) => one === id(600))?.disputes;

  test('moves no money, and is known with its deadline until it is closed', () => {
    const order = paidOnline();
    const before = { paid: paid(order.state.facts), balance: balance(order.state) };
    expect(accepted(order, provider, 'recordDispute', opening())).toEqual({ events: ['PaymentDisputed'], status: 'documentsReceived' });
    expect(disputesOf(order)).toEqual([
      { id: 'PP-D-1', amount: 100_000, dueAt: 1_790_700_000_000_000, at: order.state.updatedAt, outcome: null },
    ]);
    expect({ paid: paid(order.state.facts), balance: balance(order.state) }).toEqual(before);
    expect(order.state.facts).toMatchObject({ disputed: 100_000, reversed: 0 });
    expect(accepted(order, provider, 'closeDispute', closing('won')).events).toEqual(['DisputeClosed']);
    expect(lastOf(order, 'DisputeClosed')).toEqual({ ...closing('won'), currency: 'EUR' });
    expect([order.state.facts.disputed, disputesOf(order)?.[0]?.outcome]).toEqual([0, 'won']);
  });

  test('is opened and closed once each, whichever actor reports it again', () => {
    const order = paidOnline().then(provider, 'recordDispute', opening());
    expect(refused(order, provider, 'recordDispute', opening())).toEqual(settled);
    order.then(provider, 'closeDispute', closing('withdrawn'));
    expect(refused(order, provider, 'closeDispute', closing('lost'))).toEqual(settled);
    expect(refused(order, provider, 'recordDispute', opening())).toEqual(settled);
    expect(order.state.facts.disputed).toBe(0);
    expect(accepted(order, provider, 'recordDispute', opening('PP-D-2')).events).toEqual(['PaymentDisputed']);
  });

  test('is opened and closed at once if it is closed before it was opened', () => {
    const order = paidOnline();
    expect(accepted(order, provider, 'closeDispute', closing('lost')).events).toEqual(['PaymentDisputed', 'DisputeClosed']);
    expect(lastOf(order, 'PaymentDisputed')).toEqual({
      payment: id(600),
      dispute: 'PP-D-1',
      amount: 100_000,
      currency: 'EUR',
      provider: 'paypal',
      dueAt: null,
    });
    expect([order.state.facts.disputed, disputesOf(order)?.map(({ outcome }) => outcome)]).toEqual([0, ['lost']]);
    expect(refused(order, provider, 'recordDispute', opening())).toEqual(settled);
  });

  test('concerns a payment that the provider captured', () => {
    const order = paidOnline().then(provider, 'recordPaymentPending', { payment: id(601), amount: 5, provider: 'paypal' });
    for (const payment of [id(699), id(601), paymentIds.prepayment]) {
      expect(refused(order, provider, 'recordDispute', opening('PP-D-1', payment))?.code).toBe('paymentUnknown');
      expect(refused(order, provider, 'closeDispute', closing('won', 'PP-D-1', payment))?.code).toBe('paymentUnknown');
    }
    expect(refused(order, owner, 'recordDispute', opening())?.code).toBe('forbiddenForRole');
  });

  test('blocks refunds of its payment while it is open, and of no other payment', () => {
    const order = paidOnline().then(provider, 'recordDispute', opening());
    expect(refused(order, clientHead, 'requestRefund', refund(id(600), 1))).toEqual({
      code: 'paymentDisputed',
      remedy: { key: 'awaitDispute' },
    });
    expect(accepted(order, clientHead, 'requestRefund', refund(paymentIds.prepayment, 1, 701)).events).toEqual([
      'RefundRequested',
      'PaymentRefunded',
    ]);
    order.then(provider, 'closeDispute', closing('won'));
    expect(accepted(order, clientHead, 'requestRefund', refund(id(600), 1)).events).toEqual(['RefundRequested']);
  });

  test.each(['reversed first', 'closed first'] as const)('is reversed once if it is lost: %s', (first) => {
    const order = paidOnline().then(provider, 'recordDispute', opening());
    const reverse = () => order.then(provider, 'recordReversal', reversal(100_000));
    const close = () => order.then(provider, 'closeDispute', closing('lost'));
    (first === 'reversed first' ? [reverse, close] : [close, reverse]).forEach((step) => step());
    const { facts } = order.state;
    expect([paid(facts), balance(order.state), facts.reversed, facts.disputed]).toEqual([54_000, 126_000, 100_000, 0]);
    expect(refused(order, provider, 'recordReversal', reversal(100_000))).toEqual(settled);
  });
});

describe('the reversal of a payment', () => {
  /** An order whose prepayment came from a provider, in a status that money does not change. */
  const workingOn = () => orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', capture(54_000));

  test('adds up over several reversals, and is cleared once the prepayment is covered again', () => {
    const order = workingOn().then(provider, 'recordReversal', reversal(1_000)).then(provider, 'recordReversal', reversal(2_000, 721));
    expect(order.state.facts.reversed).toBe(3_000);
    expect(nextStepOf(order.state)).toEqual({ next: 'settleReversal', who: 'moneyStaff', amount: 3_000 });
    order.then(manager, 'recordOfflinePayment', offline(2_999));
    expect(order.state.facts.reversed).toBe(3_000);
    order.then(manager, 'recordOfflinePayment', offline(1, 611));
    expect([order.state.facts.reversed, nextStepOf(order.state).next]).toEqual([0, 'doTheWork']);
  });

  test('is cleared once the balance is covered again, even if the prepayment always was', () => {
    const order = workingOn()
      .then(provider, 'recordPayment', capture(126_000, 601))
      .then(provider, 'recordReversal', reversal(6_000, 720, id(601)));
    expect([order.state.facts.reversed, nextStepOf(order.state).next]).toEqual([6_000, 'doTheWork']);
    order.then(clientHead, 'waiveRest', waiver(6_000));
    expect(order.state.facts.reversed).toBe(0);
  });

  test('is never changed by our own refunds', () => {
    for (const status of ['documentsReceived', 'lastPaymentConfirmed', 'projectFinished'] as const) {
      const order = orderIn(status).then(clientHead, 'requestRefund', refund(paymentIds.prepayment, 10_000));
      expect(order.state.facts.reversed).toBe(0);
      order.then(clientHead, 'correctPayment', correction(paymentIds.prepayment, 40_000));
      expect(order.state.facts.reversed).toBe(14_000);
      order.then(clientHead, 'requestRefund', refund(paymentIds.prepayment, 30_000, 701));
      expect(order.state.facts.reversed).toBe(14_000);
    }
  });

  test('is the next step while work continues without its prepayment, and where it counts as paid', () => {
    const next = (status: ProgressStatus, facts: object) => {
      const { state } = orderIn(status);
      return nextStepOf({ value: state.value, facts: { ...state.facts, ...facts } });
    };
    const taken = (facts: object) => progressStatuses.filter((status) => next(status, facts).next === 'settleReversal');
    const settled = ['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed', 'documentsSentAfterLastPayment'];
    const working = ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived', 'allStepsCompleted'];
    const [accepted_, ...rest] = settled;
    expect(taken({ reversed: 1, received: 53_999 })).toEqual([...working, accepted_, 'lastPaymentRequired', ...rest]);
    expect(taken({ reversed: 1, received: 54_000 })).toEqual(settled);
    expect(taken({ reversed: 0, received: 0 })).toEqual([]);
    expect(next('documentsReceived', { reversed: 7, received: 0 })).toEqual({ next: 'settleReversal', who: 'moneyStaff', amount: 7 });
  });

  test('is settled by money staff with an outcome, and then needs no attention', () => {
    const order = workingOn().then(provider, 'recordReversal', reversal(9_000));
    expect(accepted(order, manager, 'settleReversal', { outcome: 'waived', note: reason })).toEqual({
      events: ['ReversalSettled'],
      status: 'orderConfirmedAndPayed',
    });
    expect(lastOf(order, 'ReversalSettled')).toEqual({ outcome: 'waived', amount: 9_000, currency: 'EUR', note: reason });
    expect([order.state.facts.reversed, nextStepOf(order.state).next, balance(order.state)]).toEqual([0, 'doTheWork', 135_000]);
    expect(refused(order, manager, 'settleReversal', { outcome: 'paidAgain', note: null })).toEqual({
      code: 'nothingReversed',
      remedy: { key: 'nothingToSettle' },
    });
    for (const actor of [client, people.partner, provider])
      expect(refused(order, actor, 'settleReversal', { outcome: 'waived', note: null })?.code).toBe('forbiddenForRole');
    const over = orderIn('projectFinished').then(clientHead, 'correctPayment', correction(paymentIds.rest, 1));
    expect(refused(over, manager, 'settleReversal', { outcome: 'waived', note: null })?.code).toBe('operationNotPermittedInStatus');
  });

  test.each(['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed', 'documentsSentAfterLastPayment'] as const)(
    'can be booked again in %s, up to its amount',
    (status) => {
      const order = orderIn(status);
      expect([recordable(order.state), refused(order, manager, 'recordOfflinePayment', offline(1))?.code]).toEqual([0, 'nothingDue']);
      order.then(clientHead, 'correctPayment', correction(paymentIds.rest, 26_000));
      expect(refused(order, manager, 'recordOfflinePayment', offline(100_001))).toMatchObject({
        code: 'amountOutOfRange',
        remedy: { amountMax: 100_000 },
      });
      order.then(manager, 'recordOfflinePayment', offline(60_000));
      expect([order.state.facts.reversed, nextStepOf(order.state).next]).toEqual([100_000, 'settleReversal']);
      order.then(manager, 'recordOfflinePayment', offline(40_000, 611));
      expect([order.state.facts.reversed, paid(order.state.facts), recordable(order.state)]).toEqual([0, 180_000, 0]);
      expect([balance(order.state), order.state.value.progress]).toEqual([0, status]);
    },
  );

  test('of an overpayment needs no settlement if the work counts as paid', () => {
    const order = orderIn('lastPaymentConfirmed')
      .then(provider, 'recordPayment', capture(10_000))
      .then(provider, 'recordReversal', reversal(10_000));
    expect([order.state.facts.reversed, order.state.facts.conceded, nextStepOf(order.state).next]).toEqual([0, 0, 'attachResult']);
  });
});
