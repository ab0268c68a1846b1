import { maxUploadBytes } from '#machines/kernel/uploads';
import { UnreadablePhoto } from './chosen-files.js';
import { type Jpeg, pdfOfJpegs } from './pdf-of-jpegs.js';

/** Pixels of a page's longer edge: small print of an A4 page stays legible (220 dots per inch). */
const longestEdge = 2600;
/** JPEG qualities that are tried in turn, until a page fits into its share of the file. */
const qualities = [0.85, 0.7, 0.5];
/** Bytes reserved for the PDF's structure. */
const envelope = 64 * 1024;

/**
 * Makes one PDF of several photos, a page each. Photos are reduced to fit the largest permitted file, and lose the camera's metadata.
 * @throws UnreadablePhoto for the first one that cannot be opened
 */
export async function joinPhotos(photos: readonly File[], name: string): Promise<File> {
  const share = (maxUploadBytes - envelope) / photos.length;
  const pages: Jpeg[] = [];
  // One after the other: a phone has no memory for twenty open photos.
  for (const photo of photos) pages.push(await jpegOf(photo, share));
  return new File([pdfOfJpegs(pages)], name, { type: 'application/pdf' });
}

async function jpegOf(photo: File, largest: number): Promise<Jpeg> {
  const picture = await createImageBitmap(photo).catch(() => {
    throw new UnreadablePhoto(photo.name);
  });
  try {
    const canvas = drawn(picture);
    const { width, height } = canvas;
    let blob = await encoded(canvas, qualities[0]);
    for (const quality of qualities.slice(1)) if (blob.size > largest) blob = await encoded(canvas, quality);
    return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
  } finally {
    picture.close();
  }
}

/** Draws the picture upright on white, because JPEG has no transparency, and no larger than a page needs. */
function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, quality: number | undefined): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas was not encoded'))), 'image/jpeg', quality);
  });
