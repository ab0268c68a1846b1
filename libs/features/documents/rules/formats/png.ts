import { type Verdict, refused, taken } from '../verdict.js';
import { hasPixels, isPadding, isPixelFlood } from './image-size.js';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const overhead = 12;

/**
 * Accepts a PNG whose chunks run without a gap from the signature to an IEND that ends the file, except for padding (PNG 3rd edition, 5.2
 * and 5.6), so that nothing can be hidden behind the picture.
 */
export function inspectPng(content: Buffer): Verdict {
  if (!content.subarray(0, 8).equals(signature) || content.length < 8 + 25) return refused('malformed');
  if (content.toString('latin1', 12, 16) !== 'IHDR' || content.readUInt32BE(8) !== 13) return refused('malformed');
  const size = { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  if (!hasPixels(size)) return refused('malformed');
  if (isPixelFlood(size)) return refused('tooManyPixels');
  return inspectChunks(content);
}

function inspectChunks(content: Buffer): Verdict {
  let pictureData = false;
  for (let at = 8; at + overhead <= content.length;) {
    const name = content.toString('latin1', at + 4, at + 8);
    at += overhead + content.readUInt32BE(at);
    pictureData ||= name === 'IDAT';
    if (name !== 'IEND') continue;
    if (!isPadding(content, at)) return refused('trailingBytes');
    return pictureData && at <= content.length ? taken('image/png') : refused('malformed');
  }
  return refused('malformed');
}
