import type { FileType } from '#machines/kernel/uploads';
import { longPdf, noise, PreviewBench } from './preview-samples.js';

const edge = '1600';

/**
 * The first page of a PDF of twenty within a second, a photo of 15 MB within two: the median of five, each in a separate process. Returns the number of missed
 * goals.
 */
export async function previewTimes(print: (line: string) => void): Promise<number> {
  const photo = await noise(5000, 3300).jpeg({ quality: 89 }).toBuffer();
  const samples: { name: string; content: Buffer; type: FileType; goal: number }[] = [
    { name: 'first page of a PDF of 20', content: await longPdf(20), type: 'application/pdf', goal: 1000 },
    { name: `a photo of ${(photo.length / 1024 / 1024).toFixed(1)} MB`, content: photo, type: 'image/jpeg', goal: 2000 },
  ];
  const bench = await PreviewBench.create();
  let missed = 0;
  try {
    for (const { name, content, type, goal } of samples) {
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        const { bytes, ms } = await bench.draw(content, type, '1', edge);
        if (!bytes) throw new Error(`${name} was not drawn`);
        times.push(ms);
      }
      const median = times.sort((a, b) => a - b)[2] ?? 0;
      if (median > goal) missed++;
      print(`preview of ${name}: median ${median.toFixed(0)} ms, ${(median / goal).toFixed(2)} of its goal`);
    }
  } finally {
    await bench.remove();
  }
  return missed;
}
