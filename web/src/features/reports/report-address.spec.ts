import fc from 'fast-check';
import { daysOf, filterNames, presets, readAddress, type ReportAddress, reportKinds, writeAddress } from './report-address.js';

const today = '2026-11-21';

describe('the days of a preset', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-15', '2026-11-21'],
    ['month', '2026-10-23', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
    ['all', '2017-01-01', '2026-12-31'],
  ] as const)('%s', (preset, from, to) => {
    expect(daysOf(preset, today)).toEqual({ from, to });
  });

  it('are days of the calendar at the turn of a year as well', () => {
    expect(daysOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(daysOf('thisMonth', '2024-02-29')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(daysOf('quarter', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  });
});

describe('the address of a report', () => {
  const address: fc.Arbitrary<ReportAddress> = fc
    .record({
      kind: fc.constantFrom(...reportKinds),
      period: fc.constantFrom(...presets, 'own' as const),
      groupBy: fc.constantFrom('', 'week', 'country'),
      compare: fc.boolean(),
      filters: fc.dictionary(fc.constantFrom(...filterNames), fc.string({ minLength: 1 })),
      currency: fc.constantFrom('', 'EUR', 'JPY'),
      drill: fc.option(fc.record({ measure: fc.constantFrom('placed', 'net.EUR'), row: fc.constantFrom('', 'none', '2026-01-01') })),
    })
    .map((one) => ({ ...one, ...(one.period === 'own' ? { from: '2026-01-05', to: '2026-02-03' } : daysOf(one.period, today)) }));

  it('keeps everything that the page shows', () => {
    fc.assert(fc.property(address, (one) => expect(readAddress(new URLSearchParams(writeAddress(one).toString()), today)).toEqual(one)));
  });

  it('that nobody understands shows a report all the same', () => {
    const read = readAddress(new URLSearchParams('report=weather&from=soon&to=later&period=never'), today);
    expect(read).toMatchObject({ kind: 'orders', period: 'year', from: '2026-01-01', to: '2026-12-31', drill: null });
  });
});
