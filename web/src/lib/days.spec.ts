import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { dayIn } from '#machines/kernel/time';
import { daysBetween, daysOf, dayText, isDay, parseDay, presets, shiftDay, ownZone } from './days.js';

const day = fc
  .date({ min: new Date('2001-01-01T00:00:00Z'), max: new Date('2190-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns', 'Pacific/Kiritimati'];

describe("the reader's time zone", () => {
  it('is UTC where the browser names one that it does not know', () => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Nowhere/Unknown' };
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    expect(ownZone()).toBe('UTC');
    jest.restoreAllMocks();
    expect(ownZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe('the days of a preset', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-15', '2026-11-21'],
    ['month', '2026-10-23', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
    ['all', '2017-01-01', '2026-12-31'],
  ] as const)('%s', (preset, from, to) => {
    expect(daysOf(preset, '2026-11-21')).toEqual({ from, to });
  });

  it('are days of the calendar at the turn of a year and in February', () => {
    expect(daysOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(daysOf('thisMonth', '2024-02-29')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(daysOf('quarter', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  });

  it('are in order, and hold today unless it is the month before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...presets), day, (preset, today) => {
        const { from, to } = daysOf(preset, today);
        expect([from, to].filter((one) => !/^\d{4}-\d{2}-\d{2}$/.test(one))).toEqual([]);
        expect(from <= to).toBe(true);
        if (preset === 'lastMonth') expect(shiftDay(to, 1)).toBe(`${today.slice(0, 7)}-01`);
        else expect(from <= today && today <= to).toBe(true);
      }),
      runs(),
    );
  });

  it('have as many days as their name says', () => {
    fc.assert(
      fc.property(day, (today) => {
        expect(daysBetween(daysOf('week', today))).toBe(7);
        expect(daysBetween(daysOf('month', today))).toBe(30);
      }),
      runs(),
    );
  });
});

describe('a day where somebody is', () => {
  it.each([
    ['2026-11-20T23:30:00Z', 'Europe/Berlin', '2026-11-21'],
    ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-20'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-28T22:59:59Z', 'Europe/Berlin', '2026-03-28'],
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ])('%s in %s is %s', (moment, zone, expected) => {
    expect(dayIn(new Date(moment), zone)).toBe(expected);
  });

  it('follows the day before it, also where the clocks change', () => {
    const moment = fc.date({ min: new Date('2005-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (at, zone) => {
        const here = dayIn(at, zone);
        // A day lasts 23 to 25 hours: 26 hours later it is the next one or the one after.
        const later = dayIn(new Date(at.getTime() + 26 * 3_600_000), zone);
        expect([shiftDay(here, 1), shiftDay(here, 2)]).toContain(later);
      }),
      runs(),
    );
  });

  it('comes back when it is shifted there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3000, max: 3000 }), (one, by) => {
        expect(shiftDay(shiftDay(one, by), -by)).toBe(one);
      }),
      runs(),
    );
  });
});

describe('a typed day', () => {
  it('is read as it is written in either language', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('ru' as const, 'en' as const), (one, language) => {
        expect(parseDay(dayText(one, language))).toBe(one);
        expect(parseDay(one)).toBe(one);
      }),
      runs(),
    );
  });

  it.each([
    ['1.2.26', '2026-02-01'],
    [' 01/02/2026 ', '2026-02-01'],
    ['1 2 2026', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['29.02.2024', '2024-02-29'],
  ])('%s is %s', (typed, expected) => {
    expect(parseDay(typed)).toBe(expected);
  });

  it.each(['', '31.02.2026', '29.02.2026', '12/31/2026', 'soon', '1.2', '1.2.202', '01.01.1999', '2026-13-01'])('no day: "%s"', (typed) => {
    expect(parseDay(typed)).toBeUndefined();
  });

  it('is distinguished from text that only looks like one', () => {
    expect(isDay('2026-02-30')).toBe(false);
    expect(isDay('2026-02-28')).toBe(true);
  });
});
