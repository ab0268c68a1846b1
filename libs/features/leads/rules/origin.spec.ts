import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { ownPath, sourceOf, utmKeys, utmOf } from './origin.js';

const site = 'https://registra.example';

describe('the origin of a form', () => {
  it('keeps the five keys of a campaign and drops what was forged beside them', () => {
    expect(
      utmOf({ source: 'google', medium: 'cpc', campaign: 'ee', term: 'ou', content: 'a', id: '1', __proto__: 'x', constructor: 'y' }),
    ).toEqual({
      source: 'google',
      medium: 'cpc',
      campaign: 'ee',
      term: 'ou',
      content: 'a',
    });
    expect(utmOf({ utm_source: 'newsletter' })).toEqual({ source: 'newsletter' });
    for (const forged of [null, undefined, 'text', 7, [], { source: { $gt: '' } }, { source: ['a'] }]) expect(utmOf(forged)).toEqual({});
  });

  it('is bounded whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...utmKeys, 'utm_source', 'other'), fc.anything()), (given) => {
        const utm = utmOf(given);
        expect(Object.keys(utm).every((key) => (utmKeys as readonly string[]).includes(key))).toBe(true);
        expect(Object.values(utm).every((value: string) => [...value].length <= 200 && !/[\n\u202e]/.test(value))).toBe(true);
        expect(sourceOf(utm)).toMatch(/^[a-z0-9][a-z0-9._-]{0,59}$/);
      }),
      runs(),
    );
  });

  it.each([
    ['Google', 'google'],
    ['  E-Mail / Autumn ', 'e-mail-autumn'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['яндекс', 'other'],
    ['-'.repeat(80), 'other'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('counts the source %p as %p', (source, counted) => expect(sourceOf({ source })).toBe(counted));

  it('counts visitors without a source as direct', () => expect(sourceOf({})).toBe('direct'));

  it.each([
    ['/en/service/ee?ref=1', '/en/service/ee?ref=1'],
    ['https://registra.example/ru#call', '/ru'],
    ['https://registra.example.evil.test/ru', null],
    ['//evil.test/ru', null],
    ['https://registra.example//evil.test/ru', null],
    ['/\\evil.test/ru', null],
    ['https://registra.example@evil.test/', null],
    ['http://registra.example/ru', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    [`/${'a'.repeat(1001)}`, null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('takes the address %p as %p', (given, taken) => expect(ownPath(given, site)).toBe(taken));
});
