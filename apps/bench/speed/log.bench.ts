import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { exportBundle } from '#libs/event-log/bundles/export-bundle';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { readLines } from '#libs/event-log/chain/log-lines';
import { verifyLog } from '#libs/event-log/chain/verify-log';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { eventEntry } from '#libs/event-log/tree/event-entry';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import { tlogProofText } from '#libs/event-log/tree/tlog-proof';
import type { Database } from '#libs/platform/database/database';
import { queueMessages } from '../product/message-log.js';
import { onDatabase } from '../product/own-database.js';
import { seeded } from '../product/random.js';
import type { Bench } from '../programs.js';
import { type Row, whole } from '../tables.js';
import { askAll, type Questions } from './questions.js';

/** Megabytes more than before, while a log is verified or its bundle is exported. */
const memoryGoal = 256;
/** Of a proof at a million events, milliseconds. */
const proofGoal = 5;
/** A log is verified after the first of them and after the last. */
const parts = 10;

/** A log of `events` events, a third with a text of 200 characters: the rates of numbering and of the auditor's check, times of `proofs` proofs, the memory of a bundle. */
export const run: Bench<'log'> = ({ events, proofs }, print) =>
  onDatabase(async (database, { dataDir }) => {
    const sequencer = new Sequencer(database, new Wakeups(database));
    const [numbered, rows]: [Row[], Row[]] = [[], []];
    const verify = async (): Promise<void> => void rows.push(await measured('verified, with texts', () => verified(database)));
    for (let part = 0; part < parts; part += 1) {
      await queueMessages(database, Math.ceil(events / parts));
      // The first one warms up.
      numbered.push(await measured('numbered and hashed', () => sequencer.drain()));
      if (part === 0) await verify();
    }
    await sequencer.stop();
    print.table(numbered);
    const key = generateKeyPairSync('ed25519').privateKey;
    const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
    await new CheckpointSigner(database, pem, join(dataDir, 'heads.jsonl'), { usual: 'registra.example' }).signNow();
    await verify();
    rows.push(await measured('exported, with texts', () => exported(database, key)));
    await askAll(await proofsOf(database, events), { times: proofs, goal: proofGoal }, print);
    print.table([...numbered.slice(-1), ...rows], 'log');
  });

/** Does `work` with as many events as it returns. @returns their rate, its CPU and the memory that it takes */
async function measured(what: string, work: () => Promise<number>): Promise<Row> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const [began, used] = [performance.now(), process.cpuUsage()];
  const events = await work();
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  return {
    '': what,
    events: whole(events),
    seconds: seconds.toFixed(1),
    'events/s': whole(events / seconds),
    'CPU µs an event': whole((user + system) / events),
    'MB more': whole((most - before) / 1e6),
    goal: `${memoryGoal} MB`,
  };
}

/** @returns the number of events @throws Error for a fault in a log that nobody changed */
async function verified(database: Database): Promise<number> {
  const { events, faults } = await verifyLog(database);
  if (faults.length > 0) throw new Error(`${faults.length} faults in a log that nobody changed`);
  return events;
}

/** Everything, to nowhere. @returns the number of events */
async function exported(database: Database, key: KeyObject): Promise<number> {
  const maker = { key, streams: [], machine: { machineVersion: 1 } };
  for await (const part of await exportBundle(database, { scope: { kind: 'all' }, texts: true }, maker)) void part;
  return Number((await database.one<{ n: number }>('select max(pos) as n from event_order'))?.n);
}

/** At random places. */
async function proofsOf(database: Database, events: number): Promise<Questions> {
  const random = seeded(1);
  const below = (end: number): number => Math.floor(random() * end);
  const tree = new StoredTree(database);
  const note = (await database.one<{ note: string }>('select note from tree_checkpoints'))?.note ?? '';
  return {
    'proof of an entry': () => tree.inclusion(below(events), events),
    'proof with its entry': async () => {
      const index = below(events);
      const [line] = await readLines(database, index, index + 1);
      if (line?.event == null) throw new Error(`there is no event at position ${index + 1}`);
      return [eventEntry(index + 1, line.event), tlogProofText({ index, hashes: await tree.inclusion(index, events), checkpoint: note })];
    },
    'proof of consistency': () => tree.consistency(below(events - 1) + 1, events),
    'complete tile': () => tree.tile({ level: 0, index: below(Math.floor(events / 256)), width: 256 }),
  };
}
