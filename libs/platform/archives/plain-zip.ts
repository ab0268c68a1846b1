import { createHash, type Hash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

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

const largest = 0xfffffffe;
/** So that equal contents make equal archives. The format has local time. */
const firstDay = new Date(1980, 0, 1);
const pieceLength = 64 * 1024;
const nothing = new Uint8Array(0);

/**
 * Writes an archive as a stream, one file after the other, in memory of some chunks: fflate writes what is around the contents, which zlib deflates on its threads.
 * Every byte around them follows from names, sizes and checksums, so that a reader (`libs/verifier/bundle/archive.ts`) can require all of them.
 */
export class PlainZipWriter {
  private at = 0;
  private readonly ready: Uint8Array[] = [];
  private readonly zip = new Zip((fault, bytes) => {
    if (fault) throw fault;
    this.ready.push(bytes);
  });

  /** A file, which is deflated (8) or stored as it is (0). @throws ZipTooLargeError, what `content` throws */
  async *file(
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    compression: 0 | 8 = 8,
  ): AsyncGenerator<Buffer, WrittenFile> {
    const entry: ZipInputFile = { filename: name, compression, mtime: firstDay, crc: 0, size: 0 };
    const sums = { content: createHash('sha256'), packed: createHash('sha256') };
    let packedSize = 0;
    this.zip.add(entry);
    const chunks = counted(content, entry, sums.content);
    for await (const chunk of compression === 8 ? deflated(chunks) : chunks) {
      sums.packed.update(chunk);
      packedSize += chunk.length;
      // No chunk is in shared memory.
      entry.ondata?.(null, chunk as Uint8Array<ArrayBuffer>, false);
      yield* this.written();
    }
    entry.ondata?.(null, nothing, true);
    yield* this.written();
    return {
      name,
      size: entry.size,
      sha256: sums.content.digest('hex'),
      packedSize,
      packedSha256: sums.packed.digest('hex'),
    };
  }

  /** The directory. @throws ZipTooLargeError */
  *end(): Generator<Buffer> {
    this.zip.end();
    yield* this.written();
  }

  private *written(): Generator<Buffer> {
    for (const bytes of this.ready.splice(0)) {
      this.at += bytes.length;
      requireRoom(this.at);
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    }
  }
}

function requireRoom(bytes: number): void {
  if (bytes > largest) throw new ZipTooLargeError('an archive, and each file in it, has less than 4 GiB');
}

async function* counted(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  entry: ZipInputFile,
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
