import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { Config, type ConfigValues } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { FileRows } from './file-rows.js';
import { FileStore } from './file-store.js';
import { FileSweeper } from './file-sweeper.js';

const owner: Id = v7();
const hour = 3_600_000;
let test: TestDatabase;
let owned: Database;
let root: string;
let rows: FileRows;
let store: FileStore;
let sweeper: FileSweeper;

beforeAll(async () => {
  test = await createTestDatabase();
  owned = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
  // Features that attach files reference them from their own table; this one stands in for such a table.
  await owned.query('create table holders (file_id uuid primary key references files (id))');
  await owned.query('grant select, insert on holders to registra_app');
});
afterAll(async () => {
  await owned.close();
  await test.drop();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'registra-sweep-'));
  store = new FileStore(new Config({ filesDir: root } as ConfigValues));
  store.onModuleInit();
  rows = new FileRows(test.database);
  sweeper = new FileSweeper(rows, store);
  await owned.query('delete from holders');
  await owned.query('delete from files');
});
afterEach(() => rm(root, { recursive: true, force: true }));

interface Kept {
  id: Id;
  sha256: string;
}

async function keep(content = randomBytes(20), hoursAgo = 0): Promise<Kept> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const path = store.temporaryPath();
  await writeFile(path, content);
  const id = v7();
  const facts = { id, ownerId: owner, name: 'a.txt', size: content.length, type: 'text/plain' as const, sha256 };
  await rows.insert(facts, () => store.place(path, sha256));
  await age(sha256, hoursAgo);
  await owned.query(`update files set created_at = now() - make_interval(hours => $2) where id = $1`, [id, hoursAgo]);
  return { id, sha256 };
}

const age = async (sha256: string, hoursAgo: number): Promise<void> => {
  const at = new Date(Date.now() - hoursAgo * hour);
  await utimes(join(root, sha256.slice(0, 2), sha256.slice(2)), at, at);
};

const isThere = async ({ sha256 }: Kept): Promise<boolean> => {
  try {
    await (await store.open(sha256)).close();
    return true;
  } catch {
    return false;
  }
};

describe('the sweeper', () => {
  it('removes files that nobody attached within 24 hours, row and bytes, and leaves younger ones', async () => {
    const [old, young] = [await keep(undefined, 25), await keep(undefined, 23)];
    expect(await sweeper.sweep()).toEqual({ rows: 1, contents: 1, temporaries: 0 });
    expect([await rows.find(old.id), await isThere(old)]).toEqual([undefined, false]);
    expect([(await rows.find(young.id))?.id, await isThere(young)]).toEqual([young.id, true]);
    expect(await sweeper.sweep()).toEqual({ rows: 0, contents: 0, temporaries: 0 });
  });

  it('leaves attached files, marked or not', async () => {
    const [marked, unmarked] = [await keep(undefined, 48), await keep(undefined, 48)];
    await rows.markAttached(test.database, [marked.id], v7(), 1_700_000_000_000_000);
    await test.database.query('insert into holders values ($1)', [unmarked.id]);
    expect(await sweeper.sweep()).toEqual({ rows: 0, contents: 0, temporaries: 0 });
    expect([await isThere(marked), await isThere(unmarked)]).toEqual([true, true]);
  });

  it('keeps bytes that another upload still needs', async () => {
    const content = randomBytes(20);
    const [old, young] = [await keep(content, 25), await keep(content)];
    await age(old.sha256, 25);
    expect(await sweeper.sweep()).toEqual({ rows: 1, contents: 0, temporaries: 0 });
    expect(await isThere(young)).toBe(true);
  });

  it('removes bytes without a row and temporary files that a dead process left', async () => {
    const orphan = await keep(undefined, 25);
    await owned.query('delete from files');
    const stale = store.temporaryPath();
    await writeFile(stale, 'half');
    await utimes(stale, new Date(0), new Date(0));
    await writeFile(store.temporaryPath(), 'on its way');
    expect(await sweeper.sweep()).toEqual({ rows: 0, contents: 1, temporaries: 1 });
    expect(await isThere(orphan)).toBe(false);
    expect(await readdir(join(root, 'tmp'))).toHaveLength(1);
  });

  it('never takes bytes from an upload of the same content, however the two meet', async () => {
    for (let round = 0; round < 10; round++) {
      const content = randomBytes(20);
      const old = await keep(content, 25);
      await owned.query('delete from files where id = $1', [old.id]);
      const [, again] = await Promise.all([sweeper.sweep(), keep(content)]);
      expect(await isThere(again)).toBe(true);
    }
  });

  it('never leaves an attachment without its file, whichever of the two comes first', async () => {
    for (let round = 0; round < 10; round++) {
      const file = await keep(undefined, 25);
      const attach = test.database.query('insert into holders values ($1)', [file.id]).then(
        () => true,
        () => false,
      );
      const [attached] = await Promise.all([attach, sweeper.sweep()]);
      expect([(await rows.find(file.id)) !== undefined, await isThere(file)]).toEqual([attached, attached]);
    }
  });
});

describe('the rows of files', () => {
  it('give a file for attaching only to its uploader, unattached, within 24 hours', async () => {
    const [fresh, old, taken] = [await keep(), await keep(undefined, 25), await keep()];
    await rows.markAttached(test.database, [taken.id], v7(), 1_700_000_000_000_000);
    expect((await rows.findWaiting(fresh.id, owner))?.sha256).toBe(fresh.sha256);
    expect(await rows.findWaiting(fresh.id, v7())).toBeUndefined();
    expect(await rows.findWaiting(old.id, owner)).toBeUndefined();
    expect(await rows.findWaiting(taken.id, owner)).toBeUndefined();
  });

  it('keep the first mark when an event comes twice', async () => {
    const { id } = await keep();
    const stream = v7();
    await rows.markAttached(test.database, [id], stream, 1_700_000_000_123_456);
    await rows.markAttached(test.database, [id], v7(), 1_800_000_000_000_000);
    const sql = 'select attached_stream as stream, (extract(epoch from attached_at) * 1000000)::bigint as at from files where id = $1';
    expect(await test.database.one(sql, [id])).toEqual({ stream, at: 1_700_000_000_123_456 });
  });
});
