import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Id } from '#libs/kernel/ids';
import type { Department, Role } from '#libs/kernel/people';
import { Database } from '../database/database.js';

/** What access depends on; `active` is false for a person deactivated or erased. */
export interface UserState {
  role: Role;
  department: Department | null;
  tokenVersion: number;
  active: boolean;
  /** a second factor is a duty for them, and they have none yet */
  mustEnroll: boolean;
  emailConfirmed: boolean;
}

/** The longest a read may act on rights that were taken away elsewhere; the change's own hint is faster, and writes look again. */
const freshFor = 5_000;

const sql = `select role, department, token_version as "tokenVersion", deactivated_at is null and erased_at is null as active,
    email_confirmed_at is not null as "emailConfirmed",
    role not in ('Client', 'Partner') and second_factor_at is null
      and coalesce((select enforce_second_factor from security_settings limit 1), false) as "mustEnroll"
  from users where id = $1`;

/** The people who are using this process, as they stand: at most five seconds old. */
@Injectable()
export class UserStates {
  /** Promises are kept, so that many requests of one person at once ask the database once. */
  private readonly known = new LRUCache<Id, Promise<UserState | undefined>>({ max: 20_000, ttl: freshFor });

  constructor(private readonly database: Database) {}

  /** Undefined for an id that is nobody's. */
  stateOf(id: Id): Promise<UserState | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const asked = this.load(id);
    this.known.set(id, asked);
    return asked;
  }

  /** Forgets one person, or everybody (after hints may have been missed). */
  forget(id?: Id): void {
    if (id === undefined) this.known.clear();
    else this.known.delete(id);
  }

  private async load(id: Id): Promise<UserState | undefined> {
    try {
      return await this.database.one<UserState>(sql, [id], 'user-state');
    } catch (error) {
      this.known.delete(id);
      throw error;
    }
  }
}
