import { inEachLanguage } from '#machines/kernel/by-language';
import { en } from './en.js';
import { ru } from './ru.js';
import { addTexts, findText, text } from './text.js';

const places = (value: unknown): string[] =>
  [...new Set([...JSON.stringify(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();

describe('the HTTP messages', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  });

  it.each(Object.keys(ru) as (keyof typeof ru)[])('%s has the same parameters in both languages, and neither is empty', (key) => {
    expect(places(en[key])).toEqual(places(ru[key]));
    for (const value of [ru[key], en[key]]) {
      for (const one of typeof value === 'string' ? [value] : Object.values(value)) expect(one.trim()).not.toBe('');
    }
  });

  it.each([
    [1, 'секунду', 'second.'],
    [3, 'секунды', 'seconds.'],
    [11, 'секунд.', 'seconds.'],
    [21, 'секунду', 'second'],
  ])('count %d by the plural rules of each language', (count, russian, english) => {
    expect(text('ru', 'tooManyAttempts', { count })).toContain(`${count} ${russian}`);
    expect(text('en', 'tooManyAttempts', { count })).toContain(`${count} ${english}`);
  });

  it('format numbers for the reader', () => {
    expect(text('en', 'tooLarge', { limit: 10000 })).toContain('10,000');
    expect(text('ru', 'tooLarge', { limit: 10000 })).toMatch(/10\s000/);
    expect(text('en', 'tooLarge', { limit: { amount: '1250.50', currency: 'EUR' } })).toContain('€1,250.50');
    expect(text('ru', 'tooLarge', { limit: { amount: '1250.50', currency: 'EUR' } })).toMatch(/1\s250,50\s€/);
    expect(text('en', 'tooLarge', { limit: { amount: '1250', currency: 'JPY' } })).toContain('1,250');
  });

  it('follow texts that are registered after the first question', () => {
    for (const word of ['first', 'second']) {
      addTexts(inEachLanguage({ ru: { codeOfATest: `${word} ru` }, en: { codeOfATest: word } }), (texts) => texts);
      for (let times = 0; times < 2; times += 1)
        expect(['ru', 'en'].map((language) => findText(language as 'ru', 'codeOfATest'))).toEqual([`${word} ru`, word]);
    }
  });

  it('do not exist for an unknown code', () => {
    expect(findText('ru', 'noSuchCode')).toBeUndefined();
  });
});
