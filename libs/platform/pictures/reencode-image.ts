import { fileTypeFromBuffer } from 'file-type/core';
import { Problem } from '../http/problem.js';
import { inTurn, sharp } from './decoders.js';

/** 50 million pixels: no camera makes more in a picture of 15 MB, and a decoder lays out no more than 200 MB for it. */
const maxPixels = 50_000_000;

const taken: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

const refused = (cause?: unknown): Problem =>
  new Problem('invalidPhotoFormat', { cause, errors: [{ field: 'file', code: 'invalidPhotoFormat' }] });

/**
 * The picture made anew from its pixels: upright, cut from its middle to `width` by `height` pixels, WebP, nothing of what it carried beside them.
 * @throws Problem 415 invalidPhotoFormat for what is no PNG, JPEG or WebP, is broken, or would unfold to more than 50 million pixels
 */
export async function reencodeImage(content: Buffer, width: number, height: number): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !taken.has(type.mime)) throw refused();
  return inTurn(async () => {
    try {
      const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true });
      return await picture.timeout({ seconds: 20 }).rotate().resize(width, height, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    } catch (cause) {
      throw refused(cause);
    }
  });
}
