import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './docs/generated-files.js';

/** Writes the generated files; with --check writes nothing and exits 1 if one is out of date. */
const check = process.argv.includes('--check');
const stale = (await generatedFiles()).filter(({ path, content }) => !existsSync(path) || readFileSync(path, 'utf8') !== content);
for (const { path, content } of stale) {
  console.log(check ? `${path} is not fresh: npm run docs` : `wrote ${path}`);
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
process.exit(check && stale.length > 0 ? 1 : 0);
