import { sha256 } from '@noble/hashes/sha2.js';
import { areEqual, hexOf, joined, utf8 } from '../bytes.js';
import { StopError } from './bundle-fault.js';

/* Archives of bundles (docs/bundles.md), without ZIP64, comments and extra fields, so that every byte around the contents follows from names and sums. */

/** Bytes that are read in parts. */
export interface Source {
  size: number;
  /** bytes from an offset until before another */
  read: (from: number, before: number) => Promise<Uint8Array>;
}

/** What the signed manifest says of a file. */
export interface NamedFile {
  name: string;
  size: number;
  sha256: string;
  packedSize: number;
  packedSha256: string;
}

export interface ArchiveFile {
  name: string;
  isPacked: boolean;
  /** whether its sums follow the content: those of a stored file do not in older bundles */
  hasDescriptor: boolean;
  crc: number;
  packed: number;
  size: number;
  /** offset of its header */
  at: number;
}

const mostFiles = 1_000;
const longestName = 200;
const [endLength, directoryHeaderLength, descriptorLength] = [22, 46, 16];
/** Bytes that are read at once, and that are inflated at once: these may become a thousand times as many. */
const [blockLength, pieceLength] = [1024 * 1024, 16 * 1024];
const [encryptedFlag, descriptorFlag] = [1, 8];

function numbers(...fields: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  const all = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) {
    for (let n = 0; n < length; n += 1) all[at + n] = Math.floor(value / 256 ** n) % 256;
    at += length;
  }
  return all;
}

type Sums = Pick<ArchiveFile, 'crc' | 'packed' | 'size'>;
const none: Sums = { crc: 0, packed: 0, size: 0 };
const sumsOf = ({ crc, packed, size }: Sums): Uint8Array => numbers([4, crc], [4, packed], [4, size]);
const signature = (kind: number, then: number): Uint8Array => Uint8Array.of(0x50, 0x4b, kind, then);

/** Version 2.0, flags, method, 1 January 1980, sums, length of the name, no extra field. */
const common = ({ name, isPacked, hasDescriptor }: ArchiveFile, sums: Sums): Uint8Array =>
  joined(
    numbers([2, 20], [2, hasDescriptor ? descriptorFlag : 0], [2, isPacked ? 8 : 0], [2, 0], [2, 0x21]),
    sumsOf(sums),
    numbers([2, name.length], [2, 0]),
  );
const header = (file: ArchiveFile): Uint8Array =>
  joined(signature(3, 4), common(file, file.hasDescriptor ? none : file), utf8.encode(file.name));
const directoryHeader = (file: ArchiveFile): Uint8Array =>
  joined(
    signature(1, 2),
    numbers([2, 20]),
    common(file, file),
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, file.at]),
    utf8.encode(file.name),
  );
const descriptor = (file: ArchiveFile): Uint8Array => joined(signature(7, 8), sumsOf(file));

/** Folders and names of A-Z, digits, hyphens and dots, none of them beginning with a dot. */
const isSafeName = (name: string): boolean =>
  name.length <= longestName && name.split('/').every((part) => /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(part));

interface ArchiveLimits {
  /** bytes of all contents together */
  contents: number;
}

/** The files of an archive, whose contents are read as a stream. */
export class Archive {
  private constructor(
    private readonly source: Source,
    readonly files: readonly ArchiveFile[],
  ) {}

  /** Reads all headers and compares each byte of them. @throws StopError */
  static async open(source: Source, { contents }: ArchiveLimits): Promise<Archive> {
    const files = await directoryOf(source);
    let sum = 0;
    for (const { name, size } of files) {
      sum += size;
      if (sum > contents) throw new StopError('contentsTooLarge', { file: name }, { limit: contents });
    }
    return new Archive(source, files);
  }

  /** The content of a file. @param expected compared at the end, where given, as is the checksum @throws StopError */
  async *read(file: ArchiveFile, expected?: Pick<NamedFile, 'sha256' | 'packedSha256'>): AsyncGenerator<Uint8Array> {
    const [content, packed] = [sha256.create(), sha256.create()];
    const place = { file: file.name };
    const blocks = this.blocksOf(file, (block) => expected && packed.update(block));
    let [size, crc] = [0, 0];
    for await (const part of file.isPacked ? inflated(blocks, file.name) : blocks) {
      size += part.length;
      if (size > file.size) throw new StopError('tooLong', place, { size: file.size });
      crc = crc32(part, crc);
      if (expected) content.update(part);
      yield part;
    }
    if (size !== file.size || crc !== file.crc) throw new StopError('damaged', place);
    if (expected && (hexOf(content.digest()) !== expected.sha256 || hexOf(packed.digest()) !== expected.packedSha256))
      throw new StopError('otherHash', place);
  }

  private async *blocksOf(file: ArchiveFile, seen: (block: Uint8Array) => void): AsyncGenerator<Uint8Array> {
    const start = file.at + header(file).length;
    for (let done = 0; done < file.packed;) {
      const block = await bytesAt(this.source, start + done, Math.min(blockLength, file.packed - done));
      seen(block);
      done += block.length;
      yield block;
    }
  }
}

async function bytesAt(source: Source, from: number, length: number): Promise<Uint8Array> {
  try {
    return await source.read(from, from + length);
  } catch {
    throw new StopError('unreadable', {});
  }
}

async function directoryOf(source: Source): Promise<ArchiveFile[]> {
  const end = await bytesAt(source, Math.max(0, source.size - endLength), Math.min(endLength, source.size));
  if (end.length < endLength || !areEqual(end.subarray(0, 4), signature(5, 6))) throw new StopError('noEnd', {});
  const view = viewOf(end);
  const [count, length, at] = [view.getUint16(10, true), view.getUint32(12, true), view.getUint32(16, true)];
  const expected = joined(signature(5, 6), numbers([2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0]));
  const isAtEnd = areEqual(end, expected) && at + length + endLength === source.size;
  if (!isAtEnd || count > mostFiles || length > count * (directoryHeaderLength + longestName)) throw new StopError('directory', {});
  const directory = await bytesAt(source, at, length);
  const files: ArchiveFile[] = [];
  let next = 0;
  for (let n = 1; n <= count; n += 1) {
    const file = fileAt(directory, next, n);
    if (!isSafeName(file.name)) throw new StopError('unsafeName', { file: file.name });
    if (files.some(({ name }) => name === file.name)) throw new StopError('duplicateName', { file: file.name });
    files.push(file);
    next += directoryHeaderLength + file.name.length;
  }
  if (next !== length) throw new StopError('directory', {});
  await requirePlaces(source, files, at);
  return files;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function fileAt(directory: Uint8Array, at: number, n: number): ArchiveFile {
  if (at + directoryHeaderLength > directory.length) throw new StopError('directoryHeader', {}, { n });
  const view = viewOf(directory.subarray(at));
  const end = at + directoryHeaderLength + view.getUint16(28, true);
  const name = new TextDecoder('latin1').decode(directory.subarray(at + directoryHeaderLength, end));
  const isPacked = view.getUint16(10, true) !== 0;
  const file: ArchiveFile = {
    name,
    isPacked,
    hasDescriptor: isPacked || (view.getUint16(8, true) & descriptorFlag) !== 0,
    crc: view.getUint32(16, true),
    packed: view.getUint32(20, true),
    size: view.getUint32(24, true),
    at: view.getUint32(42, true),
  };
  // Faults of a name are named first: a directory with `../` in it is not called malformed.
  if (!isSafeName(name)) return file;
  if ((view.getUint16(8, true) & encryptedFlag) !== 0) throw new StopError('encrypted', { file: name });
  if (end > directory.length || !areEqual(directory.subarray(at, end), directoryHeader(file)))
    throw new StopError('directoryHeader', {}, { n });
  return file;
}

/** Files follow each other without a gap, up to the directory. */
async function requirePlaces(source: Source, files: readonly ArchiveFile[], end: number): Promise<void> {
  let next = 0;
  for (const file of files) {
    const place = { file: file.name };
    if (file.at !== next) throw new StopError('beginsElsewhere', place, { at: file.at, expected: next });
    const expected = header(file);
    if (!areEqual(await bytesAt(source, next, expected.length), expected)) throw new StopError('otherHeader', place);
    next += expected.length + file.packed;
    if (next > end) throw new StopError('beyondDirectory', place);
    if (!file.hasDescriptor) continue;
    if (!areEqual(await bytesAt(source, next, descriptorLength), descriptor(file))) throw new StopError('otherSums', place);
    next += descriptorLength;
  }
  if (next !== end) throw new StopError('foreignBytes', {}, { count: end - next });
}

async function* inflated(blocks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  const fed = feed(blocks, writable.getWriter());
  // Awaited below; until then its fault must not count as unhandled.
  fed.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await fed;
  } catch (fault) {
    throw (await fed.then(() => undefined, known)) ?? known(fault) ?? new StopError('notInflated', { file });
  } finally {
    // Ends the other side too when the reader leaves early.
    await reader.cancel().catch(() => undefined);
    await fed.catch(() => undefined);
  }
}

const known = (fault: unknown): StopError | undefined => (fault instanceof StopError ? fault : undefined);

async function feed(blocks: AsyncIterable<Uint8Array>, writer: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
  try {
    for await (const block of blocks) {
      for (let at = 0; at < block.length; at += pieceLength) await writer.write(block.slice(at, at + pieceLength));
    }
    await writer.close();
  } catch (fault) {
    await writer.abort(fault).catch(() => undefined);
    throw fault;
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The checksum of ZIP over further bytes. @param before the checksum of those before */
function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (let at = 0; at < bytes.length; at += 1) sum = (crcTable[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
