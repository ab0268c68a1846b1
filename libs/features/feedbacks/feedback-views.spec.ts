import { shortName } from './feedback-views.js';

it.each([
  ['Anna', 'Sokolova', 'Anna S.'],
  ['Анна', 'соколова', 'Анна С.'],
  [' Anna ', '', 'Anna'],
  ['', '', ''],
  ['Li', '𠮷田', 'Li 𠮷.'],
])('the public name of %s is %s %s', (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName }, 'en')).toBe(short);
});

it('the public name of an author is the Latin one in English alone', () => {
  const anna = { firstName: 'Анна', lastName: 'Соколова', latinFirstName: 'Anna', latinLastName: 'Sokolova' };
  expect([shortName(anna, 'en'), shortName(anna, 'ru'), shortName(undefined, 'en')]).toEqual(['Anna S.', 'Анна С.', '']);
});
