import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

/**
 * Hints that these people have something new to see; heard as `notified` by `Wakeups` in every process, this one too. Inside a transaction it is sent
 * when that commits and never when it does not, each person once. Only for work that goes on behind commands: NOTIFY takes a lock at commit.
 */
export async function notifyPeople(queryable: Queryable, people: readonly Id[]): Promise<void> {
  if (people.length > 0) await queryable.query(notifiedSql('$1'), [[...new Set(people)]], 'notified');
}

/** What one notification holds at most: its payload has less than 8,000 bytes. */
const mostPeople = 200;

/** The statement that hints, for one that does more at once: the ids travel together, comma separated. @param people the parameter with distinct ids */
export const notifiedSql = (people: string): string =>
  `select pg_notify('registra_notified', string_agg(person, ','))
   from unnest(${people}::text[]) with ordinality as p(person, n) group by n / ${mostPeople}`;
