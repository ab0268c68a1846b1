import { setImmediate } from 'node:timers/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-directory.js';

/** Thrown for an entry whose content contradicts the directory, or if the total unpacked size exceeds the limit. */
export class UnpackError extends Error {
  override readonly name = 'UnpackError';
}

/** Bytes of one archive that may still be unpacked, whatever its directory claims. */
export class UnpackBudget {
  constructor(private left: number) {}

  /** @throws UnpackError if fewer bytes are left */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new UnpackError('too large');
  }
}

/** Chunk size: handling one takes our own thread a millisecond or two. */
const pieceLength = 64 * 1024;

/**
 * The bytes of one entry in chunks of at most 64 KiB. They are inflated on zlib's threads and counted; sizes and checksum of the directory are verified, never
 * trusted. @throws UnpackError
 */
export async function* unpack(archive: Buffer, entry: ZipEntry, budget: UnpackBudget): AsyncGenerator<Buffer> {
  const packed = archive.subarray(entry.dataAt, entry.dataAt + entry.compressed);
  let length = 0;
  let sum = 0;
  for await (const piece of entry.method === 0 ? pieces(packed) : inflated(packed)) {
    budget.take(piece.length);
    length += piece.length;
    sum = crc32(piece, sum);
    yield piece;
  }
  if (length !== entry.uncompressed || sum !== entry.crc32) throw new UnpackError('not what the directory says');
}

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += pieceLength) {
    yield content.subarray(at, at + pieceLength);
    await setImmediate();
  }
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: pieceLength });
  inflate.end(packed);
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch (cause) {
    throw new UnpackError('broken data', { cause });
  }
}
