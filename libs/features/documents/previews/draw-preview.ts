import type { FileType } from '#machines/kernel/uploads';
import { maxPixels, sharp } from '#libs/platform/pictures/decoders';
import { firstLines } from './first-lines.js';
import { heicPicture } from './heic-picture.js';
import { countPages, drawPage } from './pdf-pages.js';

/** The contents of a preview: `pages` pictures, counted from 1, or the `text` it begins with. */
export interface PreviewContents {
  pages: number;
  text: string | null;
}

/** Decodes uploaded files, so it runs in a separate process (`preview-program`). @throws if a file cannot be read */
export async function describePreview(content: Buffer, type: FileType): Promise<PreviewContents> {
  if (type === 'application/pdf') return { pages: await countPages(content), text: null };
  if (type.startsWith('image/')) return { pages: 1, text: null };
  // A document that is only pictures has no text: nothing can be shown of it.
  return { pages: 0, text: (await firstLines(content, type)) || null };
}

/**
 * A page, from 1, redrawn from its pixels: upright, its longer edge at most `edge` pixels, WebP, without the file's metadata.
 * @throws if the file cannot be read
 */
export async function drawPreview(content: Buffer, type: FileType, page: number, edge: number): Promise<Buffer> {
  if (type === 'application/pdf') return drawPage(content, page, edge);
  const picture =
    type === 'image/heic'
      ? heicPicture(content)
      : sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true }).rotate();
  return picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}
