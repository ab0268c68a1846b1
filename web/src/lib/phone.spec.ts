import { isPhone, phoneCharacters } from './phone.js';

describe('a phone number', () => {
  it.each([
    ['+7 (916) 000-00-00', '+7 (916) 000-00-0'],
    ['8 916 000 00 00', '8 916 000 00 00'],
    ['tel: +372 5555 0000', '+372 5555 0000'],
    ['call 916-a000.00', '916-00000'],
    ['5+5', '55'],
    ['+7\u00a0916', '+7 916'],
  ])('typed or pasted as %s stands as %s', (typed, kept) => {
    expect(phoneCharacters(typed)).toBe(kept);
  });

  it.each([
    ['1234567890', false],
    ['12345678901', true],
    ['12345678901234567', true],
    ['123456789012345678', false],
    ['', false],
  ])('%s is one: %s', (text, taken) => {
    expect(isPhone(text)).toBe(taken);
  });
});
