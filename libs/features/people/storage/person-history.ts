import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';

export interface HistoryRow {
  id: Id;
  type: string;
  data: unknown;
  /** null: the product */
  actor: Id | null;
  at: Micros;
}

@Injectable()
export class PersonHistory {
  constructor(private readonly database: Database) {}

  async list(person: Id, descending: boolean, limit: number, offset: number): Promise<{ items: HistoryRow[]; total: number }> {
    const items = await this.database.query<HistoryRow>(
      `select event_id as id, type, data::json as data, (metadata::json -> 'actor' ->> 'id')::uuid as actor, recorded_at_us as at
       from events where stream_id = $1 and stream_type = 'user' order by version ${descending ? 'desc' : 'asc'} limit $2 offset $3`,
      [person, limit, offset],
    );
    const count = await this.database.one<{ total: number }>(
      `select count(*) as total from events where stream_id = $1 and stream_type = 'user'`,
      [person],
    );
    return { items, total: count?.total ?? 0 };
  }
}
