import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { ReadModel } from './rebuild-registry.js';

/** A column value in JSON. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [name: string]: Cell };
export type Cells = Readonly<Record<string, Cell>>;

/** Differences between a rebuilt model and the live one. Rows are identified by primary key. */
export type Difference =
  | { kind: 'onlyLive' | 'onlyRebuilt'; table: string; key: Cells }
  | { kind: 'row'; table: string; key: Cells; live: Cells; rebuilt: Cells }
  /** further differing rows that are not listed */
  | { kind: 'more'; table: string; count: number }
  /** a stream that one of them could not follow; the last version that each handled */
  | { kind: 'stream'; stream: Id; live: number; rebuilt: number; error: string | null };

/** Maximum number of listed rows per table; the rest is counted. */
const listed = 20;

/** Compares live and shadow tables at the same versions. Rows are compared only if checksums differ. */
export async function compareTables(tx: Queryable, model: ReadModel): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const table of model.tables) {
    const rows = rowsOf(table, await comparedColumns(tx, table, model.snapshots?.[table]), model.compare?.[table]);
    const [live, rebuilt] = [await checksum(tx, rows.live), await checksum(tx, rows.rebuilt)];
    if (live !== rebuilt) differences.push(...(await differingRows(tx, table, rows)));
  }
  return differences;
}

interface TwoSelects {
  live: string;
  rebuilt: string;
}

/** The columns of a table without `omitted`, as a select lists them. */
async function comparedColumns(tx: Queryable, table: string, omitted: readonly string[] = []): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped
     and attname <> all ($2::text[]) order by attnum`,
    [table, omitted],
  );
  return rows.map(({ name }) => quoted(name)).join(', ');
}

function rowsOf(table: string, columns: string, condition = 'true'): TwoSelects {
  const select = (schema: string) => `select ${columns} from ${schema}.${quoted(table)} where ${condition}`;
  return { live: select('public'), rebuilt: select('beside') };
}

/** Row count and sum of row hashes, which is independent of the order. */
async function checksum(tx: Queryable, select: string): Promise<string | undefined> {
  const row = await tx.one<{ sum: string }>(
    `select count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as sum from (${select}) r`,
  );
  return row?.sum;
}

async function differingRows(tx: Queryable, table: string, { live, rebuilt }: TwoSelects): Promise<Difference[]> {
  const key = await primaryKey(tx, table);
  const names = key.map(quoted).join(', ');
  const rows = await tx.query<{ live: Cells | null; rebuilt: Cells | null; all: number }>(
    `select to_jsonb(l) as live, to_jsonb(b) as rebuilt, count(*) over () as all
     from (${live}) l full join (${rebuilt}) b using (${names}) where l::text is distinct from b::text order by ${names} limit ${listed}`,
  );
  const differences = rows.map((row) => differenceOf(table, key, row));
  const more = (rows[0]?.all ?? 0) - rows.length;
  return more > 0 ? [...differences, { kind: 'more', table, count: more }] : differences;
}

function differenceOf(table: string, key: readonly string[], { live, rebuilt }: { live: Cells | null; rebuilt: Cells | null }): Difference {
  const some = live ?? rebuilt ?? {};
  const columnsOf = (row: Cells, names: readonly string[]): Cells => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  if (live === null || rebuilt === null) return { kind: live === null ? 'onlyRebuilt' : 'onlyLive', table, key: columnsOf(some, key) };
  const differing = Object.keys(live).filter((name) => JSON.stringify(live[name]) !== JSON.stringify(rebuilt[name]));
  return { kind: 'row', table, key: columnsOf(live, key), live: columnsOf(live, differing), rebuilt: columnsOf(rebuilt, differing) };
}

async function primaryKey(tx: Queryable, table: string): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select a.attname::text as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = format('public.%I', $1::text)::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [table],
  );
  if (rows.length === 0) throw new Error(`${table} has no primary key to compare its rows by`);
  return rows.map(({ name }) => name);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
