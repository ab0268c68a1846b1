import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BundleManifest, type BundleScope, checkpointFile, files, recordOf } from '#libs/event-log/bundles/bundle-format';
import { exportBundle } from '#libs/event-log/bundles/export-bundle';
import { verifyEd25519, withSource } from '../auditor/bundle-file.js';
import { faultLine } from '../auditor/bundle-report.js';
import { replayBy } from '../auditor/replay-history.js';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { keptHeadOf } from '#libs/event-log/chain/kept-heads';
import { type BundleContents, manifestIn, repackBundle, unpackBundle } from '#libs/event-log/testing/repacked-bundle';
import { type Checkpoint, checkpointText, unverifiedCheckpoint } from '#libs/event-log/tree/checkpoint';
import { signNote, verifierLine } from '#libs/event-log/tree/note';
import { emptyRoot } from '#libs/event-log/tree/tree-hash';
import { chatsSource } from '#libs/features/chat/storage/chat-stream';
import { ordersSource } from '#libs/features/orders/storage/replayable-orders';
import { payoffsSource } from '#libs/features/payoffs/storage/payoff-stream';
import { Database } from '#libs/platform/database/database';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { numberText } from '#machines/order/labels';
import { progressStatuses } from '#machines/order/statuses';
import { workflowTable } from '#machines/order/workflow-table';
import { verifyBundle } from '#libs/verifier/bundle/verify-bundle';
import { ownDatabase } from './own-database.js';
import { seeded } from './random.js';

const origin = 'registra.example';
const keys = generateKeyPairSync('ed25519');
const thief = generateKeyPairSync('ed25519');
const verifier = verifierLine({ name: origin, key: keys.publicKey });
const streams = [ordersSource, chatsSource, payoffsSource].flatMap(({ bundled }) => bundled ?? []);
const maker = { key: keys.privateKey, streams, machine: workflowTable() };

type Random = (below: number) => number;
type Lines = Record<string, unknown>[];

/** A way to change a bundle, and where it must be found: the beginning of the place of one fault. */
interface Tampering {
  name: string;
  /** which bundles have what is changed */
  applies?: (contents: BundleContents) => boolean;
  change: (contents: BundleContents, random: Random) => void;
  changeManifest?: (manifest: BundleManifest) => BundleManifest;
  place: RegExp;
  /** signs the changed manifest; the log's own by default: the worst case */
  key?: KeyObject;
}

const text = (contents: BundleContents, name: string): string => contents.get(name)?.toString('utf8') ?? '';
const linesOf = (contents: BundleContents, name: string): Lines =>
  text(contents, name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const has =
  (name: string, least = 1) =>
  (contents: BundleContents) =>
    linesOf(contents, name).length >= least;
const inLines = (name: string, change: (lines: Lines, random: Random) => Lines) => (contents: BundleContents, random: Random) => {
  const lines = change(linesOf(contents, name), random);
  contents.set(name, Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
};
/** The same without one of them at random. */
function without<Item>(items: readonly Item[], random: Random): Item[] {
  const at = random(items.length);
  return items.filter((_, n) => n !== at);
}
/** Changes one line at random. */
const oneLine = (name: string, change: (line: Record<string, unknown>) => Record<string, unknown>) =>
  inLines(name, (lines, random) => {
    const at = random(lines.length);
    return lines.map((line, n) => (n === at ? change(line) : line));
  });
const withoutLine = (name: string) => inLines(name, without);

function entriesOf(bytes: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32BE(at))
    entries.push(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at)));
  return entries;
}
const inEntries = (change: (entries: Buffer[], random: Random) => Buffer[]) => (contents: BundleContents, random: Random) =>
  void contents.set(files.entries, Buffer.concat(change(entriesOf(contents.get(files.entries) ?? Buffer.alloc(0)), random).map(recordOf)));

const largest = (contents: BundleContents): string => checkpointFile(manifestIn(contents).checkpoint);
const resigned =
  (change: (checkpoint: Checkpoint) => Checkpoint, signers: readonly { privateKey: KeyObject }[] = [keys]) =>
  (contents: BundleContents) => {
    const name = largest(contents);
    const checkpoint = change(unverifiedCheckpoint(text(contents, name)));
    const notes = signers.map(({ privateKey }) => ({ name: checkpoint.origin, key: privateKey }));
    contents.set(name, Buffer.from(signNote(checkpointText(checkpoint), notes)));
  };

const tamperings: readonly Tampering[] = [
  {
    name: 'a bit of an entry',
    place: /^entries\.bin/,
    change: inEntries((entries, random) => {
      const at = random(entries.length);
      return entries.map((entry, n) => (n === at ? flipped(entry, random) : entry));
    }),
  },
  { name: 'an entry less', place: /^(entries\.bin|proofs\.jsonl)/, change: inEntries((entries, random) => without(entries, random)) },
  { name: 'the tail cut', place: /^(entries\.bin|proofs\.jsonl)/, change: inEntries((entries) => entries.slice(0, -1)) },
  {
    name: 'two entries swapped',
    place: /^(entries\.bin|proofs\.jsonl)/,
    change: inEntries((entries) => [...entries.slice(1, 2), ...entries.slice(0, 1), ...entries.slice(2)]),
    applies: (contents) => entriesOf(contents.get(files.entries) ?? Buffer.alloc(0)).length > 1,
  },
  {
    name: 'a cut record',
    place: /^entries\.bin/,
    change: (contents, random) =>
      void contents.set(files.entries, contents.get(files.entries)?.subarray(0, -1 - random(20)) ?? Buffer.alloc(0)),
  },
  {
    name: 'a proof with another hash',
    place: /^(entries\.bin|proofs\.jsonl)/,
    change: oneLine(files.proofs, (line) => ({
      ...line,
      ...('index' in line ? { hashes: [emptyRoot.toString('base64')] } : { consistency: [emptyRoot.toString('base64')] }),
    })),
  },
  { name: 'a proof less', place: /^proofs\.jsonl/, change: inLines(files.proofs, (lines) => lines.slice(0, -1)) },
  {
    name: 'a head over another root',
    place: /^(entries\.bin|consistency\.jsonl)/,
    change: resigned((one) => ({ ...one, root: emptyRoot })),
  },
  { name: 'a head of another size', place: /^checkpoints\//, change: resigned((one) => ({ ...one, size: one.size + 1 })) },
  { name: 'a head of no entries', place: /^checkpoints\//, change: resigned((one) => ({ ...one, size: 0, root: emptyRoot })) },
  { name: 'a head of another log', place: /^checkpoints\//, change: resigned((one) => ({ ...one, origin: 'other.example' })) },
  { name: 'a head that another key signed', place: /^checkpoints\//, change: resigned((one) => one, [thief]) },
  { name: 'a head that two keys signed', place: /^checkpoints\//, change: resigned((one) => one, [keys, thief]) },
  { name: 'everything signed by another key', place: /^manifest\.note/, change: () => undefined, key: thief.privateKey },
  {
    name: 'a command with another time',
    place: /^(commands\.jsonl|\w+ \S+, version)/,
    applies: has(files.commands),
    change: oneLine(files.commands, (line) => ({ ...line, at: Number(line['at']) + 1 })),
  },
  {
    name: 'a command with other input',
    place: /^(commands\.jsonl|\w+ \S+, version)/,
    applies: has(files.commands),
    change: oneLine(files.commands, (line) => ({ ...line, input: String(line['input']).replace('{', '{"more":1,') })),
  },
  {
    name: 'a command less',
    place: /^(entries\.bin|\w+ \S+, version)/,
    applies: has(files.commands, 2),
    change: withoutLine(files.commands),
  },
  {
    name: 'an invented command',
    place: /^commands\.jsonl/,
    applies: has(files.commands),
    change: inLines(files.commands, (lines) => [...lines, { ...lines[0], id: '00000000-0000-7000-8000-00000000000f' }]),
  },
  {
    name: 'a refusal with another code',
    place: /^order /,
    applies: (contents) => linesOf(contents, files.refusedCommands).some(isDecided),
    change: inLines(files.refusedCommands, (lines) => {
      const at = lines.findIndex(isDecided);
      return lines.map((line, n) => (n === at ? { ...line, code: 'OTHER' } : line));
    }),
  },
  { name: 'a refusal less', place: /^manifest\.json/, applies: has(files.refusedCommands), change: withoutLine(files.refusedCommands) },
  {
    name: 'a refusal called accepted',
    place: /^refused-commands\.jsonl/,
    applies: has(files.refusedCommands),
    change: oneLine(files.refusedCommands, (line) => ({ ...line, outcome: 'accepted' })),
  },
  {
    name: 'a row with another version',
    place: /^\w+ \S+, version/,
    applies: has(files.rows),
    change: oneLine(files.rows, (line) => ('row' in line ? { ...line, row: { ...(line['row'] as object), version: 99 } } : line)),
  },
  { name: 'a row less', place: /^(\w+ \S+, version|manifest\.json)/, applies: has(files.rows), change: withoutLine(files.rows) },
  {
    name: 'another text',
    place: /^texts\.jsonl/,
    applies: has(files.texts),
    change: oneLine(files.texts, (line) => ({ ...line, body: `${String(line['body'])} not` })),
  },
  { name: 'a text less', place: /^texts\.jsonl/, applies: has(files.texts), change: withoutLine(files.texts) },
  {
    name: 'another product',
    place: /^manifest\.json/,
    change: () => undefined,
    changeManifest: (manifest) => ({ ...manifest, origin: 'other.example' }),
  },
  {
    name: 'a smaller log',
    place: /^manifest\.json/,
    change: () => undefined,
    changeManifest: (manifest) => ({ ...manifest, logSize: manifest.checkpoint - 1 }),
  },
  { name: 'a file more', place: /^extra/, change: (contents) => void contents.set('extra', Buffer.from('1')) },
  { name: 'a file less', place: /^rows\.jsonl/, change: (contents) => void contents.delete(files.rows) },
  { name: 'a file outside', place: /^\.\.\//, change: (contents) => void contents.set('../outside', Buffer.from('1')) },
  {
    name: 'a policy with a line of none',
    place: /^policy\.txt/,
    change: (contents) => void contents.set(files.policy, Buffer.from(text(contents, files.policy).replace('quorum none', 'quorum W1 W2'))),
  },
];

/** Commands that reached the machine. */
const isDecided = (line: Record<string, unknown>): boolean =>
  line['streamType'] === 'order' && String(line['input']).includes('"judged":true');

function flipped(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes);
  const at = random(changed.length);
  changed[at] = (changed[at] ?? 0) ^ (1 << random(8));
  return changed;
}

/**
 * Verifies `count` tampered bundles, signed again with the log's own key wherever that is worse, `count` with a changed byte, `count` of a fork against a kept
 * checkpoint, and `count` untouched ones. @returns the number of those that were wrongly verified or refused, or whose fault was not located
 */
export async function tamperingBundles(count: number, seed: number, print: (line: string) => void): Promise<number> {
  print(`seed ${seed}`);
  const random = seeded(seed);
  const below: Random = (end) => Math.floor(random() * end);
  const directory = await mkdtemp(join(tmpdir(), 'registra-bundles-'));
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 10 });
  const world = await OrdersTestApp.start({ ...own, database, drop: () => database.close().then(own.remove) });
  try {
    const paths = await makeBundles(world, directory, below);
    const kept = await keptIn(directory);
    const replay = replayBy(streams);
    const verified = async (path: string, heads: readonly Checkpoint[] = kept): Promise<string[]> => {
      const options = { keys: [verifier], kept: heads, verify: verifyEd25519, replay };
      return (await withSource(path, (source) => verifyBundle(source, options))).faults.map((fault) => faultLine(fault, 'en'));
    };
    const path = join(directory, 'copy.zip');
    const drawn = (): string => paths[below(paths.length)] ?? '';
    const faults: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const original = drawn();
      for (const found of await verified(original)) faults.push(`untouched ${n}: ${found}`);

      const contents = await unpackBundle(original);
      const possible = tamperings.filter(({ applies }) => applies?.(contents) ?? true);
      const tampering = possible[n % possible.length];
      if (tampering === undefined) throw new Error('nothing applies');
      tampering.change(contents, below);
      await repackBundle(path, contents, tampering.key ?? keys.privateKey, tampering.changeManifest);
      const found = await verified(path);
      if (!found.some((line) => tampering.place.test(line)))
        faults.push(`tampered ${n}: ${tampering.name}: ${found.join('; ') || 'verified'}`);

      const bytes = await readFile(original);
      await writeFile(path, flipped(bytes, below));
      if ((await verified(path)).length === 0) faults.push(`a byte ${n}: verified`);

      const [fork] = kept.slice(-1).map((one) => ({ ...one, root: flipped(one.root, below) }));
      if (fork !== undefined && !(await verified(original, [fork])).some((line) => line.includes(': fork: ')))
        faults.push(`a fork ${n}: verified`);
      if ((n + 1) % 100 === 0) print(`${n + 1} of each, ${faults.length} faults`);
    }
    for (const fault of faults.slice(0, 50)) print(fault);
    print(
      `bundles: ${count} untouched, ${count} tampered in ${tamperings.length} ways, ${count} with a changed byte, ${count} of a fork: ${faults.length} faults`,
    );
    return faults.length;
  } finally {
    await world.stop();
    await rm(directory, { recursive: true });
  }
}

/** Orders in every status with refusals and messages, signed twice, as bundles: of everything with texts and without, of a period, and of some orders. */
async function makeBundles(world: OrdersTestApp, directory: string, below: Random): Promise<string[]> {
  const stories = new OrderStories(world);
  const signer = new CheckpointSigner(
    world.database,
    keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    join(directory, 'heads.jsonl'),
    {
      usual: origin,
    },
  );
  const scopes: BundleScope[] = [{ kind: 'all' }, { kind: 'period', from: 0, before: 4e15 }];
  for (const status of progressStatuses) {
    const order = await stories.reach(status, { service: ['EE', below(2) === 0 ? 'accounting' : 'ou'], paid: below(2) === 0 });
    for (const operation of ['managerFinishedProject', 'receiveDocuments', 'cancelOrder']) {
      await world.operate(below(2) === 0 ? 'client' : 'client-service-manager', order.id, operation, {});
    }
    await world.must('client', 'POST', '/chatmessages', { chat: `${order.id}-client`, text: `About the status ${status}` });
    scopes.push({ kind: 'stream', streamType: 'order', stream: order.id, name: numberText(order.number) });
    await world.settle();
    if (below(3) === 0) await signer.signNow();
  }
  await signer.signNow();
  const paths: string[] = [];
  for (const [n, scope] of scopes.entries()) {
    for (const texts of scope.kind === 'all' ? [false, true] : [n % 2 === 0]) {
      const path = join(directory, `bundle-${n}-${String(texts)}.zip`);
      await pipeline(await exportBundle(world.database, { scope, texts }, maker), createWriteStream(path));
      paths.push(path);
    }
  }
  return paths;
}

async function keptIn(directory: string): Promise<Checkpoint[]> {
  const lines = (await readFile(join(directory, 'heads.jsonl'), 'utf8')).trim().split('\n');
  return lines.flatMap((line) => {
    const kept = keptHeadOf(line);
    return kept !== undefined && 'checkpoint' in kept ? [kept.checkpoint] : [];
  });
}
