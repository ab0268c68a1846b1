import { constants, crc32, deflateRawSync } from 'node:zlib';

const gzipHeader: Uint8Array = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const lastBlock: Uint8Array = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * A page that is identical for everyone except for its CSP nonce, which changes with every response. It is compressed once: between its parts, each deflated to
 * a complete block, the nonce is inserted as a stored block (RFC 1951, 3.2.4).
 */
export class PrecompressedPage {
  private readonly parts: { text: Uint8Array; deflated: Uint8Array }[];
  /** Its memory size. */
  readonly bytes: number;

  /** @param place placeholder of the nonce in `html` */
  constructor(html: string, place: string) {
    this.parts = html.split(place).map((part) => {
      const text = Buffer.from(part);
      const deflated = deflateRawSync(text, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
      return { text: alone(text), deflated: alone(deflated) };
    });
    this.bytes = this.parts.reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 0);
  }

  /** UTF-8 */
  plain(nonce: string): Buffer {
    const given: Uint8Array = Buffer.from(nonce);
    return Buffer.concat(this.parts.flatMap(({ text }, index) => (index === 0 ? [text] : [given, text])));
  }

  gzip(nonce: string): Buffer {
    const given: Uint8Array = Buffer.from(nonce);
    const stored = storedBlock(given);
    const blocks: Uint8Array[] = [gzipHeader];
    let sum = 0;
    let size = 0;
    for (const [index, { text, deflated }] of this.parts.entries()) {
      if (index > 0) {
        blocks.push(stored);
        sum = sumOn(given, sum);
        size += given.length;
      }
      blocks.push(deflated);
      sum = sumOn(text, sum);
      size += text.length;
    }
    blocks.push(lastBlock, trailer(sum, size));
    return Buffer.concat(blocks);
  }
}

/* Small buffers are slices of a pool, and zlib's output is a slice of its chunk: keeping one would keep the whole chunk. */
const alone = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/* zlib accepts an empty input as a flush. */
const sumOn = (bytes: Uint8Array, sum: number): number => (bytes.length === 0 ? sum : crc32(bytes, sum));

function storedBlock(content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([head, content]);
}

function trailer(sum: number, size: number): Uint8Array {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(size, 4);
  return end;
}
