import type pg from 'pg';
import { baseline, isRepeatable } from './migrations.js';
import { UnsuitableDatabaseError } from './unsuitable-database.js';

/** Names recorded by a database from before the baseline for the schema that the baseline creates. Later ones, from 100 on, kept their names. */
const namesBefore = [
  ...[
    'Foundation0000000000001',
    'EventLog0000000000010',
    'Consumers0000000000011',
    'Rebuilds0000000000012',
    'DeadLetterLists0000000000013',
  ],
  ...['Users0000000000020', 'Catalogue0000000000030', 'Files0000000000040', 'Orders0000000000050', 'OrderSearch0000000000051'],
  ...['OrderCounts0000000000060', 'OrderPayments0000000000061', 'Ledger0000000000062', 'Notifications0000000000070', 'Mail0000000000071'],
  ...['Reports0000000000075', 'Payoffs0000000000080', 'Accounts0000000000085', 'SecondFactor0000000000086', 'People0000000000087'],
  ...['CatalogueWrites0000000000090', 'Choices0000000000091', 'SiteSettings0000000000092', 'CountryPictures0000000000093'],
  ...['Leads0000000000095', 'LeadNews0000000000096'],
];

/**
 * A database from before the baseline has its tables: they are recorded as applied. Functions and triggers changed under their names, so they are run again and
 * replace the existing ones. The old names stay, because processes of the old build check them at startup.
 * @param owner connected as the owner, with the migration lock
 * @throws UnsuitableDatabaseError if only some of the old names exist
 */
export async function bridge(owner: pg.Client): Promise<void> {
  const recorded = await recordedNames(owner);
  if (!namesBefore.some((name) => recorded.has(name)) || baseline.some(({ name }) => recorded.has(name))) return;
  const missing = namesBefore.find((name) => !recorded.has(name));
  if (missing !== undefined) {
    throw new UnsuitableDatabaseError(
      `the database was made by a build that is too old (${missing} is missing): run "prepare" of commit 9ef4c98 on it first, then this one`,
    );
  }
  const made = baseline.filter((one) => !isRepeatable(one));
  await owner.query('insert into migrations (timestamp, name) select * from unnest($1::bigint[], $2::text[])', [
    made.map(({ number }) => number),
    made.map(({ name }) => name),
  ]);
}

async function recordedNames(owner: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await owner.query(`select from pg_class where oid = to_regclass('public.migrations')`);
  if (tables.length === 0) return new Set();
  const { rows } = await owner.query<{ name: string }>('select name from public.migrations');
  return new Set(rows.map(({ name }) => name));
}
