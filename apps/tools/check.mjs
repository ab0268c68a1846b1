// npm run check: all static checks. All of them run, then all errors are shown.
import { join } from 'node:path';
import { begin } from './begin.mjs';
import { build } from './build.mjs';
import { clientTypes } from './client-types.mjs';
import { compileWithTypes, generator } from './docs.mjs';
import { migrationFaults } from './migrations.mjs';
import { pageFaults } from './pages.mjs';
import { webSizes } from './sizes.mjs';
import { root, runQuietly, since, tool } from './steps.mjs';

await begin();
// Before the lanes: the rules of one and the compiler of the other read them.
await clientTypes();

const run = (path, ...args) => {
  const [node, program] = tool(path);
  return runQuietly(node, [program, ...args]);
};

const buildIt = () =>
  build().then(
    () => ({ code: 0, output: '' }),
    (fault) => ({ code: 1, output: fault.message }),
  );

/** Two lanes for two processors: the lint rules take as long as everything else. Steps of a lane run in order, because the last ones need the build. */
const lanes = [
  [['rules (eslint)', () => run('eslint/bin/eslint.js', '.', '--max-warnings', '0')]],
  [
    ['types of the server (nest build)', compileWithTypes],
    ['generated files are fresh', () => runQuietly(process.execPath, generator('--check'))],
    ['build', buildIt],
    ['types of the web (tsc)', () => run('typescript/bin/tsc', '-p', 'web/tsconfig.json')],
    ['format (prettier)', () => run('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
    ['migrations are frozen', () => Promise.resolve(outcomeOf(migrationFaults(root)))],
    ['pages of docs: length and links', () => Promise.resolve(outcomeOf(pageFaults(root)))],
    ['the API breaks nothing undeclared', () => runQuietly(process.execPath, ['dist/apps/tools/api-changes.js'])],
    ['sizes of the web', () => Promise.resolve(sizes())],
    ['directions of imports, and counts that may only fall', () => runQuietly(process.execPath, ['apps/tools/structure.mjs'])],
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

function outcomeOf(faults) {
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

function sizes() {
  const { faults, summary } = webSizes(join(root, 'dist', 'web'));
  return faults.length === 0 ? { code: 0, output: summary } : { code: 1, output: faults.join('\n') };
}
