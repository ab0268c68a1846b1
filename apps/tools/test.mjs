// npm test [-- paths] [-t name], npm test -- --changed [base]: tests that need nothing but this checkout. Database suites start a real PostgreSQL for themselves.
import { argumentsOrExit } from './arguments.mjs';
import { begin } from './begin.mjs';
import { root, useMemoryForTemporaryFiles } from './steps.mjs';

const { names, options } = argumentsOrExit({
  command: 'npm test',
  about: 'all tests, or suites whose path contains a name; with --changed those that a change reaches, since the commit that is named',
  names: 'any',
  options: { testNamePattern: 'text', kind: ['pure', 'web', 'database', 'kafka'], changed: 'flag', all: 'flag', record: 'flag' },
  short: { t: 'testNamePattern' },
});
await begin();
useMemoryForTemporaryFiles();
const { changedFiles, suitesReached } = await import('./changed.mjs');
const { nearest } = await import('./test/nearest.mjs');
const { TestRun } = await import('./test/run.mjs');
const { chooseSuites, kindOf, suitesOf } = await import('./test/suites.mjs');

const all = suitesOf(root);
const { kind, testNamePattern: pattern } = options;
const chosen = options.changed ? changed() : named();
const suites = chosen.filter((path) =>
  kind === undefined ? kindOf(path) !== 'kafka' || process.env.KAFKA_BROKERS : kindOf(path) === kind,
);
if (suites.length === 0) end(whyNone(), options.changed ? 0 : 2);

const { now, later } = options.changed && !options.all ? nearest(root, suites) : { now: suites, later: [] };
const isWhole = now.length === all.filter((path) => kindOf(path) !== 'kafka').length && pattern === undefined;
const run = new TestRun({
  checkout: root,
  suites: now,
  isOrdered: options.changed === true,
  all,
  isWhole,
  record: options.record === true && isWhole,
  ...(pattern === undefined ? {} : { jest: ['--testNamePattern', pattern] }),
});
const code = await run.run();
if (later.length > 0)
  console.log(`${later.length} suites further away reach the change too: npm test -- --changed ${[...names, '--all'].join(' ')}`);
if (isWhole) console.log('Not run here: npm run e2e (a browser), npm run test:kafka (a broker), npm run prove (long harnesses).');
process.exit(code);

function named() {
  const { chosen, unknown } = chooseSuites(all, names, root);
  for (const { name, near } of unknown) end(`No suite has "${name}" in its path; similar ones: ${near.join(', ')}.`, 2);
  return chosen;
}

function changed() {
  if (names.length > 1) end(`npm test: --changed takes one commit, but was given ${names.join(', ')}`, 2);
  try {
    const { base, files } = changedFiles(root, names[0]);
    const reached = suitesReached(root, files, all);
    console.log(`${files.length} files differ from ${base}; ${reached.length} of ${all.length} suites reach them.`);
    return reached;
  } catch (fault) {
    return end(`npm test: ${fault.message}`, 2);
  }
}

function whyNone() {
  if (options.changed) return 'No suite reaches the change.';
  if (kind === undefined) return `${chosen[0]} needs a broker: npm run test:kafka -- ${names.join(' ')}`;
  return `No suite of the kind ${kind} has that in its path; there are some of: ${[...new Set(chosen.map(kindOf))].join(', ')}.`;
}

function end(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}
