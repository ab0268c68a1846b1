import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaListing } from '#libs/testing/schema-listing';
import { createEmptyDatabase, createTestDatabase } from '#libs/testing/test-database';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { baseline, migrations } from './migrations.js';

const before = readFileSync(join(__dirname, 'testing', 'before-the-baseline.sql'), 'utf8');
/** Each part of the file starts with the name under which it was recorded. */
const namesBefore = [...before.matchAll(/^-- ([A-Za-z]+\d{13})$/gm)].map(([, name]) => name ?? '');

/** Runs `use` on a database as created before the baseline, without what `forget` names. */
async function onOldDatabase(use: (owner: Database, url: string) => Promise<void>, forget = ''): Promise<void> {
  const { ownerUrl, drop } = await createEmptyDatabase();
  const owner = Database.open(ownerUrl, { asOwner: true, max: 1 });
  try {
    await owner.query(
      'create table migrations (id serial constraint "PK_8c82d7f526340ab734260ea46be" primary key, timestamp bigint not null, name varchar not null)',
    );
    await owner.query(before);
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
