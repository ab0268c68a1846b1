// npm test [-- paths] [-t name]: every test that needs nothing but this checkout. Database suites start a real PostgreSQL for themselves.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argumentsOrExit } from './arguments.mjs';
import { begin } from './begin.mjs';
import { root, run, since, tool, useMemoryForTemporaryFiles, workers } from './steps.mjs';

argumentsOrExit({
  command: 'npm test',
  about: 'every test that needs nothing but this checkout; paths choose suites',
  names: 'any',
  options: { testNamePattern: 'text', bail: 'flag', verbose: 'flag' },
  short: { t: 'testNamePattern' },
});
await begin();
useMemoryForTemporaryFiles();
const began = performance.now();
const [node, jest] = tool('jest/bin/jest.js');
// One kind after the other: a worker that holds the modules of one has room to spare. Those of the database wait for it now and then, so that one more of them helps.
const kinds = { pure: workers(), web: workers(), database: workers() + 1, ...(process.env.KAFKA_BROKERS ? { kafka: workers() } : {}) };
const results = mkdtempSync(join(tmpdir(), 'registra-tests-'));
const sums = { failed: 0, passed: 0, total: 0 };
let code = 0;
for (const [kind, atOnce] of Object.entries(kinds)) {
  const outputFile = join(results, `${kind}.json`);
  const options = ['--selectProjects', kind, '--maxWorkers', String(atOnce), '--passWithNoTests', '--json', '--outputFile', outputFile];
  const ended = await run(node, [jest, ...options, ...process.argv.slice(2)], { stdio: ['ignore', 'ignore', 'inherit'] });
  code ||= ended;
  if (existsSync(outputFile)) add(JSON.parse(readFileSync(outputFile, 'utf8')));
}
rmSync(results, { recursive: true, force: true });
console.log(`\nTests:       ${sums.failed > 0 ? `${sums.failed} failed, ` : ''}${sums.passed} passed, ${sums.total} total`);
console.log(`\nTests took ${since(began)}.`);
for (const line of notRun()) console.log(`Not run here: ${line}`);
if (sums.total === 0) console.log('No test fits what was asked for.');
process.exit(sums.total === 0 ? 1 : code);

function add({ numFailedTests, numPassedTests, numTotalTests }) {
  sums.failed += numFailedTests;
  sums.passed += numPassedTests;
  sums.total += numTotalTests;
}

function notRun() {
  const lines = ['the tests in a browser: npm run e2e'];
  if (!process.env.KAFKA_BROKERS) lines.push('the suites against a real broker: npm run test:kafka (Java 17, and Maven once)');
  if (existsSync(join(root, 'apps', 'bench', 'run.mjs'))) lines.push('figures and long harnesses: npm run bench, npm run prove');
  return lines;
}
