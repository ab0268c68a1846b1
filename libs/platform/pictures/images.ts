import { fileTypeFromBuffer } from 'file-type/core';
import { Semaphore } from '#machines/kernel/semaphore';
import { pictureTypes } from '#machines/kernel/uploads';
import { Problem } from '../http/problem.js';
import { maxPixels, sharp } from './decoders.js';

/** One drawing at a time, so that many need no more memory than one. */
const drawing = new Semaphore(1);

/** Renders our own SVG as PNG, in its own size or cropped to `size`. Never pass uploaded content. */
export const rasterizeSvg = (svg: string | Buffer, size?: { width: number; height: number }): Promise<Buffer> =>
  drawing.run(async () => {
    const picture = size
      ? sharp(Buffer.from(svg), { density: 300 }).resize(size.width, size.height, { fit: 'cover' })
      : sharp(Buffer.from(svg));
    return picture.png({ palette: true, quality: 95, effort: 6 }).toBuffer();
  });

const refused = (cause?: unknown): Problem =>
  new Problem('invalidPhotoFormat', { cause, errors: [{ field: 'file', code: 'invalidPhotoFormat' }] });

/**
 * Re-encodes a picture from its pixels: upright, cropped around its centre to `width` by `height` pixels (or whole and at most that large), WebP, without
 * metadata. It needs up to 200 MB for a moment: callers limit concurrency (BoundedUploads).
 * @throws Problem 415 invalidPhotoFormat for anything but PNG, JPEG or WebP, for a broken file, or one with more than 50 million pixels
 */
export async function reencodeImage(content: Buffer, width: number, height: number, fit: 'cover' | 'inside' = 'cover'): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !pictureTypes.includes(type.mime)) throw refused();
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true });
    return await picture
      .timeout({ seconds: 20 })
      .rotate()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw refused(cause);
  }
}
