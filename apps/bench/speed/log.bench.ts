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
import type { Bench, Print } from '../programs.js';
import { askAll, type Questions } from './questions.js';

/** Bytes more than before, while a log is checked or its bundle is exported. */
const memoryGoal = 256e6;
/** Of a proof at a million events, milliseconds. */
const proofGoal = 5;

/** A log of `events` events, a third with a text of 200 characters: the rates of numbering and of the auditor's check, times of `proofs` proofs, the memory of a bundle. */
export const run: Bench<'log'> = ({ events, proofs }, print) =>
  onDatabase(async (database, { dataDir }) => {
    const sequencer = new Sequencer(database, new Wakeups(database));
    const parts = 5;
    for (let part = 0; part < parts; part += 1) {
      await queueMessages(database, Math.ceil(events / parts));
      // The first one warms up.
      await measured('numbered and hashed', () => sequencer.drain(), print);
    }
    await sequencer.stop();
    const key = generateKeyPairSync('ed25519').privateKey;
    const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
    await new CheckpointSigner(database, pem, join(dataDir, 'heads.jsonl'), { usual: 'registra.example' }).signNow();
    const found = await measured('checked, with their texts,', async () => verified(database), print);
    if (found.faults > 0) throw new Error(`${found.faults} faults in a log that nobody changed`);
    await measured('exported with texts', () => exported(database, key), print);
    await askAll('proofs', await proofsOf(database, events), { times: proofs, goal: proofGoal }, print);
  });

/** Does `work` with that many events, and prints their rate, its CPU and the memory that it takes. */
async function measured<Result extends number | { events: number }>(
  what: string,
  work: () => Promise<Result>,
  print: Print,
): Promise<Result> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const [began, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  clearInterval(watch);
  const events = typeof result === 'number' ? result : result.events;
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  print(
    `${what}: ${events} events in ${seconds.toFixed(1)} s, ${(events / seconds).toFixed(0)} events/s, ${((user + system) / events).toFixed(0)} us of processor an event; ` +
      `${((most - before) / 1e6).toFixed(0)} MB more (at most ${memoryGoal / 1e6} MB)`,
  );
  return result;
}

async function verified(database: Database): Promise<{ events: number; faults: number }> {
  const { events, faults } = await verifyLog(database);
  return { events, faults: faults.length };
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
