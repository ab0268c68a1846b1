import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { WallClock } from '#machines/kernel/wall-clock';
import type { WorkingHours } from './site-settings.js';
import { isWorkingDay, minutesOf, nextOpening, openingText, zoneText } from './working-hours.js';

const hours: WorkingHours = { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' };
const at = (text: string): number => Date.parse(text);
const opens = (text: string, more: Partial<WorkingHours> = {}): string | null => {
  const opening = nextOpening({ ...hours, ...more }, at(text));
  return opening === null ? null : new Date(opening).toISOString();
};

describe('the next opening of the office', () => {
  it.each([
    ['in the evening', '2026-11-25T18:05:00Z', '2026-11-26T07:00:00.000Z'],
    ['in the minute of closing', '2026-11-25T17:00:00Z', '2026-11-26T07:00:00.000Z'],
    ['before it opens', '2026-11-25T06:59:59Z', '2026-11-25T07:00:00.000Z'],
    ['over the weekend', '2026-11-27T17:30:00Z', '2026-11-30T07:00:00.000Z'],
    ['on a Sunday', '2026-11-29T12:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['over the change of clocks', '2026-10-24T12:00:00Z', '2026-10-26T07:00:00.000Z'],
  ])('%s', (_, now, opening) => {
    expect(opens(now)).toBe(opening);
  });

  it('is undefined while the office is open', () => {
    expect(opens('2026-11-25T07:00:00Z')).toBeNull();
    expect(opens('2026-11-25T16:59:59Z')).toBeNull();
  });

  it('is a week away if it opens once a week, and an hour later if the clocks skip it', () => {
    expect(opens('2026-11-25T17:30:00Z', { days: [3] })).toBe('2026-12-02T07:00:00.000Z');
    expect(opens('2027-03-27T12:00:00Z', { days: [7], from: '03:30', to: '09:00' })).toBe('2027-03-28T01:30:00.000Z');
  });

  it('is the first open minute from now on, in every zone', () => {
    const zones = ['Europe/Tallinn', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'];
    const minutes = fc.integer({ min: 0, max: 370 * 1440 });
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    const isOpen = (there: WorkingHours, now: number): boolean => {
      const wall = new WallClock(there.timeZone).at(new Date(now));
      const minute = Math.floor((wall % 86_400_000) / 60_000);
      return isWorkingDay(there, wall - (wall % 86_400_000)) && minute >= minutesOf(there.from) && minute < minutesOf(there.to);
    };
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, minutes, (timeZone, open, later) => {
        const there = { ...hours, timeZone, days: open };
        const now = at('2026-01-01T00:00:00Z') + later * 60_000;
        const opening = nextOpening(there, now);
        expect(opening === null).toBe(isOpen(there, now));
        if (opening === null) return;
        expect(opening).toBeGreaterThan(now);
        expect([isOpen(there, opening), isOpen(there, opening - 60_000)]).toEqual([true, false]);
        for (let between = now; between < opening; between += 1_800_000) expect(nextOpening(there, between)).toBe(opening);
      }),
      runs(),
    );
  });
});

describe('the texts of working hours', () => {
  const text = (now: string, own: string, language: 'ru' | 'en', more: Partial<WorkingHours> = {}) =>
    openingText(nextOpening({ ...hours, ...more }, at(now)) ?? NaN, at(now), { own, office: 'Europe/Tallinn' }, language);

  it.each([
    ['2026-11-25T18:05:00Z', 'Europe/London', 'en', 'tomorrow from 07:00 your time (09:00 at our office)'],
    ['2026-11-25T18:05:00Z', 'Europe/Moscow', 'ru', 'завтра с 10:00 по вашему времени (у нас будет 09:00)'],
    ['2026-11-25T18:05:00Z', 'Europe/Helsinki', 'en', 'tomorrow from 09:00'],
    ['2026-11-25T05:00:00Z', 'Europe/Tallinn', 'ru', 'сегодня с 09:00'],
    ['2026-11-27T18:05:00Z', 'Europe/London', 'en', 'on Monday from 07:00 your time (09:00 at our office)'],
    ['2026-11-27T18:05:00Z', 'Europe/Tallinn', 'ru', 'в понедельник с 09:00'],
    // It is Monday morning already in Auckland while the office has its Sunday.
    ['2026-11-29T18:00:00Z', 'Pacific/Auckland', 'en', 'today from 20:00 your time (09:00 at our office)'],
  ] as const)('%s in %s, %s', (now, own, language, expected) => {
    expect(text(now, own, language)).toBe(expected);
  });

  it.each([
    ['en', ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday']],
    ['ru', ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье']],
  ] as const)('name each day of the week: %s', (language, expected) => {
    // Asked at noon, three days before the only working day of the week; 23 November 2026 is a Monday.
    const named = expected.map((_name, i) => text(`2026-11-${20 + i}T10:00:00Z`, 'Europe/Tallinn', language, { days: [i + 1] }));
    expect(named).toEqual(expected.map((name) => (language === 'en' ? `${name} from 09:00` : `${name} с 09:00`)));
  });

  it('have the date where the weekday is today’s', () => {
    expect(text('2026-11-25T18:00:00Z', 'Europe/Tallinn', 'en', { days: [3] })).toBe('on Wednesday, 2 December from 09:00');
  });

  it('name a zone once', () => {
    expect(zoneText('Europe/Moscow', 'ru')).toBe('Москва');
    expect(zoneText('Europe/Lisbon', 'en')).toBe('Portugal Time');
  });
});
