import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { areEqual, bytesOf, hashesOf, hexOf, utf8 } from '../bytes.js';
import { entryOf, type LogEntry, objectOf } from '../entry.js';
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
import { type BundledHistory, type ReplayHistory, type RowLine, type TextReference, textsIn, UnreadableEventError } from './history.js';
import { type Manifest, manifestOf } from './manifest.js';
import { isSealed } from './seal.js';
import { policyOf } from './policy.js';
import { linesIn, recordsIn } from './records.js';
import { isRepacked } from './repacked.js';

/** What was found. Nothing is verified if there is one fault. */
export interface BundleReport {
  /** undefined if it cannot be read */
  manifest?: Manifest;
  /** the first `bundleLimits.faults` */
  faults: BundleFault[];
  faultCount: number;
  /** verifier keys that were used */
  keys: string[];
  /** checkpoints kept elsewhere that the bundle could be compared with */
  compared: number;
  /** whether its policy asks for cosignatures of witnesses, which are not verified */
  asksForWitnesses: boolean;
  counts: {
    entries: number;
    commands: number;
    refusedCommands: number;
    /** refused commands that a seal of the log has */
    sealed: number;
    decided: number;
    rows: number;
    folded: number;
    partial: number;
    texts: number;
    erased: number;
  };
}

export interface VerifyBundleOptions {
  /** verifies an Ed25519 signature */
  verify: VerifySignature;
  /** verifier keys `name+id+base64`; without them those of the bundle are used, which does not show who signed */
  keys?: readonly string[] | undefined;
  /** checkpoints that were kept elsewhere; those of the bundle's log must be roots of the same tree */
  kept?: readonly Checkpoint[] | undefined;
  replay: ReplayHistory;
  /** gets each entry, once, in its order; the bundle may still turn out to be wrong */
  onEntry?: ((entry: LogEntry) => void) | undefined;
  /** events whose histories are in memory at once */
  eventsAtOnce?: number;
}

/** Bounds of what is read. */
const bundleLimits = {
  smallFile: 4 * 1024 * 1024,
  ratio: 200,
  slack: 64 * 1024 * 1024,
  checkpoints: 16,
  faults: 200,
  detail: 500,
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
  texts: 'texts.jsonl',
  manifest: 'manifest.json',
  note: 'manifest.note',
} as const;

/** Codes of an archive whose bytes are not laid out as those of a bundle. */
const layoutCodes: readonly FaultCode[] = [
  ...(['noEnd', 'directory', 'directoryHeader', 'beginsElsewhere', 'otherHeader', 'beyondDirectory', 'otherSums', 'foreignBytes'] as const),
];

/** Names of the files before the manifest, in their order. */
function filesOf({ format, counts }: Manifest, sizes: readonly number[]): string[] {
  const page = format === 'registra-bundle/1' ? ['verify.html'] : [];
  const texts = counts.texts === null ? [] : [named.texts];
  return [
    ...['README-en.md', 'README-ru.md', ...page, 'machine.json', named.keys, named.policy],
    ...sizes.map((size) => `checkpoints/${size}`),
    ...[named.consistency, named.proofs, named.entries, named.commands, named.refused, named.rows, ...texts],
  ];
}

/** Verifies a bundle, without a database and without a network. All faults are in the report. */
export async function verifyBundle(source: Source, options: VerifyBundleOptions): Promise<BundleReport> {
  const verification = new BundleVerification(source, options);
  await verification.run();
  return verification.report;
}

/** The contents of a bundle by name, in their order; not verified. @throws StopError */
export async function unpackBundle(source: Source): Promise<Map<string, Uint8Array>> {
  const archive = await Archive.open(source, { contents: contentsOf(source) });
  const contents = new Map<string, Uint8Array>();
  for (const file of archive.files) {
    const all = new Uint8Array(file.size);
    let at = 0;
    for await (const part of archive.read(file)) {
      all.set(part, at);
      at += part.length;
    }
    contents.set(file.name, all);
  }
  return contents;
}

const contentsOf = ({ size }: Source): number => bundleLimits.slack + size * bundleLimits.ratio;

/** What a pass over the files has of one stream. */
interface Part {
  streamType: string;
  entries: LogEntry[];
  commands: CommandLine[];
  row: RowLine | undefined;
}

class BundleVerification {
  readonly report: BundleReport = {
    faults: [],
    faultCount: 0,
    keys: [],
    compared: 0,
    asksForWitnesses: false,
    counts: { entries: 0, commands: 0, refusedCommands: 0, sealed: 0, decided: 0, rows: 0, folded: 0, partial: 0, texts: 0, erased: 0 },
  };
  private archive!: Archive;
  private manifest!: Manifest;
  private trusted: VerifierKey[] = [];
  private kept: readonly Checkpoint[] = [];
  private readonly checkpoints: Checkpoint[] = [];
  private readonly found = new Set<string>();

  constructor(
    private readonly source: Source,
    private readonly options: VerifyBundleOptions,
  ) {}

  async run(): Promise<void> {
    try {
      this.archive = await Archive.open(this.source, { contents: contentsOf(this.source) });
      await this.readManifest();
      await this.readAll();
      if (!(await this.readCheckpoints())) return;
      await this.compareCheckpoints();
      await (this.manifest.scope.kind === 'stream' ? this.includeEach() : this.includeRange());
      await this.replay();
      this.compareCounts();
    } catch (fault) {
      if (!(fault instanceof StopError)) throw fault;
      if (layoutCodes.includes(fault.code) && (await isRepacked(this.source))) this.fault('repacked', {});
      else this.fault(fault.code, fault.place, fault.values);
    }
  }

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
    const names = filesOf(manifest, sizes);
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
      if ((await this.options.verify(key.key, bytes.slice(4), note.text)) !== true) {
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
    else this.report.asksForWitnesses = policy.asksForWitnesses;
    const names = this.manifest.files.map(({ name }) => name).filter((name) => name.startsWith('checkpoints/'));
    for (const name of names) await this.readCheckpoint(name, noteOf(await this.text(name)));
    if (this.checkpoints.length < names.length) return false;
    this.kept = (this.options.kept ?? []).filter(({ origin }) => origin === this.manifest.origin);
    for (const { size, root } of this.checkpoints) this.compareKept(size, () => root, { file: `checkpoints/${size}` });
    this.comparePlaces();
    return true;
  }

  /** Compares a root of the bundle with what was kept of the same size. */
  private compareKept(size: number, root: () => Uint8Array, place: Place): void {
    for (const kept of this.kept.filter((one) => one.size === size)) {
      this.report.compared += 1;
      this.kept = this.kept.filter((one) => one !== kept);
      if (!areEqual(kept.root, root())) this.fault('fork', place, { size });
    }
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
      if (this.kept.length > 0) this.compareKept(entry.position, () => tree.root(), place);
    }
    const place = { file: named.entries };
    if (tree.size !== last) this.fault('endsEarly', place, { position: tree.size, last });
    else if (!isConsistent({ size: last, root: tree.root() }, this.largest, consistency))
      this.fault('rangeNotIncluded', place, { first, last, size: this.largest.size });
  }

  /** Entries in their order. */
  private async *entries(): AsyncGenerator<{ place: Place; entry: LogEntry; leaf: Uint8Array }> {
    const { first, last, scope } = this.manifest;
    const file = named.entries;
    let before = 0;
    for await (const { n, bytes } of recordsIn(file, this.archive.read(this.file(file)))) {
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
      yield { place, entry, leaf: leafHash(bytes) };
    }
  }

  /** Histories in parts: each pass over the files keeps the streams of one part, so that memory does not grow with the bundle. */
  private async replay(): Promise<void> {
    const parts = Math.max(1, Math.ceil(this.report.counts.entries / (this.options.eventsAtOnce ?? 50_000)));
    for (let part = 0; part < parts; part += 1) await this.replayPart((stream) => partOf(stream, parts) === part, part === 0);
  }

  private async replayPart(isPart: (stream: string) => boolean, isFirst: boolean): Promise<void> {
    const histories = new Map<string, Part>();
    const historyOf = (streamType: string, stream: string): Part => {
      const known = histories.get(stream) ?? { streamType, entries: [], commands: [], row: undefined };
      histories.set(stream, known);
      return known;
    };
    for await (const { entry } of this.entries()) {
      if (isFirst) this.options.onEntry?.(entry);
      if (isPart(entry.stream)) historyOf(entry.streamType, entry.stream).entries.push(entry);
    }
    await this.compareCommands(isPart, histories, historyOf);
    for await (const { place, value } of this.lines(named.rows)) {
      const line = value as unknown as RowLine;
      if (!isPart(line.stream)) continue;
      if (line.newer !== true) this.report.counts.rows += 1;
      const history = historyOf(line.streamType, line.stream);
      if (history.row !== undefined || history.streamType !== line.streamType) this.fault('rowTwice', place);
      history.row = line;
    }
    await this.compareTexts(histories);
    for (const [stream, part] of histories) this.replayStream(stream, part);
  }

  /** Accepted and refused commands: those that entries name are there, unchanged, and no others. */
  private async compareCommands(
    isPart: (stream: string) => boolean,
    histories: ReadonlyMap<string, Part>,
    historyOf: (streamType: string, stream: string) => Part,
  ): Promise<void> {
    for (const file of [named.commands, named.refused]) {
      const isRefused = file === named.refused;
      for await (const { place, value } of this.lines(file)) {
        const row = value as unknown as CommandLine;
        if (!isPart(row.streamId)) continue;
        this.report.counts[isRefused ? 'refusedCommands' : 'commands'] += 1;
        const entries = histories.get(row.streamId)?.entries.filter(({ metadata }) => metadata.command === row.id) ?? [];
        if ((row.outcome === 'refused') !== isRefused) this.fault('outcome', place, { id: row.id, outcome: row.outcome });
        if (!isRefused && entries.length === 0) this.fault('unnamedCommand', place, { id: row.id });
        if (isRefused && entries.length > 0) this.fault('refusedNamed', place, { id: row.id });
        const hash = commandHash(row);
        if (isRefused && value['seal'] !== undefined) this.compareSeal(value['seal'], row.id, hash, place);
        const wrong = entries.find(({ metadata }) => metadata.commandHash !== undefined && metadata.commandHash !== hash);
        if (wrong !== undefined) this.fault('otherCommand', place, { id: row.id, position: wrong.position });
        historyOf(row.streamType, row.streamId).commands.push(row);
      }
    }
    for (const { entries, commands } of histories.values()) this.requireCommands(entries, new Set(commands.map(({ id }) => id)));
  }

  private compareSeal(seal: unknown, id: string, hash: string, place: Place): void {
    if (isSealed({ id, hash }, seal, this.largest)) this.report.counts.sealed += 1;
    else this.fault('notSealed', place, { id });
  }

  private requireCommands(entries: readonly LogEntry[], there: Set<string>): void {
    for (const { position, metadata } of entries) {
      const { command: id, commandHash: hash } = metadata;
      if (typeof id !== 'string' || hash === undefined || there.has(id)) continue;
      this.fault('commandMissing', { file: named.entries, position }, { id });
      there.add(id);
    }
  }

  private async compareTexts(histories: ReadonlyMap<string, Part>): Promise<void> {
    if (this.manifest.counts.texts === null) return;
    const referred = new Map<string, (TextReference & { position: number })[]>();
    for (const { entries } of histories.values()) {
      for (const { position, data } of entries)
        for (const one of textsIn(data)) referred.set(one.text, [...(referred.get(one.text) ?? []), { ...one, position }]);
    }
    const seen = new Set<string>();
    for await (const { place, value } of this.lines(named.texts)) {
      const { id, body, key } = value;
      if (![body, key].every((one) => one === null || typeof one === 'string')) throw new StopError('textMalformed', place);
      const references = referred.get(String(id));
      if (references === undefined) continue;
      if (!seen.has(String(id))) this.report.counts[body === null ? 'erased' : 'texts'] += 1;
      seen.add(String(id));
      const hash = body === null ? undefined : keyedHash(String(body), String(key));
      const wrong = hash === undefined ? undefined : references.find((one) => one.hash !== hash);
      if (wrong !== undefined) this.fault('otherText', place, { position: wrong.position });
    }
    for (const [id, [reference]] of referred)
      if (!seen.has(id)) this.fault('textMissing', { file: named.texts }, { id, position: reference?.position ?? 0 });
  }

  /** The versions of a stream follow each other; one that begins in the bundle is applied and decided again. */
  private replayStream(stream: string, { streamType, entries, commands, row }: Part): void {
    const [first] = entries;
    let isWhole = true;
    for (const [n, { version, position }] of entries.entries()) {
      const before = n === 0 ? 0 : (entries[n - 1]?.version ?? 0);
      if (version === before + 1) continue;
      // A period, and the log of an order's neighbours, may begin in the middle of a stream.
      if (n === 0 && this.manifest.scope.kind === 'period') isWhole = false;
      else this.fault('versions', { stream: `${streamType} ${stream}`, version, position }, { version, before });
    }
    if (first !== undefined && !isWhole) return void (this.report.counts.partial += 1);
    // Of a stream that goes on beyond the bundle, the last command may have events there.
    const isOpen = this.manifest.scope.kind === 'period' || row?.newer === true;
    const last = entries.at(-1)?.metadata.command;
    const decided = commands.filter(({ id }) => !isOpen || id !== last).sort((a, b) => a.streamVersion - b.streamVersion || a.at - b.at);
    this.applyAgain({ streamType, stream, entries, commands: decided, row: row?.newer === true ? undefined : row }, isOpen);
  }

  private applyAgain(history: BundledHistory, isOpen: boolean): void {
    try {
      const faults = this.options.replay(history);
      if (faults === undefined) return;
      this.report.counts.folded += 1;
      this.report.counts.decided += history.commands.length;
      for (const { version, kind, detail } of faults) {
        if (isOpen && (kind === 'row' || kind === 'rows')) continue;
        const position = history.entries.find((entry) => entry.version === version)?.position;
        const place = { stream: `${history.streamType} ${history.stream}`, version, ...(position !== undefined && { position }) };
        if (kind !== 'versions') this.fault(kind, place, { detail: detail.slice(0, bundleLimits.detail) });
      }
    } catch (fault) {
      if (!(fault instanceof UnreadableEventError)) throw fault;
      const { type, schemaVersion, position } = fault.entry;
      throw new StopError('unreadableEvent', { file: named.entries, position }, { type, schemaVersion });
    }
  }

  private compareCounts(): void {
    const { counts } = this.report;
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

/** The part of `parts` that a stream belongs to. */
function partOf(stream: string, parts: number): number {
  let sum = 0;
  for (let at = 0; at < stream.length; at += 1) sum = (Math.imul(sum, 31) + stream.charCodeAt(at)) >>> 0;
  return sum % parts;
}

/** HMAC-SHA-256 in hex. @param key in base64 */
const keyedHash = (body: string, key: string): string => hexOf(hmac(sha256, bytesOf(key) ?? new Uint8Array(), utf8.encode(body)));
