import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { farPrices, type PriceEvent, priceListOf, priceReference, samePrices } from './price-limit.js';
import type { PriceList } from './price-list.js';

const limit = { percent: 30, days: 30 };
const list = (price: number, own = 0, more: Partial<PriceList['options']> = {}, currency: PriceList['currency'] = 'EUR'): PriceList => ({
  currency,
  price,
  options: {
    employeesAmount: { min: 1, max: 5, price: 1_000 },
    registrationPeriod: [{ value: 10, price: 2_000 }],
    director: [{ code: 'own', price: own }],
    directorCompany: [],
    activityAreas: [],
    ...more,
  },
});
const far = (from: PriceList, to: PriceList, perEuro = {}): string[] =>
  farPrices(priceReference([], from), to, limit, perEuro).map(({ key, percent }) => `${key} ${percent}`);

describe('prices that one person may not decide', () => {
  it.each<[string, PriceList, PriceList, string[]]>([
    ['nothing moved', list(10_000), list(10_000), []],
    ['exactly the limit up', list(10_000), list(13_000), []],
    ['a cent more', list(10_000), list(13_001), ['price 30']],
    ['exactly the limit down', list(10_000), list(7_000), []],
    ['a cent less', list(10_000), list(6_999), ['price -30']],
    ['to zero', list(10_000), list(0), ['price -100', 'least -83', 'employees 1 -83', 'employees 5 -62']],
    ['from zero', list(10_000), list(10_000, 100), ['director own null']],
    ['a new option at any price', list(10_000), list(10_000, 0, { activityAreas: [{ code: 'it', price: 90_000 }] }), []],
    [
      'the cheap option goes',
      list(10_000, 0, {
        director: [
          { code: 'own', price: 0 },
          { code: 'ours', price: 60_000 },
        ],
      }),
      list(10_000, 0, { director: [{ code: 'ours', price: 60_000 }] }),
      ['least 500', 'employees 1 500', 'employees 5 375'],
    ],
    [
      'another cheap option in its place',
      list(10_000, 90_000),
      list(10_000, 0, { director: [{ code: 'new', price: 0 }] }),
      ['least -88', 'employees 1 -88', 'employees 5 -85'],
    ],
    [
      'fewer employees are included',
      list(1_000, 0, { employeesAmount: { min: 4, max: 9, price: 1_000 } }),
      list(1_000, 0, { employeesAmount: { min: 1, max: 9, price: 1_000 } }),
      ['employees 4 100', 'employees 9 38'],
    ],
  ])('are listed: %s', (_, from, to, expected) => expect(far(from, to)).toEqual(expected));

  it('are compared in the new currency at the rate, and never without one', () => {
    const dollars = (price: number) =>
      list(price, 0, { employeesAmount: { min: 1, max: 5, price: 1_250 }, registrationPeriod: [{ value: 10, price: 2_500 }] }, 'USD');
    expect(far(list(10_000), dollars(12_500), { USD: '1.25' })).toEqual([]);
    expect(far(list(10_000), dollars(10_000), { USD: '1.25' })).toEqual([]);
    expect(far(list(10_000), dollars(8_000), { USD: '1.25' })).toEqual(['price -36']);
    expect(far(list(10_000), dollars(12_500))).toContain('price null');
  });

  it('are compared with the price of the window’s start, of the last approval, and with the first price of an option that is new', () => {
    const edit = (from: PriceList, to: PriceList, approved = false): PriceEvent => ({ approved, from, to });
    const [a, b, c] = [list(10_000), list(12_000), list(20_000)];
    expect(priceReference([edit(a, b), edit(b, a)], a).list).toEqual(a);
    expect(priceReference([edit(a, b), edit(b, c, true), edit(c, a)], a).list).toEqual(c);
    expect(priceReference([edit(c, a, true)], a).list).toEqual(a);
    const added = list(10_000, 0, { activityAreas: [{ code: 'it', price: 5_000 }] });
    expect(priceReference([edit(a, added)], added).added.get('activityAreas it')).toEqual({ amount: 5_000, currency: 'EUR' });
    const dearer = list(10_000, 0, { activityAreas: [{ code: 'it', price: 7_000 }] });
    expect(farPrices(priceReference([edit(a, added)], added), dearer, limit, {}).map(({ key }) => key)).toEqual(['activityAreas it']);
    // Removed and offered again, it has the price that it had.
    expect(farPrices(priceReference([edit(added, a)], a), dearer, limit, {}).map(({ key }) => key)).toEqual(['activityAreas it']);
  });

  it('have no texts in the log', () => {
    const titled = {
      ...list(1),
      title: 'x',
      options: { ...list(1).options, director: [{ code: 'own', price: 0, title: { ru: 'а', en: 'a' } }] },
    };
    expect(priceListOf(titled)).toEqual(list(1));
    expect(samePrices(titled, list(1))).toBe(true);
  });
});

/** One try to change a price, so many days after the one before; `two`: a second person approves what one may not decide. */
const tries = fc.array(
  fc.record({ after: fc.integer({ min: 0, max: 20 }), price: fc.integer({ min: 0, max: 40_000 }), two: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 25,
  },
);

it('no sequence of changes by single people moves a price by more than the limit from the window’s start or the last approval', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), tries, (start, steps) => {
      const history: { day: number; price: number; approved: boolean; from: number }[] = [];
      let [now, day] = [start, 0];
      for (const { after, price, two } of steps) {
        day += after;
        if (price === now) continue;
        const events = history
          .filter((one) => one.day > day - limit.days)
          .map((one): PriceEvent => ({ approved: one.approved, from: list(one.from), to: list(one.price) }));
        const isFar = farPrices(priceReference(events, list(now)), list(price), limit, {}).length > 0;
        if (isFar && !two) continue;
        history.push({ day, price, approved: isFar, from: now });
        now = price;
      }
      // By hand, without the function: what was shown when the window of each change began.
      history.forEach((one, i) => {
        if (one.approved) return;
        const before = history.slice(0, i);
        const approved = before.findLast((other) => other.approved && other.day > one.day - limit.days);
        const old = before.findLast((other) => other.day <= one.day - limit.days);
        const base = approved?.price ?? old?.price ?? start;
        expect(Math.abs(one.price - base) * 100).toBeLessThanOrEqual(base * limit.percent);
      });
    }),
    runs({ quick: 300 }),
  );
});
