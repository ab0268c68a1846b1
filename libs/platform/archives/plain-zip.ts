import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw, createInflateRaw } from 'node:zlib';

/** What is known of a file after it was written: bytes and SHA-256 (hex) of its content, and of its bytes in the archive. */
export interface WrittenFile {
  name: string;
  size: number;
  sha256: string;
  packedSize: number;
  packedSha256: string;
}

/** An archive, or a file in it, that is larger than the format without ZIP64 has room for. */
class ZipTooLargeError extends Error {
  override readonly name = 'ZipTooLargeError';
}

/** An archive that is not exactly what `PlainZipWriter` writes. `file`: its name, undefined where the archive itself is meant. */
export class PlainZipError extends Error {
  override readonly name = 'PlainZipError';

  constructor(
    readonly problem: 'cut' | 'directory' | 'unsafeName' | 'duplicateName' | 'header' | 'foreignBytes' | 'tooLarge' | 'damaged',
    readonly file: string | undefined,
    detail: string,
  ) {
    super(detail);
  }
}

/** A file of an archive. Method 0: stored, 8: deflated. */
export interface PlainZipEntry {
  name: string;
  method: 0 | 8;
  crc: number;
  packed: number;
  size: number;
  /** offset of its local header */
  at: number;
}

const largest = 0xfffffffe;
const mostFiles = 1_000;
/** 1 January 1980, so that equal contents make equal archives. */
const [noTime, firstDay] = [0, 0x21];
const version = 20;
const hasDescriptor = 0x0008;
const endLength = 22;
const centralLength = 46;
const descriptorLength = 16;
const pieceLength = 64 * 1024;

type Sums = Pick<PlainZipEntry, 'crc' | 'packed' | 'size'>;

/** What is in a header from its version on: sums are zero where they follow the content. */
function commonHeader(entry: Pick<PlainZipEntry, 'name' | 'method'>, sums: Sums): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(version, 0);
  bytes.writeUInt16LE(entry.method === 8 ? hasDescriptor : 0, 2);
  bytes.writeUInt16LE(entry.method, 4);
  bytes.writeUInt16LE(noTime, 6);
  bytes.writeUInt16LE(firstDay, 8);
  writeSums(bytes, 10, sums);
  bytes.writeUInt16LE(entry.name.length, 22);
  return bytes;
}

function writeSums(bytes: Buffer, at: number, { crc, packed, size }: Sums): void {
  bytes.writeUInt32LE(crc, at);
  bytes.writeUInt32LE(packed, at + 4);
  bytes.writeUInt32LE(size, at + 8);
}

function localHeader(entry: PlainZipEntry): Buffer {
  const sums = entry.method === 8 ? { crc: 0, packed: 0, size: 0 } : entry;
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), commonHeader(entry, sums), Buffer.from(entry.name, 'latin1')]);
}

function descriptorOf(entry: Sums): Buffer {
  const bytes = Buffer.alloc(descriptorLength);
  bytes.write('PK\x07\x08', 0, 'latin1');
  writeSums(bytes, 4, entry);
  return bytes;
}

function centralHeader(entry: PlainZipEntry): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(entry.at, 10);
  const head = Buffer.from([0x50, 0x4b, 1, 2, version, 0]);
  return Buffer.concat([head, commonHeader(entry, entry), tail, Buffer.from(entry.name, 'latin1')]);
}

function endRecord(count: number, size: number, at: number): Buffer {
  const bytes = Buffer.alloc(endLength);
  bytes.write('PK\x05\x06', 0, 'latin1');
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(at, 16);
  return bytes;
}

/** A-Z, digits, hyphens and dots, in folders: no `..`, no absolute path, no other separator. */
const isSafeName = (name: string): boolean =>
  name.length <= 200 && name.split('/').every((part) => /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(part));

/**
 * Writes an archive as a stream, one file after the other, in memory of some chunks. Every byte around the contents follows from names, sizes and checksums, so that a
 * reader can require all of them; files are deflated on zlib's threads.
 */
export class PlainZipWriter {
  private readonly entries: PlainZipEntry[] = [];
  private at = 0;

  /** A deflated file. @throws ZipTooLargeError, what `content` throws */
  async *file(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer, WrittenFile> {
    const entry: PlainZipEntry = { name, method: 8, crc: 0, packed: 0, size: 0, at: this.at };
    yield this.advance(localHeader(entry));
    const sums = { content: createHash('sha256'), packed: createHash('sha256') };
    for await (const chunk of deflated(counted(content, entry, sums.content))) {
      sums.packed.update(chunk);
      entry.packed += chunk.length;
      yield this.advance(chunk);
    }
    yield this.advance(descriptorOf(entry));
    this.entries.push(entry);
    return writtenFile(entry, sums);
  }

  /** A file that is stored as it is. @throws ZipTooLargeError */
  *stored(name: string, content: Buffer): Generator<Buffer, WrittenFile> {
    const { length } = content;
    const entry: PlainZipEntry = { name, method: 0, crc: crc32(content), packed: length, size: length, at: this.at };
    yield this.advance(localHeader(entry));
    yield this.advance(content);
    this.entries.push(entry);
    const hash = createHash('sha256').update(content);
    return writtenFile(entry, { content: hash, packed: hash.copy() });
  }

  /** The directory. @throws ZipTooLargeError */
  *end(): Generator<Buffer> {
    const start = this.at;
    for (const entry of this.entries) yield this.advance(centralHeader(entry));
    yield this.advance(endRecord(this.entries.length, this.at - start, start));
  }

  private advance(bytes: Buffer): Buffer {
    this.at += bytes.length;
    requireRoom(this.at);
    return bytes;
  }
}

const writtenFile = ({ name, size, packed }: PlainZipEntry, sums: { content: Hash; packed: Hash }): WrittenFile => ({
  ...{ name, size, sha256: sums.content.digest('hex') },
  ...{ packedSize: packed, packedSha256: sums.packed.digest('hex') },
});

function requireRoom(bytes: number): void {
  if (bytes > largest) throw new ZipTooLargeError('an archive, and each file in it, has less than 4 GiB');
}

async function* counted(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  entry: PlainZipEntry,
  hash: Hash,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
    requireRoom(entry.size);
    hash.update(chunk);
    yield chunk;
  }
}

async function* deflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6, chunkSize: pieceLength });
  // Faults of the content destroy the stream, whose reader below gets them.
  pipeline(Readable.from(content, { objectMode: true, highWaterMark: 1 }), deflate, () => undefined);
  for await (const chunk of deflate) yield chunk as Buffer;
}

/** Bounds of what is read. */
interface PlainZipLimits {
  /** bytes of all contents together */
  unpacked: number;
}

/** An archive that `PlainZipWriter` wrote, read from a file. Every byte outside the contents is compared with what the writer would have written. */
export class PlainZip {
  private constructor(
    private readonly handle: FileHandle,
    readonly entries: readonly PlainZipEntry[],
  ) {}

  /** Reads and compares all headers. @throws PlainZipError */
  static async open(handle: FileHandle, limits: PlainZipLimits): Promise<PlainZip> {
    const { size } = await handle.stat();
    const entries = await readEntries(handle, size);
    let sum = 0;
    for (const entry of entries) {
      sum += entry.size;
      if (sum > limits.unpacked) throw new PlainZipError('tooLarge', entry.name, `the contents have more than ${limits.unpacked} bytes`);
    }
    return new PlainZip(handle, entries);
  }

  /** The content of a file. Its size, checksum and `expected` hashes are compared at the end. @throws PlainZipError */
  async *read(entry: PlainZipEntry, expected?: Pick<WrittenFile, 'sha256' | 'packedSha256'>): AsyncGenerator<Buffer> {
    const hashes = { packed: createHash('sha256'), content: createHash('sha256') };
    const packed = hashed(piecesOf(this.handle, entry), hashes.packed);
    let [size, crc] = [0, 0];
    for await (const chunk of entry.method === 0 ? packed : inflated(packed, entry.name)) {
      size += chunk.length;
      if (size > entry.size) throw new PlainZipError('tooLarge', entry.name, `there is more than the ${entry.size} bytes of its header`);
      crc = crc32(chunk, crc);
      hashes.content.update(chunk);
      yield chunk;
    }
    if (size !== entry.size || crc !== entry.crc) throw new PlainZipError('damaged', entry.name, 'the content is not that of its header');
    if (expected === undefined) return;
    const isSame = hashes.content.digest('hex') === expected.sha256 && hashes.packed.digest('hex') === expected.packedSha256;
    if (!isSame) throw new PlainZipError('damaged', entry.name, 'the content has another hash than the manifest says');
  }
}

async function readEntries(handle: FileHandle, size: number): Promise<PlainZipEntry[]> {
  const end = await bytesAt(handle, Math.max(0, size - endLength), endLength);
  if (end.length < endLength || end.toString('latin1', 0, 4) !== 'PK\x05\x06')
    throw new PlainZipError('cut', undefined, 'the archive has no end');
  const [count, length, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  const isPlain = end.equals(endRecord(count, length, at)) && at + length + endLength === size;
  if (!isPlain || count > mostFiles || length > count * (centralLength + 200)) {
    throw new PlainZipError('directory', undefined, 'the directory of the archive is not at its end, or too large');
  }
  const directory = await bytesAt(handle, at, length);
  const entries: PlainZipEntry[] = [];
  let next = 0;
  for (let n = 0; n < count; n += 1) {
    const entry = centralEntry(directory, next, n);
    if (!isSafeName(entry.name)) throw new PlainZipError('unsafeName', entry.name, 'the name leads out of the archive');
    if (entries.some(({ name }) => name === entry.name)) throw new PlainZipError('duplicateName', entry.name, 'two files have this name');
    entries.push(entry);
    next += centralHeader(entry).length;
  }
  if (next !== length) throw new PlainZipError('directory', undefined, 'the directory has other bytes than those of its files');
  await requirePlaces(handle, entries, at);
  return entries;
}

function centralEntry(directory: Buffer, at: number, n: number): PlainZipEntry {
  const fault = (): PlainZipError => new PlainZipError('directory', undefined, `header ${n + 1} of the directory is malformed`);
  if (at + centralLength > directory.length) throw fault();
  const nameEnd = at + centralLength + directory.readUInt16LE(at + 28);
  const name = directory.toString('latin1', at + centralLength, nameEnd);
  const entry: PlainZipEntry = {
    name,
    method: directory.readUInt16LE(at + 10) === 0 ? 0 : 8,
    crc: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    at: directory.readUInt32LE(at + 42),
  };
  const isPlain = nameEnd <= directory.length && directory.subarray(at, nameEnd).equals(centralHeader(entry));
  // What names do is named first: a directory with `../` in it is not called malformed.
  if (!isPlain && isSafeName(name)) throw fault();
  return entry;
}

/** Files follow each other without a gap, each between the header and the descriptor that its sums give. */
async function requirePlaces(handle: FileHandle, entries: readonly PlainZipEntry[], end: number): Promise<void> {
  let next = 0;
  for (const entry of entries) {
    if (entry.at !== next) throw new PlainZipError('foreignBytes', entry.name, `it begins at byte ${entry.at} and not at ${next}`);
    const header = localHeader(entry);
    if (!(await bytesAt(handle, next, header.length)).equals(header)) {
      throw new PlainZipError('header', entry.name, 'its header is another one than in the directory');
    }
    next += header.length + entry.packed;
    if (next > end) throw new PlainZipError('cut', entry.name, 'it ends beyond the directory');
    if (entry.method === 0) continue;
    if (!(await bytesAt(handle, next, descriptorLength)).equals(descriptorOf(entry))) {
      throw new PlainZipError('header', entry.name, 'its sums are other ones than in the directory');
    }
    next += descriptorLength;
  }
  if (next !== end) throw new PlainZipError('foreignBytes', undefined, `there are ${end - next} bytes between files and directory`);
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function* piecesOf(handle: FileHandle, entry: PlainZipEntry): AsyncGenerator<Buffer> {
  const start = entry.at + localHeader(entry).length;
  for (let done = 0; done < entry.packed;) {
    const piece = await bytesAt(handle, start + done, Math.min(pieceLength, entry.packed - done));
    if (piece.length === 0) throw new PlainZipError('cut', entry.name, 'the archive ends in it');
    done += piece.length;
    yield piece;
  }
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

async function* inflated(packed: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: pieceLength });
  pipeline(Readable.from(packed, { objectMode: true, highWaterMark: 1 }), inflate, () => undefined);
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch (cause) {
    if (cause instanceof PlainZipError) throw cause;
    throw new PlainZipError('damaged', file, 'its content cannot be inflated');
  }
}
