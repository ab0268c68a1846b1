import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { readLines } from '#libs/event-log/chain/log-lines';
import { eventEntry } from '#libs/event-log/tree/event-entry';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import { tlogProofText } from '#libs/event-log/tree/tlog-proof';
import { percentile } from './percentile.js';
import { seeded } from './random.js';
import { syntheticLog } from './synthetic-log.js';

/** Milliseconds. A proof at a million events. */
const goal = 5;

/** Times of `count` proofs of each kind, one after the other, at random places of a log of `events` events. */
export async function proofTimes(events: number, count: number, print: (line: string) => void): Promise<void> {
  const { database, remove } = await syntheticLog(events, 20_000);
  const directory = await mkdtemp(join(tmpdir(), 'registra-proofs-'));
  const random = seeded(1);
  const below = (end: number): number => Math.floor(random() * end);
  try {
    const tree = new StoredTree(database);
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const signer = new CheckpointSigner(database, pem, join(directory, 'signed-heads.jsonl'), { usual: 'registra.example' });
    const began = performance.now();
    await signer.signNow();
    const signed = performance.now() - began;
    const note = (await database.one<{ note: string }>('select note from tree_checkpoints'))?.note ?? '';
    const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
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
    print(`proofs: ${events} events, checkpoint signed in ${signed.toFixed(1)} ms`);
    for (const [kind, work] of Object.entries(kinds)) {
      const times = await timesOf(work, count);
      const [half, most] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(2));
      print(`proofs: ${kind}: p50 ${half} ms, p99 ${most} ms of ${count} (goal: p99 <= ${goal} ms)`);
    }
  } finally {
    await rm(directory, { recursive: true });
    await remove();
  }
}

/** Milliseconds of each of `count` runs, after a hundredth that warms up. */
async function timesOf(work: () => Promise<unknown>, count: number): Promise<number[]> {
  for (let n = 0; n < count / 100; n += 1) await work();
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}
