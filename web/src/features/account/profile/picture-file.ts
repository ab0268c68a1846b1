import { maxUploadBytes, pictureTypes } from '#machines/kernel/uploads';
import type { Crop } from './crop.js';

/** Checks a chosen file before it is opened. */
export function fileFault(file: File): 'tooLarge' | 'badFormat' | null {
  if (!pictureTypes.includes(file.type)) return 'badFormat';
  return file.size > maxUploadBytes ? 'tooLarge' : null;
}

/** Pixels of a side, as the server stores it. */
const sentSide = 512;

/** @throws if this browser cannot open the picture */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0) throw new Error('an empty picture');
  return image;
}

/** Encodes the selected square as a new file; nothing else of the original is sent. */
export async function cutOut(image: HTMLImageElement, { left, top, side }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sentSide;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, side, side, 0, 0, sentSide, sentSide);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (!made) throw new Error('no picture came out');
  return made;
}
