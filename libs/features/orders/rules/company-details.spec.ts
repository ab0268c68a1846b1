import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type CompanyDetails, detailFaults, readDetails, writeDetails } from './company-details.js';

const founder = (share: number) => ({ name: 'Anna Berg', kind: 'person' as const, share });
const details = (change: Partial<CompanyDetails> = {}): CompanyDetails => ({
  names: ['Nordline'],
  founders: [founder(100)],
  people: [],
  ...change,
});

describe('the details of a company', () => {
  test('given what is asked for, then nothing is wrong', () => {
    expect(detailFaults(details(), ['names', 'founders'])).toEqual([]);
  });

  test('given an empty part that is asked for, then it is required', () => {
    expect(detailFaults(details({ names: [] }), ['names', 'founders'])).toEqual([{ field: 'names', code: 'required' }]);
  });

  test('given a part that nobody asked for, it is not offered', () => {
    expect(detailFaults(details(), ['founders'])).toEqual([{ field: 'names', code: 'notOffered' }]);
  });

  test('given shares that do not add up to the whole, then this is reported', () => {
    for (const share of [99.99, 100.01]) {
      expect(detailFaults(details({ founders: [founder(share)] }), ['names', 'founders'])).toEqual([
        { field: 'founders', code: 'sharesIncomplete' },
      ]);
    }
  });

  test('property: any division of the whole into hundredths of a percent is complete', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 0, maxLength: 19 }), (parts) => {
        const rest = 10_000 - parts.reduce((sum, part) => sum + part, 0);
        const founders = [...parts, rest].map((part) => founder(part / 100));
        expect(detailFaults(details({ founders }), ['names', 'founders'])).toEqual([]);
      }),
      runs(),
    );
  });

  test('property: what is written is read back', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (names, name) => {
        const written = details({ names, people: [{ name, post: 'director' }] });
        expect(readDetails(writeDetails(written))).toEqual(written);
      }),
      runs(),
    );
  });
});
