import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { isPhone } from './phone.js';
import { formatPhone, movePhone, phoneCountries, toE164, typePhone } from './phone-number.js';

describe('a phone number as people write it', () => {
  it.each([
    ['8 (912) 555-01-77', 'RU', '+79125550177'],
    ['+7 (912) 555-01-77', 'RU', '+79125550177'],
    ['+7 912 555 01 77', 'RU', '+79125550177'],
    ['7 912 555 01 77', 'RU', '+79125550177'],
    ['912 555-01-77', 'RU', '+79125550177'],
    ['812 123-45-67', 'RU', '+78121234567'],
    ['8 800 555-35-35', 'RU', '+78005553535'],
    ['+44 20 7946 0958', 'RU', '+442079460958'],
    ['+44 (0)20 7946 0958', 'RU', '+442079460958'],
    ['00 44 20 7946 0958', 'RU', '+442079460958'],
    ['0044 20 7946 0958', 'RU', '+442079460958'],
    ['+1 200 000 0000', undefined, '+12000000000'],
    ['8 10 44 20 7946 0958', 'RU', '+442079460958'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['(202) 555-0172', 'US', '+12025550172'],
    ['+372 600 1234', undefined, '+3726001234'],
    ['+7.912.555.01.77', undefined, '+79125550177'],
    ['+7\u00a0912\u2013555\u201301\u201377', undefined, '+79125550177'],
    ['+49 1512 3456789', 'XX', '+4915123456789'],
    ['  +7 912 555 01 77 ', undefined, '+79125550177'],
    [`+7${' '.repeat(28)}9125550177`, undefined, '+79125550177'],
  ])('%p in %s is stored as %s', (text, country, stored) => expect(toE164(text, country)).toBe(stored));

  it.each([
    ['+7 (912) 555-01-7', 'RU', 'a digit is missing'],
    ['+7 912 555 01 777', 'RU', 'a digit too many'],
    ['+7 912 555 01 77 1234', 'RU', 'an extension beside it'],
    ['8 912 555 01 77', undefined, 'nobody knows the country'],
    ['8 912 555 01 77', 'GB', 'no number of that country'],
    ['12345678901', 'RU', 'no Russian number'],
    ['+376 312', undefined, 'half an Andorran number'],
    ['call +7 912 555 01 77', 'RU', 'words'],
    ['+7 912 555 01 77 ext. 12', 'RU', 'an extension'],
    ['+7 912 555\n01 77', 'RU', 'a second line'],
    ['(((((((((((', 'RU', 'no digit'],
    [`+7${' '.repeat(29)}9125550177`, undefined, 'longer than anybody writes one'],
    ['tel:+79125550177', undefined, 'an address of the web'],
    ['+79125550177;isub=12', undefined, 'an address of the web'],
    ['1'.repeat(100_000), 'RU', 'no end'],
    ['', 'RU', 'nothing'],
  ])('%p in %s is no number: %s', (text, country, _why) => expect(toE164(text, country)).toBeNull());

  it('is read in a text of up to 160 characters, blanks around it included, and in no longer one', () => {
    const number = '+7 912 555 01 77';
    expect(toE164(number.padStart(160))).toBe('+79125550177');
    expect(toE164(number.padStart(161))).toBeNull();
  });

  it.each(getCountries())('an ordinary number of %s is taken', (country) => {
    const example = getExampleNumber(country, examples)?.number ?? '';
    expect(toE164(example)).toBe(example);
  });

  it('is stored so that it reads back as itself, whatever is written', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-'), maxLength: 24 });
    const countries = fc.constantFrom('RU', 'GB', 'US', 'DE', 'EE', undefined);
    fc.assert(
      fc.property(signs, countries, (text, country) => {
        const stored = toE164(text, country);
        if (stored === null) return;
        expect(isPhone(stored)).toBe(true);
        expect(toE164(stored)).toBe(stored);
        expect(toE164(formatPhone(stored))).toBe(stored);
      }),
      runs(),
    );
  });
});

describe('a stored number', () => {
  it.each([
    ['+79125550177', '+7 912 555 01 77'],
    ['+442079460958', '+44 20 7946 0958'],
    ['+7 900 000-01-00', '+7 900 000 01 00'],
    ['8 912 555-01-77', '8 912 555-01-77'],
    ['+7 (912) 555-01-7', '+7 (912) 555-01-7'],
    ['', ''],
  ])('%p is shown as %p', (stored, shown) => expect(formatPhone(stored)).toBe(shown));
});

describe('a number while it is typed', () => {
  it.each([
    ['8912', 'RU', '8 (912', 'RU'],
    ['8 (912) 555-01-77', 'RU', '8 (912) 555-01-77', 'RU'],
    ['+79125550177', 'GB', '+7 912 555 01 77', 'RU'],
    ['+7701', 'RU', '+7 701', 'KZ'],
    ['+7', 'GB', '+7', 'RU'],
    ['+44', 'RU', '+44', 'GB'],
    ['+44 20', 'JE', '+44 20', 'JE'],
    ['+44', undefined, '+44', 'GB'],
    ['+', 'RU', '+', 'RU'],
    ['+442079460958', 'RU', '+44 20 7946 0958', 'GB'],
    ['+442079460958', undefined, '+44 20 7946 0958', 'GB'],
    ['9125550177', undefined, '9125550177', undefined],
    ['9125550177', 'KZ', '912 555-01-77', 'KZ'],
    ['+7 (916) abc', 'RU', '+7 916', 'RU'],
  ])('%p in a field for %s stands as %p, for %s', (typed, country, text, own) => {
    expect(typePhone(typed, country)).toEqual({ text, country: own });
  });

  it('loses no digit, however many there are', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 60 });
    fc.assert(
      fc.property(digits, fc.boolean(), fc.constantFrom('RU', 'GB', 'US', 'IT', undefined), (text, plus, country) => {
        const typed = `${plus ? '+' : ''}${text}`;
        expect(typePhone(typed, country).text.replace(/[^+\d]/g, '')).toBe(typed);
      }),
      runs(),
    );
  });

  it('is set as a number up to forty signs, and then left as it is', () => {
    expect(typePhone('1 '.repeat(40), 'GB')).toEqual({ text: '1'.repeat(40), country: 'GB' });
    expect(typePhone('1 '.repeat(41), 'GB')).toEqual({ text: '1 '.repeat(41), country: 'GB' });
  });

  it('keeps its digits when another country is chosen', () => {
    expect(movePhone({ text: '+7 912 555 01 77', country: 'RU' }, 'XX').text.replace(/\D/g, '')).toBe('9125550177');
    expect(movePhone({ text: '2079460958', country: 'RU' }, 'GB')).toEqual({ text: '2079460958', country: 'GB' });
    expect(movePhone({ text: '02079460958', country: 'RU' }, 'GB')).toEqual({ text: '020 7946 0958', country: 'GB' });
    expect(movePhone({ text: '+7 912 555 01 77', country: 'RU' }, 'KZ')).toEqual({ text: '+7 912 555 01 77', country: 'KZ' });
    expect(movePhone({ text: '+7 20 7946 0958', country: 'RU' }, 'GB')).toEqual({ text: '+44 20 7946 0958', country: 'GB' });
    expect(movePhone({ text: '+', country: undefined }, 'GB')).toEqual({ text: '+44', country: 'GB' });
  });

  it('may be one of every country with phones', () => {
    const countries = phoneCountries();
    expect(countries.length).toBeGreaterThan(200);
    expect(countries).toContainEqual({ country: 'RU', code: '7' });
  });
});
