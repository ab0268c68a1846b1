import { daysAfter } from '#machines/company/due-dates';
import { dueDaysOn, dueThresholds } from './company-reminders.js';

const due = '2028-03-01';
/** Simulates daily runs and returns the thresholds, each on its first day. */
const remindedOn = (days: readonly number[]): string[] => {
  const reminded = new Map<number, number>();
  for (const left of days) {
    const threshold = dueDaysOn(daysAfter(due, -left)).get(due);
    if (threshold !== undefined && !reminded.has(threshold)) reminded.set(threshold, left);
  }
  return [...reminded].map(([threshold, left]) => `${threshold}: ${left}`);
};
const every = (from: number, to = 0): number[] => Array.from({ length: from - to + 1 }, (_, at) => from - at);

it('a run on each day reminds on the day of each threshold', () => {
  expect(remindedOn(every(90, -5))).toEqual(dueThresholds.map((threshold) => `${threshold}: ${threshold}`));
});

it('a run after a pause reminds within two days, and later not of that threshold', () => {
  expect(remindedOn([...every(61, 61), ...every(58)])).toEqual(['60: 58', '30: 30', '7: 7', '1: 1', '0: 0']);
  expect(remindedOn([...every(61, 61), ...every(57)])).toEqual(['30: 30', '7: 7', '1: 1', '0: 0']);
  expect(remindedOn([...every(8, 8), ...every(0)])).toEqual(['0: 0']);
});
