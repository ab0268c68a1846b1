import { shortName } from './feedback-views.js';

it.each([
  ['Anna', 'Sokolova', 'Anna S.'],
  ['Анна', 'соколова', 'Анна С.'],
  [' Anna ', '', 'Anna'],
  ['', '', ''],
  ['Li', '𠮷田', 'Li 𠮷.'],
])('calls %s %s in public %s', (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName })).toBe(short);
});
