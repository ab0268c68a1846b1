import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '#libs/contracts/documents/file-facts';
import { describePreview, drawPreview } from './draw-preview.js';

// A process for one preview: the file comes on standard input, the answer goes to standard output, and the type, the page and the edge are its arguments. It knows
// no path, no secret and no address, and whoever started it ends it when it takes too long or too much.
const [type, page, edge] = process.argv.slice(2);
const content = readFileSync(0);
const answer =
  page === undefined
    ? JSON.stringify(await describePreview(content, type as FileType))
    : await drawPreview(content, type as FileType, Number(page), Number(edge));
await pipeline([answer], process.stdout);
