import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type Currency, fromText, type MoneyText, toText } from '#machines/kernel/money';
import type { MandatoryPaymentView } from './public-view.js';
import { sumByCurrency, totalOf, yearlyOf } from './total.js';

const currencies: readonly Currency[] = ['EUR', 'USD', 'JPY'];
const money = fc
  .record({ minor: fc.integer({ min: 0, max: 10_000_000 }), currency: fc.constantFrom(...currencies) })
  .map(({ minor, currency }) => toText(minor, currency));
const payment = fc.record({
  title: fc.constant({ ru: 'Сбор', en: 'Fee' }),
  amount: money,
  period: fc.constantFrom<MandatoryPaymentView['period']>('once', 'yearly'),
});
const inCurrency = (amounts: readonly MoneyText[], currency: Currency) =>
  amounts.filter((one) => one.currency === currency).reduce((whole, { amount }) => whole + (fromText(amount, currency) ?? NaN), 0);

describe('the total of a service', () => {
  it('adds fees that are paid once to our work, and keeps currencies and years apart', () => {
    const title = { ru: 'Сбор', en: 'Fee' };
    const payments: MandatoryPaymentView[] = [
      { title, amount: { amount: '265.00', currency: 'EUR' }, period: 'once' },
      { title, amount: { amount: '500.00', currency: 'USD' }, period: 'once' },
      { title, amount: { amount: '240.00', currency: 'EUR' }, period: 'yearly' },
      { title, amount: { amount: '600.00', currency: 'EUR' }, period: 'yearly' },
    ];
    expect(totalOf({ amount: '890.00', currency: 'EUR' }, payments)).toEqual({
      fees: [
        { amount: '265.00', currency: 'EUR' },
        { amount: '500.00', currency: 'USD' },
      ],
      total: [
        { amount: '1155.00', currency: 'EUR' },
        { amount: '500.00', currency: 'USD' },
      ],
      yearly: [{ amount: '840.00', currency: 'EUR' }],
    });
  });

  it('equals the sum of its lines in every currency, whatever the lines are', () => {
    fc.assert(
      fc.property(money, fc.array(payment, { maxLength: 8 }), (work, payments) => {
        const { fees, total, yearly } = totalOf(work, payments);
        const once = payments.filter(({ period }) => period === 'once').map(({ amount }) => amount);
        const eachYear = payments.filter(({ period }) => period === 'yearly').map(({ amount }) => amount);
        for (const currency of currencies) {
          expect(inCurrency(total, currency)).toBe(inCurrency([work, ...once], currency));
          expect(inCurrency(total, currency)).toBe(inCurrency([work, ...fees], currency));
          expect(inCurrency(yearly, currency)).toBe(inCurrency(eachYear, currency));
        }
        expect(total[0]?.currency).toBe(work.currency);
      }),
      runs(),
    );
  });

  it('shows the yearly lines that add up to the yearly sum, and no others', () => {
    fc.assert(
      fc.property(money, fc.array(payment, { maxLength: 8 }), (work, payments) => {
        const { lines, total } = yearlyOf(payments);
        for (const currency of currencies)
          expect(inCurrency(total, currency)).toBe(
            inCurrency(
              lines.map(({ amount }) => amount),
              currency,
            ),
          );
        expect(total).toEqual(totalOf(work, payments).yearly);
        expect(payments.filter((one) => !lines.includes(one)).map(({ period }) => period)).not.toContain('yearly');
      }),
      runs(),
    );
  });

  it('has one sum for each currency', () => {
    fc.assert(
      fc.property(fc.array(money), (amounts) => {
        const named = sumByCurrency(amounts).map(({ currency }) => currency);
        expect(named).toEqual([...new Set(amounts.map(({ currency }) => currency))]);
      }),
      runs(),
    );
  });
});
