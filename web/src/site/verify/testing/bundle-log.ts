import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { crc32 as nodeCrc, deflateRawSync } from 'node:zlib';
import type { Source } from '../bundle/archive.js';
import { hash, leaf, origin, ours, path, root, signatureOf, stream } from './proof-log.js';

/* Bundles of the tests, written with Node's own hashes, signatures and zlib from the description in docs/audit.md. */

export type Contents = Map<string, Buffer>;
type Keys = typeof ours;

const field = (value: string | number | null): Buffer => {
  if (value === null) return Buffer.from([255, 255, 255, 255]);
  const bytes = Buffer.from(String(value));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};
const fieldsOf = (values: readonly (string | number | null)[]): Buffer => Buffer.concat(values.map(field));
const uuid = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

interface Command {
  id: string;
  streamId: string;
  outcome: string;
  [name: string]: string | number | null;
}
/** The command that caused version `n` of the stream. */
const commandOf = (n: number): Command => ({
  ...{ id: uuid(n), type: 'ConfirmOrder', actorId: uuid(900), actorFacts: null, streamType: 'order', streamId: stream },
  ...{ streamVersion: n - 1, machineVersion: 6, input: `{"n":${n}}`, outcome: 'accepted', code: null, at: 1_795_000_000_000_000 + n },
});
const commandHash = (command: Command): string =>
  createHash('sha256')
    .update(fieldsOf(Object.values(command)))
    .digest('hex');

/** An event of the log: every third one is of the order. */
const isOfOrder = (position: number): boolean => position % 3 === 1;
const roles = ['Client', 'Manager', 'Partner'] as const;
function entryAt(position: number): Buffer {
  const isOurs = isOfOrder(position);
  const version = isOurs ? (position + 2) / 3 : position;
  const command = isOurs ? commandOf(version) : undefined;
  const actor = version % 4 === 0 ? null : { id: uuid(900), role: roles[version % 3] };
  const metadata = { actor, ...(command && { command: command.id, commandHash: commandHash(command) }) };
  return fieldsOf([
    ...[position, uuid(100_000 + position), isOurs ? 'order' : 'lead', isOurs ? stream : uuid(500), version, 'OrderConfirmed', 1],
    ...[1_795_000_000_000_000 + position * 1e6, '{"amount":26700}', JSON.stringify(metadata)],
  ]);
}
export const recordOf = (entry: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(entry.length);
  return Buffer.concat([length, entry]);
};
export function recordsOf(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32BE(at)) found.push(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at)));
  return found;
}
export const linesOf = (values: readonly unknown[]): Buffer => Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
export const readLines = (bytes: Buffer | undefined): Record<string, never>[] =>
  String(bytes)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, never>);

/** RFC 6962, section 2.1.2. */
function consistency(from: number, leaves: readonly Buffer[], isWhole = true): Buffer[] {
  if (from === leaves.length) return isWhole ? [] : [root(leaves)];
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return from <= split ? [...consistency(from, left, isWhole), root(right)] : [...consistency(from - split, right, false), root(left)];
}
/** Roots of the complete subtrees of the first leaves, from the left. */
function subtrees(leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length === 0) return [];
  const first = 2 ** Math.floor(Math.log2(leaves.length));
  return [root(leaves.slice(0, first)), ...subtrees(leaves.slice(first))];
}

export const checkpointText = (size: number, top: Buffer, of = origin): string => `${of}\n${size}\n${top.toString('base64')}\n`;
export const signed = (text: string, ...by: readonly { keys?: Keys; name?: string }[]): Buffer =>
  Buffer.from(`${text}\n${(by.length === 0 ? [{}] : by).map(({ keys = ours, name = origin }) => signatureOf(text, keys, name)).join('')}`);

export interface Made {
  contents: Contents;
  manifest: Record<string, unknown>;
}
type Scope =
  { kind: 'all' } | { kind: 'period'; from: number; before: number } | { kind: 'stream'; streamType: string; stream: string; name: string };
export const orderScope: Scope = { kind: 'stream', streamType: 'order', stream, name: 'R-000123' };

/** A bundle of a log of `size` entries with a smaller checkpoint: of the order, of the whole log, or of positions. */
export function bundleOf(
  scope: Scope,
  { size = 40, earlier = 30, range }: { size?: number; earlier?: number; range?: [number, number] } = {},
): Made {
  const all = Array.from({ length: size }, (_, n) => entryAt(n + 1));
  const leaves = all.map(leaf);
  const [first, last] = scope.kind === 'all' ? [1, size] : (range ?? [1, size]);
  const positions = all.map((_, n) => n + 1).filter((at) => at >= first && at <= last && (scope.kind !== 'stream' || isOfOrder(at)));
  const commands = positions.filter(isOfOrder).map((at) => commandOf((at + 2) / 3));
  const base64 = (hashes: readonly Buffer[]): string[] => hashes.map((one) => one.toString('base64'));
  const proofs =
    scope.kind === 'stream'
      ? positions.map((at) => ({ index: at - 1, hashes: base64(path(at - 1, leaves)) }))
      : [{ from: first, to: last, before: base64(subtrees(leaves.slice(0, first - 1))), consistency: base64(consistency(last, leaves)) }];
  const sizes = earlier < size ? [earlier, size] : [size];
  const contents: Contents = new Map();
  for (const name of ['README-en.md', 'README-ru.md', 'verify.html', 'machine.json']) contents.set(name, Buffer.from(`${name}\n`));
  contents.set('keys.txt', Buffer.from(`${ours.line}\n`));
  contents.set('policy.txt', Buffer.from(`log ${ours.line}\nquorum none\n`));
  for (const one of sizes) contents.set(`checkpoints/${one}`, signed(checkpointText(one, root(leaves.slice(0, one)))));
  contents.set(
    'consistency.jsonl',
    linesOf(sizes.slice(0, -1).map((from) => ({ from, to: size, hashes: base64(consistency(from, leaves)) }))),
  );
  contents.set('proofs.jsonl', linesOf(proofs));
  contents.set('entries.bin', Buffer.concat(positions.map((at) => recordOf(all[at - 1] ?? Buffer.alloc(0)))));
  contents.set('commands.jsonl', linesOf(commands));
  contents.set('refused-commands.jsonl', linesOf([{ ...commandOf(700), outcome: 'refused', code: 'balanceDue' }]));
  contents.set(
    'rows.jsonl',
    linesOf([
      { streamType: 'order', stream, row: { id: stream }, following: [] },
      { streamType: 'order', stream: uuid(1), newer: true },
    ]),
  );
  const manifest = {
    ...{ format: 'registra-bundle/1', origin, createdAt: '2026-11-27T10:00:00.000Z', scope, logSize: size + 2, checkpoint: size },
    ...{ first: positions[0], last: positions.at(-1), machineVersion: 6 },
    counts: { entries: positions.length, commands: commands.length, refusedCommands: 1, rows: 1, newerRows: 1, texts: null },
  };
  return { contents, manifest };
}

interface Zipped {
  name: string;
  content: Buffer;
  isStored?: boolean;
  /** in place of the deflated content */
  packed?: Buffer;
  flags?: number;
  /** what its headers say, where they do not say the truth */
  size?: number;
}

const word = (value: number): Buffer => Buffer.of(value & 255, value >>> 8);
const long = (value: number): Buffer => Buffer.concat([word(value & 65_535), word(value >>> 16)]);

/** An archive in the form of bundles. */
function zipOf(files: readonly Zipped[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const add = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const {
    name,
    content,
    isStored = false,
    packed = isStored ? content : deflateRawSync(content),
    flags,
    size = content.length,
  } of files) {
    const sums = Buffer.concat([long(nodeCrc(content)), long(packed.length), long(size)]);
    const head = Buffer.concat([word(20), word(flags ?? (isStored ? 0 : 8)), word(isStored ? 0 : 8), word(0), word(0x21)]);
    const lengths = Buffer.concat([word(name.length), word(0)]);
    directory.push(
      Buffer.concat([
        ...[Buffer.from('PK\x01\x02', 'latin1'), word(20), head, sums, lengths, word(0), word(0), word(0), long(0), long(at)],
        Buffer.from(name),
      ]),
    );
    add(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, isStored ? sums : Buffer.alloc(12), lengths, Buffer.from(name)]));
    add(packed);
    if (!isStored) add(Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), sums]));
  }
  const start = at;
  const length = Buffer.concat(directory).length;
  add(Buffer.concat(directory));
  add(
    Buffer.concat([
      Buffer.from('PK\x05\x06', 'latin1'),
      word(0),
      word(0),
      word(files.length),
      word(files.length),
      long(length),
      long(start),
      word(0),
    ]),
  );
  return Buffer.concat(parts);
}

interface PackOptions {
  keys?: Keys;
  /** changes the files of the archive after they were signed */
  files?: (files: Zipped[]) => Zipped[];
}

/** The bundle as an archive, signed with the log's key: the worst case of a changed bundle. */
export function packed({ contents, manifest }: Made, { keys = ours, files = (all) => all }: PackOptions = {}): Buffer {
  const listed = [...contents].map(([name, content]) => {
    const deflated = deflateRawSync(content);
    return {
      name,
      size: content.length,
      sha256: hash(content).toString('hex'),
      packedSize: deflated.length,
      packedSha256: hash(deflated).toString('hex'),
    };
  });
  const bytes = Buffer.from(`${JSON.stringify({ ...manifest, files: listed }, null, 2)}\n`);
  const name = `${String(manifest['origin'])}/bundles`;
  const text = `${name}\nbundle ${String(manifest['createdAt'])}\n${hash(bytes).toString('hex')}  manifest.json\n`;
  const raw = Buffer.from(keys.line.split('+').slice(2).join('+'), 'base64');
  const id = hash(Buffer.from(`${name}\n`), raw).subarray(0, 4);
  const note = `${text}\n— ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), keys.privateKey)]).toString('base64')}\n`;
  const all: Zipped[] = [...contents].map(([one, content]) => ({ name: one, content }));
  all.push(
    { name: 'manifest.json', content: bytes, isStored: true },
    { name: 'manifest.note', content: Buffer.from(note), isStored: true },
  );
  return zipOf(files(all));
}

export const bytesSource = (bytes: Buffer): Source => ({
  size: bytes.length,
  read: (from, before) => Promise.resolve(new Uint8Array(bytes.subarray(from, before))),
});

/** A witness: its verifier key, and its line on a checkpoint's text. */
export function witness(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.concat([Buffer.of(4), publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)]);
  const id = hash(Buffer.from(`${name}\n`), raw).subarray(0, 4);
  const line = `${name}+${id.toString('hex')}+${raw.toString('base64')}`;
  const cosign = (text: string, said = text, at = 1_795_000_000): string => {
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(at));
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${at}\n${said}`), privateKey);
    return `— ${name} ${Buffer.concat([id, time, signature]).toString('base64')}\n`;
  };
  return { line, cosign };
}
