// For Jest: texts of the interface as modules.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './steps.mjs';
import { textModule } from './texts.mjs';

const own = readFileSync(new URL('texts.mjs', import.meta.url));

export default {
  process: (source, path) => ({ code: textModule(source, relative(root, path), 'commonjs') }),
  getCacheKey: (source, path) => createHash('sha256').update(`${path}\0${source}\0`).update(own).digest('hex'),
};
