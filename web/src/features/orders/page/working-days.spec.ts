import { workingDaysBetween } from './working-days.js';

test.each([
  ['2026-11-27', '2026-11-27', 0],
  ['2026-11-27', '2026-11-28', 0],
  ['2026-11-27', '2026-11-30', 1],
  ['2026-11-27', '2026-12-11', 10],
  ['2026-11-26', '2026-12-12', 11],
  ['2026-11-30', '2026-11-27', -1],
  ['2026-11-29', '2026-11-27', -1],
  ['2026-12-12', '2026-11-26', -12],
])('the working days from %s to %s are %i', (from, to, expected) => {
  expect(workingDaysBetween(from, to)).toBe(expected);
});
