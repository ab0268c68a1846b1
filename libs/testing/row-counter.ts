import { Database } from '#libs/platform/database/database';

/** Rows written, by table and kind of write: `{ orders: { update: 3 } }`. */
export type RowCounts = Record<string, Record<string, number>>;

// Sequences count at once and without locks; the statistics of PostgreSQL arrive up to ten seconds later.
const install = `
  create schema row_counts;
  create function row_counts.add() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    perform nextval(format('row_counts.%I', lower(tg_op) || ' ' || tg_table_name));
    return null;
  end $$;
  do $$
  declare
    one text;
    kind text;
  begin
    for one in select tablename from pg_tables where schemaname = 'public' loop
      foreach kind in array array['insert', 'update', 'delete'] loop
        execute format('create sequence row_counts.%I', kind || ' ' || one);
      end loop;
      execute format('create trigger zz_count_rows after insert or update or delete on public.%I for each row execute function row_counts.add()', one);
    end loop;
  end $$`;

/** Counts the rows that a test database inserts, updates and deletes, by a trigger on every table. Rows of aborted transactions count too. */
export class RowCounter {
  private constructor(private readonly owner: Database) {}

  /** @param ownerUrl of the database, as its owner */
  static async install(ownerUrl: string): Promise<RowCounter> {
    const owner = Database.open(ownerUrl, { asOwner: true, max: 1 });
    await owner.query(install);
    return new RowCounter(owner);
  }

  /** The rows that `work` wrote. */
  async during(work: () => Promise<void>): Promise<RowCounts> {
    const before = await this.read();
    await work();
    const counts: RowCounts = {};
    for (const [name, value] of await this.read()) {
      const rows = value - (before.get(name) ?? 0);
      const [kind = '', table = ''] = name.split(' ');
      if (rows > 0) counts[table] = { ...counts[table], [kind]: rows };
    }
    return counts;
  }

  close(): Promise<void> {
    return this.owner.close();
  }

  private async read(): Promise<Map<string, number>> {
    const rows = await this.owner.query<{ name: string; value: number | string | null }>(
      `select sequencename as name, last_value as value from pg_sequences where schemaname = 'row_counts' order by split_part(sequencename, ' ', 2), 1`,
    );
    return new Map(rows.map(({ name, value }) => [name, Number(value ?? 0)]));
  }
}
