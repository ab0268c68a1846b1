import { askedNow, balance, dueNow, missingOf, payableEarly, payOffer, prepaymentMissing, takeable } from './figures.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { payment } from './who.js';
import { type ProgressStatus, progressStatuses } from './statuses.js';
import type { OrderFacts } from './state.js';

const pending = (amount: number, number = 600) => ({ payment: id(number), amount, provider: 'paypal' });

describe('the due amount of an order', () => {
  it('is its prepayment while some of it is missing, from the new order on', () => {
    expect(dueNow(orderIn('newOrder').state)).toEqual({ stage: 'prepayment', amount: 54_000 });
    expect(dueNow(orderIn('orderConfirmedNotPayed').state, 'prepayment')).toEqual({ stage: 'prepayment', amount: 54_000 });
  });

  it('is the rest once it is requested, or when it is named explicitly', () => {
    expect(dueNow(orderIn('orderConfirmedAndPayed').state)).toBeNull();
    expect(dueNow(orderIn('orderConfirmedAndPayed').state, 'postpayment')).toEqual({ stage: 'postpayment', amount: 126_000 });
    expect(dueNow(orderIn('lastPaymentRequired').state)).toEqual({ stage: 'postpayment', amount: 126_000 });
  });

  it('is the whole missing amount if the rest is paid before the prepayment', () => {
    expect(dueNow(orderIn('newOrder').state, 'postpayment')).toEqual({ stage: 'postpayment', amount: 180_000 });
  });

  it('is reduced by what the provider is checking, down to nothing', () => {
    const order = orderIn('newOrder').then(payment, 'recordPaymentPending', pending(50_000));
    expect(dueNow(order.state)).toEqual({ stage: 'prepayment', amount: 4_000 });
    order.then(payment, 'recordPaymentPending', pending(4_000, 601));
    expect(dueNow(order.state)).toBeNull();
    expect(missingOf(order.state, 'postpayment')).toBe(126_000);
  });

  it('counts no declared transfer: its client may withdraw it', () => {
    const order = orderIn('newOrder').then(people.client, 'declareTransfer', { payment: id(610), amount: 54_000, reference: null });
    expect(dueNow(order.state)).toEqual({ stage: 'prepayment', amount: 54_000 });
  });

  it('is nothing in a cancelled order, and in no status more than is missing', () => {
    expect(missingOf(orderIn('orderCancelled').state, 'postpayment')).toBe(0);
    for (const status of progressStatuses) {
      const { state } = orderIn(status);
      expect(missingOf(state, 'postpayment')).toBe(balance(state));
      expect(missingOf(state, 'prepayment')).toBeLessThanOrEqual(Math.min(prepaymentMissing(state.facts), balance(state)));
    }
  });
});

it('the due amount is in whole units if the provider has no decimals', () => {
  expect([takeable(81_250, 'HUF', ['HUF']), takeable(81_250, 'EUR', ['HUF']), takeable(99, 'HUF', ['HUF'])]).toEqual([81_200, 81_250, 0]);
});

describe('the amount left to pay when all announced payments arrive', () => {
  const viewIn = (progress: ProgressStatus, facts: Partial<OrderFacts> = {}) => {
    const { state } = orderIn('newOrder');
    return { value: { ...state.value, progress }, facts: { ...state.facts, ...facts } };
  };
  const rest = { received: 54_000 };

  it('is requested only while the order waits for it', () => {
    expect(progressStatuses.filter((status) => askedNow(viewIn(status)) !== null)).toEqual([
      'orderConfirmedNotPayed',
      'lastPaymentRequired',
    ]);
    expect(askedNow(viewIn('orderConfirmedNotPayed'))).toEqual({ stage: 'prepayment', amount: 54_000 });
    expect(askedNow(viewIn('lastPaymentRequired', rest))).toEqual({ stage: 'postpayment', amount: 126_000 });
  });

  it('is reduced by declared transfers and by payments that a provider is checking', () => {
    expect(askedNow(viewIn('orderConfirmedNotPayed', { openTransfers: 4_000, pending: 10_000 }))).toEqual({
      stage: 'prepayment',
      amount: 40_000,
    });
    expect(askedNow(viewIn('orderConfirmedNotPayed', { openTransfers: 50_000, pending: 3_999 }))).toEqual({
      stage: 'prepayment',
      amount: 1,
    });
    expect(askedNow(viewIn('orderConfirmedNotPayed', { openTransfers: 50_000, pending: 4_000 }))).toBeNull();
  });

  it('may be paid early: the prepayment of a new order, then the rest, but not what is already requested', () => {
    expect(payableEarly(viewIn('newOrder'))).toEqual({ stage: 'prepayment', amount: 54_000 });
    expect(payableEarly(viewIn('documentsReceived', rest))).toEqual({ stage: 'postpayment', amount: 126_000 });
    expect(payableEarly(viewIn('documentsReceived', { ...rest, openTransfers: 126_000 }))).toBeNull();
    expect([payableEarly(viewIn('orderConfirmedNotPayed')), payableEarly(viewIn('lastPaymentRequired', rest))]).toEqual([null, null]);
  });

  it('is offered as what is requested, else as what may be paid early, else not at all', () => {
    expect(payOffer(viewIn('orderConfirmedNotPayed'))).toEqual({ stage: 'prepayment', amount: 54_000, isAsked: true });
    expect(payOffer(viewIn('documentsReceived', rest))).toEqual({ stage: 'postpayment', amount: 126_000, isAsked: false });
    expect(payOffer(viewIn('documentsReceived', { received: 180_000 }))).toBeNull();
  });

  it('is due from the request of the rest on, in every later status that is not final', () => {
    const due = progressStatuses.filter((status) => dueNow(viewIn(status, rest)) !== null);
    expect(due).toEqual([
      'lastPaymentRequired',
      'lastPaymentPayed',
      'lastPaymentConfirmed',
      'documentsSentAfterLastPayment',
      'projectFinished',
    ]);
  });
});
