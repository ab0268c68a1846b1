import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '#machines/kernel/uploads';

// A process for one file: it comes on standard input, the answer goes to standard output, and the type, what is asked (`opening`: whether a PDF may be taken, a page, or nothing for what there
// is to see) and the edge are its arguments. It knows no path, no secret and no address, and the api ends it when it takes too long or too much. Decoders are loaded
// for what is asked alone: an upload waits for its opening.
const [type, page, edge] = process.argv.slice(2);
const content = readFileSync(0);
await pipeline([await answer()], process.stdout);

async function answer(): Promise<Buffer | string> {
  if (page === 'opening') {
    const { inspectFile } = await import('../rules/inspect-file.js');
    const verdict = await inspectFile(content);
    return 'refused' in verdict ? verdict.refused : (await import('./pdf-opening.js')).openingOf(content);
  }
  const { describePreview, drawPreview } = await import('./draw-preview.js');
  if (page === undefined) return JSON.stringify(await describePreview(content, type as FileType));
  return drawPreview(content, type as FileType, Number(page), Number(edge));
}
