import { v7 } from 'uuid';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import type { Id } from '#machines/kernel/ids';
import { readHash, type StoredRead } from '../chain/read-hash.js';
import { verifyReads } from '../chain/verify-reads.js';
import { verifyLog } from '../chain/verify-log.js';
import { Sealer } from './sealer.js';
import { sealRoot } from './sealed-rows.js';
import { type SealsReport, verifySeals } from './verify-seals.js';

let log: LogUnderTest;
let account: Id;
const sealer = (options: ConstructorParameters<typeof Sealer>[2] = {}): Sealer =>
  new Sealer(log.database, log.wakeups, { shortest: 0, ...options });

beforeEach(async () => {
  log = await startLog();
  account = await log.open();
});
afterEach(() => log.close());

const refuse = async (times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) await log.run(account, { type: 'add', amount: -1 });
};
const now = async (): Promise<number> =>
  Number((await log.database.one<{ at: number }>('select (extract(epoch from clock_timestamp()) * 1000000)::bigint as at'))?.at);

/** Records that `person` exported something. @param at microseconds, by default now */
async function read(person: Id, at?: number): Promise<Id> {
  const row: StoredRead = {
    id: v7(),
    at: at ?? (await now()),
    kind: 'export',
    person,
    role: 'Owner',
    department: null,
    objectType: null,
    object: null,
    order: null,
    version: null,
    source: 'orders/export',
    filter: '{}',
    network: 'n',
    salt: v7(),
    times: 1,
  };
  await log.database.query(
    `insert into reads (id, at_us, kind, person, role, source, filter, network, salt, hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [row.id, row.at, row.kind, row.person, row.role, row.source, row.filter, row.network, row.salt, readHash(row)],
  );
  return row.id;
}

const refusedIds = async (): Promise<Id[]> =>
  (await log.database.query<{ id: Id }>(`select command_id as id from commands where outcome = 'refused' order by at, command_id`)).map(
    ({ id }) => id,
  );
/** Changes that require owner privileges and bad intentions. */
async function tamper(statement: string, params: readonly unknown[] = []): Promise<void> {
  for (const table of ['commands', 'reads', 'seals', 'events']) await log.owner.query(`alter table ${table} disable trigger all`);
  await log.owner.query(statement, params);
}
const sealEvents = (): Promise<{ type: string; data: string }[]> =>
  log.database.query(`select type, data from events where stream_type = 'log' order by version`);
const faults = async (): Promise<string[]> => (await verifySeals(log.database)).faults.map(({ place, kind }) => `${place}: ${kind}`);
const clean: Partial<SealsReport> = { waiting: 0, faults: [] };
/** Position of the seal of a kind in the log. */
const positionOf = async (type: string): Promise<number> =>
  Number(
    (await log.database.one<{ pos: number }>('select pos from events join event_order using (event_id) where type = $1', [type]))?.pos,
  );

describe('the sealer', () => {
  it('writes nothing while there is nothing to seal', async () => {
    expect(await sealer().run()).toBe(0);
    expect(await sealEvents()).toEqual([]);
  });

  it('writes an event for refused commands and one for reads, with count and root, and the log verifies', async () => {
    await refuse(3);
    await read(log.person.id);
    expect(await sealer().run()).toBe(4);
    const [commands, reads, ...more] = await sealEvents();
    expect(more).toEqual([]);
    expect([commands?.type, reads?.type]).toEqual(['CommandsSealed', 'ReadsSealed']);
    const leaves = await log.database.one<{ ids: Id[]; hashes: Buffer }>(`select ids, hashes from seals where kind = 'commands'`);
    expect(leaves?.ids).toEqual(await refusedIds());
    const root = sealRoot(
      (leaves?.ids ?? []).map((id, n) => ({ id, hash: leaves?.hashes.subarray(32 * n, 32 * n + 32) ?? Buffer.alloc(0) })),
    );
    expect(JSON.parse(commands?.data ?? '')).toMatchObject({ count: 3, root });
    await log.sequencer.drain();
    expect((await verifyLog(log.database)).faults).toEqual([]);
    expect(await verifySeals(log.database)).toEqual({ seals: 2, rows: 4, waiting: 0, faults: [] });
  });

  it('does not seal accepted commands', async () => {
    await log.run(account, { type: 'add', amount: 1 });
    expect(await sealer().run()).toBe(0);
  });

  it('seals a row once, and at most once a minute', async () => {
    const patient = sealer({ shortest: 50_000_000 });
    await refuse(1);
    expect(await patient.run()).toBe(1);
    await refuse(1);
    expect(await patient.run()).toBe(0);
    expect((await verifySeals(log.database)).waiting).toBe(1);
    expect(await sealer().run()).toBe(1);
    expect(await sealer().run()).toBe(0);
    expect(await verifySeals(log.database)).toMatchObject({ seals: 2, rows: 2, ...clean });
  });

  it('seals what an upgrade finds in batches of a bounded size, over several runs', async () => {
    await log.owner.query(
      `insert into commands (command_id, type, stream_type, stream_id, stream_version, machine_version, input, outcome, code, at)
       select gen_random_uuid(), 'add', 'account', $1, 1, 1, '{}', 'refused', 'closed', n / 3 from generate_series(1, 100) n`,
      [account],
    );
    expect(await sealer({ mostRows: 4 }).run()).toBe(80);
    expect(await sealer({ mostRows: 4 }).run()).toBe(20);
    expect(await verifySeals(log.database)).toMatchObject({ seals: 25, rows: 100, ...clean });
  });

  it('is run by one process at a time', async () => {
    await refuse(5);
    const sealed = await Promise.all([sealer().run(), sealer().run(), sealer().run()]);
    expect(sealed.reduce((sum, count) => sum + count)).toBe(5);
    expect(await verifySeals(log.database)).toMatchObject({ seals: 1, ...clean });
  });

  it('loses nothing if it crashes between leaves and event', async () => {
    await refuse(2);
    await log.owner.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger killed before insert on events for each row when (new.stream_type = 'log') execute function fail()`);
    await expect(sealer().run()).rejects.toThrow('killed');
    await log.owner.query('drop trigger killed on events');
    expect(await verifySeals(log.database)).toMatchObject({ seals: 0, waiting: 2, faults: [] });
    expect(await sealer().run()).toBe(2);
    expect(await verifySeals(log.database)).toMatchObject({ seals: 1, rows: 2, ...clean });
  });

  it('seals rows that were committed after a later one was sealed', async () => {
    await read(log.person.id);
    await sealer().run();
    await read(log.person.id, (await now()) - 60_000_000);
    await read(log.person.id, (await now()) - 20 * 3_600_000_000);
    expect(await sealer().run()).toBe(2);
    expect(await verifySeals(log.database)).toMatchObject({ rows: 3, ...clean });
  });
});

describe('the auditor locates', () => {
  let command: Id;
  let opened: Id;
  beforeEach(async () => {
    await refuse(3);
    for (let n = 0; n < 3; n += 1) opened = await read(log.person.id);
    await sealer().run();
    await log.sequencer.drain();
    command = (await refusedIds())[1] ?? '';
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['changed', `update commands set code = 'closed' where command_id = $1`, 'rowDiffers'],
    ['made an accepted one', `update commands set outcome = 'accepted' where command_id = $1`, 'rowDiffers'],
    ['taken out', 'delete from commands where command_id = $1', 'rowMissing'],
  ])('a refused command that was %s', async (_, statement, kind) => {
    await tamper(statement, [command]);
    expect(await faults()).toEqual([`command ${command}: ${kind}`]);
  });

  it('a read that was changed with its hash, and one that was taken out', async () => {
    await tamper(`update reads set source = 'leads/export', hash = sha256('other') where id = $1`, [opened]);
    expect(await faults()).toEqual([`read ${opened}: rowDiffers`]);
    await tamper('delete from reads where id = $1', [opened]);
    expect(await faults()).toEqual([`read ${opened}: rowMissing`]);
  });

  it('a read and a refused command that were invented for a time that is sealed', async () => {
    const twoDays = 48 * 3_600_000_000;
    const invented = await read(log.person.id, (await now()) - twoDays);
    await tamper(
      `insert into commands select gen_random_uuid(), type, actor_id, actor_facts, stream_type, stream_id, stream_version, machine_version, input, outcome, code,
         at - $2::bigint from commands where command_id = $1`,
      [command, twoDays],
    );
    // A later seal does not make them real.
    await refuse(1);
    await sealer().run();
    const [first = ''] = await refusedIds();
    expect(await faults()).toEqual([`command ${first}: rowUnsealed`, `read ${invented}: rowUnsealed`]);
  });

  it('an invented row whose seal was invented with it', async () => {
    const invented = await read(log.person.id, (await now()) - 48 * 3_600_000_000);
    await tamper(
      `insert into seals select gen_random_uuid(), 'reads', until_us, array[$1::uuid], sha256('x') from seals where kind = 'reads' limit 1`,
      [invented],
    );
    expect(await faults()).toEqual([`read ${invented}: rowUnsealed`, expect.stringMatching(/^seal [0-9a-f-]{36}: sealExtra$/)]);
  });

  it('leaves that were changed with their row, and leaves that are gone, by the position of their seal', async () => {
    const pos = await positionOf('ReadsSealed');
    await tamper(`update seals set hashes = overlay(hashes placing sha256('x') from 33) where kind = 'reads'`);
    expect(await faults()).toEqual([`position ${pos}: sealDiffers`, expect.stringMatching(/^read [0-9a-f-]{36}: rowDiffers$/)]);
    await tamper(`delete from seals where kind = 'reads'`);
    expect(await faults()).toContain(`position ${pos}: sealMissing`);
  });

  it('no fault after a person was erased, although rows of theirs are empty', async () => {
    await log.owner.query(`insert into events values (gen_random_uuid(), 'user', $1, 1, 'UserErased', 1, '{}', '{"actor":null}', 1)`, [
      log.person.id,
    ]);
    await log.owner.query('update users set erased_at = now() where id = $1', [log.person.id]);
    expect(await verifyReads(log.database)).toMatchObject({ compared: 0, emptied: 3, faults: [] });
    expect(await verifySeals(log.database)).toMatchObject({ rows: 6, ...clean });
  });
});
