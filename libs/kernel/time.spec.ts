import {
  afterTerm,
  calendarDateOf,
  calendarDaysOf,
  dayIn,
  isCalendarDate,
  microsADay,
  midnightOf,
  shortest,
  type Term,
  toRfc3339,
} from './time.js';
import fc from 'fast-check';

test('a time of the log is written in UTC with milliseconds, what is finer is cut off', () => {
  expect(toRfc3339(1_500_000)).toBe('1970-01-01T00:00:01.500Z');
  expect(toRfc3339(1_795_305_600_123_999)).toBe('2026-11-22T00:00:00.123Z');
});

const dueOn = (from: string, days: number, unit: 'calendar' | 'working'): string =>
  calendarDateOf(afterTerm(midnightOf(from), { days, unit }));

describe('terms', () => {
  test.each([
    // 2026-11-23 is a Monday.
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-11-23', 4, '2026-11-27'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-29', 5, '2026-12-04'],
    ['2026-11-23', 10, '2026-12-07'],
  ])('from %s, %i working days end on %s', (from, days, until) => {
    expect(dueOn(from, days, 'working')).toBe(until);
  });

  test('calendar days count every day', () => {
    expect(dueOn('2026-11-27', 3, 'calendar')).toBe('2026-11-30');
  });

  test('are compared in calendar days, of which a week of work has seven', () => {
    const [week, six, eight]: Term[] = [
      { days: 5, unit: 'working' },
      { days: 6, unit: 'calendar' },
      { days: 8, unit: 'calendar' },
    ];
    expect([week, six, eight].map((term) => calendarDaysOf(term as Term))).toEqual([7, 6, 8]);
    expect(shortest([week as Term, six as Term, eight as Term])).toBe(six);
    expect(shortest([eight as Term, week as Term])).toBe(week);
    expect(shortest([])).toBeNull();
  });

  test('of two as long as each other the first is the shortest', () => {
    const [first, second]: Term[] = [
      { days: 5, unit: 'working' },
      { days: 7, unit: 'calendar' },
    ];
    expect(shortest([first as Term, second as Term])).toBe(first);
  });

  test('property: a term in working days ends on a working day, never sooner than in calendar days, and keeps the time of day', () => {
    const moments = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000_000);
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 400 }), (from, days) => {
        const end = afterTerm(from, { days, unit: 'working' });
        expect([1, 2, 3, 4, 5]).toContain(new Date(end / 1000).getUTCDay());
        expect(end).toBeGreaterThanOrEqual(afterTerm(from, { days, unit: 'calendar' }));
        expect(end % microsADay).toBe(from % microsADay);
        expect(afterTerm(from, { days: days + 5, unit: 'working' }) - end).toBe(7 * microsADay);
      }),
    );
  });
});

describe('calendar dates', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', 20261231, null, '12026-01-01', '2026-01-01T00', ['2026-01-01']])(
    '%p is none',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  test('a day that a calendar has is one, and comes back from its midnight', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(calendarDateOf(midnightOf('2028-02-29'))).toBe('2028-02-29');
  });
});

test.each([
  ['2026-12-01T21:29:59Z', 'Europe/Tallinn', '2026-12-01'],
  ['2026-12-01T22:00:00Z', 'Europe/Tallinn', '2026-12-02'],
  ['2026-12-01T13:59:59Z', 'Asia/Vladivostok', '2026-12-01'],
  ['2026-12-01T14:30:00Z', 'Asia/Vladivostok', '2026-12-02'],
  ['2026-12-01T23:59:59Z', 'UTC', '2026-12-01'],
])('at %s the day in %s is %s', (moment, zone, day) => {
  expect(dayIn(new Date(moment), zone)).toBe(day);
});
