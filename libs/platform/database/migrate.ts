import type pg from 'pg';
import { bridge } from './bridge.js';
import { ownerDataSource } from './data-source.js';
import { migrationLock } from './locks.js';
import { migrations } from './migrations.js';
import { singleConnection } from './database.js';
import { UnsuitableDatabaseError } from './unsuitable-database.js';

/**
 * Migrates the schema at `url` (the owner's address). Safe to run concurrently: an advisory lock lets one process migrate while the others wait. Each migration
 * is one transaction. A database from before the baseline is bridged first.
 * @param wanted a subset of the migrations, for tests of what a later one does to rows
 * @param afterwards work on rows that SQL cannot do, under the same lock
 * @returns names of the migrations applied now
 * @throws UnsuitableDatabaseError if the server is too old or its locale cannot search Cyrillic
 */
export async function migrate(url: string, wanted = migrations, afterwards?: () => Promise<void>): Promise<string[]> {
  const guard = singleConnection({ connectionString: url, application_name: 'registra migrations' });
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

/** Whether a process is migrating the database at `url`. */
export async function isMigrating(url: string): Promise<boolean> {
  const client = singleConnection({ connectionString: url });
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

/** Under the C locale, trigrams ignore Cyrillic characters without an error: searches would find nothing. */
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
