import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { aboutIn } from '#machines/kernel/exchange';
import { currencies, type Currency, fromText, type MoneyText, toText } from '#machines/kernel/money';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';
import { aboutOf, exchangeOf, offered } from './exchange.js';

const rates: ExchangeRate[] = [
  { currency: 'GEL', perEuro: '3.15', date: '2026-11-20' },
  { currency: 'USD', perEuro: '1.15', date: '2026-11-18' },
];
const asked = (query: string, of = rates) => exchangeOf(new URLSearchParams(query), of);

describe('the currency of an address', () => {
  it('is one that has a rate, or the euro; shown with the day of the oldest rate', () => {
    expect(offered(rates)).toEqual(['EUR', 'GEL', 'USD']);
    expect(asked('currency=GEL')).toEqual({ currency: 'GEL', perEuro: { GEL: '3.15', USD: '1.15' }, asOf: '2026-11-18' });
    expect(asked('currency=EUR')?.currency).toBe('EUR');
  });

  it.each(['', 'currency=', 'currency=AED', 'currency=gel', 'currency=XYZ', 'currency=__proto__'])('is ignored when it is %p', (query) => {
    expect(asked(query)).toBeNull();
  });

  it('is none while no rates are kept', () => expect([asked('currency=EUR', []), offered([])]).toEqual([null, []]));
});

describe('the approximate total of amounts in another currency', () => {
  const money = (amount: string, currency: Currency): MoneyText => ({ amount, currency });
  const inLari = asked('currency=GEL');

  it('adds up over their currencies', () => {
    expect(aboutOf(inLari, [money('100.00', 'EUR'), money('115.00', 'USD')])).toEqual(money('630.00', 'GEL'));
  });

  it('is undefined if no currency is asked for, if all amounts are in it already, or if one has no rate', () => {
    expect(aboutOf(null, [money('1.00', 'EUR')])).toBeNull();
    expect(aboutOf(inLari, [money('1.00', 'GEL')])).toBeNull();
    expect(aboutOf(inLari, [money('1.00', 'EUR'), money('1.00', 'AED')])).toBeNull();
    expect(aboutOf(inLari, [])).toBeNull();
  });

  it('is the sum of the converted amounts', () => {
    const amount = fc.record({ minor: fc.integer({ min: 0, max: 10 ** 9 }), currency: fc.constantFrom(...currencies) });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 4 }), (amounts) => {
        const about = aboutOf(
          inLari,
          amounts.map(({ minor, currency }) => toText(minor, currency)),
        );
        const parts = amounts.map(({ minor, currency }) => aboutIn(minor, currency, 'GEL', inLari?.perEuro ?? {}));
        const isKnown = !parts.includes(undefined) && amounts.some(({ currency }) => currency !== 'GEL');
        expect(about ? fromText(about.amount, about.currency) : null).toBe(
          isKnown ? parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) : null,
        );
      }),
      runs(),
    );
  });
});
