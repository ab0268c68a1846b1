import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Id } from '#libs/kernel/ids';
import { UserAuditEntity } from './user-audit.entity.js';
import { UserEntity } from './user.entity.js';

/** What a person may change of themselves. */
export type ProfileChanges = Partial<Pick<UserEntity, 'firstName' | 'lastName' | 'phone' | 'language' | 'theme' | 'partnerCompanyName'>>;

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
   * Changes one's own profile and notes which fields, in one transaction. `judge` sees the locked row and throws to refuse.
   * @returns the row afterwards, null when there is none
   */
  changeProfile(id: Id, changes: ProfileChanges, judge: (current: UserEntity) => void): Promise<UserEntity | null> {
    return this.users.manager.transaction(async (manager) => {
      const current = await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!current) return null;
      judge(current);
      const fields = (Object.keys(changes) as (keyof ProfileChanges)[]).filter((field) => changes[field] !== current[field]);
      if (fields.length === 0) return current;
      await manager.update(UserEntity, { id }, { ...changes, version: current.version + 1, updatedAt: () => 'clock_timestamp()' });
      await manager.insert(UserAuditEntity, { userId: id, actorId: id, act: 'profileChanged', details: { fields } });
      return manager.findOneBy(UserEntity, { id });
    });
  }
}
