import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#libs/platform/database/database';
import { cpuSeconds, cpuSecondsOfTree } from '../product/process-figures.js';
import type { Stack } from '../product/stack.js';
import type { Print } from '../programs.js';
import { until } from '../product/until.js';

/** A server process reports its rows and commits at most this long after it became idle (PostgreSQL: 10 s). Milliseconds. */
const reported = 11_000;

/** Counters of the whole server, which only rise. */
interface Counters {
  commits: number;
  /** bytes of the write-ahead log */
  wal: number;
  fullPages: number;
  inserted: number;
  updated: number;
  inPlace: number;
  deleted: number;
  /** rows inserted, updated or deleted by table */
  tables: Record<string, number>;
}

/** CPU seconds. */
interface Cpu {
  product: number;
  postgres: number;
}

const countersSql = `
  select d.xact_commit as commits, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as wal, w.wal_fpi as "fullPages",
    t.inserted, t.updated, t."inPlace", t.deleted, t.tables
  from pg_stat_database d, pg_stat_wal w, (
    select sum(n_tup_ins)::bigint as inserted, sum(n_tup_upd)::bigint as updated, sum(n_tup_hot_upd)::bigint as "inPlace", sum(n_tup_del)::bigint as deleted,
      json_object_agg(relname, n_tup_ins + n_tup_upd + n_tup_del) as tables
    from pg_stat_user_tables) t
  where d.datname = current_database()`;

/**
 * Prints what one operation costs with its consumers kept up: CPU of the product and of PostgreSQL, rows by kind, commits, WAL.
 * @param load sends operations and returns their number
 */
export const operationCosts = (stack: Stack, load: () => Promise<number>, print: Print): Promise<void> =>
  stack.withDatabase(async (database) => {
    await consumed(database);
    await pause(reported);
    const idleFrom = await counters(database);
    await pause(reported);
    const before = await counters(database);
    const cpuBefore = await cpuOf(stack, database);
    const operations = await load();
    await consumed(database);
    const cpu = difference(await cpuOf(stack, database), cpuBefore);
    const walAfter = (await counters(database)).wal;
    await pause(reported);
    const after = await counters(database);
    // What polls commit while nothing happens is not the operations'.
    const commits = after.commits - before.commits - (before.commits - idleFrom.commits);
    report({ operations, cpu, before, after: { ...after, wal: walAfter }, commits }, print);
  });

const counters = async (database: Database): Promise<Counters> => {
  const row = await database.one<Counters>(countersSql);
  if (row === undefined) throw new Error('the server has no statistics');
  return row;
};

/** CPU seconds of the product and of its database so far. */
export const cpuOf = async (stack: Stack, database: Database): Promise<Cpu> => ({
  product: await cpuSeconds(stack.program.pid),
  postgres: await serverCpu(database),
});

/** CPU seconds of the server of `database` and of its processes, which runs on this machine. */
export async function serverCpu(database: Database): Promise<number> {
  const [row] = await database.query<{ postmaster: string }>(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as postmaster`);
  return cpuSecondsOfTree(Number(row?.postmaster));
}

const difference = (after: Cpu, before: Cpu): Cpu => ({
  product: after.product - before.product,
  postgres: after.postgres - before.postgres,
});

/** Waits until everything is sequenced and no consumer moves any more. */
export async function consumed(database: Database): Promise<void> {
  let places = '';
  let still = 0;
  await until('the end of the consumers', async () => {
    const row = await database.one<{ left: number; places: string }>(
      `select (select count(*) from unsequenced) as left,
         (select string_agg(reader || pos, ' ' order by reader) from checkpoints where projection_version > 0) as places`,
    );
    still = Number(row?.left) === 0 && row?.places === places ? still + 1 : 0;
    places = row?.places ?? '';
    return still === 3;
  });
}

interface Costs {
  operations: number;
  cpu: Cpu;
  before: Counters;
  after: Counters;
  commits: number;
}

function report({ operations, cpu, before, after, commits }: Costs, print: Print): void {
  const each = (n: number, digits = 2): string => (n / operations).toFixed(digits);
  const by = (name: 'inserted' | 'updated' | 'inPlace' | 'deleted'): number => after[name] - before[name];
  const tables = Object.entries(after.tables)
    .map(([table, rows]) => [table, rows - (before.tables[table] ?? 0)] as const)
    .filter(([, rows]) => rows / operations >= 0.005)
    .sort(([, a], [, b]) => b - a);
  print(
    `each of ${operations} operations, with the consumers kept up: CPU ${each(cpu.product * 1000)} ms of the product and ${each(cpu.postgres * 1000)} ms of PostgreSQL, ` +
      `${each(commits)} commits, ${each(after.wal - before.wal, 0)} bytes of WAL with ${each(after.fullPages - before.fullPages, 3)} full pages`,
  );
  print(
    `  rows: ${each(by('inserted') + by('updated') + by('deleted'))} (${each(by('inserted'))} inserted, ${each(by('updated'))} updated, of them ` +
      `${each(by('inPlace'))} in place, ${each(by('deleted'))} deleted): ${tables.map(([table, rows]) => `${table} ${each(rows)}`).join(', ')}`,
  );
}
