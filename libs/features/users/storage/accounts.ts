import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type PlainKey, takePlainKey } from '#libs/event-log/keys/plain-keys';
import type { Id } from '#libs/kernel/ids';
import { UserAuditEntity } from './user-audit.entity.js';
import { UserEntity } from './user.entity.js';

/** What a person may change of themselves. */
export type ProfileChanges = Partial<Pick<UserEntity, 'firstName' | 'lastName' | 'phone' | 'language' | 'theme' | 'partnerCompanyName'>>;

/** How a change of a profile ended; `replayed`: the same request had been carried out before. */
export type ProfileChange =
  { outcome: 'changed'; user: UserEntity } | { outcome: 'replayed'; user: UserEntity } | { outcome: 'missing' } | { outcome: 'reused' };

/** Accounts one at a time. */
@Injectable()
export class Accounts {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  byEmailKey(emailKey: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ emailKey });
  }

  byId(id: Id): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /**
   * Changes one's own profile and notes which fields, in one transaction with its idempotency key. `judge` sees the locked row and throws
   * to refuse; a replay is not judged again.
   */
  changeProfile(id: Id, changes: ProfileChanges, key: PlainKey | undefined, judge: (current: UserEntity) => void): Promise<ProfileChange> {
    return this.users.manager.transaction(async (manager): Promise<ProfileChange> => {
      const user = await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!user) return { outcome: 'missing' };
      const taken = key && (await takePlainKey(queryable(manager), key, 200, null));
      if (taken?.outcome === 'reused') return { outcome: 'reused' };
      if (taken?.outcome === 'replayed') return { outcome: 'replayed', user };
      judge(user);
      await write(manager, user, changes);
      return { outcome: 'changed', user: await manager.findOneByOrFail(UserEntity, { id }) };
    });
  }
}

const queryable = (manager: EntityManager) => ({
  query: <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> => manager.query(text, [...params]),
});

/** What already is so is no change: no version, no audit row. */
async function write(manager: EntityManager, { id, version, ...current }: UserEntity, changes: ProfileChanges): Promise<void> {
  const fields = (Object.keys(changes) as (keyof ProfileChanges)[]).filter((field) => changes[field] !== current[field]);
  if (fields.length === 0) return;
  await manager.update(UserEntity, { id }, { ...changes, version: version + 1, updatedAt: () => 'clock_timestamp()' });
  await manager.insert(UserAuditEntity, { userId: id, actorId: id, act: 'profileChanged', details: { fields } });
}
