// npm run check [-- NAME ...]: static checks, cheap ones first, two at a time. All of them run, then all errors are shown.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { advisories } from './advisories.mjs';
import { argumentsOrExit } from './arguments.mjs';
import { begin } from './begin.mjs';
import { build } from './build.mjs';
import { clientTypes, textLoaderFaults } from './client-types.mjs';
import { compileWithTypes, generator } from './docs.mjs';
import { iconFaults } from './icons.mjs';
import { migrationFaults } from './migrations.mjs';
import { pageFaults } from './pages.mjs';
import { missingFonts, webSizes } from './sizes.mjs';
import { root, runQuietly, serverFlags, since, tool } from './steps.mjs';

/** What a tool remembers of unchanged files, so that a second check is quick. No file may be called `prettier`, a folder in which Prettier looks by itself. */
const cacheOf = (name) => join(root, 'node_modules', '.cache', name);

const run = (path, args, options = {}) => {
  const [node, program] = tool(path);
  return runQuietly(node, [program, ...args], options);
};

/** By name, in the order in which they begin. `after`: what has to pass first. `asks`: only where it is named, because it asks the network. */
const checks = {
  format: {
    about: 'format (prettier)',
    step: () => run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '--cache', '--cache-location', cacheOf('format'), '.']),
  },
  migrations: { about: 'migrations are frozen', step: () => resultOf(migrationFaults(root)) },
  icons: { about: 'icons that the web imports are kept', step: async () => resultOf(await iconFaults()) },
  pages: { about: 'pages of docs: length and links', step: () => resultOf(pageFaults(root)) },
  alerts: { about: 'rules of alerts (promtool)', step: alerts },
  structure: {
    about: 'directions of imports, and counts that may only fall',
    step: () => runQuietly(process.execPath, ['apps/tools/structure.mjs']),
  },
  'lint-types': { about: 'rules that need types (oxlint)', step: () => run('oxlint/bin/oxlint', ['--type-aware', '--quiet']) },
  lint: {
    // What a rule without types finds depends on its file alone, so that it can be remembered.
    about: 'all other rules (eslint)',
    step: () =>
      run('eslint/bin/eslint.js', [
        ...['.', '--max-warnings', '0'],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', cacheOf('eslint')],
      ]),
  },
  types: { about: 'types of the server (nest build)', step: compileWithTypes },
  'web-types': {
    about: 'types of the web (tsc)',
    step: () => run('typescript/bin/tsc', ['-p', 'web/tsconfig.json', '--incremental', '--tsBuildInfoFile', cacheOf('web.tsbuildinfo')]),
  },
  generated: { about: 'generated files are fresh', after: 'types', step: generatedFiles },
  build: { about: 'build', step: buildIt },
  api: {
    about: 'the API breaks nothing undeclared',
    after: 'build',
    step: () => runQuietly(process.execPath, ['dist/apps/tools/api-changes.js']),
  },
  sizes: { about: 'sizes of the web', after: 'build', step: sizes },
  walk: { about: 'files that an operation enters', after: 'build', step: walk },
  advisories: { about: 'known faults of dependencies', asks: true, step: advisories },
};

const { names } = argumentsOrExit({
  command: 'npm run check',
  about: 'static checks; all of them without a name',
  names: Object.keys(checks),
});
await begin();
// The rules and the compiler of the web read them.
await clientTypes();

const chosen =
  names.length > 0
    ? Object.keys(checks).filter((name) => names.some((one) => one === name || checks[one].after === name))
    : Object.keys(checks).filter((name) => !checks[name].asks);
const ended = new Map();
const waiting = [...chosen];
const running = new Map();
while (waiting.length + running.size > 0) {
  // Two at a time: each check is one process on one processor.
  for (let next = readyIndex(); running.size < 2 && next >= 0; next = readyIndex()) {
    const [name] = waiting.splice(next, 1);
    running.set(name, runCheck(name));
  }
  await Promise.race(running.values());
}

const failures = [...ended].filter(([, { code }]) => code !== 0);
for (const [name, { output }] of failures) console.log(`\n--- ${name}: ${checks[name].about}\n${output.trim()}`);
if (failures.length > 0) console.log(`\nAgain: npm run check -- ${failures.map(([name]) => name).join(' ')}`);
console.log(`\nChecks: ${ended.size - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** The first that waits for nothing. */
function readyIndex() {
  return waiting.findIndex((name) => checks[name].after === undefined || ended.has(checks[name].after));
}

async function runCheck(name) {
  const { about, after, step } = checks[name];
  const began = performance.now();
  const isBlocked = after !== undefined && ended.get(after).code !== 0;
  if (!isBlocked) console.log(`       ${name}: ${about} ...`);
  const { code, output } = isBlocked ? { code: 1, output: `not run, because ${after} failed` } : await step();
  ended.set(name, { code, output });
  running.delete(name);
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${since(began)})${code === 0 && output.startsWith('(') ? ` ${output.trim()}` : ''}`,
  );
}

/** Whether each alarm rings where it should and only there. Prometheus brings the tool; without it the names alone are tested, by apps/worker/alerts.int-spec.ts. */
async function alerts() {
  if (spawnSync('promtool', ['--version']).error) return { code: 0, output: '(skipped: there is no promtool, which Prometheus brings)' };
  const rules = await runQuietly('promtool', ['check', 'rules', 'docs/operations/alerts.yml']);
  return rules.code === 0 ? runQuietly('promtool', ['test', 'rules', 'docs/operations/alerts.test.yml']) : rules;
}

function resultOf(faults) {
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

async function generatedFiles() {
  const faults = await textLoaderFaults();
  return faults.length > 0 ? resultOf(faults) : runQuietly(process.execPath, generator('--check'));
}

function buildIt() {
  return build().then(
    () => ({ code: 0, output: '' }),
    (fault) => ({ code: 1, output: fault.message }),
  );
}

function sizes() {
  const [web, site] = ['web', 'site'].map((name) => join(root, 'dist', name));
  const { faults: large, summary } = webSizes(web);
  const faults = [...large, ...missingFonts(web, site)];
  return faults.length === 0 ? { code: 0, output: summary } : resultOf(faults);
}

async function walk() {
  const { code, output } = await runQuietly(process.execPath, [...(await serverFlags()), 'dist/apps/bench/main.js', 'prove', 'walk']);
  return code === 0 ? { code, output: `(${output.trim().split('\n').at(-1)})` } : { code, output };
}
