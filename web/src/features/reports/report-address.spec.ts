import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { daysOf, presets } from '../../lib/days.js';
import { filterNames, readAddress, type ReportAddress, reportKinds, writeAddress } from './report-address.js';

const today = '2026-11-21';

describe('the address of a report', () => {
  const address: fc.Arbitrary<ReportAddress> = fc
    .record({
      kind: fc.constantFrom(...reportKinds),
      period: fc.constantFrom(...presets, 'own' as const),
      groupBy: fc.constantFrom('', 'week', 'country'),
      compare: fc.boolean(),
      filters: fc.dictionary(fc.constantFrom(...filterNames), fc.string({ minLength: 1 })),
      currency: fc.constantFrom('', 'EUR', 'JPY'),
      sort: fc.constantFrom('', '-placed', 'net.EUR'),
      drill: fc.option(fc.record({ measure: fc.constantFrom('placed', 'net.EUR'), row: fc.constantFrom('', 'none', '2026-01-01') })),
    })
    .map((one) => ({ ...one, ...(one.period === 'own' ? { from: '2026-01-05', to: '2026-02-03' } : daysOf(one.period, today)) }));

  it('keeps everything that the page shows', () => {
    fc.assert(
      fc.property(address, (one) => expect(readAddress(new URLSearchParams(writeAddress(one).toString()), today)).toEqual(one)),
      runs(),
    );
  });

  it('that nobody understands shows a report all the same', () => {
    const backwards = readAddress(new URLSearchParams('from=2026-03-31&to=2026-03-01'), today);
    expect(backwards).toMatchObject({ period: 'year', from: '2026-01-01' });
    const read = readAddress(new URLSearchParams('report=weather&from=soon&to=later&period=never'), today);
    expect(read).toMatchObject({ kind: 'orders', period: 'year', from: '2026-01-01', to: '2026-12-31', drill: null });
  });
});
