import { sha256 } from '@noble/hashes/sha2.js';
import { areEqual, hashOf, hexOf } from '../bytes.js';
import {
  type Checkpoint,
  checkpointOf,
  keyOf,
  noteOf,
  renamed,
  type SignedNote,
  type VerifierKey,
  type VerifySignature,
} from '../signed-note.js';
import { isConsistent, isIncluded, leafHash, TreeEdge } from '../tree.js';
import { Archive, type ArchiveFile, type NamedFile, type Source } from './archive.js';
import { type BundleFault, type FaultCode, faultCodes, type Place, StopError } from './bundle-fault.js';
import { commandHash, type CommandLine } from './command-hash.js';
import { entryOf, type LogEntry, objectOf } from './entry.js';
import { verifySignature } from './ed25519.js';
import { type Manifest, manifestOf } from './manifest.js';
import { cosigned, policyOf } from './policy.js';
import { linesIn, recordsIn } from './records.js';

/** What was found. Nothing is verified if there is one fault. */
export interface BundleReport {
  /** undefined if it cannot be read */
  manifest?: Manifest;
  /** the first `mostFaults` */
  faults: BundleFault[];
  faultCount: number;
  /** verifier keys that were used */
  keys: string[];
  /** witnesses whose cosignature on the largest checkpoint holds */
  witnesses: string[];
  counts: { entries: number; commands: number; refusedCommands: number; rows: number };
}

export interface VerifyOptions {
  /** verifier keys `name+id+base64`; without them those of the bundle are used, which does not show who signed */
  keys?: readonly string[] | undefined;
  /** undefined where the browser has none */
  subtle?: SubtleCrypto | undefined;
  /** gets the done part of the work, from 0 to 1 */
  onProgress?: (part: number) => void;
}

/** Bounds of what a browser reads; the command line takes more entries. */
export const bundleLimits = {
  smallFile: 4 * 1024 * 1024,
  ratio: 200,
  slack: 64 * 1024 * 1024,
  checkpoints: 16,
  entries: 1_000_000,
  faults: 200,
} as const;

const named = {
  keys: 'keys.txt',
  policy: 'policy.txt',
  consistency: 'consistency.jsonl',
  proofs: 'proofs.jsonl',
  entries: 'entries.bin',
  commands: 'commands.jsonl',
  refused: 'refused-commands.jsonl',
  rows: 'rows.jsonl',
  manifest: 'manifest.json',
  note: 'manifest.note',
} as const;

const firstFiles = ['README-en.md', 'README-ru.md', 'verify.html', 'machine.json', named.keys, named.policy];
const lastFiles = [named.consistency, named.proofs, named.entries, named.commands, named.refused, named.rows];

/** Milliseconds of work after which the page gets its turn. */
const turn = 30;

/** Verifies bytes: the signed manifest, checkpoints, the place of each entry and the hashes of commands. It neither folds nor decides. */
export async function verifyBundle(source: Source, options: VerifyOptions = {}): Promise<BundleReport> {
  const verification = new BundleVerification(source, options);
  await verification.run();
  return verification.report;
}

/** Entries from the n-th on, counted from 1, of a bundle that was verified. @throws StopError if the file has changed since */
export async function readEntries(source: Source, from: number, most: number): Promise<LogEntry[]> {
  const archive = await Archive.open(source, { contents: contentsOf(source) }, () => Promise.resolve());
  const file = archive.files.find(({ name }) => name === named.entries);
  const found: LogEntry[] = [];
  if (file === undefined || most <= 0) return found;
  for await (const { n, bytes } of recordsIn(named.entries, archive.read(file))) {
    if (n < from) continue;
    const entry = entryOf(bytes);
    if (entry !== undefined) found.push(entry);
    if (found.length >= most) break;
  }
  return found;
}

const contentsOf = ({ size }: Source): number => bundleLimits.slack + size * bundleLimits.ratio;

/** A command that entries name. */
interface NamedCommand {
  hash: string | undefined;
  position: number;
  isThere: boolean;
  /** further entries that name it with another hash */
  others: { hash: string; position: number }[];
}

class BundleVerification {
  readonly report: BundleReport = {
    ...{ faults: [], faultCount: 0, keys: [], witnesses: [] },
    counts: { entries: 0, commands: 0, refusedCommands: 0, rows: 0 },
  };
  private archive!: Archive;
  private manifest!: Manifest;
  private trusted: VerifierKey[] = [];
  private readonly checkpoints: Checkpoint[] = [];
  private readonly verify: VerifySignature;
  private readonly commands = new Map<string, NamedCommand>();
  private readonly found = new Set<string>();
  private done = 0;
  private work = 0;
  private turnEnds = performance.now() + turn;

  constructor(
    private readonly source: Source,
    private readonly options: VerifyOptions,
  ) {
    this.verify = verifySignature(options.subtle);
  }

  async run(): Promise<void> {
    try {
      this.archive = await Archive.open(this.source, { contents: contentsOf(this.source) }, this.advance);
      const twice = [named.entries, named.commands, named.refused, named.rows, named.proofs] as string[];
      this.work = this.archive.files.reduce((sum, { name, size }) => sum + (twice.includes(name) ? 2 : 1) * size, 0);
      await this.readManifest();
      await this.readAll();
      if (!(await this.readCheckpoints())) return;
      await this.compareCheckpoints();
      await (this.manifest.scope.kind === 'stream' ? this.includeEach() : this.includeRange());
      await this.compareCommands();
      await this.compareCounts();
      this.options.onProgress?.(1);
    } catch (fault) {
      if (!(fault instanceof StopError)) throw fault;
      this.fault(fault.code, fault.place, fault.values);
    }
  }

  /** Counts what was read and lets the page draw. */
  private readonly advance = async (bytes: number): Promise<void> => {
    this.done += bytes;
    if (performance.now() < this.turnEnds) return;
    this.options.onProgress?.(this.work === 0 ? 0 : Math.min(1, this.done / this.work));
    await nextTurn();
    this.turnEnds = performance.now() + turn;
  };

  private fault(code: FaultCode, place: Place, values: BundleFault['values'] = {}): void {
    const key = JSON.stringify([code, place, values]);
    if (this.found.has(key)) return;
    if (this.found.size < bundleLimits.faults) this.found.add(key);
    this.report.faultCount += 1;
    if (this.report.faults.length < bundleLimits.faults) this.report.faults.push({ code, kind: faultCodes[code], place, values });
  }

  private file(name: string): ArchiveFile {
    const file = this.archive.files.find((one) => one.name === name);
    if (file === undefined) throw new StopError('missing', { file: name });
    return file;
  }

  private expected(name: string): NamedFile {
    const file = this.manifest.files.find((one) => one.name === name);
    if (file === undefined) throw new StopError('notNamed', { file: name });
    return file;
  }

  private async small(name: string, expected?: NamedFile): Promise<Uint8Array> {
    const file = this.file(name);
    if (file.size > bundleLimits.smallFile) throw new StopError('fileTooLarge', { file: name }, { limit: bundleLimits.smallFile });
    const all = new Uint8Array(file.size);
    let at = 0;
    for await (const part of this.archive.read(file, expected)) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  private text = async (name: string, expected?: NamedFile): Promise<string> => new TextDecoder().decode(await this.small(name, expected));

  /** The manifest, its signature, and that the archive has the files that it names, in their order. */
  private async readManifest(): Promise<void> {
    const bytes = await this.small(named.manifest);
    const manifest = manifestOf(new TextDecoder().decode(bytes));
    if (typeof manifest === 'string') throw new StopError(manifest, { file: named.manifest });
    this.manifest = manifest;
    this.report.manifest = manifest;
    const place = { file: named.manifest };
    const checkpoints = manifest.files.map(({ name }) => name).filter((name) => name.startsWith('checkpoints/'));
    if (checkpoints.length === 0 || checkpoints.length > bundleLimits.checkpoints)
      throw new StopError('checkpointCount', place, { count: checkpoints.length });
    const sizes = checkpoints.map((name) => Number(name.slice('checkpoints/'.length))).sort((one, other) => one - other);
    const texts = manifest.counts.texts === null ? [] : ['texts.jsonl'];
    const names = [...firstFiles, ...sizes.map((size) => `checkpoints/${size}`), ...lastFiles, ...texts];
    const all = [...names, named.manifest, named.note];
    const present = this.archive.files.map(({ name }) => name);
    for (const name of all) if (!present.includes(name)) throw new StopError('missing', { file: name });
    for (const name of present) if (!all.includes(name)) throw new StopError('foreign', { file: name });
    if (manifest.files.map(({ name }) => name).join() !== names.join() || present.join() !== all.join())
      throw new StopError('otherOrder', place);
    await this.readKeys();
    await this.verifyManifest(bytes);
  }

  private async readKeys(): Promise<void> {
    const { origin } = this.manifest;
    const place = this.options.keys === undefined ? { file: named.keys } : {};
    const lines = this.options.keys ?? (await this.text(named.keys, this.expected(named.keys))).split('\n').filter((line) => line !== '');
    const keys = lines.map((line) => keyOf(line));
    const right = keys.filter((key) => key?.isRightId === true) as VerifierKey[];
    if (right.length < keys.length) throw new StopError('keyMalformed', place);
    this.report.keys = [...lines];
    this.trusted = right.filter(({ name }) => name === origin);
    if (this.trusted.length === 0) {
      const others = right.map(({ name }) => name).join(', ');
      throw new StopError('otherOrigin', { file: named.manifest }, { origin, others: others === '' ? '–' : others });
    }
  }

  private async verifyManifest(bytes: Uint8Array): Promise<void> {
    const place = { file: named.note };
    const { origin, createdAt } = this.manifest;
    const name = `${origin}/bundles`;
    const note = noteOf(await this.text(named.note));
    if (note === undefined) return this.fault('noteMalformed', place);
    const keys = this.trusted.map((key) => renamed(key, name));
    if (!(await this.isSigned(note, keys, place))) return;
    const expected = `${name}\nbundle ${createdAt}\n${hexOf(sha256(bytes))}  ${named.manifest}\n`;
    if (note.text !== expected) this.fault('otherManifest', place);
  }

  /** Whether a known key signed, and no signature of one is wrong. */
  private async isSigned(note: SignedNote, keys: readonly VerifierKey[], place: Place): Promise<boolean> {
    let signed = 0;
    for (const { name, bytes } of note.signatures) {
      const key = keys.find((one) => one.name === name && areEqual(one.id, bytes.subarray(0, 4)));
      if (key === undefined) continue;
      if ((await this.verify(key.key, bytes.slice(4), note.text)) !== true) {
        this.fault('badSignature', place, { name });
        return false;
      }
      signed += 1;
    }
    if (signed === 0) this.fault('unknownKey', place);
    return signed > 0;
  }

  /** Compares every file with its hash, before anything of it is interpreted. */
  private async readAll(): Promise<void> {
    for (const expected of this.manifest.files) {
      const file = this.file(expected.name);
      if (file.size !== expected.size || file.packed !== expected.packedSize) throw new StopError('otherSize', { file: file.name });
      const parts = this.archive.read(file, expected);
      while ((await parts.next()).done !== true);
    }
  }

  /** @returns false where one cannot be used, so that nothing can be compared with it */
  private async readCheckpoints(): Promise<boolean> {
    const policyPlace = { file: named.policy };
    const policy = policyOf(await this.text(named.policy));
    if (typeof policy === 'number') this.fault('policyMalformed', policyPlace, { n: policy });
    else if (policy.logs.some(({ name }) => name !== this.manifest.origin))
      this.fault('policyOrigin', policyPlace, { origin: this.manifest.origin });
    const names = this.manifest.files.map(({ name }) => name).filter((name) => name.startsWith('checkpoints/'));
    for (const name of names) {
      const note = noteOf(await this.text(name));
      await this.readCheckpoint(name, note);
      if (name !== names.at(-1) || typeof policy === 'number' || note === undefined) continue;
      const { names: witnesses, isEnough, bad } = await cosigned(note, policy, this.verify);
      this.report.witnesses = witnesses;
      if (bad !== undefined) this.fault('badCosignature', policyPlace, { name: bad });
      else if (!isEnough)
        this.fault('quorum', policyPlace, { quorum: policy.quorum, signed: witnesses.length === 0 ? '0' : witnesses.join(', ') });
    }
    if (this.checkpoints.length < names.length) return false;
    this.comparePlaces();
    return true;
  }

  private async readCheckpoint(name: string, note: SignedNote | undefined): Promise<void> {
    const place = { file: name };
    const checkpoint = note && checkpointOf(note.text);
    if (note === undefined || checkpoint === undefined) return this.fault('noteMalformed', place);
    const { origin, size } = checkpoint;
    if (note.signatures.filter((one) => one.name === origin).length > 1) return this.fault('twoSignatures', place, { origin });
    const keys = this.trusted.filter((key) => key.name === origin);
    if (!(await this.isSigned(note, keys, place))) return;
    if (`checkpoints/${size}` !== name) this.fault('checkpointSize', place, { size });
    else if (size === 0) this.fault('emptyCheckpoint', place);
    else this.checkpoints.push(checkpoint);
  }

  private comparePlaces(): void {
    const { checkpoint, first, last, logSize } = this.manifest;
    const place = { file: named.manifest };
    if (this.largest.size !== checkpoint) throw new StopError('otherLargest', place, { said: checkpoint, size: this.largest.size });
    if (checkpoint > logSize) throw new StopError('aboveLog', place, { checkpoint, logSize });
    if (first < 1 || first > last || last > checkpoint) throw new StopError('positionsOutside', place, { first, last, checkpoint });
  }

  private get largest(): Checkpoint {
    const largest = this.checkpoints.at(-1);
    if (largest === undefined) throw new StopError('checkpointCount', { file: named.manifest }, { count: 0 });
    return largest;
  }

  private async compareCheckpoints(): Promise<void> {
    const proved = new Set<number>();
    for await (const { place, value } of this.lines(named.consistency)) {
      const { from, to } = value;
      const older = this.checkpoints.find(({ size }) => size === from);
      const hashes = hashesOf(value['hashes']);
      if (older === undefined || to !== this.largest.size || hashes === undefined) this.fault('notBetween', place);
      else if (!isConsistent(older, this.largest, hashes)) this.fault('notPrefix', place, { from: older.size, to });
      if (older !== undefined) proved.add(older.size);
    }
    for (const { size } of this.checkpoints.slice(0, -1))
      if (!proved.has(size)) this.fault('noConsistency', { file: named.consistency }, { size });
  }

  private async includeEach(): Promise<void> {
    const proofs = this.lines(named.proofs);
    for await (const { place, entry, leaf } of this.entries()) {
      const next = await proofs.next();
      if (next.done === true) throw new StopError('noProof', { file: named.proofs }, { position: entry.position });
      const { place: at, value } = next.value;
      const hashes = hashesOf(value['hashes']);
      const index = entry.position - 1;
      if (value['index'] !== index) this.fault('otherProof', at, { index: String(value['index']), expected: index });
      else if (hashes === undefined || !isIncluded(leaf, index, hashes, this.largest))
        this.fault('notIncluded', place, { size: this.largest.size });
    }
    const more = await proofs.next();
    if (more.done !== true) this.fault('spareProof', more.value.place);
  }

  private async includeRange(): Promise<void> {
    const { first, last, scope } = this.manifest;
    const proofs: Record<string, unknown>[] = [];
    for await (const { value } of this.lines(named.proofs)) proofs.push(value);
    const [proof] = proofs;
    const [before, consistency] = [hashesOf(proof?.['before']), hashesOf(proof?.['consistency'])];
    const isOfRange = proofs.length === 1 && proof?.['from'] === first && proof['to'] === last;
    if (!isOfRange || before === undefined || consistency === undefined)
      throw new StopError('otherRange', { file: named.proofs }, { first, last });
    if (scope.kind === 'all' && (first !== 1 || last !== this.largest.size)) throw new StopError('notWhole', { file: named.manifest });
    const tree = edgeOf(first - 1, before);
    for await (const { place, entry, leaf } of this.entries()) {
      if (entry.position !== tree.size + 1) throw new StopError('notNext', place, { position: entry.position, expected: tree.size + 1 });
      tree.append(leaf);
    }
    const place = { file: named.entries };
    if (tree.size !== last) this.fault('endsEarly', place, { position: tree.size, last });
    else if (!isConsistent({ size: last, root: tree.root() }, this.largest, consistency))
      this.fault('rangeNotIncluded', place, { first, last, size: this.largest.size });
  }

  /** Entries in their order, whose commands are remembered. */
  private async *entries(): AsyncGenerator<{ place: Place; entry: LogEntry; leaf: Uint8Array }> {
    const { first, last, scope } = this.manifest;
    const file = named.entries;
    let before = 0;
    for await (const { n, bytes } of recordsIn(file, this.archive.read(this.file(file)))) {
      if (n > bundleLimits.entries) throw new StopError('tooManyEntries', { file }, { limit: bundleLimits.entries });
      const entry = entryOf(bytes);
      if (entry === undefined) throw new StopError('entryMalformed', { file, entry: n });
      const { position } = entry;
      const place = { file, entry: n, position };
      if (position <= before) throw new StopError('after', place, { before });
      if (position < first || position > last) this.fault('outside', place, { first, last });
      if (scope.kind === 'stream' && (entry.stream !== scope.stream || entry.streamType !== scope.streamType))
        this.fault('otherStream', place, { streamType: entry.streamType, stream: entry.stream });
      before = position;
      this.report.counts.entries = n;
      this.remember(entry);
      yield { place, entry, leaf: leafHash(bytes) };
    }
  }

  private remember({ stream, position, metadata: { command, commandHash: hash } }: LogEntry): void {
    if (typeof command !== 'string') return;
    const key = `${command} ${stream}`;
    const known = this.commands.get(key);
    const given = typeof hash === 'string' ? hash : undefined;
    if (known === undefined) this.commands.set(key, { hash: given, position, isThere: false, others: [] });
    else if (given !== undefined && given !== known.hash) known.others.push({ hash: given, position });
  }

  /** Accepted and refused commands: those that entries name are there, unchanged, and no others. */
  private async compareCommands(): Promise<void> {
    for (const file of [named.commands, named.refused]) {
      const isRefused = file === named.refused;
      for await (const { place, value } of this.lines(file)) {
        const row = value as unknown as CommandLine;
        this.report.counts[isRefused ? 'refusedCommands' : 'commands'] += 1;
        const known = this.commands.get(`${row.id} ${row.streamId}`);
        if ((row.outcome === 'refused') !== isRefused) this.fault('outcome', place, { id: row.id, outcome: row.outcome });
        if (!isRefused && known === undefined) this.fault('unnamedCommand', place, { id: row.id });
        if (isRefused && known !== undefined) this.fault('refusedNamed', place, { id: row.id });
        if (known === undefined) continue;
        known.isThere = true;
        const hash = commandHash(row);
        const wrong = [known, ...known.others].find((one) => one.hash !== undefined && one.hash !== hash);
        if (wrong !== undefined) this.fault('otherCommand', place, { id: row.id, position: wrong.position });
      }
    }
    for (const [key, { hash, others, position, isThere }] of this.commands) {
      const bound = hash === undefined ? others[0] : { position };
      if (isThere || bound === undefined) continue;
      this.fault('commandMissing', { file: named.entries, position: bound.position }, { id: key.slice(0, key.indexOf(' ')) });
    }
  }

  private async compareCounts(): Promise<void> {
    const { counts } = this.report;
    for await (const { value } of this.lines(named.rows)) counts.rows += 'newer' in value ? 0 : 1;
    const said = this.manifest.counts;
    for (const name of ['entries', 'commands', 'refusedCommands', 'rows'] as const) {
      if (counts[name] !== said[name]) this.fault('counts', { file: named.manifest }, { name, said: said[name], found: counts[name] });
    }
  }

  /** Lines of JSON objects. */
  private async *lines(file: string): AsyncGenerator<{ place: Place; value: Record<string, unknown> }> {
    for await (const { n, line } of linesIn(file, this.archive.read(this.file(file)))) {
      const value = objectOf(line);
      if (value === undefined) throw new StopError('notObject', { file, line: n });
      yield { place: { file, line: n }, value };
    }
  }
}

function edgeOf(size: number, roots: readonly Uint8Array[]): TreeEdge {
  try {
    return new TreeEdge(size, roots);
  } catch {
    throw new StopError('otherSubtrees', { file: named.proofs }, { count: roots.length, size });
  }
}

/** Hashes in base64; undefined if one is none, or there are more than a tree of 2^63 leaves needs. */
function hashesOf(encoded: unknown): Uint8Array[] | undefined {
  if (!Array.isArray(encoded) || encoded.length > 64) return undefined;
  const hashes = encoded.map((one) => (typeof one === 'string' ? hashOf(one) : undefined));
  return hashes.every((one) => one !== undefined) ? hashes : undefined;
}

/** By a message: a timer would wait a second in a tab behind others. */
function nextTurn(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A chosen or dropped file. */
export const sourceOf = (file: Blob): Source => ({
  size: file.size,
  read: async (from, before) => new Uint8Array(await file.slice(from, before).arrayBuffer()),
});
