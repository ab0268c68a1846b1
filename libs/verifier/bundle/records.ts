import { joined } from '../bytes.js';
import { type FaultCode, StopError } from './bundle-fault.js';

/** Bytes of a record or line at most. */
const largestRecord = 32 * 1024 * 1024;

/** The records of a file, four bytes of length (big endian) before each. @throws StopError */
export async function* recordsIn(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ n: number; bytes: Uint8Array }> {
  const parts = new Parts();
  let n = 1;
  const fault = (code: FaultCode): StopError => new StopError(code, { file, entry: n }, { limit: largestRecord });
  for await (const chunk of chunks) {
    parts.add(chunk);
    for (; parts.length >= 4; n += 1) {
      const length = parts.lengthAhead();
      if (length > largestRecord) throw fault('entryTooLarge');
      if (parts.length < 4 + length) break;
      yield { n, bytes: parts.take(4 + length).subarray(4) };
    }
  }
  if (parts.length > 0) throw fault('entryCut');
}

/** Chunks that are put together only where a record does not end in the chunk in which it begins. */
class Parts {
  private chunks: Uint8Array[] = [];
  length = 0;

  add(chunk: Uint8Array): void {
    if (chunk.length > 0) this.chunks.push(chunk);
    this.length += chunk.length;
  }

  lengthAhead(): number {
    const head = this.gather(4);
    return new DataView(head.buffer, head.byteOffset).getUint32(0);
  }

  take(length: number): Uint8Array {
    const first = this.gather(length);
    this.chunks[0] = first.subarray(length);
    if (this.chunks[0].length === 0) this.chunks.shift();
    this.length -= length;
    return first.subarray(0, length);
  }

  /** The first chunk, made to have at least `length` bytes. */
  private gather(length: number): Uint8Array {
    let first = this.chunks[0] ?? new Uint8Array();
    if (first.length < length) {
      first = joined(...this.chunks);
      this.chunks = [first];
    }
    return first;
  }
}

const newline = 10;
const decoder = new TextDecoder();

/** The lines of a file, each with its number. @throws StopError */
export async function* linesIn(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ n: number; line: string }> {
  let [rest, n, length]: [Uint8Array[], number, number] = [[], 1, 0];
  for await (const chunk of chunks) {
    let at = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, at), n += 1) {
      yield { n, line: decoder.decode(rest.length === 0 ? chunk.subarray(at, end) : joined(...rest, chunk.subarray(at, end))) };
      at = end + 1;
      [rest, length] = [[], 0];
    }
    rest.push(chunk.slice(at));
    length += chunk.length - at;
    if (length > largestRecord) throw new StopError('lineTooLarge', { file, line: n }, { limit: largestRecord });
  }
  if (length > 0) throw new StopError('lineCut', { file, line: n });
}
