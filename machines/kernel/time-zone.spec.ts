import { isTimeZone } from './time-zone.js';

test.each([
  ['Asia/Tbilisi', true],
  ['europe/tallinn', true],
  ['UTC', true],
  ['Etc/Unknown', false],
  ['Mars/Olympus', false],
  ['', false],
  ['+03:00', false],
  [`Europe/${'x'.repeat(60)}`, false],
  ['-0500', false],
  [undefined, false],
  [null, false],
  [3, false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
