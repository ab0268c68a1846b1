import { regionOf, regions } from './region.js';

describe('the region of a country', () => {
  it.each([
    ['EE', 'eu'],
    ['GB', 'europe'],
    ['GE', 'caucasusCentralAsia'],
    ['AE', 'middleEast'],
    ['HK', 'asiaPacific'],
    ['US', 'americas'],
    ['MU', 'africa'],
  ])('of %s is %s', (code, region) => {
    expect(regionOf(code)).toBe(region);
  });

  it('is one of seven, and undefined for an unknown code', () => {
    const codes = [...Array(676).keys()].map((n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)));
    const known = codes.filter((code) => regionOf(code) !== undefined);
    expect(new Set(known.map(regionOf))).toEqual(new Set(regions));
    expect(regionOf('ZZ')).toBeUndefined();
    expect(regionOf('ee')).toBeUndefined();
  });
});
