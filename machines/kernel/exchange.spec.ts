import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type Currency, currencies, digitsOf } from './money.js';
import { type PerEuro, aboutIn, convertedAt, convertedTo, isRate, rateBetween } from './exchange.js';

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

  it('is rounded to whole units at least', () => {
    expect(aboutIn(1_234, 'EUR', 'USD', { USD: '1' })).toBe(1_200);
    expect(aboutIn(123_456, 'EUR', 'USD', { USD: '1' })).toBe(123_000);
  });

  it('is computed up to the last safe integer, and not beyond it', () => {
    expect(aboutIn(900_000_000_000_000, 'EUR', 'KZT', { KZT: '10' })).toBe(9_000_000_000_000_000);
    expect(aboutIn(900_000_000_000_000, 'EUR', 'KZT', { KZT: '11' })).toBeUndefined();
  });

  it.each(['1', '0.00000001', '999999999.99999999', '007'])('accepts the rate %p', (text) => expect(isRate(text)).toBe(true));
  it.each([undefined, 5, '', '0', '0.000', '-1', '1.', '.5', '1e3', '1,5', '1234567890', '1.123456789', 'NaN'])(
    'refuses the rate %p',
    (text) => {
      expect(isRate(text)).toBe(false);
    },
  );

  const known = fc.constantFrom<Currency>('EUR', 'USD', 'JPY', 'GBP', 'KZT', 'BHD', 'CZK');
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const run = (property: fc.IProperty<never> | fc.IProperty<[number, Currency, Currency]>) => {
    fc.assert(property as fc.IProperty<[number, Currency, Currency]>, runs({ seed: 20_261_122, quick: 300, full: 100_000 })); // some amounts twice as large: 20 of 20 seeds at 201
  };
  const valueOf = (minorUnits: number, currency: Currency) => minorUnits / 10 ** digitsOf(currency) / Number(rates[currency] ?? '1');

  it('is off by less than half a percent, or half a unit', () => {
    run(
      fc.property(amount, known, known, (given, from, to) => {
        const about = aboutIn(given, from, to, rates) ?? NaN;
        const off = Math.abs(valueOf(about, to) - valueOf(given, from));
        const halfUnit = 0.5 / Number(rates[to] ?? '1');
        expect(off).toBeLessThanOrEqual(Math.max(valueOf(given, from) * 0.005, halfUnit) * (1 + 1e-9));
      }),
    );
  });

  it('never turns order around: more stays at least as much', () => {
    run(
      fc.property(amount, known, known, (given, from, to) => {
        const step = 10 ** digitsOf(from);
        const [less, more] = [aboutIn(given + step, from, to, rates) ?? NaN, aboutIn(given + 1_000 * step, from, to, rates) ?? NaN];
        expect(more).toBeGreaterThanOrEqual(less);
      }),
    );
  });

  it('computes every currency of the product from its rate alone', () => {
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
    [1_050, 'TRY', 'EUR', false, undefined],
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
      runs(),
    );
  });
});

describe('an amount at the end of the safe integers', () => {
  it('is converted if the result is still a safe integer', () => {
    expect(convertedTo(Number.MAX_SAFE_INTEGER, 'USD', 'EUR', { USD: '1' })).toBe(Number.MAX_SAFE_INTEGER);
    expect(convertedAt('1', Number.MAX_SAFE_INTEGER, 'USD', 'EUR', 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('has no result if that would exceed the safe integers', () => {
    expect(convertedTo(Number.MAX_SAFE_INTEGER, 'EUR', 'USD', { USD: '1.0842' })).toBeUndefined();
    expect(convertedAt('1.0842', Number.MAX_SAFE_INTEGER, 'EUR', 'USD', 1)).toBeUndefined();
  });
});

describe('the rate between two currencies', () => {
  const perEuro: PerEuro = { USD: '1.0842', GEL: '2.96', JPY: '162.50', KZT: '566', BHD: '0.4075', HUF: '400' };

  it.each<[Currency, Currency, string, string]>([
    ['EUR', 'USD', '1.0842', 'the given one, if one of the two is the euro'],
    ['EUR', 'JPY', '162.5', 'without zeros at its end'],
    ['EUR', 'HUF', '400', 'without a point, if it is whole'],
    ['EUR', 'EUR', '1', 'one, for a currency and itself'],
    ['GEL', 'GEL', '1', 'one, for a currency and itself'],
    ['GEL', 'EUR', '0.3378378378', 'the inverse, into the euro'],
    ['JPY', 'EUR', '0.006153846154', 'of ten figures that begin after the zeros, rounded half up'],
    ['GEL', 'USD', '0.3662837838', 'the quotient of two rates'],
    ['USD', 'KZT', '522.0439033', 'of ten figures before and after the point'],
    ['BHD', 'KZT', '1388.957055', 'of ten figures before and after the point'],
  ])('from %s to %s is %s: %s', (from, to, rate) => {
    expect(rateBetween(from, to, perEuro)).toBe(rate);
  });

  it.each<[Currency, Currency]>([
    ['GEL', 'TRY'],
    ['TRY', 'GEL'],
    ['TRY', 'EUR'],
    ['EUR', 'TRY'],
    ['TRY', 'TRY'],
  ])('from %s to %s is unknown while the lira has no rate', (from, to) => {
    expect(rateBetween(from, to, perEuro)).toBeUndefined();
  });

  it('is a plain decimal between the largest and the least rate that may be entered', () => {
    const extremes: PerEuro = { JPY: '900000000', USD: '0.00000007', GBP: '1' };
    expect(rateBetween('JPY', 'USD', extremes)).toBe('0.00000000000000007778');
    expect(rateBetween('USD', 'JPY', extremes)).toBe('12857142857142857');
    expect(rateBetween('JPY', 'GBP', extremes)).toBe('0.000000001111111111');
    expect(rateBetween('USD', 'GBP', { USD: '0.0000001', GBP: '1000' })).toBe('10000000000');
  });

  it('has ten exact figures, whichever rates it comes from', () => {
    const entered = fc
      .integer({ min: 1, max: 99_999_999 })
      .map((units) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`);
    fc.assert(
      fc.property(entered, entered, (gel, usd) => {
        const rate = rateBetween('GEL', 'USD', { GEL: gel, USD: usd }) ?? '';
        expect(rate).toMatch(/^\d+(\.\d*[1-9])?$/);
        expect(rate.replace('.', '').replace(/^0+/, '').length).toBeLessThanOrEqual(10);
        expect(Math.abs((Number(rate) * Number(gel)) / Number(usd) - 1)).toBeLessThan(5.1e-10);
      }),
      runs({ quick: 200, full: 100_000 }), // a rate of nine figures: 20 of 20 seeds at 7
    );
  });
});

describe('an amount at the rate of its order', () => {
  it.each<[string, number, Currency, Currency, number, number]>([
    ['0.3378378378', 148_000, 'GEL', 'EUR', 1, 50_000],
    ['0.3378378378', 1_001, 'GEL', 'EUR', 1, 338],
    ['1.0842', 62_000, 'EUR', 'USD', 1, 67_220],
    ['162.5', 62_000, 'EUR', 'JPY', 1, 100_750],
    ['0.006153846154', 100_750, 'JPY', 'EUR', 1, 62_000],
    ['400', 12_345, 'EUR', 'HUF', 100, 4_938_000],
    ['394.17', 12_345, 'EUR', 'HUF', 100, 4_866_000],
    ['0.4075', 100_050, 'EUR', 'BHD', 1, 407_704],
    ['2.45398773', 407_704, 'BHD', 'EUR', 1, 100_050],
    ['1', 5, 'USD', 'EUR', 10, 10],
    ['1', 4, 'USD', 'EUR', 10, 0],
    ['1388.957055', 0, 'BHD', 'KZT', 1, 0],
  ])('is converted at %s: %i minor units of %s into %s, in steps of %i, are %i', (rate, amount, from, to, step, expected) => {
    expect(convertedAt(rate, amount, from, to, step)).toBe(expected);
  });

  it('comes back from another currency within what the rounding there was worth', () => {
    const rated = ['EUR', ...Object.keys(rates)] as Currency[];
    const pair = fc.tuple(fc.constantFrom(...rated), fc.constantFrom(...rated), fc.integer({ min: 0, max: 100_000_000 }));
    fc.assert(
      fc.property(pair, ([from, to, given]) => {
        const there = convertedAt(rateBetween(from, to, rates) ?? '', given, from, to, 1) ?? NaN;
        const back = convertedAt(rateBetween(to, from, rates) ?? '', there, to, from, 1) ?? NaN;
        const minorUnitThere = (10 ** (digitsOf(from) - digitsOf(to)) * Number(rates[from] ?? '1')) / Number(rates[to] ?? '1');
        expect(Math.abs(back - given)).toBeLessThanOrEqual(0.5 + minorUnitThere / 2 + given * 2e-9);
      }),
      runs({ quick: 200, full: 100_000 }), // rounded down: 20 of 20 seeds at 4
    );
  });

  it('equals the same amount as a converted price, except for the last digit of the rate', () => {
    const rated = ['EUR', ...Object.keys(rates)] as Currency[];
    const pair = fc.tuple(fc.constantFrom(...rated), fc.constantFrom(...rated), fc.integer({ min: 0, max: 1_000_000 }));
    fc.assert(
      fc.property(pair, ([from, to, given]) => {
        const price = convertedTo(given, from, to, rates) ?? NaN;
        const charged = convertedAt(rateBetween(from, to, rates) ?? '', given, from, to, 1) ?? NaN;
        expect(Math.abs(charged - price)).toBeLessThanOrEqual(1 + price * 1e-9);
      }),
      runs({ quick: 200, full: 100_000 }), // a rate of six characters: 20 of 20 seeds at 5
    );
  });
});
