import { nextDigest, nextDigestAfter } from './digest-time.js';

const at = (text: string): Date => new Date(text);

describe('the hour of the daily email', () => {
  it.each([
    ['later today', 8, 'Europe/Berlin', '2026-01-15T05:00:00Z', '2026-01-15T07:00:00.000Z'],
    ['tomorrow when it struck already', 8, 'Europe/Berlin', '2026-01-15T07:00:00Z', '2026-01-16T07:00:00.000Z'],
    ['by the clock of the place, west of us', 23, 'America/Los_Angeles', '2026-01-15T07:30:00Z', '2026-01-16T07:00:00.000Z'],
    ['where half hours count', 8, 'Asia/Kolkata', '2026-01-15T02:29:00Z', '2026-01-15T02:30:00.000Z'],
    ['in summer time', 8, 'Europe/Berlin', '2026-07-15T05:00:00Z', '2026-07-15T06:00:00.000Z'],
    ['an hour later on the day that has no such hour', 2, 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['once on the day that has the hour twice', 2, 'Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T00:00:00.000Z'],
    ['not a second time on that day', 2, 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-26T01:00:00.000Z'],
  ])('is %s', (_name, hour, timeZone, now, expected) => {
    expect(nextDigest({ hour, timeZone }, at(now)).toISOString()).toBe(expected);
  });

  it('comes once a day over a whole year of every clock', () => {
    const wrong: string[] = [];
    for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])
      for (const hour of [0, 2, 3, 8, 23]) {
        let now = at('2026-01-01T12:00:00Z');
        for (let day = 0; day < 365; day += 1) {
          const next = nextDigest({ hour, timeZone }, now);
          const gap = (next.getTime() - now.getTime()) / 3_600_000;
          if (day > 0 && !(gap >= 22 && gap <= 26)) wrong.push(`${timeZone} ${hour} ${now.toISOString()}`);
          now = next;
        }
      }
    expect(wrong).toEqual([]);
  });

  it('waits for tomorrow when it is changed on a day that has had its mail', () => {
    const time = { hour: 15, timeZone: 'UTC' };
    expect(nextDigestAfter(time, at('2026-01-15T09:00:00Z'), at('2026-01-15T08:00:00Z')).toISOString()).toBe('2026-01-16T15:00:00.000Z');
    expect(nextDigestAfter(time, at('2026-01-15T09:00:00Z'), at('2026-01-14T08:00:00Z')).toISOString()).toBe('2026-01-15T15:00:00.000Z');
  });
});
