import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { makeChained } from '../testing/chained-log.js';
import { addEvents } from '../testing/many-events.js';
import { Sequencer } from '../sequencer/sequencer.js';
import { closedChain } from './close-chain.js';
import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointSigner } from './checkpoint-signer.js';
import { verifyLog } from './verify-log.js';

const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const tables = ['events', 'event_order', 'tree_tiles', 'tree_start', 'tree_checkpoints'];

let log: LogUnderTest;
let directory: string;

/** 300 events of the chain, closed, then 400 of the tree; checkpoints of 301, 600 and 701 entries. */
beforeAll(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'heads-'));
  const signer = new CheckpointSigner(log.database, pem, join(directory, 'heads.jsonl'), { usual: 'registra.example' });
  await addEvents(log.owner, 300);
  await log.sequencer.drain();
  await log.sequencer.stop();
  await makeChained(log.owner);
  await closedChain.run(log.owner, pino({ level: 'silent' }));
  await signer.signNow();
  const sequencer = log.stopAtEnd(new Sequencer(log.database, log.wakeups));
  for (const amount of [299, 101]) {
    await addEvents(log.owner, amount);
    await sequencer.drain();
    await signer.signNow();
  }
});
afterAll(async () => {
  await log.close();
  await rm(directory, { recursive: true });
});

/** Verifies the log as the owner would leave it by `statement`, and rolls back. @returns kind and position of each error */
async function faultsAfter(statement: string): Promise<string[]> {
  let faults: string[] = [];
  await log.owner
    .transaction(async (tx) => {
      for (const table of tables) await tx.query(`alter table ${table} disable trigger all`);
      await tx.query(statement);
      faults = (await verifyLog(tx)).faults.map(({ kind, pos }) => `${kind} ${pos}`);
      throw new Error('roll back');
    })
    .catch((fault: Error) => expect(fault.message).toBe('roll back'));
  return faults;
}

const flip = (column: string, byte: number): string => `set_byte(${column}, ${byte}, get_byte(${column}, ${byte}) # 1)`;

it('an untouched log of both eras, the chain and the tree, verifies', async () => {
  expect(await faultsAfter('select 1')).toEqual([]);
  expect(await verifyLog(log.database)).toMatchObject({ events: 701, tiles: 2, checkpoints: 3 });
});

describe('one change is located, and is one error', () => {
  it.each([
    [
      'an event of the chain',
      `update events set data = '{}' where event_id = (select event_id from event_order where pos = 100)`,
      ['hashDiffers 100'],
    ],
    [
      'an event of the chain’s open tile',
      `update events set data = '{}' where event_id = (select event_id from event_order where pos = 290)`,
      ['hashDiffers 290'],
    ],
    [
      'an event of the tree',
      `update events set data = '{}' where event_id = (select event_id from event_order where pos = 450)`,
      ['hashDiffers 450'],
    ],
    [
      'an event of the open tile',
      `update events set data = '{}' where event_id = (select event_id from event_order where pos = 690)`,
      ['hashDiffers 690'],
    ],
    ['a link of the chain', `update event_order set hash = ${flip('hash', 0)} where pos = 100`, ['hashDiffers 100', 'hashDiffers 101']],
    ['a leaf in a complete tile', `update event_order set hash = ${flip('hash', 31)} where pos = 450`, ['hashDiffers 450']],
    [
      'a deleted event of the chain',
      `delete from events where event_id = (select event_id from event_order where pos = 17)`,
      ['eventMissing 17', 'streamOrder 18'],
    ],
    [
      'a deleted event of the tree',
      `delete from events where event_id = (select event_id from event_order where pos = 470)`,
      ['eventMissing 470', 'streamOrder 471'],
    ],
    ['a deleted position of a complete tile', `delete from event_order where pos = 470`, ['gap 470', 'streamOrder 471']],
    ['the first bit of a tile', `update tree_tiles set hashes = ${flip('hashes', 0)} where level = 0 and index = 0`, ['tileDiffers 1']],
    [
      'a leaf in a tile of the chain',
      `update tree_tiles set hashes = ${flip('hashes', 3_205)} where level = 0 and index = 0`,
      ['tileDiffers 101'],
    ],
    [
      'a leaf in a tile of both eras',
      `update tree_tiles set hashes = ${flip('hashes', 8_191)} where level = 0 and index = 1`,
      ['tileDiffers 512'],
    ],
    ['the root of a tile', `update tree_tiles set root = ${flip('root', 5)} where level = 0 and index = 1`, ['tileDiffers 257']],
    ['a deleted tile', `delete from tree_tiles where level = 0 and index = 1`, ['tileMissing 257']],
    ['an invented tile', `insert into tree_tiles select 0, 2, root, hashes from tree_tiles where index = 1`, ['tileExtra 702']],
    ['a leaf of the chain’s last tile', `update tree_start set leaves = ${flip('leaves', 40)}`, ['tileDiffers 258']],
    [
      'the event that closed the chain',
      `update events set type = 'Added' where type = 'ChainClosed'`,
      ['closingDiffers 301', 'hashDiffers 301'],
    ],
    ['the root of a checkpoint', `update tree_checkpoints set root = ${flip('root', 0)} where size = 600`, ['checkpointForged 600']],
    [
      'a cut tail',
      `delete from events where event_id in (select event_id from event_order where pos > 650); delete from event_order where pos > 650`,
      ['tailCut 651'],
    ],
  ])('%s', async (_, statement, expected) => {
    expect(await faultsAfter(statement)).toEqual(expected);
  });

  it('an event that was rewritten with its leaf differs from its tile, and in the open tile from the next checkpoint', async () => {
    const rewritten = (pos: number): string => `
      update events set data = '{}' where event_id = (select event_id from event_order where pos = ${pos});
      update event_order o set hash = sha256('\\x00'::bytea || (
        select string_agg(int4send(octet_length(convert_to(f, 'UTF8'))) || convert_to(f, 'UTF8'), ''::bytea order by n)
        from events e, unnest(array[o.pos::text, e.event_id::text, stream_type, stream_id::text, version::text, type, schema_version::text,
          recorded_at_us::text, data, metadata]) with ordinality u(f, n) where e.event_id = o.event_id))
      where pos = ${pos}`;
    expect(await faultsAfter(rewritten(450))).toEqual(['tileDiffers 450', 'checkpointDiffers 600']);
    expect(await faultsAfter(rewritten(690))).toEqual(['checkpointDiffers 701']);
  });
});

it('300 copies with one random bit changed are all found at their place', async () => {
  let state = 7;
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let n = 0; n < 300; n += 1) {
    const pos = random(701) + 1;
    const [statement, where] = [
      [
        `update events set recorded_at_us = recorded_at_us # (1 << ${random(30)}) where event_id = (select event_id from event_order where pos = ${pos})`,
        pos,
      ],
      [`update event_order set hash = ${flip('hash', random(32))} where pos = ${pos}`, pos],
      [
        `update tree_tiles set hashes = ${flip('hashes', ((pos - 1) % 256) * 32 + random(32))} where level = 0 and index = ${Math.floor(((pos - 1) % 512) / 256)}`,
        ((pos - 1) % 512) + 1,
      ],
    ][n % 3] as [string, number];
    const [first] = await faultsAfter(statement);
    expect(`${statement}: ${first}`).toMatch(new RegExp(`(hashDiffers|tileDiffers) ${where}$`));
  }
});
