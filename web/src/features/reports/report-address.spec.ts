import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { daysOf } from '../../lib/days.js';
import { dueListAddress } from './due-address.js';
import { filtersOf, otherReport, presetsOf, readAddress, type ReportAddress, reportKinds, writeAddress } from './report-address.js';

const today = '2026-11-21';

describe('the address of a report', () => {
  const address: fc.Arbitrary<ReportAddress> = fc.constantFrom(...reportKinds).chain((kind) =>
    fc
      .record({
        kind: fc.constant(kind),
        period: fc.constantFrom(...presetsOf(kind), 'own' as const),
        groupBy: fc.constantFrom('', 'week', 'country'),
        compare: fc.boolean(),
        filters: fc.dictionary(fc.constantFrom(...filtersOf(kind)), fc.string({ minLength: 1 })),
        currency: fc.constantFrom('', 'EUR', 'JPY'),
        sort: fc.constantFrom('', '-placed', 'net.EUR'),
        drill: fc.option(fc.record({ measure: fc.constantFrom('placed', 'net.EUR'), row: fc.constantFrom('', 'none', '2026-01-01') })),
      })
      .map((one) => ({ ...one, ...(one.period === 'own' ? { from: '2026-01-05', to: '2026-02-03' } : daysOf(one.period, today)) })),
  );

  it('keeps everything that the page shows', () => {
    fc.assert(
      fc.property(address, (one) => expect(readAddress(new URLSearchParams(writeAddress(one).toString()), today)).toEqual(one)),
      runs(),
    );
  });

  it('with unknown parameters shows a report all the same', () => {
    const backwards = readAddress(new URLSearchParams('from=2026-03-31&to=2026-03-01'), today);
    expect(backwards).toMatchObject({ period: 'year', from: '2026-01-01' });
    const read = readAddress(new URLSearchParams('report=weather&from=soon&to=later&period=never'), today);
    expect(read).toMatchObject({ kind: 'orders', period: 'year', from: '2026-01-01', to: '2026-12-31', drill: null });
  });
});

describe('another report', () => {
  const renewals = readAddress(new URLSearchParams('report=renewals&period=next60&filter[country]=ee&filter[kind]=tax'), today);

  it('keeps the days and the filters that it shares with the former one', () => {
    expect(renewals).toMatchObject({ period: 'next60', from: '2026-11-21', to: '2027-01-20', filters: { country: 'ee', kind: 'tax' } });
    expect(otherReport(renewals, 'orders')).toMatchObject({ kind: 'orders', period: 'year', filters: { country: 'ee' } });
    expect(otherReport({ ...renewals, period: 'quarter' }, 'orders').period).toBeUndefined();
    expect(readAddress(new URLSearchParams('period=next60&filter[kind]=tax'), today)).toMatchObject({ period: 'year', filters: {} });
  });
});

test.each([
  ['due', '', 'month', 'filter[dueOn]=2026-11-21..2027-01-20&filter[country]=ee&filter[kind]=tax'],
  ['lost', '2026-12-01', 'month', 'filter[dueOn]=2026-12-01..2026-12-31&filter[country]=ee&filter[kind]=tax&filter[outcome]=lost'],
  ['lost', '2026-11-01', 'month', 'filter[dueOn]=2026-11-21..2026-11-30&filter[country]=ee&filter[kind]=tax&filter[outcome]=lost'],
  ['open', '2027-01-18', 'week', 'filter[dueOn]=2027-01-18..2027-01-20&filter[country]=ee&filter[kind]=tax&filter[outcome]=open'],
  ['kept', 'de', 'country', 'filter[dueOn]=2026-11-21..2027-01-20&filter[country]=de&filter[kind]=tax&filter[outcome]=kept'],
  ['due', 'none', 'service', 'filter[dueOn]=2026-11-21..2027-01-20&filter[country]=ee&filter[kind]=tax&filter[served]=false'],
  [
    'rate',
    '',
    'month',
    'filter[dueOn]=2026-11-21..2027-01-20&filter[country]=ee&filter[kind]=tax&filter[served]=true&filter[outcome]=kept',
  ],
] as const)('the figure %s of the row "%s" by %s leads to its due dates', (measure, row, groupBy, query) => {
  const address = { from: today, to: '2027-01-20', filters: { country: 'ee', kind: 'tax' } };
  expect(decodeURIComponent(dueListAddress(address, groupBy, { measure, row }))).toBe(`/admin/due-dates?${query}`);
});
