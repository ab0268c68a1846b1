import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { convertedPrice, priceQuestion, pricesOf } from './currency-change.js';

const perEuro = { USD: '1.25', HUF: '400' };

describe('the price of a service in another currency', () => {
  it('is converted at the rate to the cent', () => {
    expect(convertedPrice(10_001, 'EUR', 'USD', perEuro)).toBe(12_501);
    expect(convertedPrice(12_501, 'USD', 'EUR', perEuro)).toBe(10_001);
  });

  it('is whole where the currency is paid in whole units', () => {
    expect(convertedPrice(10_001, 'EUR', 'HUF', perEuro)).toBe(4_000_400);
    expect(convertedPrice(10_012, 'EUR', 'HUF', perEuro)).toBe(4_004_800);
    expect(convertedPrice(1, 'USD', 'HUF', perEuro)).toBe(300);
  });

  it('is unknown without a rate', () => {
    expect(convertedPrice(10_001, 'EUR', 'GBP', perEuro)).toBeUndefined();
  });
});

it('the prices of a service have their fields on the wire, and keys that stay when options are moved', () => {
  const title = { ru: 'да', en: 'yes' };
  const options = {
    employeesAmount: { min: 1, max: 5, price: 2 },
    registrationPeriod: [10, 20].map((value) => ({ value, title, price: value })),
    director: [{ code: 'own', title, price: 3 }],
    directorCompany: [{ code: 'ours', title, price: 4 }],
    activityAreas: ['it', 'trade'].map((code, i) => ({ code, title, price: 5 + i })),
  };
  expect(pricesOf({ currency: 'EUR', price: 1, options })).toEqual([
    { field: 'price', key: 'price', amount: 1 },
    { field: 'options.employeesAmount.price', key: 'employeesAmount', amount: 2 },
    { field: 'options.registrationPeriod.0.price', key: 'registrationPeriod 10', amount: 10 },
    { field: 'options.registrationPeriod.1.price', key: 'registrationPeriod 20', amount: 20 },
    { field: 'options.director.0.price', key: 'director own', amount: 3 },
    { field: 'options.directorCompany.0.price', key: 'directorCompany ours', amount: 4 },
    { field: 'options.activityAreas.0.price', key: 'activityAreas it', amount: 5 },
    { field: 'options.activityAreas.1.price', key: 'activityAreas trade', amount: 6 },
  ]);
});

describe('a new price has to be confirmed', () => {
  it.each([
    ['the same as before', 1_000, 1_000, null],
    ['none before, none now', 0, 0, null],
    ['a price where there was none', null, 1_000, null],
    ['a price of what was free', 0, 1_000, null],
    ['nothing to pay any more', 1_000, 0, 'zero'],
    ['nothing to pay for a new option', null, 0, 'zero'],
    ['30 % more', 1_000, 1_300, null],
    ['more than 30 % more', 1_000, 1_301, 'change'],
    ['30 % less', 1_000, 700, null],
    ['more than 30 % less', 1_000, 699, 'change'],
  ])('%s: from %s to %s: %s', (_what, before, after, question) => {
    expect(priceQuestion(before, after)).toBe(question);
  });

  it('by the same share in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (before, difference) => {
        fc.pre(difference < before);
        expect(priceQuestion(before, before + difference)).toBe(priceQuestion(before, before - difference));
      }),
      runs(),
    );
  });
});
