import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Id } from '#libs/kernel/ids';
import { isPrintable } from '#libs/kernel/printable';
import { PlainZip, type PlainZipEntry, PlainZipError, type WrittenFile } from '#libs/platform/archives/plain-zip';
import type { BundledStream } from '../replay/replay-source.js';
import { commandHash, type CommandRow } from '../chain/fields.js';
import type { StoredEvent } from '../chain/stored-event.js';
import { isSaid, type StoredText, textsOf } from '../chain/text-references.js';
import { type PlacedEvent, readEvent } from '../feed/placed-event.js';
import type { History } from '../replay/replay.js';
import type { LedgerCommand } from '../replay/stream-reader.js';
import { type Checkpoint, hashOfText, openCheckpoint } from '../tree/checkpoint.js';
import { CompactRange } from '../tree/compact-range.js';
import { NoteError, type NoteVerifier, openNote, verifierOf } from '../tree/note.js';
import { policyOf } from '../tree/policy.js';
import { leafHash } from '../tree/tree-hash.js';
import { isConsistent, isIncluded } from '../tree/verify-proofs.js';
import {
  bundleFiles,
  BundleFormatError,
  bundleFormat,
  bundleKeyName,
  bundleLimits,
  type BundleManifest,
  checkpointFile,
  type ConsistencyLine,
  type EntryProof,
  eventOfEntry,
  files,
  formerBundleFormat,
  linesIn,
  manifestNoteText,
  type RangeProof,
  recordsIn,
  type RowLine,
} from './bundle-format.js';

/** What does not hold. `place`: the file and where in it; `bundle` for the archive itself. */
interface BundleFault {
  place: string;
  kind:
    | 'archive'
    | 'missingFile'
    | 'foreignFile'
    | 'manifest'
    | 'signature'
    | 'origin'
    | 'policy'
    | 'size'
    | 'consistency'
    | 'fork'
    | 'order'
    | 'entry'
    | 'inclusion'
    | 'command'
    | 'text'
    | 'count'
    | 'replay';
  detail: string;
}

export interface BundleReport {
  /** undefined if the manifest cannot be read */
  manifest?: BundleManifest;
  /** the first `mostFaults` */
  faults: BundleFault[];
  faultCount: number;
  /** names of the keys that were used */
  keys: string[];
  /** checkpoints kept elsewhere that the bundle could be compared with */
  compared: number;
  /** whether its policy asks for cosignatures of witnesses, which are not verified */
  asksForWitnesses: boolean;
  counts: {
    entries: number;
    commands: number;
    refusedCommands: number;
    decided: number;
    rows: number;
    folded: number;
    partial: number;
    texts: number;
    erased: number;
  };
}

interface VerifyBundleOptions {
  /** verifier keys `name+id+base64`; without them those of the bundle are used, which proves nothing about who signed */
  keys?: readonly string[];
  /** checkpoints that were kept elsewhere; those of the bundle's log must be roots of the same tree */
  kept?: readonly Checkpoint[];
  /** streams that are folded and decided again */
  streams: readonly BundledStream[];
  /** events whose histories are in memory at once */
  eventsAtOnce?: number;
}

const mostFaults = 200;

/** Ends the verification: what follows cannot be read. */
class StopError extends Error {}

/** Verifies a bundle without database and network. All faults are in the report; nothing is verified if there is one. */
export async function verifyBundle(handle: FileHandle, options: VerifyBundleOptions): Promise<BundleReport> {
  const verification = new BundleVerification(handle, options);
  await verification.run();
  return verification.report;
}

class BundleVerification {
  readonly report: BundleReport = {
    ...{ faults: [], faultCount: 0, keys: [], compared: 0, asksForWitnesses: false },
    counts: { entries: 0, commands: 0, refusedCommands: 0, decided: 0, rows: 0, folded: 0, partial: 0, texts: 0, erased: 0 },
  };
  private zip!: PlainZip;
  private manifest!: BundleManifest;
  private trusted: NoteVerifier[] = [];
  private checkpoints: Checkpoint[] = [];
  private kept: readonly Checkpoint[] = [];
  private readonly found = new Set<string>();

  constructor(
    private readonly handle: FileHandle,
    private readonly options: VerifyBundleOptions,
  ) {}

  async run(): Promise<void> {
    try {
      await this.open();
      await this.readManifest();
      await this.readAll();
      await this.readCheckpoints();
      await this.compareCheckpoints();
      await this.include();
      await this.replay();
      this.compareCounts();
    } catch (fault) {
      if (fault instanceof StopError) return;
      if (fault instanceof PlainZipError) return this.fault(fault.file ?? 'bundle', 'archive', fault.message);
      throw fault;
    }
  }

  /** Several passes over a file may find the same fault. */
  private fault(place: string, kind: BundleFault['kind'], detail: string): void {
    const found = `${place} ${kind} ${detail}`;
    if (this.found.has(found)) return;
    if (this.found.size < mostFaults) this.found.add(found);
    this.report.faultCount += 1;
    if (this.report.faults.length < mostFaults) this.report.faults.push({ place, kind, detail: detail.slice(0, 500) });
  }

  private stop(place: string, kind: BundleFault['kind'], detail: string): never {
    this.fault(place, kind, detail);
    throw new StopError();
  }

  private async open(): Promise<void> {
    const { size } = await this.handle.stat();
    this.zip = await PlainZip.open(this.handle, { unpacked: bundleLimits.slack + size * bundleLimits.ratio });
  }

  private entry(name: string): PlainZipEntry {
    return this.zip.entries.find((entry) => entry.name === name) ?? this.stop(name, 'missingFile', 'the bundle does not have it');
  }

  /** A file that is read whole. */
  private async small(name: string, expected?: WrittenFile): Promise<Buffer> {
    const entry = this.entry(name);
    if (entry.size > bundleLimits.smallFile) this.stop(name, 'archive', `it is larger than ${bundleLimits.smallFile} bytes`);
    const chunks: Buffer[] = [];
    for await (const chunk of this.zip.read(entry, expected)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  private expected(name: string): WrittenFile {
    return this.manifest.files.find((file) => file.name === name) ?? this.stop(name, 'missingFile', 'the manifest does not name it');
  }

  private chunks(name: string): AsyncGenerator<Buffer> {
    return this.zip.read(this.entry(name), this.expected(name));
  }

  private text = async (name: string): Promise<string> => (await this.small(name, this.expected(name))).toString('utf8');

  /** The manifest, its signature, and that the archive has the files that it names, in the order of the format. */
  private async readManifest(): Promise<void> {
    const bytes = await this.small(files.manifest);
    const manifest = manifestOf(bytes);
    if (typeof manifest === 'string') return this.stop(files.manifest, 'manifest', manifest);
    this.manifest = manifest;
    this.report.manifest = manifest;
    const sizes = manifest.files.flatMap(({ name }) =>
      name.startsWith('checkpoints/') ? [Number(name.slice('checkpoints/'.length))] : [],
    );
    if (sizes.length === 0 || sizes.length > bundleLimits.checkpoints)
      this.stop(files.manifest, 'manifest', `it names ${sizes.length} checkpoints`);
    const ascending = [...sizes].sort((a, b) => a - b);
    const names = bundleFiles(manifest.format, ascending, manifest.counts.texts !== null);
    const listed = manifest.files.map(({ name }) => name);
    const present = this.zip.entries.map(({ name }) => name);
    const all = [...names, files.manifest, files.note];
    for (const name of all) if (!present.includes(name)) this.stop(name, 'missingFile', 'the bundle does not have it');
    for (const name of present) if (!all.includes(name)) this.stop(name, 'foreignFile', 'no file of a bundle has this name');
    if (listed.join() !== names.join() || present.join() !== all.join())
      this.stop(files.manifest, 'manifest', 'files are in another order');
    await this.readKeys();
    await this.verifyManifest(bytes);
  }

  private async readKeys(): Promise<void> {
    const place = this.options.keys === undefined ? files.keys : '--key';
    const lines = this.options.keys ?? (await this.text(files.keys)).split('\n').filter((line) => line !== '');
    try {
      this.trusted = lines.map(verifierOf);
    } catch (fault) {
      if (fault instanceof NoteError) this.stop(place, 'signature', fault.message);
      throw fault;
    }
    this.report.keys = [...lines];
    const { origin } = this.manifest;
    const others = this.trusted.filter(({ name }) => name !== origin).map(({ name }) => name);
    if (others.length === this.trusted.length) {
      this.stop(files.manifest, 'origin', `the bundle is of the log ${origin}, and the keys are of ${others.join(', ') || 'none'}`);
    }
    this.trusted = this.trusted.filter(({ name }) => name === origin);
  }

  private async verifyManifest(bytes: Buffer): Promise<void> {
    const keys = this.trusted.map(({ name, key }) => ({ name: bundleKeyName(name), key }));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const note = (await this.small(files.note)).toString('utf8');
    const text = this.attempt(files.note, 'signature', () => openNote(note, keys).text);
    if (text !== undefined && text !== manifestNoteText(this.manifest, sha256)) {
      this.fault(files.note, 'manifest', 'the note is of another manifest.json');
    }
  }

  /** Compares every file with its hash, before anything of it is interpreted. */
  private async readAll(): Promise<void> {
    for (const { name, size, packedSize } of this.manifest.files) {
      const entry = this.entry(name);
      if (entry.size !== size || entry.packed !== packedSize) this.stop(name, 'archive', 'its size is another one than the manifest says');
      let length = 0;
      for await (const chunk of this.chunks(name)) length += chunk.length;
      if (length !== size) this.stop(name, 'archive', `it has ${length} bytes, and the manifest says ${size}`);
    }
  }

  private async readCheckpoints(): Promise<void> {
    const policyLines = await this.text(files.policy);
    const policy = this.attempt(files.policy, 'policy', () => policyOf(policyLines));
    this.report.asksForWitnesses = policy?.asksForWitnesses ?? false;
    if (policy?.logs.some(({ name }) => name !== this.manifest.origin) === true) {
      this.fault(files.policy, 'origin', `the policy has another log than ${this.manifest.origin}`);
    }
    const names = this.manifest.files.map(({ name }) => name).filter((name) => name.startsWith('checkpoints/'));
    for (const name of names) {
      const note = await this.text(name);
      const checkpoint = this.attempt(name, 'signature', () => openCheckpoint(note, this.trusted));
      if (checkpoint === undefined) continue;
      if (checkpointFile(checkpoint.size) !== name) this.fault(name, 'size', `the checkpoint is one of ${checkpoint.size} entries`);
      else if (checkpoint.size === 0) this.fault(name, 'size', 'a checkpoint of no entries proves nothing');
      else this.checkpoints.push(checkpoint);
    }
    if (this.checkpoints.length < names.length) throw new StopError();
    this.kept = (this.options.kept ?? []).filter(({ origin }) => origin === this.manifest.origin);
    for (const { size, root } of this.checkpoints) this.compareKept(size, () => root, checkpointFile(size));
    const { checkpoint, first, last, logSize } = this.manifest;
    if (this.largest.size !== checkpoint)
      this.stop(files.manifest, 'size', `it says that the largest checkpoint is one of ${checkpoint} entries`);
    if (checkpoint > logSize)
      this.stop(files.manifest, 'size', `the checkpoint of ${checkpoint} entries is larger than the log of ${logSize}`);
    if (first < 1 || first > last || last > checkpoint) {
      this.stop(files.manifest, 'size', `positions ${first} to ${last} are not in the checkpoint of ${checkpoint} entries`);
    }
  }

  /** Compares a root of the bundle with what was kept of the same size. */
  private compareKept(size: number, root: () => Buffer, place: string): void {
    for (const kept of this.kept.filter((one) => one.size === size)) {
      this.report.compared += 1;
      this.kept = this.kept.filter((one) => one !== kept);
      if (!kept.root.equals(root()))
        this.fault(place, 'fork', `the kept checkpoint of ${size} entries has another root: the log was rewritten or forked`);
    }
  }

  private get largest(): Checkpoint {
    return this.checkpoints.at(-1) ?? this.stop(files.manifest, 'manifest', 'there is no checkpoint');
  }

  private async compareCheckpoints(): Promise<void> {
    const proved = new Set<number>();
    for await (const { place, value } of this.lines<ConsistencyLine>(files.consistency)) {
      const { from, to } = value;
      const older = this.checkpoints.find(({ size }) => size === from);
      const hashes = hashesOf(value.hashes);
      if (older === undefined || to !== this.largest.size || hashes === undefined)
        this.fault(place, 'consistency', 'it is no proof between checkpoints of the bundle');
      else if (!isConsistent(older, this.largest, hashes))
        this.fault(place, 'consistency', `the checkpoint of ${from} entries does not begin that of ${to}`);
      proved.add(from);
    }
    for (const { size } of this.checkpoints.slice(0, -1)) {
      if (!proved.has(size)) this.fault(files.consistency, 'consistency', `there is no proof for the checkpoint of ${size} entries`);
    }
  }

  /** Entries in their order, each read as an event, and in the tree of the largest checkpoint. */
  private async include(): Promise<void> {
    const { scope } = this.manifest;
    if (scope.kind === 'stream') await this.includeEach();
    else await this.includeRange();
  }

  private async includeEach(): Promise<void> {
    const proofs = this.lines<EntryProof>(files.proofs)[Symbol.asyncIterator]();
    for await (const { place, pos, leaf } of this.entries()) {
      const next = await proofs.next();
      if (next.done === true) this.stop(files.proofs, 'inclusion', `there is no proof for position ${pos}`);
      const { index, hashes: encoded } = next.value.value;
      const hashes = hashesOf(encoded);
      if (index !== pos - 1)
        this.fault(next.value.place, 'inclusion', `it is the proof of index ${String(index)}, and the entry has index ${pos - 1}`);
      else if (hashes === undefined || !isIncluded(index, leaf, this.largest, hashes)) {
        this.fault(place, 'inclusion', `the entry is not in the tree of ${this.largest.size} entries`);
      }
    }
    const more = await proofs.next();
    if (more.done !== true) this.fault(more.value.place, 'inclusion', 'it is the proof of no entry');
  }

  private async includeRange(): Promise<void> {
    const { first, last, scope } = this.manifest;
    const proofs: RangeProof[] = [];
    for await (const { value } of this.lines<RangeProof>(files.proofs)) proofs.push(value);
    const [proof] = proofs;
    const [before, consistency] = [hashesOf(proof?.before), hashesOf(proof?.consistency)];
    if (proofs.length !== 1 || proof?.from !== first || proof.to !== last || before === undefined || consistency === undefined) {
      this.stop(files.proofs, 'inclusion', `it is no proof of positions ${first} to ${last}`);
    }
    if (scope.kind === 'all' && (first !== 1 || last !== this.largest.size)) {
      this.stop(files.manifest, 'size', 'it says that the bundle has the whole log, and positions are missing');
    }
    let tree: CompactRange;
    try {
      tree = new CompactRange(first - 1, before);
    } catch (fault) {
      if (fault instanceof RangeError) this.stop(files.proofs, 'inclusion', fault.message);
      throw fault;
    }
    for await (const { place, pos, leaf } of this.entries()) {
      if (pos !== tree.size + 1) this.stop(place, 'order', `it has position ${pos}, and ${tree.size + 1} follows`);
      tree.append(leaf);
      if (this.kept.length > 0) this.compareKept(pos, () => tree.root(), place);
    }
    if (tree.size !== last) this.fault(files.entries, 'count', `the entries end at position ${tree.size}, and the manifest says ${last}`);
    else if (!isConsistent({ size: last, root: tree.root() }, this.largest, consistency)) {
      this.fault(files.entries, 'inclusion', `positions ${first} to ${last} are not in the tree of ${this.largest.size} entries`);
    }
  }

  private async *entries(): AsyncGenerator<{ place: string; pos: number; leaf: Buffer; event: StoredEvent }> {
    const { first, last, scope } = this.manifest;
    let [n, before] = [0, 0];
    try {
      for await (const record of recordsIn(this.chunks(files.entries))) {
        n += 1;
        const { pos, event } = eventOfEntry(record);
        const place = `${files.entries}, entry ${n}, position ${pos}`;
        if (pos <= before) this.stop(place, 'order', `it stands after position ${before}`);
        if (pos < first || pos > last) this.fault(place, 'order', `positions of the bundle are ${first} to ${last}`);
        if (scope.kind === 'stream' && (event.streamId !== scope.stream || event.streamType !== scope.streamType)) {
          this.fault(place, 'entry', `it is of ${event.streamType} ${event.streamId}`);
        }
        before = pos;
        yield { place, pos, leaf: leafHash(record), event };
      }
    } catch (fault) {
      if (fault instanceof BundleFormatError) this.stop(`${files.entries}, entry ${n + 1}`, 'entry', fault.message);
      throw fault;
    }
    this.report.counts.entries = n;
  }

  /** Lines of JSON objects. */
  private async *lines<Line>(name: string): AsyncGenerator<{ place: string; value: Line }> {
    try {
      for await (const { n, line } of linesIn(this.chunks(name))) {
        const place = `${name}, line ${n}`;
        const value = this.parsed(place, line);
        if (typeof value !== 'object' || value === null) this.stop(place, 'manifest', 'the line is no object');
        yield { place, value: value as Line };
      }
    } catch (fault) {
      if (fault instanceof BundleFormatError) this.stop(name, 'archive', fault.message);
      throw fault;
    }
  }

  private parsed(place: string, text: string): unknown {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return this.stop(place, 'manifest', 'it is not JSON');
    }
  }

  /** Histories in parts: each pass over the files keeps the streams of one part, so that memory does not grow with the bundle. */
  private async replay(): Promise<void> {
    const parts = Math.max(1, Math.ceil(this.report.counts.entries / (this.options.eventsAtOnce ?? 50_000)));
    for (let part = 0; part < parts; part += 1) {
      const isPart = (stream: unknown): boolean => crc32(String(stream)) % parts === part;
      await this.replayPart(isPart);
    }
  }

  private async replayPart(isPart: (stream: unknown) => boolean): Promise<void> {
    const histories = new Map<Id, Part>();
    const partOf = (streamType: string, id: Id): Part => {
      const known = histories.get(id) ?? { streamType, events: [], placed: new Map(), commands: [], row: undefined };
      histories.set(id, known);
      return known;
    };
    for await (const { pos, event, place } of this.entries()) {
      if (!isPart(event.streamId)) continue;
      const part = partOf(event.streamType, event.streamId);
      const read = this.placed(place, pos, event);
      part.events.push(read);
      part.placed.set(read.version, pos);
    }
    for (const name of [files.commands, files.refusedCommands]) {
      for await (const { place, value } of this.lines<CommandRow>(name)) {
        if (isPart(value.streamId)) this.addCommand(name, place, value, histories, partOf);
      }
    }
    for await (const { place, value } of this.lines<RowLine>(files.rows)) {
      if (!isPart(value.stream)) continue;
      this.report.counts.rows += 'newer' in value ? 0 : 1;
      const part = partOf(value.streamType, value.stream);
      if (part.row !== undefined || part.streamType !== value.streamType)
        this.fault(place, 'replay', 'the stream has a row already, or another type');
      part.row = value;
    }
    await this.compareTexts(histories);
    for (const [id, part] of histories) this.certify(id, part);
  }

  private placed(place: string, pos: number, event: StoredEvent): PlacedEvent {
    const stream = this.streamOf(event.streamType);
    const [data, metadata] = [this.parsed(place, event.data), this.parsed(place, event.metadata)];
    const isObject = [data, metadata].every((value) => typeof value === 'object' && value !== null);
    if (!isObject) this.stop(place, 'entry', 'data or metadata are no object');
    const raw = { ...event, pos, data: data as PlacedEvent['data'], metadata: metadata as PlacedEvent['metadata'] };
    try {
      return readEvent(raw, { upcasters: stream?.upcasters ?? {} });
    } catch {
      return this.stop(place, 'entry', `${event.type} of schema version ${event.schemaVersion} cannot be read`);
    }
  }

  private streamOf = (streamType: string): BundledStream | undefined =>
    this.options.streams.find(({ table }) => table.streamType === streamType);

  private addCommand(
    name: string,
    place: string,
    row: CommandRow,
    histories: ReadonlyMap<Id, Part>,
    partOf: (streamType: string, id: Id) => Part,
  ): void {
    const isRefused = name === files.refusedCommands;
    this.report.counts[isRefused ? 'refusedCommands' : 'commands'] += 1;
    const events = histories.get(row.streamId)?.events.filter(({ metadata }) => metadata.command === row.id) ?? [];
    if ((row.outcome === 'refused') !== isRefused) this.fault(place, 'command', `the command ${row.id} is ${row.outcome}`);
    if (!isRefused && events.length === 0) this.fault(place, 'command', `no entry names the command ${row.id}`);
    if (isRefused && events.length > 0) this.fault(place, 'command', `an entry names the refused command ${row.id}`);
    const wrong = events.find(({ metadata }) => metadata.commandHash !== undefined && metadata.commandHash !== hashOfRow(row));
    if (wrong !== undefined) this.fault(place, 'command', `the command ${row.id} is not the one that position ${wrong.pos} names`);
    const [actorFacts, input] = [row.actorFacts === null ? null : this.parsed(place, row.actorFacts), this.parsed(place, row.input)];
    partOf(row.streamType, row.streamId).commands.push({
      ...{ id: row.id, type: row.type, actorId: row.actorId, streamId: row.streamId, streamVersion: row.streamVersion },
      ...{ machineVersion: row.machineVersion, outcome: row.outcome as LedgerCommand['outcome'], code: row.code, at: row.at },
      ...{ actorFacts: actorFacts as LedgerCommand['actorFacts'], input: input as LedgerCommand['input'] },
    });
  }

  private async compareTexts(histories: ReadonlyMap<Id, Part>): Promise<void> {
    if (this.manifest.counts.texts === null) return;
    const referred = new Map<Id, { pos: number; hash: string }[]>();
    for (const { events } of histories.values()) {
      for (const { pos, data } of events) {
        for (const { ref } of textsOf({ data: JSON.stringify(data) })) {
          referred.set(ref.text, [...(referred.get(ref.text) ?? []), { pos, hash: ref.hash }]);
        }
      }
    }
    const seen = new Set<Id>();
    for await (const { place, value } of this.lines<StoredText>(files.texts)) {
      if (![value.body, value.key].every((one) => one === null || typeof one === 'string'))
        this.stop(place, 'text', 'body or key is no text');
      const references = referred.get(value.id);
      if (references === undefined) continue;
      if (!seen.has(value.id)) this.report.counts[value.body === null ? 'erased' : 'texts'] += 1;
      seen.add(value.id);
      const wrong = value.body === null ? undefined : references.find(({ hash }) => !isSaid({ text: value.id, hash }, value));
      if (wrong !== undefined) this.fault(place, 'text', `it is not the text that position ${wrong.pos} names`);
    }
    for (const [id, [reference]] of referred) {
      if (!seen.has(id)) this.fault(files.texts, 'text', `the text ${id} of position ${reference?.pos} is missing`);
    }
  }

  /** Folds and decides a stream again, as far as the bundle has it. */
  private certify(id: Id, part: Part): void {
    const { streamType, events, commands, row } = part;
    const named = new Set(commands.map((command) => command.id));
    for (const { pos, metadata } of events) {
      if (metadata.command === undefined || metadata.commandHash === undefined || named.has(metadata.command)) continue;
      this.fault(`${files.entries}, position ${pos}`, 'command', `its command ${metadata.command} is not in ${files.commands}`);
      named.add(metadata.command);
    }
    const stream = this.streamOf(streamType);
    if (stream === undefined) return;
    const isWhole = (events[0]?.version ?? 1) === 1;
    if (!isWhole) {
      this.report.counts.partial += 1;
      return;
    }
    // Of a stream that goes on beyond the bundle, the last command may have events there.
    const isOpen = this.manifest.scope.kind === 'period' || (row !== undefined && 'newer' in row);
    const last = events.at(-1)?.metadata.command;
    const decided = commands.filter((command) => !isOpen || command.id !== last);
    const history: History = {
      ...{ id, events, commands: decided.sort((a, b) => a.streamVersion - b.streamVersion || a.at - b.at) },
      row: row === undefined || 'newer' in row ? undefined : row.row,
      following: row === undefined || 'newer' in row ? [] : row.following,
      mayBeEarlier: true,
    };
    const { faults } = stream.certify(history);
    this.report.counts.folded += 1;
    this.report.counts.decided += decided.length;
    for (const { version, kind, detail } of faults) {
      if (isOpen && (kind === 'row' || kind === 'rows')) continue;
      const pos = part.placed.get(version);
      this.fault(`${streamType} ${id}, version ${version}${pos === undefined ? '' : `, position ${pos}`}`, 'replay', `${kind}: ${detail}`);
    }
  }

  private compareCounts(): void {
    const { counts } = this.report;
    const said = this.manifest.counts;
    for (const name of ['entries', 'commands', 'refusedCommands', 'rows'] as const) {
      if (counts[name] !== said[name]) this.fault(files.manifest, 'count', `it says ${said[name]} ${name}, and there are ${counts[name]}`);
    }
  }

  /** The result of `work`, or a fault. */
  private attempt<Result>(place: string, kind: BundleFault['kind'], work: () => Result): Result | undefined {
    try {
      return work();
    } catch (fault) {
      if (!(fault instanceof NoteError)) throw fault;
      this.fault(place, kind, fault.message);
      return undefined;
    }
  }
}

/** What a pass has of one stream. */
interface Part {
  streamType: string;
  events: PlacedEvent[];
  /** version -> position */
  placed: Map<number, number>;
  commands: LedgerCommand[];
  row: RowLine | undefined;
}

function hashOfRow(row: CommandRow): string | undefined {
  try {
    return commandHash(row);
  } catch {
    return undefined;
  }
}

/** Hashes in base64; undefined if one is none, or there are more than a tree of 2^63 leaves needs. */
function hashesOf(encoded: unknown): Buffer[] | undefined {
  if (!Array.isArray(encoded) || encoded.length > 64) return undefined;
  const hashes = encoded.map((one) => (typeof one === 'string' ? hashOfText(one) : undefined));
  return hashes.every((one) => one !== undefined) ? hashes : undefined;
}

/** The manifest, or why it is none. */
function manifestOf(bytes: Buffer): BundleManifest | string {
  let read: Partial<BundleManifest>;
  try {
    read = JSON.parse(bytes.toString('utf8')) as Partial<BundleManifest>;
  } catch {
    return 'it is not JSON';
  }
  if (read.format !== bundleFormat && read.format !== formerBundleFormat)
    return `it is neither of the format ${bundleFormat} nor of ${formerBundleFormat}`;
  const { origin, createdAt, scope, counts, files: listed } = read;
  const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
  const areWhole = [read.logSize, read.checkpoint, read.first, read.last, read.machineVersion].every(isWhole);
  const areCounts =
    counts != null && [counts.entries, counts.commands, counts.refusedCommands, counts.rows, counts.newerRows].every(isWhole);
  const isScope = scope != null && ['all', 'period', 'stream'].includes(scope.kind);
  if (typeof origin !== 'string' || typeof createdAt !== 'string' || !areWhole || !areCounts || !isScope)
    return 'a member is missing or malformed';
  if (counts.texts !== null && !isWhole(counts.texts)) return 'a member is missing or malformed';
  if (!Array.isArray(listed) || !listed.every(isFile)) return 'its list of files is malformed';
  if (!everyText(read).every(isPrintable)) return 'a member has characters that a terminal does not show';
  return read as BundleManifest;
}

/** Every text in a JSON value, names of members included. */
function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...everyText(member)]);
}

const isFile = (file: Partial<WrittenFile> | null): boolean =>
  file !== null &&
  typeof file.name === 'string' &&
  [file.size, file.packedSize].every((value) => Number.isSafeInteger(value)) &&
  [file.sha256, file.packedSha256].every((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
