import pg from 'pg';
import { bridge } from './bridge.js';
import { ownerDataSource } from './data-source.js';
import { migrations } from './migrations.js';
import { UnsuitableDatabaseError } from './unsuitable-database.js';

/** Any fixed number: the same in every release, so that an old and a new process exclude each other. */
const migrationLock = 7_263_118;

/**
 * Brings the schema at `url` (the owner's address) up to date. Several may start at once: an advisory lock lets one migrate and the others wait.
 * Each migration is one transaction. A database of before the baseline is bridged first. @param wanted fewer than all, for tests of what a later one does to rows
 * @param afterwards work on rows that SQL cannot do, still under the lock
 * @returns names of those applied now
 * @throws UnsuitableDatabaseError when the server is too old or its locale cannot search Cyrillic
 */
export async function migrate(url: string, wanted = migrations, afterwards?: () => Promise<void>): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url, application_name: 'registra migrations' });
  await guard.connect();
  try {
    await requireVersion(guard);
    await guard.query('select pg_advisory_lock($1)', [migrationLock]);
    await bridge(guard);
    const source = await ownerDataSource(url, wanted).initialize();
    try {
      const applied = await source.runMigrations({ transaction: 'each' });
      await requireCyrillicSearch(guard);
      await afterwards?.();
      return applied.map((one) => one.name);
    } finally {
      await source.destroy();
    }
  } finally {
    await guard.end();
  }
}

/** True while a process migrates the database at `url`. */
export async function isMigrating(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
      [migrationLock],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number }>(`select current_setting('server_version_num')::int as number`);
  if ((rows[0]?.number ?? 0) < 150_000) throw new UnsuitableDatabaseError('PostgreSQL 15 or newer is needed');
}

/** Under the locale C trigrams skip Cyrillic letters silently: searches would find nothing and nobody would know why. */
async function requireCyrillicSearch(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ fine: boolean }>(
    `select similarity('Иванов', 'иваново') > 0.5 and lower('Ж') = 'ж' and current_setting('server_encoding') = 'UTF8' as fine`,
  );
  if (rows[0]?.fine !== true) {
    throw new UnsuitableDatabaseError(
      `the database cannot search Cyrillic: create it with "create database registra template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'"`,
    );
  }
}
