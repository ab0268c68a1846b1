import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { Sequencer } from '../sequencer/sequencer.js';
import { CheckpointSigner } from './checkpoint-signer.js';
import { type KeptCheckpoint, keptHeadOf } from './kept-heads.js';
import { unplacedEvents, verifyLog } from './verify-log.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();

let log: LogUnderTest;
let directory: string;
let signer: CheckpointSigner;
beforeEach(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'heads-'));
  signer = new CheckpointSigner(log.database, pem, join(directory, 'heads.jsonl'), { usual: 'registra.example' });
  const ids = await Promise.all([log.open(), log.open(), log.open()]);
  for (const id of [...ids, ...ids, ...ids]) await log.run(id, { type: 'add', amount: 1 });
  await log.sequencer.drain();
});
afterEach(async () => {
  await log.close();
  await rm(directory, { recursive: true });
});

/** Changes that require owner privileges and bad intentions. */
async function tamper(...statements: string[]): Promise<void> {
  for (const table of ['events', 'event_order', 'commands', 'tree_tiles', 'tree_start', 'tree_checkpoints'])
    await log.owner.query(`alter table ${table} disable trigger all`);
  for (const statement of statements) await log.owner.query(statement);
}
/** Checkpoints of the exported file. */
const kept = async (): Promise<KeptCheckpoint[]> =>
  (await readFile(join(directory, 'heads.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .flatMap((line) => {
      const head = keptHeadOf(line);
      return head !== undefined && 'checkpoint' in head ? [head.checkpoint] : [];
    });
const eventAt = (pos: number): string => `(select event_id from event_order where pos = ${pos})`;

describe('an untouched log', () => {
  it('verifies from the first to the last link, with its checkpoints', async () => {
    await signer.signNow();
    await log.open();
    await log.sequencer.drain();
    await signer.signNow();
    const report = await verifyLog(log.database, { checkpoints: await kept(), publicKey: spki });
    expect(report).toMatchObject({ from: 1, to: 13, events: 13, faults: [] });
    expect(await kept()).toHaveLength(2);
    expect(await unplacedEvents(log.database)).toEqual([]);
  });

  it('verifies in part as well', async () => {
    expect(await verifyLog(log.database, { from: 4, to: 9 })).toMatchObject({ events: 6, faults: [] });
  });

  it('is not signed again if it has not grown', async () => {
    expect((await signer.signNow())?.size).toBe(12);
    expect(await signer.signNow()).toBeUndefined();
  });
});

describe('a changed log', () => {
  it.each([
    ['data', `overlay(data placing chr(ascii(substr(data, 3, 1)) # 1) from 3 for 1)`],
    ['metadata', `overlay(metadata placing chr(ascii(substr(metadata, 12, 1)) # 1) from 12 for 1)`],
    ['recorded_at_us', `recorded_at_us # 1`],
    ['type', `type || ' '`],
  ])('reports a single bit of %s at its position', async (column, value) => {
    await tamper(`update events set ${column} = ${value} where event_id = ${eventAt(7)}`);
    const { faults } = await verifyLog(log.database);
    expect(faults[0]).toMatchObject({ kind: 'hashDiffers', pos: 7 });
  });

  it('reports a deleted event', async () => {
    await tamper(`delete from events where event_id = ${eventAt(5)}`);
    expect((await verifyLog(log.database)).faults[0]).toMatchObject({ kind: 'eventMissing', pos: 5 });
  });

  it('reports a deleted position', async () => {
    await tamper(`delete from event_order where pos = 5`);
    expect((await verifyLog(log.database)).faults[0]).toMatchObject({ kind: 'gap', pos: 5 });
    expect(await unplacedEvents(log.database)).toHaveLength(1);
  });

  it('reports two swapped events', async () => {
    await tamper(
      `create temp table two as select pos, event_id from event_order where pos in (4, 6)`,
      `delete from event_order o using two where o.pos = two.pos`,
      `insert into event_order select 10 - pos, event_id, sha256('made up') from two`,
    );
    expect((await verifyLog(log.database)).faults[0]).toMatchObject({ kind: 'hashDiffers', pos: 4 });
  });

  it('reports a truncated tail by the external checkpoints', async () => {
    await signer.signNow();
    await tamper(
      `delete from events where event_id in (select event_id from event_order where pos > 9)`,
      `delete from event_order where pos > 9`,
    );
    const cut = [expect.objectContaining({ kind: 'tailCut', pos: 10 })];
    expect((await verifyLog(log.database)).faults).toEqual(cut);
    await tamper('delete from tree_checkpoints');
    expect((await verifyLog(log.database)).faults).toEqual([]);
    expect((await verifyLog(log.database, { checkpoints: await kept() })).faults).toEqual(cut);
  });

  it('reports a recomputed log by the external checkpoints', async () => {
    await signer.signNow();
    await tamper(
      `update events set data = '{"amount":1000000,"label":null}' where event_id = ${eventAt(8)}`,
      `insert into unsequenced select event_id from event_order where pos >= 8`,
      `delete from event_order where pos >= 8`,
      'delete from tree_checkpoints',
    );
    await log.sequencer.stop();
    await new Sequencer(log.database, log.wakeups).drain();
    expect((await verifyLog(log.database)).faults).toEqual([]);
    const { faults } = await verifyLog(log.database, { checkpoints: await kept() });
    expect(faults).toEqual([expect.objectContaining({ kind: 'checkpointDiffers', pos: 12 })]);
  });

  it('reports a checkpoint signed with another key', async () => {
    await signer.signNow();
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { faults } = await verifyLog(log.database, { checkpoints: await kept(), publicKey: other });
    expect(faults).toEqual([expect.objectContaining({ kind: 'checkpointForged', pos: 12 })]);
  });

  it('accepts checkpoints signed with one of several keys, as after a rotation', async () => {
    await signer.signNow();
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect((await verifyLog(log.database, { checkpoints: await kept(), publicKey: `${other}${spki}` })).faults).toEqual([]);
  });

  it('reports a changed command at the first event that it produced', async () => {
    await tamper(`update commands set input = '{"type":"add","amount":2}' where command_id =
      (select (metadata::json ->> 'command')::uuid from events where event_id = ${eventAt(6)})`);
    expect((await verifyLog(log.database)).faults).toEqual([expect.objectContaining({ kind: 'commandDiffers', pos: 6 })]);
  });
});
