import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { compareQuery, comparedKinds, readCompare } from './compare-address.js';

const read = (query: string) => readCompare(new URLSearchParams(query));

describe('the address of a comparison', () => {
  it.each([
    ['', 'countries', []],
    ['countries=ee,ge', 'countries', ['ee', 'ge']],
    ['countries=ee&countries=ge', 'countries', ['ee', 'ge']],
    ['countries=EE,ge,ee,,xyz,<b>', 'countries', ['ee', 'ge']],
    ['by=services', 'services', []],
    ['services=00000000-0000-7000-8000-000000000001', 'services', ['00000000-0000-7000-8000-000000000001']],
    ['countries=ee&services=00000000-0000-7000-8000-000000000001', 'countries', ['ee']],
  ])('%p is about %s: %p', (query, kind, keys) => {
    expect(read(query)).toMatchObject({ kind, keys });
  });

  it('keeps everything that its address can say', () => {
    const key = { countries: fc.stringMatching(/^[a-z]{2}$/), services: fc.uuid() };
    const anything = fc.constantFrom(...comparedKinds).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        keys: fc.uniqueArray(key[kind], { minLength: 1, maxLength: 4 }),
        differences: fc.boolean(),
        currency: fc.constantFrom('', 'EUR', 'AED'),
      }),
    );
    fc.assert(
      fc.property(anything, (address) => expect(read(compareQuery(address))).toEqual(address)),
      runs(),
    );
  });
});
