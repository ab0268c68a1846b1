import { dayOf, slotsByDay, timeOf } from './slots.js';

const slots = ['2026-11-25T22:30:00Z', '2026-11-25T08:00:00Z', '2026-11-26T06:00:00Z'];

describe('free times', () => {
  it('stand under the day they are on for the visitor, in order', () => {
    expect(slotsByDay(slots, 'UTC')).toEqual([
      { day: '2026-11-25', slots: ['2026-11-25T08:00:00Z', '2026-11-25T22:30:00Z'] },
      { day: '2026-11-26', slots: ['2026-11-26T06:00:00Z'] },
    ]);
    expect(slotsByDay(slots, 'Europe/Moscow').map(({ day, slots: of }) => [day, of.length])).toEqual([
      ['2026-11-25', 1],
      ['2026-11-26', 2],
    ]);
    expect(slotsByDay(slots, 'America/Los_Angeles').map(({ day }) => day)).toEqual(['2026-11-25']);
  });

  it('are shown by the clocks of the zone, around the change of clocks too', () => {
    expect(timeOf('2026-11-25T08:00:00Z', 'Europe/Tallinn', 'en')).toBe('10:00');
    expect(timeOf('2026-10-24T08:00:00Z', 'Europe/Tallinn', 'ru')).toBe('11:00');
    expect(timeOf('2026-11-25T22:30:00Z', 'Asia/Kolkata', 'en')).toBe('04:00');
  });

  it('name the day in the language of the page', () => {
    expect(dayOf('2026-11-25', 'long', 'en')).toBe('Wednesday 25\u00a0November');
    expect(dayOf('2026-11-25', 'long', 'ru')).toBe('Среда, 25\u00a0ноября');
  });
});
