import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { convertedAt, rateBetween } from '#machines/kernel/exchange';
import { type Currency, currencies, digitsOf, roundingOf } from '#machines/kernel/money';
import type { ExchangeRate } from './payment-settings.js';
import { chargeOf, conversionOf, convertedCharge, convertPrices, isOldRate, type PaymentMeans } from './settlement.js';

const rates: ExchangeRate[] = [
  { currency: 'GEL', perEuro: '2.96', date: '2026-11-20' },
  { currency: 'USD', perEuro: '1.0842', date: '2026-11-18' },
  { currency: 'KZT', perEuro: '566', date: '2026-11-21' },
];
const means = (more: Partial<PaymentMeans> = {}): PaymentMeans => ({ payable: ['EUR', 'USD', 'HUF'], settlement: 'EUR', rates, ...more });

const title = { ru: 'да', en: 'yes' };
const options = {
  employeesAmount: { min: 1, max: 5, price: 1_001 },
  registrationPeriod: [{ value: 10, title, price: 0 }],
  director: [{ code: 'own', title, price: 50_000 }],
  directorCompany: [],
  activityAreas: [{ code: 'it', title, price: 7 }],
};
const configuration = { employeesAmount: 2, registrationPeriod: 10, director: 'own', directorCompany: [], activityAreas: ['it'] };

test.each([
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-20', '2026-11-27', false],
  ['2026-11-20', '2026-11-28', true],
  ['2026-02-25', '2026-03-05', true],
  ['2026-11-20', '2026-11-19', false],
])('a rate of %s is old on %s: %s', (date, day, isOld) => {
  expect(isOldRate(date, day)).toBe(isOld);
});

describe('the currency in which an order is paid', () => {
  it('is the listed one if somebody can pay in it', () => {
    expect(conversionOf('EUR', means())).toBeNull();
    expect(conversionOf('HUF', means({ rates: [] }))).toBeNull();
  });

  it('is the settlement currency if the listed one cannot be paid', () => {
    expect(conversionOf('GEL', means())).toEqual({ currency: 'EUR', rate: '0.3378378378', date: '2026-11-20' });
  });

  it('has the date of the older rate if two are needed', () => {
    expect(conversionOf('GEL', means({ settlement: 'USD' }))).toEqual({ currency: 'USD', rate: '0.3662837838', date: '2026-11-18' });
  });

  it.each<[string, Currency, Partial<PaymentMeans>]>([
    ['there is no rate of the listed one', 'TRY', {}],
    ['there is no rate of the settlement currency', 'GEL', { settlement: 'USD', rates: rates.slice(0, 1) }],
    ['nobody can pay in the settlement currency either', 'GEL', { payable: ['HUF'] }],
    ['the settlement currency itself cannot be paid in', 'EUR', { payable: ['HUF'] }],
  ])('is none if %s', (_, listed, more) => {
    expect(conversionOf(listed, means(more))).toBe('unpayable');
  });

  it('is the listed one while no means of payment are configured', () => {
    expect(conversionOf('GEL', means({ payable: [], rates: [] }))).toBeNull();
  });
});

describe('prices at a conversion', () => {
  it('are converted separately, rounded half up, and charged by the same rule as listed ones', () => {
    const conversion = { currency: 'EUR' as const, rate: '0.3378378378', date: '2026-11-20' };
    const listed = { currency: 'GEL' as const, basePrice: 148_000, options };
    const paid = convertPrices(listed, conversion);
    expect(paid).toMatchObject({ currency: 'EUR', basePrice: 50_000, options: { employeesAmount: { price: 338 } } });
    expect(paid.options.director[0]?.price).toBe(16_892);
    expect(paid.options.activityAreas[0]?.price).toBe(2);
    expect(convertedCharge(listed, configuration, 3_000, conversion)).toEqual({
      ...chargeOf(paid, configuration, 3_000),
      rate: conversion.rate,
      date: conversion.date,
    });
    expect(chargeOf(paid, configuration, 3_000).price).toEqual({ amount: '672.32', currency: 'EUR' });
  });
});

const currency = fc.constantFrom(...currencies);
const perEuro = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((units) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`);

test("an amount converted by the rate that is shown is within half a step and the rate's last figure of the exact one", () => {
  fc.assert(
    fc.property(currency, currency, perEuro, perEuro, fc.integer({ min: 0, max: 100_000_000 }), (from, to, ours, theirs, amount) => {
      fc.pre(from !== to && from !== 'EUR' && to !== 'EUR' && Number(ours) > 0 && Number(theirs) > 0);
      const rate = rateBetween(from, to, { [from]: ours, [to]: theirs });
      const step = roundingOf(to);
      const converted = convertedAt(rate ?? '', amount, from, to, step);
      const exact = (amount / 10 ** digitsOf(from)) * (Number(theirs) / Number(ours)) * 10 ** digitsOf(to);
      fc.pre(exact < 1e14);
      expect((converted ?? -1) % step).toBe(0);
      expect(Math.abs((converted ?? -1) - exact)).toBeLessThanOrEqual(step / 2 + exact * 1e-8 + 1e-6);
    }),
    runs({ seed: 20_261_126, quick: 500, full: 100_000 }), // a rate of eight figures: 20 of 20 seeds at 34
  );
});
