import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { WallClock } from './wall-clock.js';

const hour = 3_600_000;

/** What a clock in `zone` shows at a moment, as ISO 8601 without a zone. */
const shown = (zone: string, moment: string): string => new Date(new WallClock(zone).at(new Date(moment))).toISOString().slice(0, -1);

/** The moment at which a clock in `zone` shows a time; undefined where it never does. */
function momentOf(zone: string, wall: string): string | undefined {
  const instant = new WallClock(zone).instantOf(Date.parse(`${wall}Z`));
  return instant === undefined ? undefined : new Date(instant).toISOString();
}

/** Runs `act` and counts how often an offset was asked of the zone's data. */
function lookUpsOf(act: () => void): number {
  const prototype = Intl.DateTimeFormat.prototype;
  const original = Object.getOwnPropertyDescriptor(prototype, 'formatToParts') ?? {};
  let lookUps = 0;
  const counting = function (this: Intl.DateTimeFormat, ...args: Parameters<Intl.DateTimeFormat['formatToParts']>) {
    lookUps += 1;
    return (original.value as Intl.DateTimeFormat['formatToParts']).apply(this, args);
  };
  Object.defineProperty(prototype, 'formatToParts', { ...original, value: counting });
  try {
    act();
  } finally {
    Object.defineProperty(prototype, 'formatToParts', original);
  }
  return lookUps;
}

describe('a clock on the wall', () => {
  it.each([
    ['UTC', '2026-11-27T21:05:07.123Z', '2026-11-27T21:05:07.123', 'with nothing added'],
    ['Europe/Tallinn', '2026-11-27T22:30:00Z', '2026-11-28T00:30:00.000', 'two hours ahead in winter, the next day already'],
    ['Europe/Tallinn', '2026-07-01T20:59:59.999Z', '2026-07-01T23:59:59.999', 'three hours ahead in summer'],
    ['America/New_York', '2027-01-01T04:30:00Z', '2026-12-31T23:30:00.000', 'five hours behind, the year before still'],
    ['Asia/Kathmandu', '2026-11-27T12:00:00Z', '2026-11-27T17:45:00.000', 'ahead by hours and three quarters'],
    ['Pacific/Kiritimati', '2028-02-28T10:00:00Z', '2028-02-29T00:00:00.000', 'fourteen hours ahead, on 29 February'],
    ['Europe/Moscow', '1969-12-31T21:00:00Z', '1970-01-01T00:00:00.000', 'before 1970'],
  ])('in %s shows %s as %s: %s', (zone, moment, wall) => {
    expect(shown(zone, moment)).toBe(wall);
  });

  it('in Berlin skips an hour on the last Sunday of March, and shows one twice on that of October', () => {
    expect(shown('Europe/Berlin', '2026-03-29T00:59:59.999Z')).toBe('2026-03-29T01:59:59.999');
    expect(shown('Europe/Berlin', '2026-03-29T01:00:00Z')).toBe('2026-03-29T03:00:00.000');
    expect(shown('Europe/Berlin', '2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00.000');
    expect(shown('Europe/Berlin', '2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00.000');
  });

  it('needs an existing zone', () => {
    expect(() => new WallClock('Mars/Olympus')).toThrow(RangeError);
  });

  it('asks the data of its zone once for each quarter of an hour, whatever the order of the moments', () => {
    const clock = new WallClock('Europe/Berlin');
    const moments = ['10:00:00', '11:20:00', '10:14:59.999', '11:29:00', '10:00:00', '10:15:00'];
    const lookUps = lookUpsOf(() => moments.forEach((time) => clock.at(new Date(`2026-11-27T${time}Z`))));
    expect(lookUps).toBe(3);
  });
});

describe('the moment at which a clock shows a time', () => {
  it.each([
    ['Europe/Berlin', '2026-01-15T09:00', '2026-01-15T08:00:00.000Z', 'in winter'],
    ['Europe/Berlin', '2026-07-15T09:00', '2026-07-15T07:00:00.000Z', 'in summer'],
    ['America/New_York', '2026-07-15T09:00', '2026-07-15T13:00:00.000Z', 'west of Greenwich'],
    ['Asia/Kolkata', '2026-07-15T09:00', '2026-07-15T03:30:00.000Z', 'with half an hour'],
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z', 'in the last minute before the clocks are put forward'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z', 'in the first minute after'],
    ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z', 'in the last minute before an hour comes twice'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z', 'in the first minute after'],
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z', 'before the clocks of New York are put forward'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z', 'and after'],
  ])('in %s %s is %s: %s', (zone, wall, moment) => {
    expect(momentOf(zone, wall)).toBe(moment);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T02:00'],
    ['Europe/Berlin', '2026-03-29T02:59'],
    ['America/New_York', '2026-03-08T02:30'],
  ])('in %s %s does not exist: that hour is skipped', (zone, wall) => {
    expect(momentOf(zone, wall)).toBeUndefined();
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ])('in %s %s, a time that comes twice, is the earlier one, %s', (zone, wall, earlier) => {
    expect(momentOf(zone, wall)).toBe(earlier);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'an hour later where it is skipped'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z', 'an hour later there too'],
    ['Australia/Lord_Howe', '2026-10-04T02:00', '2026-10-03T15:30:00.000Z', 'half an hour later where half an hour is skipped'],
    ['Pacific/Apia', '2011-12-30T09:00', '2011-12-30T19:00:00.000Z', 'a day later where a day is skipped'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'the earlier one of two'],
    ['Europe/Berlin', '2026-07-15T09:00', '2026-07-15T07:00:00.000Z', 'the only one otherwise'],
  ])('in %s %s is %s when one is needed: %s', (zone, wall, moment) => {
    expect(new Date(new WallClock(zone).compatibleInstantOf(Date.parse(`${wall}Z`))).toISOString()).toBe(moment);
  });

  it('converts there and back in every zone: the clock shows the same time at it', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
    const clocks = zones.map((zone) => new WallClock(zone));
    const moments = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2037-12-31T00:00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...clocks), moments, (clock, moment) => {
        const wall = clock.at(new Date(moment));
        const again = clock.instantOf(wall) ?? NaN;
        expect(clock.at(new Date(again))).toBe(wall);
        expect(moment - again).toBeGreaterThanOrEqual(0);
        expect(moment - again).toBeLessThanOrEqual(hour);
      }),
      runs({ quick: 2_000, full: 100_000 }),
    );
  });
});
