import { type Verdict, refused, taken } from '../verdict.js';
import { type ImageSize, hasPixels, isPixelFlood, larger } from './image-size.js';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const standalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const startOfFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * A JPEG whose markers (ITU T.81, annex B) lead from SOI to EOI. Bytes after EOI are not refused as such: cameras put previews and
 * motion pictures there; archives and active content in them are found by the scan of the whole file.
 */
export function inspectJpeg(content: Buffer): Verdict {
  let size: ImageSize | undefined;
  for (let at = 2; at + 4 <= content.length || content[at + 1] === endOfImage;) {
    if (content[at] !== 0xff) return refused('malformed');
    const marker = content[at + 1] ?? 0;
    if (marker === endOfImage) return verdictOf(size);
    if (marker === 0xff || standalone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    if (length < 2) return refused('malformed');
    if (startOfFrame(marker)) {
      if (length < 8 || at + 9 > content.length) return refused('malformed');
      size = larger(size, { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) });
    }
    at += 2 + length;
    if (marker === startOfScan) at = endOfEntropyData(content, at);
  }
  return refused('malformed');
}

/** Position of the first real marker behind compressed data: an FF that is neither stuffed nor a restart. */
function endOfEntropyData(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standalone(next)) return at;
  }
  return content.length;
}

function verdictOf(size: ImageSize | undefined): Verdict {
  if (!size || !hasPixels(size)) return refused('malformed');
  return isPixelFlood(size) ? refused('tooManyPixels') : taken('image/jpeg');
}
