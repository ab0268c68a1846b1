import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '#machines/kernel/uploads';
import type { RefusalReason } from '../rules/verdict.js';

// A process for one file: it comes on standard input, the answer goes to standard output, and its arguments are `inspection` (what the file is, or why it is not
// taken), or the file's type with a page and an edge, or the type alone for what there is to see. It knows no path, no secret and no address, and the api ends it when
// it takes too long or too much. Decoders are loaded for what is asked alone: an upload waits for its inspection.
const [type = '', page, edge] = process.argv.slice(2);
const content = readFileSync(0);
await pipeline([await answer()], process.stdout);

async function answer(): Promise<Buffer | string> {
  if (type === 'inspection') return inspection();
  const { describePreview, drawPreview } = await import('./draw-preview.js');
  if (page === undefined) return JSON.stringify(await describePreview(content, type as FileType));
  return drawPreview(content, type as FileType, Number(page), Number(edge));
}

async function inspection(): Promise<FileType | RefusalReason> {
  const { inspectFile } = await import('../rules/inspect-file.js');
  const verdict = await inspectFile(content);
  if ('refused' in verdict) return verdict.refused;
  const fault = verdict.type === 'application/pdf' ? await (await import('./pdf-opening.js')).faultOfOpening(content) : undefined;
  return fault ?? verdict.type;
}
