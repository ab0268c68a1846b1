// npm test [-- jest's arguments]: every test that needs nothing but this checkout. Database suites start a real PostgreSQL of their own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root, run, since, tool, useMemoryForTemporaryFiles, workers } from './steps.mjs';

requireNode();
await ensureInstalled();
useMemoryForTemporaryFiles();
const began = performance.now();
const [node, jest] = tool('jest/bin/jest.js');
const projects = ['pure', 'database', 'web', ...(process.env.KAFKA_BROKERS ? ['kafka'] : [])];
const code = await run(node, [jest, '--selectProjects', ...projects, '--maxWorkers', String(workers()), ...process.argv.slice(2)]);
console.log(`\nTests took ${since(began)}.`);
for (const line of notRun()) console.log(`Not run here: ${line}`);
process.exit(code);

function notRun() {
  const lines = ['the tests in a browser: npm run e2e'];
  if (!process.env.KAFKA_BROKERS) lines.push('the suites against a real broker: npm run test:kafka (Java 17, and Maven once)');
  if (existsSync(join(root, 'apps', 'bench', 'run.mjs'))) lines.push('figures and long harnesses: npm run bench, npm run prove');
  return lines;
}
