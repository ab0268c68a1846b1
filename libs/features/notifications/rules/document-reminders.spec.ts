import { midnightOf, toRfc3339 } from '#machines/kernel/time';
import { remindersOf } from './document-reminders.js';

const hour = 3_600_000_000;
const reminderOn = (due: string, day: string, hours = 12) =>
  remindersOf(midnightOf(due), midnightOf(day) + hours * hour).map(({ stage, at }) => `${stage} ${toRfc3339(at).slice(0, 13)}`);

test.each([
  ['two days ahead', '2026-11-20', ['before 2026-11-25T07', 'after 2026-11-28T07']],
  ['two days ahead, half a day after it was asked for', '2026-11-24', ['before 2026-11-25T07', 'after 2026-11-28T07']],
  ['that morning where there is less time', '2026-11-25', ['before 2026-11-27T07', 'after 2026-11-28T07']],
  ['only afterwards where it is wanted at once', '2026-11-27', ['after 2026-11-28T07']],
])('a client is reminded %s, and the morning after', (_, asked, expected) => {
  expect(reminderOn('2026-11-27', asked)).toEqual(expected);
});
