import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

export interface ReadModelRow {
  name: string;
  swaps: boolean;
  tables: string[];
  /** live projection version; null: it was never fed */
  projectionVersion: number | null;
  /** its position in the log, if the log feeds it */
  pos: number | null;
  parked: number;
  /** last position of the log */
  head: number;
}

/** Above this the planner's estimate is used, because counting would read the whole table. */
const countedUpTo = 100_000;

@Injectable()
export class ReadModelRows {
  constructor(private readonly database: Database) {}

  all(): Promise<ReadModelRow[]> {
    return this.database.query<ReadModelRow>(
      `select m.name, m.swaps, m.tables, v.version as "projectionVersion", c.pos,
         (select count(*) from consumer_streams p where p.consumer = m.name and p.projection_version = v.version and p.parked_at is not null) as parked,
         coalesce((select max(pos) from event_order), 0) as head
       from (select model as name, bool_and(swaps) as swaps, array_agg(table_name order by table_name) as tables from read_model_tables group by model) m
       left join lateral (select projection_version as version from consumer_streams s where s.consumer = m.name and s.projection_version > 0
         order by projection_version desc limit 1) v on true
       left join checkpoints c on c.reader = m.name and c.projection_version = v.version
       order by m.name`,
    );
  }

  /** Adds up the rows of the tables; an estimate if there are many. */
  async count(tables: readonly string[]): Promise<number> {
    let sum = 0;
    for (const table of tables) {
      const estimated = await this.database.one<{ rows: number }>(
        `select reltuples::bigint as rows from pg_class where oid = format('public.%I', $1::text)::regclass`,
        [table],
      );
      sum += (estimated?.rows ?? 0) > countedUpTo ? (estimated?.rows ?? 0) : await this.exactly(table);
    }
    return sum;
  }

  private async exactly(table: string): Promise<number> {
    const row = await this.database.one<{ rows: number }>(`select count(*) as rows from public."${table.replaceAll('"', '""')}"`);
    return row?.rows ?? 0;
  }
}
