import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { readLines } from '#libs/event-log/chain/log-lines';
import { eventEntry } from '#libs/event-log/tree/event-entry';
import { verifierLine } from '#libs/event-log/tree/note';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import { hashesAt, levelsOf, tilePath, type TileRequest, tileWidth } from '#libs/event-log/tree/tiles';
import { tlogProofText } from '#libs/event-log/tree/tlog-proof';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import type { Database } from '#libs/platform/database/database';
import { GoProgram } from '../product/go-program.js';
import { queueMessages } from '../product/message-log.js';
import { onDatabase } from '../product/own-database.js';
import { seeded } from '../product/random.js';
import type { Harness } from '../programs.js';

const origin = 'registra.example/log';
/** How much the log grows before each checkpoint; the last one makes it as large as the example of C2SP tlog-tiles. */
const growth = [1, 1, 253, 1, 1, 343, 64_936, 4_464];
const program = 'apps/bench/tlog-verifier';

/** What the program in Go reads; bytes in base64. */
interface Exported {
  key: string;
  checkpoints: string[];
  proofs: { entry: string; proof: string }[];
  consistency: { older: number; newer: number; hashes: string[] }[];
  tiles: Record<string, string>;
}

/**
 * Writes a log of 70,000 events, and has Go's `golang.org/x/mod/sumdb` verify its checkpoints, tiles, proofs of `count` entries and of consistency.
 */
export const run: Harness<'tlog'> = async ({ count, seed }) => {
  const verifier = GoProgram.build(program);
  try {
    const { status, output } = verifier.run(JSON.stringify(await exportLog(count, seed)));
    return status === 0
      ? { faults: [], line: `Go verified: ${output}, seed ${seed}` }
      : { faults: [output], line: `Go refused, seed ${seed}` };
  } finally {
    verifier.remove();
  }
};

const exportLog = (count: number, seed: number): Promise<Exported> =>
  onDatabase(async (database, { dataDir }) => {
    const sequencer = new Sequencer(database, new Wakeups(database));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const signer = new CheckpointSigner(database, pem, join(dataDir, 'signed-heads.jsonl'), { usual: origin });
    for (const amount of growth) {
      await queueMessages(database, amount);
      await sequencer.drain();
      await signer.signNow();
    }
    await sequencer.stop();
    const signed = await database.query<Signed>('select size::integer, note from tree_checkpoints order by size');
    const sizes = signed.map(({ size }) => size);
    const tree = new StoredTree(database);
    return {
      key: verifierLine({ name: origin, key: publicKey }),
      checkpoints: signed.map(({ note }) => note),
      proofs: await proofs(database, tree, signed, seeded(seed), count),
      consistency: await consistency(tree, sizes),
      tiles: await tiles(tree, sizes),
    };
  });

interface Signed {
  size: number;
  note: string;
}

/** Proofs of entries at random, each within a random checkpoint, and of the first and last entry of each. */
async function proofs(
  database: Database,
  tree: StoredTree,
  signed: readonly Signed[],
  random: () => number,
  count: number,
): Promise<Exported['proofs']> {
  const below = (end: number): number => Math.floor(random() * end);
  const ends = signed.flatMap(({ size, note }) => [0, size - 1].map((index) => ({ index, size, note })));
  const drawn = Array.from({ length: count }, () => signed[below(signed.length)]).flatMap((one) =>
    one ? [{ ...one, index: below(one.size) }] : [],
  );
  const all: Exported['proofs'] = [];
  for (const { index, size, note } of [...ends, ...drawn]) {
    const [line] = await readLines(database, index, index + 1);
    if (line?.event == null) throw new Error(`there is no event at position ${index + 1}`);
    const proof = tlogProofText({ index, hashes: await tree.inclusion(index, size), checkpoint: note });
    all.push({ entry: eventEntry(line.pos, line.event).toString('base64'), proof });
  }
  return all;
}

/** Between all pairs of checkpoints. */
async function consistency(tree: StoredTree, sizes: readonly number[]): Promise<Exported['consistency']> {
  const all: Exported['consistency'] = [];
  for (const newer of sizes) {
    for (const older of sizes.filter((size) => size < newer)) {
      const hashes = await tree.consistency(older, newer);
      all.push({ older, newer, hashes: hashes.map((hash) => hash.toString('base64')) });
    }
  }
  return all;
}

/** Complete tiles, and the partial ones of each checkpoint. */
async function tiles(tree: StoredTree, sizes: readonly number[]): Promise<Exported['tiles']> {
  const wanted = new Map<string, TileRequest>();
  for (const size of sizes) {
    for (let level = 0; level < levelsOf(size); level += 1) {
      for (let first = 0; first < hashesAt(level, size); first += tileWidth) {
        const tile = { level, index: first / tileWidth, width: Math.min(tileWidth, hashesAt(level, size) - first) };
        wanted.set(tilePath(tile), tile);
      }
    }
  }
  const all: Exported['tiles'] = {};
  for (const [path, tile] of wanted) all[path] = (await tree.tile(tile))?.toString('base64') ?? '';
  return all;
}
