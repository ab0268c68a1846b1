import fc from 'fast-check';
import { type Currency, currencies, digitsOf } from './money.js';
import { type PerEuro, aboutIn, convertedTo, isRate } from './exchange.js';

const rates: PerEuro = { USD: '1.08', JPY: '162.5', GBP: '0.84', KZT: '520', BHD: '0.407', CZK: '25.1' };

describe('an amount viewed in another currency', () => {
  it.each<[number, Currency, Currency, number | undefined]>([
    [90_700, 'USD', 'EUR', 84_000],
    [84_000, 'EUR', 'USD', 90_700],
    [115_500, 'EUR', 'JPY', 188_000],
    [188_000, 'JPY', 'EUR', 116_000],
    [100, 'EUR', 'KZT', 52_000],
    [100_000, 'EUR', 'BHD', 407_000],
    [1, 'KZT', 'EUR', 0],
    [40, 'EUR', 'GBP', 34],
    [0, 'EUR', 'USD', 0],
    [12_345, 'EUR', 'EUR', 12_345],
    [12_345, 'TRY', 'TRY', 12_345],
    [12_345, 'TRY', 'EUR', undefined],
    [12_345, 'EUR', 'TRY', undefined],
  ])('%i minor units of %s are about %s: %p', (amount, from, to, about) => {
    expect(aboutIn(amount, from, to, rates)).toBe(about);
  });

  it('has no less than whole units', () => {
    expect(aboutIn(1_234, 'EUR', 'USD', { USD: '1' })).toBe(1_200);
    expect(aboutIn(123_456, 'EUR', 'USD', { USD: '1' })).toBe(123_000);
  });

  it('is computed up to the last safe integer, and not beyond it', () => {
    expect(aboutIn(900_000_000_000_000, 'EUR', 'KZT', { KZT: '10' })).toBe(9_000_000_000_000_000);
    expect(aboutIn(900_000_000_000_000, 'EUR', 'KZT', { KZT: '11' })).toBeUndefined();
  });

  it.each(['1', '0.00000001', '999999999.99999999', '007'])('takes %p for a rate', (text) => expect(isRate(text)).toBe(true));
  it.each(['', '0', '0.000', '-1', '1.', '.5', '1e3', '1,5', '1234567890', '1.123456789', 'NaN'])('takes %p for none', (text) => {
    expect(isRate(text)).toBe(false);
  });

  const seed = Number(process.env['MONEY_SEED'] ?? 20_261_122);
  const known = fc.constantFrom<Currency>('EUR', 'USD', 'JPY', 'GBP', 'KZT', 'BHD', 'CZK');
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const run = (property: fc.IProperty<never> | fc.IProperty<[number, Currency, Currency]>) => {
    fc.assert(property as fc.IProperty<[number, Currency, Currency]>, { seed, numRuns: 2_000 });
  };
  const valueOf = (minorUnits: number, currency: Currency) => minorUnits / 10 ** digitsOf(currency) / Number(rates[currency] ?? '1');

  it(`is off by less than half a percent, or half a unit (seed ${seed})`, () => {
    run(
      fc.property(amount, known, known, (given, from, to) => {
        const about = aboutIn(given, from, to, rates) ?? NaN;
        const off = Math.abs(valueOf(about, to) - valueOf(given, from));
        const halfUnit = 0.5 / Number(rates[to] ?? '1');
        expect(off).toBeLessThanOrEqual(Math.max(valueOf(given, from) * 0.005, halfUnit) * (1 + 1e-9));
      }),
    );
  });

  it(`never turns order around: more stays at least as much (seed ${seed})`, () => {
    run(
      fc.property(amount, known, known, (given, from, to) => {
        const step = 10 ** digitsOf(from);
        const [less, more] = [aboutIn(given + step, from, to, rates) ?? NaN, aboutIn(given + 1_000 * step, from, to, rates) ?? NaN];
        expect(more).toBeGreaterThanOrEqual(less);
      }),
    );
  });

  it('knows every currency of the product by a rate alone', () => {
    const all = Object.fromEntries(currencies.map((currency) => [currency, '2'])) as PerEuro;
    for (const to of currencies) expect(aboutIn(100_000, 'EUR', to, all)).toEqual(expect.any(Number));
  });
});

describe('an amount converted into another currency', () => {
  it.each<[number, Currency, Currency, boolean, number | undefined]>([
    [62_000, 'EUR', 'JPY', false, 100_750],
    [100_750, 'JPY', 'EUR', false, 62_000],
    [1_050, 'EUR', 'USD', false, 1_134],
    [1_050, 'EUR', 'USD', true, 1_100],
    [1_050, 'EUR', 'EUR', false, 1_050],
    [1_050, 'EUR', 'TRY', false, undefined],
  ])('%i minor units of %s in %s (whole units: %p) are %p', (amount, from, to, whole, expected) => {
    expect(convertedTo(amount, from, to, rates, whole)).toBe(expected);
  });

  it('is within half a unit of the exact figure, in every pair', () => {
    const rated = Object.keys(rates) as Currency[];
    const pair = fc.tuple(fc.constantFrom(...rated), fc.constantFrom(...rated), fc.integer({ min: 0, max: 100_000_000 }));
    fc.assert(
      fc.property(pair, ([from, to, amount]) => {
        const exact = (amount / 10 ** digitsOf(from) / Number(rates[from])) * Number(rates[to]) * 10 ** digitsOf(to);
        expect(Math.abs((convertedTo(amount, from, to, rates) ?? 0) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-9);
      }),
    );
  });
});
