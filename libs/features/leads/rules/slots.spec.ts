import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { WallClock } from '#machines/kernel/wall-clock';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import { consultationGrace, consultationMinutes, consultationNotice } from './limits.js';
import { isBookable, officeDay, slotsOf, wallDay } from './slots.js';

const hours: WorkingHours = { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' };
const micros = (text: string): number => Date.parse(text) * 1000;
const minute = 60_000_000;
const asTimes = (slots: readonly number[]): string[] => slots.map((slot) => new Date(slot / 1000).toISOString());
const day = (text: string): number => wallDay(text) ?? NaN;

describe('hours of consultations', () => {
  const now = micros('2026-11-20T12:00:00Z');

  it('are half hours of the working hours, in the office’s own time', () => {
    const slots = asTimes(slotsOf(hours, now, day('2026-11-23'), 1));
    expect(slots).toHaveLength(20);
    expect([slots[0], slots[1], slots.at(-1)]).toEqual([
      '2026-11-23T07:00:00.000Z',
      '2026-11-23T07:30:00.000Z',
      '2026-11-23T16:30:00.000Z',
    ]);
  });

  it('leave out days off, what is too soon and what is too far ahead', () => {
    expect(slotsOf(hours, now, day('2026-11-21'), 2)).toEqual([]);
    expect(asTimes(slotsOf(hours, now, day('2026-11-20'), 1))[0]).toBe('2026-11-20T14:00:00.000Z');
    expect(slotsOf(hours, now, day('2026-11-19'), 1)).toEqual([]);
    expect(slotsOf(hours, now, day('2027-03-01'), 5)).toEqual([]);
  });

  it('are computed once, and not at all beyond the horizon, however often somebody asks', () => {
    const asked = { ...hours, from: '09:30' };
    const compute = jest.spyOn(WallClock.prototype, 'instantOf');
    const first = slotsOf(asked, now, day('2026-11-23'), 31);
    expect(compute).toHaveBeenCalled();
    compute.mockClear();
    for (let minutes = 0; minutes < 5; minutes += 1) expect(slotsOf(asked, now + minutes * minute, day('2026-11-23'), 31)).toEqual(first);
    expect(slotsOf(asked, now, day('2030-06-01'), 31)).toEqual([]);
    expect(compute).not.toHaveBeenCalled();
    compute.mockRestore();
  });

  it('end where no whole consultation fits any more', () => {
    const short = { ...hours, from: '09:15', to: '10:20' };
    expect(asTimes(slotsOf(short, now, day('2026-11-23'), 1))).toEqual(['2026-11-23T07:15:00.000Z', '2026-11-23T07:45:00.000Z']);
  });

  it('follow the clocks when they are put back, and skip what is skipped when they are put forward', () => {
    const night = { ...hours, days: [7], from: '02:00', to: '05:00' };
    const autumn = micros('2026-10-20T00:00:00Z');
    expect(asTimes(slotsOf({ ...hours, days: [1] }, autumn, day('2026-10-26'), 1))[0]).toBe('2026-10-26T07:00:00.000Z');
    expect(asTimes(slotsOf({ ...hours, days: [5] }, autumn, day('2026-10-23'), 1))[0]).toBe('2026-10-23T06:00:00.000Z');
    const spring = asTimes(slotsOf(night, micros('2027-03-20T00:00:00Z'), day('2027-03-28'), 1));
    expect(spring).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:00:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ]);
  });

  it('can be booked exactly where they are listed, or were while a form was being filled in, in every zone', () => {
    const zones = ['Europe/Tallinn', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Australia/Lord_Howe', 'UTC'];
    /** The time of sending: some minutes after the list was shown, or around the end of the notice. */
    const sending = fc.oneof(
      fc.record({ after: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ before: fc.integer({ min: consultationNotice - consultationGrace - 2, max: consultationNotice + 2 }) }),
    );
    const nearly = fc.constantFrom(0, 0, 0, 1, -1);
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(), nearly, sending, (timeZone, which, off, moment) => {
        const there = { ...hours, timeZone };
        const listed = slotsOf(there, now, officeDay(now, there), 60);
        const at = (listed[which % listed.length] ?? 0) + off * minute;
        const sent = 'after' in moment ? now + moment.after * minute : at - moment.before * minute;
        const opened = Array.from({ length: consultationGrace + 1 }, (_, minutesAgo) => sent - minutesAgo * minute);
        const wasListed = opened.some((then) => slotsOf(there, then, officeDay(at, there), 1).includes(at));
        expect(isBookable(at, there, sent)).toBe(wasListed);
        expect(listed.every((slot, i) => i === 0 || slot - (listed[i - 1] ?? 0) >= consultationMinutes * minute)).toBe(true);
      }),
      runs({ quick: 400, full: 10_000 }), // a minute too much of grace: 20 of 20 seeds at 213
    );
  });

  it('can still be booked by a form that was open when their notice ran out', () => {
    const slot = micros('2026-11-20T14:00:00Z');
    const minutesLater = (minutes: number) => isBookable(slot, hours, now + minutes * 60_000_000);
    expect([0, 1, consultationGrace, consultationGrace + 1].map(minutesLater)).toEqual([true, true, true, false]);
  });

  it.each(['2026-02-30', '2026-13-01', '20261101', '', 'tomorrow', '2026-11-1'])('refuse the day %p', (text) =>
    expect(wallDay(text)).toBeUndefined(),
  );
});
