// npm run check: everything that reads the code without running the product. All of it runs, then all faults are shown.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { ensureInstalled, requireNode, root, runQuietly, since, tool } from './steps.mjs';

requireNode();
await ensureInstalled();

/** Entry scripts of the web, compressed: what a first visit on a slow line waits for. */
const entryLimit = 130_000;

const run = (path, ...args) => {
  const [node, program] = tool(path);
  return runQuietly(node, [program, ...args]);
};

const buildIt = () =>
  build().then(
    () => ({ code: 0, output: '' }),
    (fault) => ({ code: 1, output: fault.message }),
  );

/** Two lanes for two processors; within a lane one after the other, because the last steps need what the build made. */
const lanes = [
  [
    ['rules (eslint)', () => run('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
    ['format (prettier)', () => run('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ],
  [
    ['build', buildIt],
    [
      'generated files are fresh',
      () => runQuietly(process.execPath, ['--enable-source-maps', 'dist/apps/standalone/generate.js', '--check']),
    ],
    ['size of the web entry', () => Promise.resolve(entrySize())],
    ['types of the server (tsc)', () => run('typescript/bin/tsc', '-p', 'tsconfig.json')],
    ['types of the web (tsc)', () => run('typescript/bin/tsc', '-p', 'web/tsconfig.json')],
    [
      'directions of imports (dependency-cruiser)',
      () =>
        run('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', 'machines', 'libs', 'apps', 'web/src'),
    ],
  ],
];

const failures = [];
const total = lanes.flat().length;
await Promise.all(lanes.map(walk));

async function walk(lane) {
  for (const [name, step] of lane) {
    const began = performance.now();
    const { code, output } = await step();
    if (code !== 0) failures.push([name, output]);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${since(began)})${code === 0 && output.startsWith('(') ? ` ${output}` : ''}`);
  }
}

for (const [name, output] of failures) console.log(`\n--- ${name}\n${output.trim()}`);
console.log(`\nChecks: ${total - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Sums the entry and all it imports at once, from Vite's own manifest. */
function entrySize() {
  const file = join(root, 'dist', 'web', '.vite', 'manifest.json');
  if (!existsSync(file)) return { code: 1, output: 'dist/web/.vite/manifest.json is missing: was the web built?' };
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  const scripts = [...seen].map((key) => manifest[key].file).filter((name) => name.endsWith('.js'));
  const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(root, 'dist', 'web', name))).length, 0);
  const told = `(${(size / 1000).toFixed(1)} of ${entryLimit / 1000} kB gzip)`;
  return size <= entryLimit ? { code: 0, output: told } : { code: 1, output: `the web entry is too large ${told}:\n${scripts.join('\n')}` };
}
