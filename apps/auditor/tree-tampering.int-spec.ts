import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { checkpointLine } from '#libs/event-log/chain/kept-heads';
import { addEvents } from '#libs/event-log/testing/many-events';
import { type Checkpoint, checkpointText, unverifiedCheckpoint } from '#libs/event-log/tree/checkpoint';
import { signNote } from '#libs/event-log/tree/note';
import { emptyRoot } from '#libs/event-log/tree/tree-hash';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { UsageError } from '#libs/platform/process/command-line';
import { verify } from './audit.js';

const keys = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const origin = 'registra.example';

let log: LogUnderTest;
let directory: string;
/** what was kept outside: a checkpoint of 300, of 600 and of 700 entries, a line each */
let lines: string[];

/** A log of 700 events: two complete tiles and an open one. */
beforeAll(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'heads-'));
  const file = join(directory, 'heads.jsonl');
  const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signer = new CheckpointSigner(log.database, pem, file, { usual: origin });
  for (const amount of [300, 300, 100]) {
    await addEvents(log.owner, amount);
    await log.sequencer.drain();
    await signer.signNow();
  }
  lines = (await readFile(file, 'utf8')).trim().split('\n');
  await writeFile(join(directory, 'key.pem'), keys.publicKey.export({ type: 'spki', format: 'pem' }).toString());
});
afterAll(async () => {
  await log.close();
  await rm(directory, { recursive: true });
});

/** Lines of `auditor verify` about faults in the log as its owner would leave it, without their details. @param heads null: nothing was kept outside */
async function faultsOf(statement: string, heads: readonly string[] | null = lines): Promise<string[]> {
  const file = join(directory, 'given.jsonl');
  await writeFile(file, (heads ?? []).map((line) => `${line}\n`).join(''));
  let found: string[] = [];
  await log.owner
    .transaction(async (tx) => {
      for (const table of ['events', 'event_order', 'tree_tiles', 'tree_checkpoints', 'unsequenced'])
        await tx.query(`alter table ${table} disable trigger all`);
      await tx.query(statement);
      const outside = heads === null ? {} : { heads: file, 'public-key': join(directory, 'key.pem') };
      const finding = await verify(tx, outside);
      found = finding.lines.slice(0, -1);
      expect(finding.holds).toBe(found.length === 0);
      throw new Error('roll back');
    })
    .catch((fault: Error) => {
      if (fault.message !== 'roll back') throw fault;
    });
  return found;
}
const eventAt = (pos: number): string => `(select event_id from event_order where pos = ${pos})`;
const flip = (column: string, byte: number): string => `set_byte(${column}, ${byte}, get_byte(${column}, ${byte}) # 1)`;
const cutAfter = (pos: number): string => `
  delete from events where event_id in (select event_id from event_order where pos > ${pos});
  delete from event_order where pos > ${pos};
  delete from tree_tiles where (index + 1) * 256 > ${pos};
  delete from tree_checkpoints where size > ${pos}`;
/** The event at `pos` with other data, and its leaf to it. */
const rewritten = (pos: number): string => `
  update events set data = '{"amount":1000000}' where event_id = ${eventAt(pos)};
  update event_order o set hash = sha256('\\x00'::bytea || (
    select string_agg(int4send(octet_length(convert_to(f, 'UTF8'))) || convert_to(f, 'UTF8'), ''::bytea order by n)
    from events e, unnest(array[o.pos::text, e.event_id::text, stream_type, stream_id::text, version::text, type, schema_version::text,
      recorded_at_us::text, data, metadata]) with ordinality u(f, n) where e.event_id = o.event_id))
  where pos = ${pos}`;
const resigned = (checkpoint: Checkpoint, signers = [keys]): string =>
  signNote(
    checkpointText(checkpoint),
    signers.map(({ privateKey }) => ({ name: origin, key: privateKey })),
  );
const checkpointIn = (line = ''): Checkpoint & { at: number } => {
  const { checkpoint, at } = JSON.parse(line) as { checkpoint: string; at: number };
  return { ...unverifiedCheckpoint(checkpoint), at };
};

it('an untouched log holds, with and without kept checkpoints', async () => {
  expect(await faultsOf('select 1')).toEqual([]);
  expect(await faultsOf('select 1', null)).toEqual([]);
});

describe('the auditor locates', () => {
  it.each<[string, string, RegExp[]]>([
    ['a changed payload', `update events set data = '{}' where event_id = ${eventAt(450)}`, [/^position 450: hashDiffers: /]],
    [
      'a changed payload with its leaf',
      rewritten(450),
      [/^position 450: tileDiffers: hash 193 of tile 0\/1 /, /^position 600: checkpointDiffers: .*; larger ones that do: 1$/],
    ],
    ['a changed payload of the open tile with its leaf', rewritten(690), [/^position 700: checkpointDiffers: /]],
    [
      'a deleted event',
      `delete from events where event_id = ${eventAt(450)}`,
      [/^position 450: eventMissing: /, /^position 451: streamOrder: /],
    ],
    [
      'a deleted position',
      `delete from event_order where pos = 450`,
      [/^position 450: gap: 1 positions are missing$/, /^position 451: streamOrder: /, /^event [0-9a-f-]{36}: unplaced: /],
    ],
    [
      'a changed tile',
      `update tree_tiles set hashes = ${flip('hashes', 100)} where level = 0 and index = 1`,
      [/^position 260: tileDiffers: hash 3 of tile 0\/1 is not that of the events$/],
    ],
    ['a deleted tile', `delete from tree_tiles where level = 0 and index = 1`, [/^position 257: tileMissing: tile 0\/1 is missing$/]],
    ['a tree that was rolled back', cutAfter(650), [/^position 651: tailCut: a signed head says that the log reached 700$/]],
  ])('%s', async (_, statement, expected) => {
    const found = await faultsOf(statement);
    expect(found).toHaveLength(expected.length);
    expected.forEach((line, n) => expect(found[n]).toMatch(line));
  });

  it('a tree that was rolled back and grew again', async () => {
    const again = `${cutAfter(650)};
      insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
        select gen_random_uuid(), stream_type, gen_random_uuid(), 1, type, schema_version, data, metadata, recorded_at_us from events limit 50;
      insert into event_order select 650 + row_number() over (), event_id, sha256('') from events e where not exists (select from event_order o where o.event_id = e.event_id)`;
    const leaves = Array.from({ length: 50 }, (_, n) => rewritten(651 + n)).join(';');
    expect((await faultsOf(`${again}; ${leaves}`)).at(-1)).toMatch(/^position 700: checkpointDiffers: /);
    expect(await faultsOf(`${again}; ${leaves}`, null)).toEqual([]);
  });

  it('a head that was signed again by another key, in the database and outside', async () => {
    const checkpoint = checkpointIn(lines[1]);
    const note = resigned(checkpoint, [other]);
    const expected = ['position 600: checkpointForged: no known key signed the note'];
    expect(await faultsOf(`update tree_checkpoints set note = '${note}' where size = 600`)).toEqual(expected);
    expect(await faultsOf('select 1', [checkpointLine(note, checkpoint.at).trim()])).toEqual(expected);
  });

  it('a head whose row differs from its note', async () => {
    expect(await faultsOf(`update tree_checkpoints set size = 599 where size = 600`)).toEqual([
      'position 599: checkpointForged: the note of the checkpoint of 599 entries does not say what its row says',
    ]);
  });
});

describe('a kept head', () => {
  const given = (note: string, at: number): string => checkpointLine(note, at).trim();
  const last = (): ReturnType<typeof checkpointIn> => checkpointIn(lines[2]);

  it('with two signatures of one name is named, by one key and by two', async () => {
    for (const signers of [
      [keys, keys],
      [keys, other],
    ]) {
      expect(await faultsOf('select 1', [given(resigned(last(), signers), last().at)])).toEqual([
        'position 700: checkpointForged: the checkpoint has 2 signatures of registra.example',
      ]);
    }
  });

  it('of more entries than the log has is named with the first that is missing', async () => {
    expect(await faultsOf('select 1', [given(resigned({ ...last(), size: 701 }), last().at)])).toEqual([
      'position 701: tailCut: a signed head says that the log reached 701',
    ]);
  });

  it('of the log without entries has the root of no entries, and is signed', async () => {
    const empty = { origin, size: 0, root: emptyRoot };
    expect(await faultsOf('select 1', [given(resigned(empty), 1)])).toEqual([]);
    expect(await faultsOf('select 1', [given(resigned(empty, [other]), 1)])).toEqual([
      'position 0: checkpointForged: no known key signed the note',
    ]);
    expect(await faultsOf('select 1', [given(resigned({ ...empty, root: Buffer.alloc(32) }), 1)])).toEqual([
      'position 0: checkpointDiffers: the checkpoint of 0 entries has another root',
    ]);
  });

  it('is named if its date is before that of a smaller head', async () => {
    const back = given(resigned(last()), checkpointIn(lines[0]).at - 1);
    const expected = ['position 700: checkpointBackdated: the checkpoint of 700 entries is dated before that of 600'];
    expect(await faultsOf('select 1', [...lines.slice(0, 2), back])).toEqual(expected);
    expect(await faultsOf(`update tree_checkpoints set at_us = 1 where size = 700`)).toEqual(expected);
  });

  it.each([
    ['a line without a time', (line: string) => JSON.stringify({ checkpoint: (JSON.parse(line) as { checkpoint: string }).checkpoint })],
    ['a cut line', (line: string) => line.slice(0, -20)],
    ['a checkpoint without its signature', () => checkpointLine('registra.example\n1\nAAAA\n', 1).trim()],
  ])('is refused with the number of its line: %s', async (_, change) => {
    await expect(faultsOf('select 1', [lines[0] ?? '', change(lines[1] ?? '')])).rejects.toThrow(
      new UsageError(`line 2 of ${join(directory, 'given.jsonl')} is neither a signed head nor a checkpoint`),
    );
  });
});
