import type { FileType } from '#machines/kernel/uploads';
import { longPdf, noise, PreviewBench } from '../product/preview-samples.js';
import type { Bench } from '../programs.js';
import { askAll } from './questions.js';

const edge = '1600';

/** The first page of a PDF of twenty within a second, a photo of 15 MB within two, each in a separate process. */
export const run: Bench<'previews'> = async (_, print) => {
  const photo = await noise(5000, 3300).jpeg({ quality: 89 }).toBuffer();
  const bench = await PreviewBench.create();
  const drawn = async (content: Buffer, type: FileType): Promise<void> => {
    const { bytes } = await bench.draw(content, type, '1', edge);
    if (!bytes) throw new Error(`a ${type} was not drawn`);
  };
  try {
    const pdf = await longPdf(20);
    const asked = { times: 5 };
    const missed = await askAll(
      'pages',
      { 'first page of a PDF of 20': () => drawn(pdf, 'application/pdf') },
      { ...asked, goal: 1_000 },
      print,
    );
    const photos = { [`a photo of ${(photo.length / 1024 / 1024).toFixed(1)} MB`]: () => drawn(photo, 'image/jpeg') };
    return missed + (await askAll('photos', photos, { ...asked, goal: 2_000 }, print));
  } finally {
    await bench.remove();
  }
};
