import { readFileSync } from 'node:fs';
import { schemaListing } from '#libs/testing/schema-listing';
import { createEmptyDatabase, createTestDatabase } from '#libs/testing/test-database';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { baseline, migrations } from './migrations.js';

/** The names that a build from before the baseline recorded, with their numbers. */
const namesBefore = [
  ...`Foundation 1 EventLog 10 Consumers 11 Rebuilds 12 DeadLetterLists 13 Users 20 Catalogue 30 Files 40 Orders 50 OrderSearch 51 OrderCounts 60
      OrderPayments 61 Ledger 62 Notifications 70 Mail 71 Reports 75 Payoffs 80 Accounts 85 SecondFactor 86 People 87 CatalogueWrites 90 Choices 91
      SiteSettings 92 CountryPictures 93 Leads 95 LeadNews 96`.matchAll(/(\w+) (\d+)/g),
].map(([, title = '', number = '']) => title + number.padStart(13, '0'));

/** Puts a body that only raises an error into every function in PL/pgSQL, without its options: those of a build from before the baseline are not the baseline's. */
const ageFunctions = `
  do $age$
  declare
    one record;
  begin
    for one in
      select p.proname, pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as result
      from pg_proc p join pg_language l on l.oid = p.prolang
      where l.lanname = 'plpgsql' and p.pronamespace = 'public'::regnamespace
    loop
      execute format('create or replace function %I(%s) returns %s language plpgsql as %L',
        one.proname, one.arguments, one.result, 'begin raise exception ''of an older build''; end');
    end loop;
  end $age$`;

/**
 * Runs `use` on a database as created before the baseline, without the name that `forget` gives. The tables, indexes, triggers and privileges of then were those of
 * the baseline; what differs are the names recorded and the functions.
 */
async function onOldDatabase(use: (owner: Database, url: string) => Promise<void>, forget = ''): Promise<void> {
  const { ownerUrl, drop } = await createEmptyDatabase();
  const owner = Database.open(ownerUrl, { asOwner: true, max: 1 });
  try {
    await migrate(ownerUrl, baseline);
    await owner.query(ageFunctions);
    await owner.query('truncate migrations');
    await owner.query(
      'insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($1::text[]) name where name <> $2',
      [namesBefore, forget],
    );
    await use(owner, ownerUrl);
  } finally {
    await owner.close();
    await drop();
  }
}

const names = (wanted: readonly { name: string }[]): string[] => wanted.map(({ name }) => name);

describe('a database from before the baseline', () => {
  it('gets the functions of the baseline and later migrations, and then has the schema of a fresh one', async () => {
    const fresh = await createTestDatabase();
    await onOldDatabase(async (owner, url) => {
      expect(namesBefore).toHaveLength(26);
      await owner.query(
        `insert into choices (id, kind, code, title) values (gen_random_uuid(), 'director', 'own', '{"ru": "Он", "en": "He"}')`,
      );
      const applied = await migrate(url);
      expect(applied).toEqual(names(migrations).filter((name) => !name.startsWith('Baseline') || name.includes('Functions')));
      expect(await schemaListing(url)).toEqual(await schemaListing(fresh.ownerUrl));
      expect(await owner.query('select code from choices')).toEqual([{ code: 'own' }]);
      const recorded = await owner.query<{ name: string }>('select name from migrations');
      expect(names(recorded).sort()).toEqual([...namesBefore, ...names(migrations)].sort());
      expect(await migrate(url)).toEqual([]);
    });
    await fresh.drop();
  });

  it('keeps what followed the old names and is not migrated twice', async () => {
    const fresh = await createTestDatabase();
    await onOldDatabase(async (owner, url) => {
      const later = migrations.filter(({ number }) => number >= 100 && number <= 125);
      for (const { path } of later) await owner.query(readFileSync(path, 'utf8'));
      await owner.query('insert into migrations (timestamp, name) select * from unnest($1::bigint[], $2::text[])', [
        later.map(({ number }) => number),
        names(later),
      ]);
      expect(await migrate(url)).not.toContain('AccountLetters0000000000100');
      expect(await schemaListing(url)).toEqual(await schemaListing(fresh.ownerUrl));
    });
    await fresh.drop();
  });

  it('is completed by the next start if the first was interrupted', async () => {
    await onOldDatabase(async (_, url) => {
      await migrate(url, baseline.slice(0, 5));
      expect(await migrate(url)).toContain('BaselineLeadsFunctions0000000000081');
    });
  });

  it('is refused if one of the old names is missing, and stays unchanged', async () => {
    await onOldDatabase(async (owner, url) => {
      await expect(migrate(url)).rejects.toThrow(
        'the database was made by a build that is too old (LeadNews0000000000096 is missing): run "prepare" of commit 9ef4c98 on it first',
      );
      expect(await owner.query('select from migrations')).toHaveLength(25);
    }, 'LeadNews0000000000096');
  });
});
