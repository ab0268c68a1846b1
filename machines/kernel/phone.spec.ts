import { homeCountry, isPhone, phoneCharacters, phoneDigits, searchedDigits } from './phone.js';

describe('a phone number as it is stored', () => {
  it.each([
    ['+79125550177', true, 'Russian'],
    ['+442079460958', true, 'British'],
    ['+3726001234', true, 'eleven characters are the least'],
    ['+37260012', false, 'ten characters less one, Estonian'],
    ['+376312345', true, 'ten characters, Andorran'],
    ['+2908999', true, 'Tristan da Cunha'],
    ['+376312', false, 'too short for Andorra too'],
    ['+37625001', true, 'of Andorra, Estonian ones have seven digits at least'],
    ['+3726312', false, 'short, and of a country without such numbers'],
    ['+1234567890123456', true, 'exactly seventeen'],
    ['+12345678901234567', false, 'more than seventeen'],
    ['89125550177', false, 'no country code'],
    ['+7 912 555 01 77', false, 'not normalised'],
    ['+07912555017', false, 'no country code begins with 0'],
    ['1+79125550177', false, 'something before the plus'],
    ['', false, 'nothing'],
  ])('%p: %p (%s)', (text, taken, _why) => expect(isPhone(text)).toBe(taken));
});

describe('the text typed into a phone field', () => {
  it.each([
    ['+7 (912) 555-01-77', '+7 (912) 555-01-77'],
    ['tel: +372 5555 0000', '+372 5555 0000'],
    ['call 916-a000.00', '916-00000'],
    ['5+5', '55'],
    ['+7\u00a0916', '+7 916'],
    ['＋７９１６', '+7916'],
  ])('%p keeps the signs a number has: %p', (typed, kept) => expect(phoneCharacters(typed)).toBe(kept));

  it('is not cut, however long', () => expect(phoneCharacters('1'.repeat(50))).toHaveLength(50));
});

describe('the digits of a phone', () => {
  it('are the same in every spelling', () => {
    const spellings = ['+79123456789', '+7 (912) 345-6789', '89123456789', '8 912 345-67-89', '7-912-345-67-89'];
    expect(new Set(spellings.map(phoneDigits))).toEqual(new Set(['79123456789']));
    expect(phoneDigits('+372 5123 4567')).toBe('37251234567');
    expect(phoneDigits('+89123456789')).toBe('89123456789');
    expect(phoneDigits(' +89123456789')).toBe('89123456789');
    expect([phoneDigits('891234567890'), phoneDigits('989123456789')]).toEqual(['891234567890', '989123456789']);
  });

  it.each([
    ['8 (912) 555-01-77', '9125550177'],
    ['+7 912 555 01 77', '9125550177'],
    ['+44 20 7946', '44207946'],
    ['555.01', '55501'],
    ['123', '123'],
    ['12', undefined],
    ['R-000007', undefined],
    ['anna 912', undefined],
    ['912 anna', undefined],
  ])('match the digits of a search for %p: %p', (text, digits) => expect(searchedDigits(text)).toBe(digits));
});

describe('the country whose national numbers are typed without a code', () => {
  it.each([
    ['ru', 'ru-RU', 'RU'],
    ['ru', 'ru', 'RU'],
    ['ru', 'en-US', 'RU'],
    ['ru', undefined, 'RU'],
    ['ru', 'kk-Cyrl-KZ', 'KZ'],
    ['ru', 'de-DE', 'DE'],
    ['en', 'ru-RU', 'RU'],
    ['en', 'ru', 'RU'],
    ['en', 'en-GB', 'GB'],
    ['en', 'es-419', undefined],
    ['en', 'en-XAB', undefined],
    ['en', 'en-ABX', undefined],
    ['en', 'en', undefined],
    ['en', undefined, undefined],
  ] as const)('on a page in %s, read by a browser in %s: %s', (page, browser, country) => expect(homeCountry(page, browser)).toBe(country));
});
