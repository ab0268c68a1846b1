import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { canonicalJson, etagOf, idempotencyKey, parseIfMatch, requestHash, satisfies } from './write-request.js';

describe('If-Match', () => {
  it.each([
    [undefined, true],
    ['*', true],
    [etagOf(7), true],
    ['"6", "7"', true],
    ['"6"', false],
    ['W/"7"', false],
    ['"abc"', false],
    ['""', false],
  ])('%p permits a write to version 7: %p', (header, fits) => {
    expect(satisfies(parseIfMatch(header), 7)).toBe(fits);
  });

  it.each(['7', '"7', '"7" "8"', '', 'W/7'])('is refused with the value %p', (header) => {
    expect(() => parseIfMatch(header)).toThrow(expect.objectContaining({ status: 422 }));
  });
});

const shuffled = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shuffled)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, item]) => [key, shuffled(item)]),
        )
      : value;

describe('the hash of a request', () => {
  it('does not depend on the order of fields, at any depth', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          fc.jsonValue({ maxDepth: 4 }),
        ),
        (body) => {
          expect(requestHash('POST', '/x', shuffled(body))).toEqual(requestHash('POST', '/x', body));
        },
      ),
      runs(),
    );
  });

  it('preserves the data: canonical JSON parses to the original', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      runs(),
    );
  });

  it('depends only on method, path and body', () => {
    const hash = requestHash('POST', '/orders', { a: 1 });
    expect(hash).toHaveLength(32);
    expect(requestHash('PUT', '/orders', { a: 1 })).not.toEqual(hash);
    expect(requestHash('POST', '/orders/1', { a: 1 })).not.toEqual(hash);
    expect(requestHash('POST', '/orders', { a: '1' })).not.toEqual(hash);
    expect(requestHash('POST', '/orders', undefined)).not.toEqual(requestHash('POST', '/orders', null));
    expect(requestHash('post', '/orders/?x=1', { a: 1, b: undefined })).toEqual(hash);
  });
});

describe('an Idempotency-Key', () => {
  it.each(['a', 'k'.repeat(128), '0190f7a4-5c1e-7b2a', '!~'])('is accepted as %p', (key) => {
    expect(idempotencyKey(key)).toBe(key);
  });

  it('is optional', () => {
    expect(idempotencyKey(undefined)).toBeUndefined();
  });

  it.each(['', 'k'.repeat(129), 'two words', 'ключ', 'tab\tkey', 'null\u0000', ['a', 'b']])('is refused as %p', (key) => {
    expect(() => idempotencyKey(key)).toThrow(expect.objectContaining({ status: 422 }));
  });
});
