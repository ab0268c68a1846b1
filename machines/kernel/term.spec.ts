import { formatDays, lastDayOf, formatTerm } from './term.js';

/** No-break spaces as ordinary ones. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a term as text', () => {
  it.each([
    [1, '1 день', '1 day'],
    [2, '2 дня', '2 days'],
    [5, '5 дней', '5 days'],
    [11, '11 дней', '11 days'],
    [21, '21 день', '21 days'],
    [22, '22 дня', '22 days'],
    [111, '111 дней', '111 days'],
  ])('of %i calendar days is "%s" in Russian and "%s" in English', (days, russian, english) => {
    const term = { days, unit: 'calendar' } as const;
    expect([formatTerm(term, 'ru'), formatTerm(term, 'en')].map(plain)).toEqual([russian, english]);
  });

  it.each([
    [1, '1 рабочий день', '1 working day'],
    [3, '3 рабочих дня', '3 working days'],
    [10, '10 рабочих дней', '10 working days'],
    [31, '31 рабочий день', '31 working days'],
  ])('of %i working days is "%s" in Russian and "%s" in English', (days, russian, english) => {
    const term = { days, unit: 'working' } as const;
    expect([formatTerm(term, 'ru'), formatTerm(term, 'en')].map(plain)).toEqual([russian, english]);
  });

  it('stays on one line: the figure is not parted from its word', () => {
    expect(formatTerm({ days: 5, unit: 'calendar' }, 'en')).toBe('5\u00a0days');
  });
});

describe('days as text', () => {
  it('are calendar days where nothing else is said', () => {
    expect(plain(formatDays(7, 'en'))).toBe('7 days');
  });

  it.each([
    [3, 10, '3–10 дней', '3–10 days'],
    [10, 21, '10–21 день', '10–21 days'],
    [1, 2, '1–2 дня', '1–2 days'],
    [5, 5, '5 дней', '5 days'],
    [1, 1, '1 день', '1 day'],
  ])('from %i to %i agree with the last figure, and are no span of one day: "%s", "%s"', (days, upTo, russian, english) => {
    expect([formatDays(days, 'ru', upTo), formatDays(days, 'en', upTo)].map(plain)).toEqual([russian, english]);
  });

  it.each([
    ['1.5', '1.5 дня', '1.5 days'],
    ['2', '2 дня', '2 days'],
    ['', ' дней', ' days'],
  ])('as they are typed, "%s", read "%s" and "%s"', (days, russian, english) => {
    expect([formatDays(days, 'ru'), formatDays(days, 'en')].map(plain)).toEqual([russian, english]);
  });

  it('of work that are no whole number have their own form in Russian', () => {
    expect(plain(formatDays('2.5', 'ru', undefined, 'working'))).toBe('2.5 рабочего дня');
    expect(plain(formatDays('1', 'ru', '2.5', 'working'))).toBe('1–2.5 рабочего дня');
  });

  it('are one figure if the typed number equals the stored one', () => {
    expect(plain(formatDays('5', 'en', 5))).toBe('5 days');
  });
});

describe('the last day of a term', () => {
  it.each([
    ['2026-11-27T18:30:00Z', 3, 'calendar', '2026-11-30', 'Friday and three days are Monday'],
    ['2026-11-27T18:30:00Z', 3, 'working', '2026-12-02', 'Friday and three working days are Wednesday'],
    ['2028-02-28T00:00:00Z', 1, 'calendar', '2028-02-29', 'a leap year has a 29 February'],
    ['2026-12-31T23:59:59.999Z', 1, 'working', '2027-01-01', 'holidays are not left out'],
    ['2026-12-31T23:59:59.999Z', 0, 'calendar', '2026-12-31', 'no days end on the same day'],
  ] as const)('that begins at %s and has %i %s days is %s: %s', (from, days, unit, last, _why) => {
    expect(lastDayOf({ days, unit }, new Date(from))).toBe(last);
  });
});
