import { createHash, type Hash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

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

/** A file of an archive. Method 0: stored, 8: deflated. */
interface PlainZipEntry {
  name: string;
  method: 0 | 8;
  crc: number;
  packed: number;
  size: number;
  /** offset of its local header */
  at: number;
}

const largest = 0xfffffffe;
/** 1 January 1980, so that equal contents make equal archives. */
const [noTime, firstDay] = [0, 0x21];
const version = 20;
const hasDescriptor = 0x0008;
const endLength = 22;
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

/**
 * Writes an archive as a stream, one file after the other, in memory of some chunks. Every byte around the contents follows from names, sizes and checksums, so that a
 * reader (`libs/verifier/bundle/archive.ts`) can require all of them; files are deflated on zlib's threads.
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
