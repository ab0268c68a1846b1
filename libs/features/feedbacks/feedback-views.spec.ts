import { shortName } from './feedback-views.js';

it.each([
  ['Anna', 'Sokolova', 'Anna S.'],
  ['Анна', 'соколова', 'Анна С.'],
  [' Anna ', '', 'Anna'],
  ['', '', ''],
  ['Li', '𠮷田', 'Li 𠮷.'],
])('calls %s %s in public %s', (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName }, 'en')).toBe(short);
});

it('calls an author by the Latin name in English alone', () => {
  const anna = { firstName: 'Анна', lastName: 'Соколова', latinFirstName: 'Anna', latinLastName: 'Sokolova' };
  expect([shortName(anna, 'en'), shortName(anna, 'ru'), shortName(undefined, 'en')]).toEqual(['Anna S.', 'Анна С.', '']);
});
