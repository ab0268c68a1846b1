import fc from 'fast-check';
import { currencies, digitsOf } from './currency.js';
import { basisPoints, fromText, maxAmount, minor, percentOf, split, sum, toText, UnsafeAmountError } from './money.js';

const amount = fc.integer({ min: 0, max: maxAmount });
const currency = fc.constantFrom(...currencies);
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) };

describe('money', () => {
  it('offers the 26 currencies of the specification', () => {
    expect(currencies).toHaveLength(26);
    expect([digitsOf('EUR'), digitsOf('JPY'), digitsOf('BHD')]).toEqual([2, 0, 3]);
  });

  it('comes back from the wire as it left', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(fromText(toText(value, code).amount, code)).toBe(value);
      }),
      runs,
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
      runs,
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
      runs,
    );
  });

  it('refuses a sum that leaves the safe integers, and fractions', () => {
    expect(() => sum(Number.MAX_SAFE_INTEGER, 1)).toThrow(UnsafeAmountError);
    expect(() => minor(0.5)).toThrow(UnsafeAmountError);
    expect(() => percentOf(-1, 100)).toThrow(UnsafeAmountError);
  });

  it('reads percents with at most two decimals', () => {
    expect([basisPoints(30), basisPoints(12.34), basisPoints(0.01)]).toEqual([3000, 1234, 1]);
    expect([basisPoints(0.001), basisPoints(Number.NaN), basisPoints(Infinity)]).toEqual([undefined, undefined, undefined]);
  });
});
