import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { makeChained } from '../testing/chained-log.js';
import { addEvents } from '../testing/many-events.js';
import { signedHead } from '../testing/signed-head.js';
import { checkpointOf, openCheckpoint } from '../tree/checkpoint.js';
import { openNote } from '../tree/note.js';
import { StoredTree } from '../tree/stored-tree.js';
import { isConsistent } from '../tree/verify-proofs.js';
import { CheckpointSigner, ForkedLogError } from './checkpoint-signer.js';
import { closedChain } from './close-chain.js';
import { LogCheckpoints } from './log-checkpoints.js';
import { verifyLog } from './verify-log.js';
import { pino } from 'pino';

const { privateKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let log: LogUnderTest;
let directory: string;
let file: string;
let signer: CheckpointSigner;
const named = (chosen?: string): CheckpointSigner => new CheckpointSigner(log.database, pem, file, { chosen, usual: 'registra.example' });
beforeEach(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'heads-'));
  file = join(directory, 'heads.jsonl');
  signer = named();
});
afterEach(async () => {
  await log.close();
  await rm(directory, { recursive: true });
});

async function grow(amount: number): Promise<void> {
  await addEvents(log.owner, amount);
  await log.sequencer.drain();
}
const notes = async (): Promise<string[]> =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { checkpoint: string }).checkpoint);
/** Makes the log what a backup of its first `size` entries gives. */
async function restore(size: number): Promise<void> {
  for (const table of ['events', 'event_order', 'tree_tiles', 'tree_checkpoints'])
    await log.owner.query(`alter table ${table} disable trigger all`);
  await log.owner.query('delete from events where event_id in (select event_id from event_order where pos > $1)', [size]);
  await log.owner.query('delete from event_order where pos > $1', [size]);
  await log.owner.query('delete from tree_tiles where (index + 1) * 256 > $1', [size]);
  await log.owner.query('delete from tree_checkpoints where size > $1', [size]);
  await log.sequencer.stop();
}

describe('a checkpoint', () => {
  it('is a note of the log’s name and key, in the database and in the file', async () => {
    await grow(3);
    await signer.signNow();
    const [note = ''] = await notes();
    const { text } = openNote(note, [{ name: 'registra.example', key: createPublicKey(pem) }]);
    expect(checkpointOf(text)).toEqual({
      origin: 'registra.example',
      size: 3,
      root: (await new StoredTree(log.database).edgeAt(3)).root(),
    });
    expect(await log.owner.query('select origin, size, note from tree_checkpoints')).toEqual([
      { origin: 'registra.example', size: 3, note },
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is made once for a size, by however many processes, and none for the empty log', async () => {
    expect(await signer.signNow()).toBeUndefined();
    await grow(3);
    await Promise.all([signer.signNow(), named().signNow(), signer.signNow()]);
    expect(await notes()).toHaveLength(1);
  });

  it('is consistent with each before, over tiles', async () => {
    const tree = new StoredTree(log.database);
    const sizes: number[] = [];
    for (const amount of [1, 254, 1, 1, 400, 143]) {
      await grow(amount);
      sizes.push((await signer.signNow())?.size ?? 0);
    }
    const signed = (await notes()).map((note) => checkpointOf(note.split('\n\n')[0] + '\n'));
    expect(signed.map(({ size }) => size)).toEqual(sizes);
    for (const [n, newer] of signed.entries()) {
      for (const older of signed.slice(0, n)) expect(isConsistent(older, newer, await tree.consistency(older.size, newer.size))).toBe(true);
    }
  });

  it('is never dated before the last one, though the clock was set back', async () => {
    await grow(1);
    await signer.signNow();
    await log.owner.query('alter table tree_checkpoints disable trigger all');
    await log.owner.query('update tree_checkpoints set at_us = at_us + 3600 * 1000000::bigint');
    await grow(1);
    await signer.signNow();
    const [first, second] = await log.owner.query<{ at: number }>('select at_us as at from tree_checkpoints order by size');
    expect(Number(second?.at)).toBe(Number(first?.at) + 1);
    expect((await readFile(file, 'utf8')).trim().split('\n').at(-1)).toContain(`"at":${second?.at}`);
  });

  it('is written to a file that lacks it', async () => {
    await grow(3);
    await signer.signNow();
    const before = await notes();
    await rm(file);
    await signer.signNow();
    expect(await notes()).toEqual(before);
  });

  it('follows a line that a killed process left unfinished', async () => {
    await grow(3);
    await signer.signNow();
    await appendFile(file, '{"checkpoint":"registra.exa');
    await grow(1);
    await signer.signNow();
    expect(await notes()).toHaveLength(2);
  });
});

describe('while the key is rotated', () => {
  const next = generateKeyPairSync('ed25519').privateKey;
  const old = { name: 'registra.example', key: createPublicKey(pem) };
  const recent = { name: 'registra.example', key: createPublicKey(next) };
  const nextPem = next.export({ type: 'pkcs8', format: 'pem' }).toString();
  const rotated = (previousPem?: string): CheckpointSigner =>
    new CheckpointSigner(log.database, nextPem, file, { usual: 'registra.example' }, { previousPem });

  it('both keys sign, so that a holder of either verifies, and afterwards the new one alone', async () => {
    for (const one of [signer, rotated(pem), rotated()]) {
      await grow(3);
      await one.signNow();
    }
    const signedBy = (await notes()).map((note) => openNote(note, [old, recent]).signedBy);
    expect(signedBy).toEqual([[old], [recent, old], [recent]]);
    for (const key of [old, recent]) expect(openNote((await notes())[1] ?? '', [key]).signedBy).toEqual([key]);
  });

  it('readers get the signature of the new key, and both if they ask', async () => {
    await grow(3);
    await rotated(pem).signNow();
    const newest = await new LogCheckpoints(log.database, log.wakeups, 60).newest();
    expect(openCheckpoint(newest?.note ?? '', [recent])).toMatchObject({ size: 3 });
    expect(() => openCheckpoint(newest?.note ?? '', [old])).toThrow('no known key signed the note');
    expect(openNote(newest?.allSignatures ?? '', [old]).signedBy).toEqual([old]);
  });

  it('the auditor accepts such a checkpoint with both keys, and no second signature of an unknown one', async () => {
    await grow(3);
    await rotated(pem).signNow();
    const spki = [old, recent].map(({ key }) => key.export({ type: 'spki', format: 'pem' }).toString());
    expect((await verifyLog(log.database, { publicKey: spki.join('') })).faults).toEqual([]);
    expect((await verifyLog(log.database, { publicKey: spki[1] ?? '' })).faults).toEqual([
      { kind: 'checkpointForged', pos: 3, detail: 'the checkpoint has 2 signatures of registra.example' },
    ]);
  });
});

describe('a log that contradicts its last checkpoint', () => {
  beforeEach(async () => {
    await grow(300);
    await signer.signNow();
  });

  it('is not signed if the log is shorter than the checkpoint', async () => {
    await restore(299);
    await expect(signer.signNow()).rejects.toThrow(
      /^the log has 299 entries, and a checkpoint of 300 was signed: .* see docs\/operations.md/,
    );
    expect(await notes()).toHaveLength(1);
  });

  it.each([1, 50])('is not signed if it has another root, %i entries after the backup', async (amount) => {
    await restore(299);
    await grow(amount);
    await expect(signer.signNow()).rejects.toThrow(/^the signed checkpoint of 300 entries has another root than the log: /);
    expect(await notes()).toHaveLength(1);
  });

  it('is not signed after a line that is neither a head nor a checkpoint', async () => {
    await writeFile(file, '{"checkpoint":"forged"}\n');
    await expect(signer.signNow()).rejects.toThrow(ForkedLogError);
  });

  it('is signed under a new origin, and never again under the old one', async () => {
    await restore(299);
    await grow(1);
    expect(await named('registra.example/2').signNow()).toMatchObject({ origin: 'registra.example/2', size: 300 });
    await grow(1);
    expect(await signer.signNow()).toMatchObject({ origin: 'registra.example/2', size: 301 });
    await grow(1);
    await expect(named('registra.example').signNow()).rejects.toThrow('was given up for registra.example/2');
  });
});

describe('a file with heads of the earlier chain', () => {
  const closedAt20 = async (): Promise<string> => {
    await grow(20);
    await log.sequencer.stop();
    const end = await makeChained(log.owner);
    await closedChain.run(log.owner, pino({ level: 'silent' }));
    return end.toString('hex');
  };

  it('is continued by checkpoints of the tree if its last head is the chain’s', async () => {
    await writeFile(file, `${JSON.stringify(signedHead(privateKey, { pos: 20, hash: await closedAt20() }))}\n`);
    expect(await signer.signNow()).toMatchObject({ size: 21 });
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  it.each([20, 21])('is not continued if the head of position %i is not the chain’s', async (pos) => {
    await closedAt20();
    await writeFile(file, `${JSON.stringify(signedHead(privateKey, { pos, hash: 'ab'.repeat(32) }))}\n`);
    await expect(signer.signNow()).rejects.toThrow(`the signed head of position ${pos} is not the chain’s`);
  });
});
