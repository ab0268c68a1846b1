import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import type { PersonName } from '#machines/kernel/person-name';
import { Database } from '../database/database.js';

/** What access depends on, and what answers call the person; `active` is false for a deactivated or erased person. */
export interface UserState extends PersonName {
  role: Role;
  department: Department | null;
  tokenVersion: number;
  active: boolean;
  /** they must have a second factor, and have none yet */
  mustEnroll: boolean;
  emailConfirmed: boolean;
}

/** Maximum time for which a read may use rights that were revoked elsewhere; the notification is faster, and writes check again. */
const freshFor = 5_000;

const sql = `select role, department, token_version as "tokenVersion", deactivated_at is null and erased_at is null as active,
    email_confirmed_at is not null as "emailConfirmed", first_name as "firstName", last_name as "lastName",
    latin_first_name as "latinFirstName", latin_last_name as "latinLastName",
    role not in ('Client', 'Partner') and second_factor_at is null
      and coalesce((select enforce_second_factor from security_settings limit 1), false) as "mustEnroll"
  from users where id = $1`;

/** Cached states of the people who use this process, at most five seconds old. */
@Injectable()
export class UserStates {
  /** Caches promises, so that concurrent requests of one person share a query. */
  private readonly known = new LRUCache<Id, Promise<UserState | undefined>>({ max: 20_000, ttl: freshFor });

  constructor(private readonly database: Database) {}

  /** Undefined for an unknown id. */
  stateOf(id: Id): Promise<UserState | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const asked = this.load(id);
    this.known.set(id, asked);
    return asked;
  }

  /** Evicts one person, or everyone (after notifications may have been missed). */
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
