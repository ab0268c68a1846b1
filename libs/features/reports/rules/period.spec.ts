import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { addDays, axisOf, daysIn, intervals, isDay, type Period, periodBefore, startOf } from './period.js';

const day = fc.integer({ min: 0, max: 50_000 }).map((days) => addDays('2005-01-01', days));
const period: fc.Arbitrary<Period> = fc
  .tuple(day, fc.integer({ min: 0, max: 800 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('the period of a report', () => {
  it('is compared with as many days before it', () => {
    expect(periodBefore({ from: '2026-03-10', to: '2026-03-16' })).toEqual({ from: '2026-03-03', to: '2026-03-09' });
    fc.assert(
      fc.property(period, (one) => {
        const before = periodBefore(one);
        expect(addDays(before.to, 1)).toBe(one.from);
        expect(Math.abs(daysIn(before) - daysIn(one))).toBeLessThanOrEqual(one.from.endsWith('-01') ? 62 : 0);
      }),
      runs(),
    );
  });

  it('of whole months is compared with as many whole months', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(periodBefore({ from: '2024-01-01', to: '2024-12-31' })).toEqual({ from: '2023-01-01', to: '2023-12-31' });
    expect(periodBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });

  it('is compared with the same days of the one before while it is under way', () => {
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect(periodBefore(november, '2026-11-25')).toEqual({ from: '2026-10-01', to: '2026-10-25' });
    expect(periodBefore(november, '2026-11-30')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(periodBefore(november, '2026-12-25')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(periodBefore(november, '2026-10-25')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' }, '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(periodBefore({ from: '2026-10-01', to: '2026-12-31' }, '2026-11-25')).toEqual({ from: '2026-07-01', to: '2026-08-25' });
    expect(periodBefore({ from: '2026-01-01', to: '2026-12-31' }, '2026-11-25')).toEqual({ from: '2025-01-01', to: '2025-11-25' });
    expect(periodBefore({ from: '2026-11-10', to: '2026-11-30' }, '2026-11-25')).toEqual({ from: '2026-10-20', to: '2026-11-04' });
  });

  it('has an axis without gaps, and every day of it belongs to one of its steps', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...intervals), fc.nat(), (one, interval, nth) => {
        const axis = axisOf(one, interval);
        expect(axis[0]).toBe(startOf(one.from, interval));
        expect([...axis].sort()).toEqual(axis);
        const within = addDays(one.from, nth % daysIn(one));
        expect(axis).toContain(startOf(within, interval));
        expect(new Set(axis).size).toBe(axis.length);
      }),
      runs(),
    );
  });

  it('begins its weeks on Monday', () => {
    expect(startOf('2026-11-22', 'week')).toBe('2026-11-16');
    expect(startOf('2026-11-16', 'week')).toBe('2026-11-16');
  });

  it('knows the days of the calendar', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '1999-12-31', 'today'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
