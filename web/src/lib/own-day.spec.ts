import { ownToday, ownZone, promisedDay } from './days.js';
import { inZone } from './testing/in-zone.js';

const moments = ['2026-12-02T09:30:00Z', '2026-12-02T23:30:00Z', '2026-12-03T00:30:00Z'];

/* West and east of UTC, as far as people live. */
describe.each([
  ['Pacific/Honolulu', ['2026-12-01', '2026-12-02', '2026-12-02']],
  ['America/Los_Angeles', ['2026-12-02', '2026-12-02', '2026-12-02']],
  ['UTC', ['2026-12-02', '2026-12-02', '2026-12-03']],
  ['Europe/Tallinn', ['2026-12-02', '2026-12-03', '2026-12-03']],
  ['Asia/Tokyo', ['2026-12-02', '2026-12-03', '2026-12-03']],
  ['Pacific/Kiritimati', ['2026-12-02', '2026-12-03', '2026-12-03']],
])('in %s', (zone, days) => {
  it('today is the day that the reader’s clock shows', async () => {
    expect(await inZone(zone, () => [ownZone(), ...moments.map((at) => ownToday(Date.parse(at)))])).toEqual([zone, ...days]);
  });

  it('a promise is for the same day as everywhere else', async () => {
    const promises = ['2026-12-02T00:00:00.000Z', '2026-12-02T17:00:00.000Z', '2026-12-02T23:59:59.999Z'];
    expect(await inZone(zone, () => promises.map(promisedDay))).toEqual(['2026-12-02', '2026-12-02', '2026-12-02']);
  });
});
