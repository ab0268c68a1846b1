import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

/**
 * Signals that these people have something new to see; every process receives it as `notified` from `Wakeups`, including this one. Within a transaction it is
 * sent on commit and never on rollback, each person once. Use it only in background work: NOTIFY takes a lock at commit.
 */
export async function notifyPeople(queryable: Queryable, people: readonly Id[]): Promise<void> {
  if (people.length > 0) await queryable.query(notifiedSql('$1'), [[...new Set(people)]], 'notified');
}

/** Maximum number of ids per notification: its payload must be below 8,000 bytes. */
const mostPeople = 200;

/** SQL of the signal, for a caller that does more in one statement: ids are comma-separated. @param people the parameter with distinct ids */
export const notifiedSql = (people: string): string =>
  `select pg_notify('registra_notified', string_agg(person, ','))
   from unnest(${people}::text[]) with ordinality as p(person, n) group by n / ${mostPeople}`;
