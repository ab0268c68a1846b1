import { isFormPhone, phoneDigits } from './phone.js';

describe('a phone in a form', () => {
  it.each(['+372 5123 4567', '89123456789', '+7 (912) 345-6789', '12345678901', '+44 20 7946 0958', '1'.repeat(17)])('may be %p', (phone) =>
    expect(isFormPhone(phone)).toBe(true),
  );

  it.each([
    ['1234567890', 'ten characters'],
    ['+3725123456', 'eleven are the least', true],
    ['+7 (912) 345-67-89', 'eighteen characters'],
    ['1'.repeat(18), 'more than seventeen'],
    ['call me please', 'letters'],
    ['+372 5123 456x', 'a letter among digits'],
    ['(((((((((((', 'no digit at all'],
    ['', 'nothing'],
    ['+1234\n567890', 'a second line'],
  ])('%p: %s', (phone, _, taken = false) => expect(isFormPhone(phone)).toBe(taken));

  it('is the same phone in every spelling', () => {
    const spellings = ['+7 (912) 345-6789', '89123456789', '8 912 345-67-89', '7-912-345-67-89'];
    expect(new Set(spellings.map(phoneDigits))).toEqual(new Set(['79123456789']));
    expect(phoneDigits('+372 5123 4567')).toBe('37251234567');
    expect(phoneDigits('+89123456789')).toBe('89123456789');
  });
});
