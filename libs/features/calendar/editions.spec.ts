import fc from 'fast-check';
import type { CalendarEntry } from '#libs/contracts/calendar/calendar-entries';
import { runs } from '#machines/kernel/testing/runs';
import { type Editions, mostEntries, nextEditions } from './editions.js';

const order = (id: string, when: CalendarEntry['when'], cancelled = false): CalendarEntry => ({
  kind: 'promised',
  id,
  number: id,
  about: null,
  path: null,
  when,
  cancelled,
});
const clock = (now: number) => ({ now, since: '2026-10-01' });
/** The contents of a feed at its successive readings. */
function feeds(...said: CalendarEntry[][]) {
  let known: Editions = {};
  return said.map((entries, now) => {
    const next = nextEditions(entries, known, clock(now));
    known = next.editions;
    return next;
  });
}
const sequences = (...said: CalendarEntry[][]) => feeds(...said).map(({ entries }) => entries.map(({ sequence }) => sequence));

describe('editions of a calendar', () => {
  it('raise the sequence when a day changes, and only then', () => {
    const [first, second] = [order('a', '2026-12-01'), order('a', '2026-12-02')];
    expect(sequences([first], [first], [second], [second], [first])).toEqual([[0], [0], [1], [1], [2]]);
    expect(feeds([first], [first], [second]).map(({ changed }) => changed)).toEqual([true, false, true]);
  });

  it('continue the sequence of an entry that left and came back', () => {
    expect(sequences([order('a', '2026-12-01')], [], [order('a', '2026-12-01')], [], [order('a', '2026-12-09')])).toEqual([
      ...[[0], [], [0], [], [1]],
    ]);
  });

  it('cancel an entry on the day that it had, once, and only where a feed had it', () => {
    const [, cancelled, again] = feeds(
      [order('a', '2026-12-01')],
      [order('a', null, true), order('b', null, true)],
      [order('a', null, true)],
    );
    expect(cancelled?.entries).toEqual([
      expect.objectContaining({ id: 'a', when: '2026-12-01', cancelled: true, sequence: 1, changedAt: 1 }),
    ]);
    expect(again?.entries).toEqual(cancelled?.entries);
  });

  it('raise the sequence when the hour of a meeting changes', () => {
    const at = (hour: number) => order('a', { at: Date.parse(`2026-12-01T${hour}:00:00Z`) * 1000, minutes: 30 });
    expect(sequences([at(10)], [at(10)], [at(11)])).toEqual([[0], [0], [1]]);
  });

  it('leave out past days and, beyond the largest number of entries, the latest days', () => {
    const dates = Array.from({ length: mostEntries + 9 }, (_, n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10));
    const { entries } = nextEditions([order('old', '2026-09-30'), ...dates.map((day) => order(day, day)).reverse()], {}, clock(1));
    expect(entries.map(({ id }) => id)).toEqual(dates.slice(0, mostEntries));
  });

  it('never lower a sequence, and give the same entries for the same days, whatever came before', () => {
    const days = fc.constantFrom(null, '2026-12-01', '2026-12-02', '2026-12-03');
    const orders = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), days, fc.boolean()), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 12 }), (said) => {
        const one = said.map((list) => [
          ...new Map(list.map(([id, day, cancelled]) => [id, order(id, day, cancelled || day === null)])).values(),
        ]);
        const last = new Map<string, number>();
        for (const { entries, editions } of feeds(...one)) {
          for (const { id, sequence } of entries) {
            expect(sequence).toBeGreaterThanOrEqual(last.get(id) ?? 0);
            last.set(id, sequence);
          }
          const again = nextEditions(entries, editions, clock(99));
          expect([again.changed, again.entries]).toEqual([false, entries]);
        }
      }),
      runs({ quick: 200 }),
    );
  });
});
