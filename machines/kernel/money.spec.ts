import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import {
  basisPoints,
  currencies,
  digitsOf,
  fromText,
  isCurrency,
  maxAmount,
  minor,
  percentOf,
  roundingOf,
  split,
  sum,
  toPercent,
  toText,
  UnsafeAmountError,
} from './money.js';

const amount = fc.integer({ min: 0, max: maxAmount });
const currency = fc.constantFrom(...currencies);

describe('money', () => {
  it('offers the 26 currencies of the specification', () => {
    expect(currencies).toHaveLength(26);
    expect([digitsOf('EUR'), digitsOf('JPY'), digitsOf('BHD')]).toEqual([2, 0, 3]);
  });

  it('is unchanged after writing and reading its decimal', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(fromText(toText(value, code).amount, code)).toBe(value);
      }),
      runs({ quick: 200, full: 100_000 }), // units written without their zeros: 20 of 20 seeds at 11
    );
  });

  it.each([
    [5, 'EUR', '0.05'],
    [12500, 'EUR', '125.00'],
    [-250, 'EUR', '-2.50'],
    [125, 'JPY', '125'],
    [1, 'BHD', '0.001'],
  ] as const)('writes %i %s as %s', (value, code, text) => {
    expect(toText(value, code)).toEqual({ amount: text, currency: code });
  });

  it.each(['', '1', '1.0', '1.000', '-1.00', '1,00', ' 1.00', '1e3', '00000000000000.00', '99999999999999.99', 'NaN'])(
    'refuses "%s" as euros',
    (text) => {
      expect(fromText(text, 'EUR')).toBeUndefined();
    },
  );

  it('takes a percent rounded half up, once', () => {
    expect(percentOf(1, 5000)).toBe(1);
    expect(percentOf(1, 4999)).toBe(0);
    expect(percentOf(333, 3000)).toBe(100);
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (value, points) => {
        const exact = BigInt(value) * BigInt(points);
        const part = BigInt(percentOf(value, points)) * 10_000n;
        expect(part - exact <= 5000n && exact - part < 5000n).toBe(true);
      }),
      runs({ quick: 200, full: 100_000 }), // large products rounded down: 20 of 20 seeds at 8
    );
  });

  it('splits without losing or making a unit, and no part strays a whole unit from its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 }).filter((all) => all.some((w) => w > 0));
    fc.assert(
      fc.property(amount, weights, (value, shares) => {
        const parts = split(value, shares);
        const whole = shares.reduce((a, b) => a + b, 0);
        expect(sum(...parts)).toBe(value);
        parts.forEach((part, i) => expect(Math.abs(part - (value / whole) * (shares[i] ?? 0))).toBeLessThanOrEqual(1.001));
      }),
      runs({ quick: 200, full: 100_000 }), // the rest goes to half of the parts: 20 of 20 seeds at 3
    );
  });

  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [1, 3], [1, 4]],
    [3, [10, 45, 45], [0, 2, 1]],
    [7, [3, 0, 1], [5, 0, 2]],
  ])('gives what is left of %i by %j to the largest remainder, the first of equal ones: %j', (value, weights, parts) => {
    expect(split(value, weights)).toEqual(parts);
  });

  it('refuses a split by nothing', () => {
    expect(() => split(1, [0, 0])).toThrow(new UnsafeAmountError('a split needs a positive weight'));
    expect(() => split(1, [])).toThrow(UnsafeAmountError);
  });

  it('refuses a sum that leaves the safe integers, and fractions', () => {
    expect(() => sum(Number.MAX_SAFE_INTEGER, 1)).toThrow(UnsafeAmountError);
    expect(() => minor(0.5)).toThrow(new UnsafeAmountError('0.5 is not a whole, safe number of minor units'));
    for (const [amount, percent] of [[-1, 100] as const, [1, -100] as const])
      expect(() => percentOf(amount, percent)).toThrow(new UnsafeAmountError('a percent is taken of amounts that are not negative'));
  });

  it('takes the largest amount of an order from the wire and no larger one', () => {
    expect([fromText('10000000000.00', 'EUR'), fromText('10000000000.01', 'EUR')]).toEqual([maxAmount, undefined]);
    expect(['125', '1x', 'x1', '-1', ''].map((text) => fromText(text, 'JPY'))).toEqual([125, undefined, undefined, undefined, undefined]);
  });

  it('knows its currencies by their codes', () => {
    expect(['EUR', 'XYZ', 'toString', 'eur'].map(isCurrency)).toEqual([true, false, false, false]);
  });

  it('reads percents with at most two decimals', () => {
    expect([basisPoints(30), basisPoints(12.34), basisPoints(0.01)]).toEqual([3000, 1234, 1]);
    expect([basisPoints(0.001), basisPoints(Number.NaN), basisPoints(Infinity)]).toEqual([undefined, undefined, undefined]);
    expect(toPercent(3050)).toBe(30.5);
  });
});

describe('parts of an amount', () => {
  test('that are left over go to the largest remainders, and of equal ones to the first', () => {
    expect(split(1, [1, 2])).toEqual([0, 1]);
    expect(split(2, [3, 2, 1])).toEqual([1, 1, 0]);
    expect(split(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(split(2, [1, 1, 1])).toEqual([1, 1, 0]);
  });

  test('of nothing have no sign, and a percent of nothing is nothing', () => {
    expect(percentOf(0, 3_000)).toBe(0);
    expect(toText(0, 'EUR')).toEqual({ amount: '0.00', currency: 'EUR' });
  });
});

describe('amounts of a currency without small coins', () => {
  it('are rounded to whole forints and Taiwan dollars, all others to their minor unit', () => {
    expect(currencies.filter((code) => roundingOf(code) !== 1)).toEqual(['HUF', 'TWD']);
    expect([roundingOf('HUF'), roundingOf('TWD'), roundingOf('EUR'), roundingOf('JPY'), roundingOf('BHD')]).toEqual([100, 100, 1, 1, 1]);
  });

  it.each([
    [10_000_000, 3_000, 3_000_000, '30 % of 100 000 forints are 30 000'],
    [12_345_600, 3_000, 3_703_700, '30 % of 123 456 forints are 37 036.8, so 37 037'],
    [12_345_600, 3_333, 4_114_800, '33.33 % of 123 456 forints are 41 147.88, so 41 148'],
    [100, 5_000, 100, 'half a forint is rounded up to one'],
    [100, 4_999, 0, 'less than half a forint is none'],
  ])('%i minor units at %i basis points are %i: %s', (value, points, part) => {
    expect(percentOf(value, points, roundingOf('HUF'))).toBe(part);
  });

  it('lose no more than half a step by a percent', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (value, points) => {
        const part = percentOf(value, points, 100);
        expect(part % 100).toBe(0);
        expect(Math.abs(part - (value * points) / 10_000)).toBeLessThanOrEqual(50.001);
      }),
      runs({ quick: 2_000, full: 100_000 }),
    );
  });
});
