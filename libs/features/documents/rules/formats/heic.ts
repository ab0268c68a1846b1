import { type Verdict, refused, taken } from '../verdict.js';
import { type ImageSize, hasPixels, isPixelFlood, larger } from './image-size.js';

/** Brands of ISO/IEC 23008-12 that stand for HEVC-coded pictures; AVIF and video brands are not among them. */
const pictureBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

interface Box {
  type: string;
  body: Buffer;
}

/** A HEIC picture: boxes (ISO/IEC 14496-12) that fill the file exactly, an HEVC brand, and declared extents. */
export function inspectHeic(content: Buffer): Verdict {
  const boxes = readBoxes(content);
  const first = boxes?.[0];
  const meta = boxes?.find((box) => box.type === 'meta');
  if (!boxes || first?.type !== 'ftyp' || !meta) return refused('malformed');
  if (!brandsOf(first.body).some((brand) => pictureBrands.has(brand))) return refused('unknownFormat');
  const size = largestExtent(meta.body);
  if (!size || !hasPixels(size)) return refused('malformed');
  return isPixelFlood(size) ? refused('tooManyPixels') : taken('image/heic');
}

function readBoxes(content: Buffer): Box[] | undefined {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= content.length && boxes.length < 1000) {
    const wide = content.readUInt32BE(at) === 1;
    if (wide && at + 16 > content.length) return undefined;
    const declared = wide ? Number(content.readBigUInt64BE(at + 8)) : content.readUInt32BE(at);
    const length = declared === 0 ? content.length - at : declared;
    const header = wide ? 16 : 8;
    if (length < header || at + length > content.length) return undefined;
    boxes.push({ type: content.toString('latin1', at + 4, at + 8), body: content.subarray(at + header, at + length) });
    at += length;
  }
  return at === content.length ? boxes : undefined;
}

function brandsOf(fileType: Buffer): string[] {
  const brands = [fileType.toString('latin1', 0, 4)];
  for (let at = 8; at + 4 <= fileType.length; at += 4) brands.push(fileType.toString('latin1', at, at + 4));
  return brands;
}

function largestExtent(meta: Buffer): ImageSize | undefined {
  let size: ImageSize | undefined;
  for (let at = meta.indexOf('ispe', 0, 'latin1'); at >= 0 && at + 16 <= meta.length; at = meta.indexOf('ispe', at + 4, 'latin1'))
    size = larger(size, { width: meta.readUInt32BE(at + 8), height: meta.readUInt32BE(at + 12) });
  return size;
}
