import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Queryable } from '#libs/platform/database/database';
import { Problem, accessDenied, notFound } from '#libs/platform/http/problem';
import { type PersonRights, personRights, sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import type { Accounts } from './accounts.js';
import type { UserEntity } from './user.entity.js';

/** A person to be changed, locked until the end of the transaction. */
export interface Held {
  user: UserEntity;
  rights: PersonRights;
}

const active = (user: UserEntity): boolean => user.passwordHash !== null && user.deactivatedAt === null && user.erasedAt === null;

/**
 * @param needs the required permission
 * @throws Problem 404 for an unknown person, or one in a section that `actor` may not read; 403 without the permission; 409 personErased; 409 lastOwner if the
 * only Owner would remove themselves
 */
export async function holdPerson(tx: Queryable, accounts: Accounts, actor: Actor, id: Id, needs: 'edit' | 'erase'): Promise<Held> {
  await lockOwnersBefore(tx, id);
  const user = await accounts.lock(tx, id);
  if (!user || (actor.id !== id && !permits(actor, `${sectionOf(user.role)}.read`))) throw notFound();
  if (user.erasedAt !== null) throw new Problem('personErased');
  const rights = personRights(actor, { ...user, erased: false });
  if (actor.id === id && needs === 'erase') await keepAnOwner(tx, user);
  if (!rights[needs]) throw accessDenied();
  return { user, rights };
}

/** Locks all owners in one order before any single one: two who remove each other concurrently must neither both succeed nor deadlock. */
async function lockOwnersBefore(tx: Queryable, id: Id): Promise<void> {
  await tx.query(
    `select from users where role = 'Owner' and exists (select from users where id = $1 and role = 'Owner') order by id for no key update`,
    [id],
  );
}

/** @throws Problem 409 lastOwner if there is no other active Owner than `user` */
export async function keepAnOwner(tx: Queryable, user: UserEntity): Promise<void> {
  if (user.role !== 'Owner' || !active(user)) return;
  const other = await tx.one(`select from users where role = 'Owner' and status = 'active' and id <> $1 limit 1`, [user.id]);
  if (!other) throw new Problem('lastOwner', { remedy: { key: 'appointAnotherOwner' } });
}
