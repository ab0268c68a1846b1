import {
  afterTerm,
  calendarDateOf,
  calendarDaysOf,
  countedBetween,
  dayIn,
  isCalendarDate,
  microsADay,
  midnightOf,
  readMoment,
  shortest,
  type Term,
  termUnits,
  toRfc3339,
} from './time.js';
import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';

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

  test('of equal length count in their order: the first one is the shortest', () => {
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
      runs(),
    );
  });
});

describe('calendar dates', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', 20261231, null, '12026-01-01', '2026-01-01T00', ['2026-01-01']])(
    'the text %p is no date',
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

describe('the time that counts between two moments', () => {
  const micros = (text: string): number => Date.parse(text) * 1000;
  const hours = (count: number): number => (count * microsADay) / 24;

  test.each([
    ['2026-11-25T09:00Z', '2026-11-25T17:30Z', 8.5, 8.5, 'within a Wednesday'],
    ['2026-11-27T18:00Z', '2026-11-30T09:00Z', 63, 15, 'from Friday evening to Monday morning: the rest of Friday, and Monday'],
    ['2026-11-27T00:00Z', '2026-11-30T00:00Z', 72, 24, 'from midnight to midnight over a weekend: Friday'],
    ['2026-11-28T10:00Z', '2026-11-29T20:00Z', 34, 0, 'within a weekend'],
    ['2026-11-29T12:00Z', '2026-11-30T12:00Z', 24, 12, 'from a Sunday into Monday'],
    ['2026-11-23T15:00Z', '2026-12-07T15:00Z', 336, 240, 'two weeks, of ten working days'],
    ['2028-02-28T12:00Z', '2028-03-01T12:00Z', 48, 48, 'over a 29 February, a Tuesday'],
    ['2026-11-27T18:00Z', '2026-11-27T18:00Z', 0, 0, 'no time at all'],
    ['2026-11-27T18:00Z', '2026-11-25T18:00Z', 0, 0, 'nothing where the end is before the beginning'],
  ])('from %s to %s is %d hours, and %d of working days: %s', (from, to, calendar, working) => {
    const counted = termUnits.map((unit) => countedBetween(micros(from), micros(to), unit));
    expect(counted).toEqual([hours(calendar), hours(working)]);
  });

  const moments = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000_000);
  const spans = fc.integer({ min: 0, max: 40 * 86_400 }).map((seconds) => seconds * 1_000_000);
  const units = fc.constantFrom(...termUnits);

  test('property: it adds up, wherever the time is divided', () => {
    fc.assert(
      fc.property(moments, spans, spans, units, (from, first, second, unit) => {
        const parts = countedBetween(from, from + first, unit) + countedBetween(from + first, from + first + second, unit);
        expect(countedBetween(from, from + first + second, unit)).toBe(parts);
      }),
      runs({ quick: 200, full: 100_000 }), // a day counts by its end: 20 of 20 seeds at 27
    );
  });

  test('property: a term that begins on a working day counts as many days as it has', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 }), units, (at, days, unit) => {
        const weekend = [0, 6].includes(new Date(at / 1000).getUTCDay());
        const from = weekend ? at + 2 * microsADay : at;
        expect(countedBetween(from, afterTerm(from, { days, unit }), unit)).toBe(days * microsADay);
      }),
      runs({ quick: 200, full: 100_000 }), // the day of the beginning counts: 20 of 20 seeds at 33
    );
  });
});

describe('a moment that is read', () => {
  test.each([
    ['2026-11-27T10:00:00Z', '2026-11-27T10:00:00.000Z'],
    ['2026-11-27T10:00Z', '2026-11-27T10:00:00.000Z'],
    ['2026-11-27T10:00:00.5Z', '2026-11-27T10:00:00.500Z'],
    ['2026-11-27T10:00:00.123456Z', '2026-11-27T10:00:00.123Z'],
    ['2026-11-27T10:00:00+03:00', '2026-11-27T07:00:00.000Z'],
    ['2026-11-27T22:15:30.250-05:30', '2026-11-28T03:45:30.250Z'],
    ['2026-11-27T23:59:59Z', '2026-11-27T23:59:59.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(readMoment(text)).toBe(Date.parse(moment) * 1000);
  });

  test.each([
    ['2026-02-30T10:00:00Z', 'a day that February has not'],
    ['2027-02-29T10:00:00Z', 'a 29 February of no leap year'],
    ['2026-13-01T10:00:00Z', 'a thirteenth month'],
    ['2026-11-27T24:00:00Z', 'the midnight that is 00:00 of the next day'],
    ['2026-11-27T25:00:00Z', 'an hour that no day has'],
    ['2026-11-27T10:60:00Z', 'a minute that no hour has'],
    ['2026-11-27T10:00:00', 'no zone: nobody knows whose ten o’clock'],
    ['2026-11-27T10:00:00.1234567Z', 'more than microseconds'],
    ['2026-11-27T10:00:00.Z', 'a point without figures'],
    ['2026-11-27T1:00Z', 'an hour of one digit'],
    ['2026-11-27T10:00+3:00', 'an offset of one digit'],
    ['2026-11-27 10:00:00Z', 'a blank for the T'],
    ['2026-11-27 (T10:00:00Z', 'a bracket between, after which engines read nothing'],
    ['2026-11-27', 'a day alone'],
    ['+012026-11-27T10:00:00Z', 'a year of six digits'],
    ['27 Nov 2026 10:00:00 GMT', 'another format that engines read'],
    ['tomorrow', 'words'],
    ['', 'nothing'],
  ])('"%s" is no moment: %s', (text) => {
    expect(readMoment(text)).toBeUndefined();
  });

  test('property: what the wire carries reads back as itself, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000_000 }), (at) => {
        expect(readMoment(toRfc3339(at))).toBe(at - (at % 1000));
      }),
      runs(),
    );
  });
});
