import { etagOf, parseIfMatch, satisfies } from './etag.js';

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
  ])('%p lets a write touch version 7: %p', (header, fits) => {
    expect(satisfies(parseIfMatch(header), 7)).toBe(fits);
  });

  it.each(['7', '"7', '"7" "8"', '', 'W/7'])('is refused as %p', (header) => {
    expect(() => parseIfMatch(header)).toThrow(expect.objectContaining({ status: 422 }));
  });
});
