import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

/**
 * Hints that these people have something new to see; heard as `notified` by `Wakeups` in every process, this one too. Inside a transaction it is sent
 * when that commits and never when it does not, each person once. Only for work that goes on behind commands: NOTIFY takes a lock at commit.
 */
export async function tellNotified(queryable: Queryable, people: readonly Id[]): Promise<void> {
  if (people.length === 0) return;
  await queryable.query(
    `select pg_notify('registra_notified', person) from unnest($1::text[]) as person`,
    [[...new Set(people)]],
    'notified',
  );
}
