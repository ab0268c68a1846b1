import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { currencies, percentOf, roundingOf } from '#machines/kernel/money';
import {
  balance,
  concededBy,
  figuresOf,
  isRefundedInFull,
  kept,
  overpaid,
  paid,
  prepaymentMissing,
  prepaymentOf,
  price,
  priceParts,
  refundable,
  rewardOf,
  stageNow,
  uncovered,
} from './figures.js';
import type { OrderFacts } from './state.js';
import { progressStatuses } from './statuses.js';
import { configuration, OrderUnderTest, terms } from './testing/order-builder.js';

const { facts: placed } = OrderUnderTest.placed().state;
const orderWith = (facts: Partial<OrderFacts>, progress: (typeof progressStatuses)[number] = 'documentsReceived') => ({
  value: { progress, reward: 'agreed' as const },
  facts: { ...placed, ...facts },
});

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
const money = fc
  .record({
    price: cents,
    percent: fc.integer({ min: 0, max: 10_000 }),
    received: cents,
    open: cents,
    conceded: cents,
    back: cents,
    held: cents,
  })
  .map(({ price: whole, percent, received, open, conceded, back, held }) => {
    const refunded = Math.min(back, received);
    const reserved = Math.min(held, received - refunded);
    return { price: whole, prepayment: percentOf(whole, percent), received, refunded, reserved, openTransfers: open, conceded };
  });
const statuses = fc.constantFrom(...progressStatuses);

describe('the price of an order', () => {
  test('is the base, the employees above the minimum, the period, the director and every chosen option', () => {
    expect(price(terms, configuration)).toBe(110_000 + 10_000 + 30_000 + 0 + 15_000 + 10_000 + 5_000);
    expect(price(terms, { ...configuration, employeesAmount: 1, director: 'nominee', directorCompany: [], activityAreas: [] })).toBe(
      180_000,
    );
  });
  test('is listed part by part, including free parts; employees only above the minimum', () => {
    const parts = priceParts(terms, configuration);
    expect(parts.map(({ amount }) => amount)).toEqual([110_000, 10_000, 30_000, 0, 15_000, 10_000, 5_000]);
    expect(parts.map(({ code }) => code)).toEqual('base employees period director directorCompany activityArea activityArea'.split(' '));
    expect(priceParts(terms, { ...configuration, employeesAmount: 1 }).map(({ code }) => code)).not.toContain('employees');
  });
  test.each([
    ['too many employees', { employeesAmount: 11 }, 'employeesAmount is out of range'],
    ['too few employees', { employeesAmount: 0 }, 'employeesAmount is out of range'],
    ['a period that is not offered', { registrationPeriod: 13 }, 'does not offer the chosen option'],
    ['an unknown director', { director: 'nobody' }, 'does not offer the chosen option'],
    ['an unknown activity', { activityAreas: ['alchemy'] }, 'does not offer the chosen option'],
  ])('is not counted for %s', (_name, change, fault) => {
    expect(() => price(terms, { ...configuration, ...change })).toThrow(fault);
  });
  test('never falls when something is added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.subarray(['trade', 'software']), (employeesAmount, activityAreas) => {
        const less = price(terms, { ...configuration, employeesAmount, activityAreas });
        const more = price(terms, { ...configuration, employeesAmount: employeesAmount + 1, activityAreas: ['trade', 'software'] });
        expect(more).toBeGreaterThan(less);
      }),
      runs(),
    );
  });
  test('determines the prepayment, rounded half up to the minor unit', () => {
    const { facts } = OrderUnderTest.placed({ basePrice: 1, prepaymentPercent: 5000, options: { ...terms.options } }).state;
    expect([facts.price, facts.prepayment]).toEqual([70_001, 35_001]);
  });
});

describe('the prepayment of an order', () => {
  const of = (basePrice: number, prepaymentPercent: number, roundTo: number) => {
    const free = {
      employeesAmount: { min: 1, max: 10, price: 0 },
      registrationPeriod: [{ value: 12, title: { ru: '', en: '' }, price: 0 }],
    };
    const codes = (list: typeof terms.options.director) => list.map((option) => ({ ...option, price: 0 }));
    const { director, directorCompany, activityAreas } = terms.options;
    const options = { ...free, director: codes(director), directorCompany: codes(directorCompany), activityAreas: codes(activityAreas) };
    return OrderUnderTest.placed({ basePrice, prepaymentPercent, roundTo, options }).state.facts.prepayment;
  };

  test.each([
    [100_050, 3000, 100, 30_000],
    [100_200, 3000, 100, 30_100],
    [100_100, 5000, 100, 50_100],
    [100, 4999, 100, 0],
    [100, 5000, 100, 100],
    [100_049, 3000, 1, 30_015],
  ])('of %i at %i is rounded half up to a step of %i: %i', (price, percent, roundTo, prepayment) => {
    expect(of(price, percent, roundTo)).toBe(prepayment);
  });

  test('is never above a price that is not a multiple of the step', () => {
    expect([of(150, 10_000, 100), of(50, 10_000, 100), of(0, 10_000, 100)]).toEqual([150, 50, 0]);
  });

  test('in currencies without a smaller coin is a whole number of coins, at most half a coin from its percent', () => {
    const asked = fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(...currencies));
    fc.assert(
      fc.property(asked, ([whole, percent, currency]) => {
        const price = whole * roundingOf(currency);
        const prepayment = prepaymentOf({ prepaymentPercent: percent, roundTo: roundingOf(currency) }, price);
        const exact = (price * percent) / 10_000;
        expect(prepayment % (['HUF', 'TWD'].includes(currency) ? 100 : 1)).toBe(0);
        expect(prepayment).toBeLessThanOrEqual(price);
        expect(Math.abs(prepayment - exact)).toBeLessThanOrEqual(roundingOf(currency) / 2);
      }),
      runs(),
    );
  });
});

describe('after any history', () => {
  const holds = (property: (facts: Partial<OrderFacts>, progress: (typeof progressStatuses)[number]) => boolean) =>
    fc.assert(fc.property(money, statuses, property), runs({ quick: 500, full: 250_000 })); // a coin too much conceded: 20 of 20 seeds at 16

  test('no figure is negative, and all are whole', () => {
    holds((facts, progress) =>
      Object.values(figuresOf(orderWith(facts, progress))).every((figure) => Number.isSafeInteger(figure) && figure >= 0),
    );
  });
  test('an order is never both due and overpaid, and what is paid never exceeds price plus overpayment', () => {
    holds((facts, progress) => {
      const order = orderWith(facts, progress);
      const [due, over] = [balance(order), overpaid(order.facts)];
      return (due === 0 || over === 0) && paid(order.facts) <= order.facts.price + over && kept(order.facts) + over === paid(order.facts);
    });
  });
  test('refundable is what was paid and is not reserved for refunds', () => {
    holds((facts) => {
      const order = orderWith(facts);
      return refundable(order.facts) + order.facts.reserved === paid(order.facts) && uncovered(order) <= balance(order);
    });
  });
  test('a refund of a settled order keeps the balance, and of any other never makes it negative', () => {
    holds((facts, progress) => {
      const before = orderWith({ ...facts, conceded: 0, received: placed.price, refunded: 0, reserved: 0, price: placed.price }, progress);
      const amount = Math.min(before.facts.price, facts.price ?? 0);
      const conceded = concededBy(before, amount);
      const after = orderWith({ ...before.facts, refunded: amount, conceded }, progress);
      const settled = conceded > 0 || amount === 0 || progress === 'orderCancelled';
      return settled ? balance(after) === balance(before) : balance(after) === amount;
    });
  });
});

test('money counts towards the prepayment until it is complete', () => {
  expect(stageNow(orderWith({ prepayment: 100, received: 99 }).facts)).toBe('prepayment');
  expect(stageNow(orderWith({ prepayment: 100, received: 100 }).facts)).toBe('postpayment');
  expect(stageNow(orderWith({ prepayment: 100, received: 100, refunded: 1 }).facts)).toBe('prepayment');
  expect(prepaymentMissing(orderWith({ prepayment: 100, received: 40 }).facts)).toBe(60);
});

test('a refund after acceptance of the work concedes what falls below the price, and an earlier refund concedes nothing', () => {
  const after = (facts: Partial<OrderFacts>, amount: number) => concededBy(orderWith({ price: 100, ...facts }, 'projectFinished'), amount);
  expect(after({ received: 100 }, 30)).toBe(30);
  expect(after({ received: 150 }, 30)).toBe(0);
  expect(after({ received: 150 }, 60)).toBe(10);
  expect(after({ received: 100, refunded: 10, conceded: 10 }, 30)).toBe(30);
  expect(after({ received: 100, conceded: 40 }, 30)).toBe(0);
  const conceding = progressStatuses.filter((status) => concededBy(orderWith({ price: 100, received: 100 }, status), 30) > 0);
  expect(conceding).toEqual([
    'projectWithFullyPayedOrderAccepted',
    'lastPaymentConfirmed',
    'documentsSentAfterLastPayment',
    'projectFinished',
  ]);
});

test('each figure of an order equals its definition', () => {
  const order = orderWith({ price: 100, prepayment: 30, received: 70, refunded: 20, reserved: 10, conceded: 5, openTransfers: 15 });
  expect([paid(order.facts), balance(order), uncovered(order), refundable(order.facts)]).toEqual([50, 45, 30, 40]);
  expect([overpaid(order.facts), kept(order.facts), prepaymentMissing(order.facts)]).toEqual([0, 50, 0]);
  expect(figuresOf(order)).toEqual({
    price: 100,
    prepayment: 30,
    paid: 50,
    refunded: 20,
    balance: 45,
    refundable: 40,
    overpaid: 0,
    conceded: 5,
    reversed: 0,
    disputed: 0,
    prepaymentMissing: 0,
  });
  const over = orderWith({ price: 100, received: 130 });
  expect([overpaid(over.facts), kept(over.facts), balance(over)]).toEqual([30, 100, 0]);
  expect(balance({ ...order, value: { progress: 'orderCancelled', reward: 'agreed' } })).toBe(0);
});

describe('a payment for an order', () => {
  test.each([
    ['confirmed', 100, 100, true],
    ['captured', 100, 100, true],
    ['confirmed', 100, 99, false],
    ['confirmed', 0, 0, false],
    ['declared', 100, 0, false],
    ['pending', 0, 0, false],
  ] as const)('(%s, with %d received and %d returned) is fully refunded: %s', (state, amount, returned, expected) => {
    expect(isRefundedInFull({ state, amount }, returned)).toBe(expected);
  });
});

test('the commission is a percent of the price, at the end of the retained money, and zero for a cancelled order', () => {
  const commission = (progress: (typeof progressStatuses)[number], percent?: number) =>
    rewardOf({ ...orderWith({ price: 180_000, received: 150_000, refunded: 30_000, rewardPercent: 2_000 }, progress), terms }, percent);
  expect(commission('documentsReceived')).toBe(36_000);
  expect(commission('documentsReceived', 1_000)).toBe(18_000);
  expect(commission('projectFinished')).toBe(24_000);
  expect(commission('projectFinished', 5_000)).toBe(60_000);
  expect(commission('orderCancelled')).toBe(0);
});
