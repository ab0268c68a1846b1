import { type Verdict, refused, taken } from '../verdict.js';
import { type ImageSize, hasPixels, isPadding, isPixelFlood, larger } from './image-size.js';

/** A WebP (RFC 9649) whose RIFF size is the file's size, but for padding, and whose chunks fill it exactly. */
export function inspectWebp(content: Buffer): Verdict {
  if (content.length < 30) return refused('malformed');
  const end = content.readUInt32LE(4) + 8;
  if (!isPadding(content, end)) return refused('trailingBytes');
  if (end > content.length) return refused('malformed');
  let size: ImageSize | undefined;
  let at = 12;
  while (at + 8 <= end) {
    const length = content.readUInt32LE(at + 4);
    const body = content.subarray(at + 8, Math.min(at + 8 + length, end));
    const declared = sizeOf(content.toString('latin1', at, at + 4), body);
    if (declared === null) return refused('malformed');
    if (declared) size = larger(size, declared);
    at += 8 + length + (length % 2);
  }
  if (at !== end || !size || !hasPixels(size)) return refused('malformed');
  return isPixelFlood(size) ? refused('tooManyPixels') : taken('image/webp');
}

/** undefined for chunks that declare no size, null for one that should and does not. */
function sizeOf(chunk: string, body: Buffer): ImageSize | null | undefined {
  switch (chunk) {
    case 'VP8X':
      return body.length < 10 ? null : { width: 1 + body.readUIntLE(4, 3), height: 1 + body.readUIntLE(7, 3) };
    case 'VP8L':
      return lossless(body);
    case 'VP8 ':
      return lossy(body);
    default:
      return undefined;
  }
}

function lossless(body: Buffer): ImageSize | null {
  if (body.length < 5 || body[0] !== 0x2f) return null;
  const bits = body.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function lossy(body: Buffer): ImageSize | null {
  if (body.length < 10 || body.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}
