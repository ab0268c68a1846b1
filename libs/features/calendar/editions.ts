import type { CalendarEntry, CalendarTime } from '#libs/contracts/calendar/calendar-entries';
import { calendarDateOf, type Micros } from '#machines/kernel/time';

/** The last published state of an entry: its time, whether it is cancelled, how often either changed, and the moment of the last change. */
interface Edition {
  when: CalendarTime;
  cancelled: boolean;
  sequence: number;
  changedAt: Micros;
}

/** The last published state of each entry, by the entry's key. */
export type Editions = Readonly<Record<string, Edition>>;

/** An entry as it was published in a feed. */
export type DatedEntry = Omit<CalendarEntry, 'when' | 'cancelled'> & Edition & { key: string };

/** Entries of a feed at most, and remembered editions of entries that left it and may return. */
export const mostEntries = 500;
const mostRemembered = 1_000;

const dayOf = (when: CalendarTime): string => (typeof when === 'string' ? when : calendarDateOf(when.at));

const keyOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string => `${kind}.${id}`;
const isSame = (one: Pick<Edition, 'when' | 'cancelled'>, other: Pick<Edition, 'when' | 'cancelled'>): boolean =>
  one.cancelled === other.cancelled && spelled(one.when) === spelled(other.when);
const spelled = (when: CalendarTime): string => (typeof when === 'string' ? when : `${when.at}/${when.minutes}`);

/**
 * Returns the entries of a feed, the earliest if there are too many. An entry's sequence grows whenever its day or cancellation differs
 * from the last reading. Cancelled entries that no reading contained and days before `since` are left out.
 */
export function nextEditions(
  entries: readonly CalendarEntry[],
  known: Editions,
  { now, since }: { now: Micros; since: string },
): { entries: DatedEntry[]; editions: Editions; changed: boolean } {
  const all = entries.flatMap((entry): DatedEntry[] => {
    const key = keyOf(entry);
    const before = known[key];
    if (before === undefined && entry.cancelled) return [];
    const when = entry.when ?? before?.when;
    if (when === undefined || dayOf(when) < since) return [];
    const { cancelled } = entry;
    const edition = before !== undefined && isSame(before, { when, cancelled }) ? before : follow(before, { when, cancelled }, now);
    return [{ ...entry, ...edition, key }];
  });
  const shown = all.sort(byDay).slice(0, mostEntries);
  const said = Object.fromEntries(
    shown.map(({ key, when, cancelled, sequence, changedAt }) => [key, { when, cancelled, sequence, changedAt }]),
  );
  const changed = shown.some(({ key, sequence }) => known[key]?.sequence !== sequence);
  return { entries: shown, editions: { ...rememberedOf(known, said, since), ...said }, changed };
}

const follow = (before: Edition | undefined, now: Pick<Edition, 'when' | 'cancelled'>, changedAt: Micros): Edition => ({
  ...now,
  sequence: before === undefined ? 0 : before.sequence + 1,
  changedAt,
});

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byDay = (one: DatedEntry, other: DatedEntry): number => compare(dayOf(one.when), dayOf(other.when)) || compare(one.key, other.key);

/** Remembers entries that left the feed, so that their sequence continues; beyond the limit the latest days stay. */
const rememberedOf = (known: Editions, said: Editions, since: string): Editions =>
  Object.fromEntries(
    Object.entries(known)
      .filter(([key, { when }]) => said[key] === undefined && dayOf(when) >= since)
      .sort(([, one], [, other]) => compare(dayOf(other.when), dayOf(one.when)))
      .slice(0, mostRemembered),
  );
