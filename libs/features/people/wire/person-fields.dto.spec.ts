import { isBirthday } from './person-fields.dto.js';

test.each([
  ['1990-05-17', true],
  ['2000-02-29', true],
  ['1900-01-01', true],
  ['2026-01-31', true],
  ['2026-02-01', false],
  ['1899-12-31', false],
  ['1999-02-29', false],
  ['1990-13-01', false],
  ['1990-5-17', false],
  ['17.05.1990', false],
  ['1990-05-17T00:00:00Z', false],
  [19900517, false],
  [null, false],
])('a birthday %j on the last of January 2026: %s', (value, expected) => expect(isBirthday(value, '2026-01-31')).toBe(expected));
