import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database, type Queryable, type Transaction } from '#libs/platform/database/database';
import { type Dependence, independenceTime } from '#machines/access/second-person';
import { type Action, permits } from '#machines/access/table';

const isStaffSql = `role not in ('Client', 'Partner')`;

const dependentSql = `
  with since as (select (extract(epoch from clock_timestamp()) * 1000000)::bigint - $3::bigint as at),
  others as (
    select u.id, exists (
        select from events e, since where e.stream_type = 'user' and e.recorded_at_us > since.at
          and ((e.stream_id = u.id and (e.metadata::json #>> '{actor,id}')::uuid = $1)
            or (e.stream_id = $1 and (e.metadata::json #>> '{actor,id}')::uuid = u.id))) as changed,
      greatest((extract(epoch from u.created_at) * 1000000)::bigint, (
        select max(e.recorded_at_us) from events e
        where e.stream_id = u.id and e.stream_type = 'user' and e.type in ('UserInvited', 'RoleChanged'))) > since.at as fresh
    from users u, since where u.id = any ($2))
  select id, case when changed then 'changedByOther' else 'newInRole' end as dependence from others where changed or fresh`;

/** Staff who may do the other half of what takes two people. */
@Injectable()
export class SecondPeople {
  constructor(private readonly database: Database) {}

  /** Keeps the posts and accounts of all staff as they are until the transaction ends: changes of an account lock its row. */
  async hold(tx: Transaction): Promise<void> {
    await tx.query(`select from users where ${isStaffSql} order by id for share`);
  }

  /** Why `person` may not be the second of two for what `first` began, by the log of the last seven days; null: independent. */
  async dependence(first: Id, person: Id, inside?: Queryable): Promise<Dependence | null> {
    return (await this.dependences(first, [person], inside)).get(person) ?? null;
  }

  /** Active people who may do `action`, without `first` and those who depend on them. */
  async othersThan(first: Id, action: Action, inside: Queryable = this.database): Promise<Id[]> {
    const sql = `select id, role, department from users where ${isStaffSql} and status = 'active' and id <> $1 order by id`;
    const able = (await inside.query<Actor>(sql, [first])).filter((one) => permits(one, action)).map(({ id }) => id);
    const dependent = await this.dependences(first, able, inside);
    return able.filter((id) => !dependent.has(id));
  }

  private async dependences(first: Id, people: readonly Id[], inside: Queryable = this.database): Promise<ReadonlyMap<Id, Dependence>> {
    const rows = await inside.query<{ id: Id; dependence: Dependence }>(dependentSql, [first, people, independenceTime]);
    return new Map(rows.map(({ id, dependence }) => [id, dependence]));
  }
}
